const INTERRUPTED = 130

/**
 * Lets the first Ctrl-C end the work in an orderly way; the second ends the program. `work` is told by the
 * signal, and the exit code says what happened.
 */
export async function untilInterrupted<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED)
    process.exitCode = INTERRUPTED
    controller.abort()
  }
  process.on('SIGINT', interrupt)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', interrupt)
  }
}
