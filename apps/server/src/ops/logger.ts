import { type Logger, pino } from 'pino'

/** One JSON object a line. What could open a door is taken out, wherever it turns up. */
export function newLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.password',
        '*.secret',
        '*.token',
        '*.key',
        'err.config',
        'err.parameters',
      ],
      censor: '(not shown)',
    },
  })
}
