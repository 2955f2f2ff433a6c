import type { SubCommandsDef } from 'citty'
import { mistake } from './fault.ts'
import { nearest } from './nearest.ts'

/** Whatever flags it has. */
export type Command = Awaited<Extract<SubCommandsDef[string], Promise<unknown>>>

interface Listed {
  /** What it does, in a sentence. */
  readonly what: string
  load(): Promise<Command>
}

/** Each command in a file of its own, read only when it is called for. */
export const commands: { readonly [name: string]: Listed } = {
  play: {
    what: 'Play in the terminal, against bots or with others at the same screen.',
    load: () => import('./commands/play.ts').then((file) => file.command),
  },
  replay: {
    what: 'Look at a saved game again, move by move; in a pipe, all of it as text.',
    load: () => import('./commands/replay.ts').then((file) => file.command),
  },
  verify: {
    what: 'Check that a finished game of a server was dealt fairly and played by the rules.',
    load: () => import('./commands/verify.ts').then((file) => file.command),
  },
  analyse: {
    what: 'Weighs every decision of a finished game: what was play, what was luck, where it turned.',
    load: () => import('./commands/analyse.ts').then((file) => file.command),
  },
  puzzles: {
    what: 'Finds positions in games between bots where one move is clearly the best, or checks some.',
    load: () => import('./commands/puzzles.ts').then((file) => file.command),
  },
  rules: {
    what: 'The rules of a game: all of them, one by its id, or those about something.',
    load: () => import('./commands/rules.ts').then((file) => file.command),
  },
  serve: {
    what: 'Serves the tables: the web app, friends by a link, and programs, until Ctrl-C.',
    load: () => import('./commands/serve.ts').then((file) => file.command),
  },
  backup: {
    what: 'Copies the database of a server as it is at one moment, while it may go on, and checks the copy.',
    load: () => import('./commands/backup.ts').then((file) => file.command),
  },
  tables: {
    what: 'Plays every table of a server again, as after an update, and names those that cannot be read, one JSON object a line.',
    load: () => import('./commands/tables.ts').then((file) => file.command),
  },
  reports: {
    what: 'The lines of chat that were reported at a server, the newest first, one JSON object a line.',
    load: () => import('./commands/reports.ts').then((file) => file.command),
  },
  simulate: {
    what: 'Lets bots play many games and adds up what came of them.',
    load: () => import('./commands/simulate.ts').then((file) => file.command),
  },
  arena: {
    what: 'Lets bots play each against each, from every seat, and tells how strong they are.',
    load: () => import('./commands/arena.ts').then((file) => file.command),
  },
  worker: {
    what: 'Plays games that `npx gam simulate` or `npx gam arena` hand out through a queue, until Ctrl-C.',
    load: () => import('./commands/worker.ts').then((file) => file.command),
  },
  tune: {
    what: 'Fits the numbers with which bots judge a position to how games between them come out.',
    load: () => import('./commands/tune.ts').then((file) => file.command),
  },
  train: {
    what: 'Lets bots play generation after generation against those before and learn from it who wins.',
    load: () => import('./commands/train.ts').then((file) => file.command),
  },
  fuzz: {
    what: 'Plays random games at all kinds of tables until a law is broken, and saves the shortest game that breaks it.',
    load: () => import('./commands/fuzz.ts').then((file) => file.command),
  },
  chaos: {
    what: 'Kills a server again and again in the middle of games, or lets a crowd send it nonsense, and checks what it promises.',
    load: () => import('./commands/chaos.ts').then((file) => file.command),
  },
  load: {
    what: 'Measures how many moves a server takes and how soon it answers, next to boardgame.io’s.',
    load: () => import('./commands/load.ts').then((file) => file.command),
  },
  bench: {
    what: 'Measures how fast games are played, copied and searched, next to other ways to write the card game.',
    load: () => import('./commands/bench.ts').then((file) => file.command),
  },
  engine: {
    what: 'Answers requests on stdin, one line of JSON each, with one line of JSON each on stdout: for bots and programs in any language.',
    load: () => import('./commands/engine.ts').then((file) => file.command),
  },
}

export function commandOf(name: string): Listed {
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (listed !== undefined) return listed
  const near = nearest(name, Object.keys(commands))
  throw mistake(
    name.startsWith('-')
      ? `There is no ${name} here; a command comes first. \`npx gam --help\` lists them.`
      : `There is no command "${name}".${near ? ` Did you mean ${near}?` : ''} \`npx gam --help\` lists them.`,
  )
}
