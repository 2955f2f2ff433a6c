import { canBeOrdered, type Decision, Fault, oneAt } from '@gam/kernel'
import { boardOf, seenBy } from '../boards/index.ts'
import { sorted, understand } from '../choices.ts'
import { ink } from '../ink.ts'
import { columns, wrap } from '../lines.ts'
import { commandLine, shortPath } from '../program.ts'
import { scoreTable, verdict } from '../result.ts'
import { tellings } from '../telling.ts'
import type { Terminal } from '../terminal.ts'
import { promptOf } from '../wording.ts'
import { said } from '../words/words.ts'
import { commandNames, findCommand, type Next } from './commands.ts'
import { MOST_NEWS, newsLines, sinceLastTurn, turnScreen } from './screen.ts'
import type { PlayTable } from './table.ts'

/** One game at one screen, from whatever moment it is at to its end or until somebody leaves. */
export class Session {
  readonly table: PlayTable
  readonly terminal: Terminal
  /** The person who looks at the screen. */
  #looking: number | null = null
  #told = false

  constructor(table: PlayTable, terminal: Terminal) {
    this.table = table
    this.terminal = terminal
    this.terminal.completions = () => this.#words()
  }

  /** Do several people look at this screen who may not see the same? */
  get isShared(): boolean {
    const { desk, sitting } = this.table
    return desk.people.length > 1 && Object.keys(sitting.view(null).unseen).length > 0
  }

  /** Answers the table to go on with, if any. */
  async run(): Promise<PlayTable | null> {
    const { table } = this
    for (;;) {
      const { decision } = table.sitting
      if (!decision) return this.#end()
      if (table.desk.botToMove !== null) {
        await table.desk.letBotMove()
        continue
      }
      if (!(await this.#handOver(decision.seat))) return this.#leave()
      const next = await this.#turn(decision.seat)
      if (next !== 'moved') return next
    }
  }

  /** Ends the sitting, not the game: says how to take it up again. */
  readonly #leave = (): null => {
    const { table, terminal } = this
    if (this.isShared) terminal.clear(true)
    if (table.file === null) terminal.print(said().session.forgotten)
    else if (table.trouble) terminal.print(ink.red(said().commands.notSaved(table.trouble)))
    else
      terminal.print(
        said().session.kept(shortPath(table.file)),
        said().session.playOn(commandLine('play', '--resume', table.file)),
      )
    return null
  }

  /** Says something below the table. */
  readonly #say = (...lines: readonly string[]): void => {
    for (const line of lines) this.terminal.print(...(line === '' ? [''] : wrap(line, columns())))
  }

  async #turn(seat: number): Promise<'moved' | PlayTable | null> {
    this.#draw()
    for (;;) {
      const { sitting } = this.table
      const { decision } = sitting
      if (decision?.seat !== seat) return 'moved'
      const asks = boardOf(sitting.game.id).asks?.(seenBy(sitting, seat))
      const order = `${sitting.seats[seat]}: ${asks ?? promptOf(sitting, decision.step)}`
      const typed = await this.terminal.ask(`${ink.magenta(order)} ${ink.dim(said().session.orHelp)} > `)
      if (typed === null) return this.#leave()
      const next = typed.trim() === '' ? 'ask' : await this.#hear(typed, decision)
      if (next === 'redraw') this.#draw()
      else if (next !== 'ask') return next
    }
  }

  /** A move comes before a command of the same name. */
  async #hear(typed: string, decision: Decision): Promise<Next | 'moved'> {
    const { seat } = decision
    const known = understand(typed, seenBy(this.table.sitting, seat), decision, commandNames(this.table.game))
    if ('option' in known) {
      await this.table.desk.submit(seat, [known.option.text])
      return 'moved'
    }
    const command = findCommand(this.table.game, typed)
    const rest = typed.trim().split(/\s+/).slice(1).join(' ')
    try {
      if (command)
        return await command.run({ table: this.table, seat, say: this.#say, leave: this.#leave }, rest)
      this.#say(known.reply)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.#say(error.message)
    }
    return 'ask'
  }

  /** Nobody sees another's hand: before somebody else looks, the screen and its past are wiped. */
  async #handOver(seat: number): Promise<boolean> {
    const { table, terminal } = this
    if (!this.isShared || this.#looking === seat) return true
    const name = oneAt(table.sitting.seats, seat)
    terminal.clear(true)
    terminal.print('', `  ${said().session.handOver(ink.bold(name))}`, '')
    const answer = await terminal.askAfresh(`  ${said().session.pressEnter(name)} `)
    this.#looking = seat
    return answer !== null && !/^\s*(quit|exit)\s*$/i.test(answer)
  }

  #draw(): void {
    const { table, terminal } = this
    const { sitting } = table
    const { decision } = sitting
    if (!decision) return
    terminal.clear(this.isShared)
    const width = columns()
    const note = [...this.#orderNote(decision), ...this.#saveNote()].flatMap((line) => wrap(line, width))
    const height = terminal.live ? process.stdout.rows - note.length : Number.POSITIVE_INFINITY
    const seen = seenBy(sitting, decision.seat)
    terminal.print(
      ...(terminal.live ? [] : ['']),
      ...turnScreen(sitting, seen, decision, { width, height, you: table.you }),
      ...note,
    )
    this.#told = true
  }

  /** Where somebody could order not to be asked, how; and what they did order. */
  #orderNote(decision: Decision): string[] {
    const { held, open } = this.table.ordersOf(decision.seat)
    if (held.length > 0) return [ink.dim(said().session.youOrdered(held.join(', ')))]
    if (open.length === 0 || !canBeOrdered(this.table.game, decision)) return []
    return [ink.dim(said().session.canOrder)]
  }

  /** Where the game is kept, said once; or why it is not, as long as that is so. */
  #saveNote(): string[] {
    const { trouble, file } = this.table
    if (trouble) return [ink.red(said().commands.notSaved(trouble))]
    return this.#told || file === null ? [] : [ink.dim(said().session.saved(shortPath(file)))]
  }

  #end(): null {
    const { table, terminal } = this
    const { sitting, people } = table.desk
    const viewer = table.you
    const seen = seenBy(sitting, viewer)
    const width = columns()
    terminal.clear(this.isShared)
    const last = Math.max(0, ...people.map((seat) => sinceLastTurn(sitting, seat)))
    terminal.print(
      ...(terminal.live ? [] : ['']),
      ...boardOf(table.game.id).lines(seen, width),
      ...newsLines(tellings(sitting, viewer, last, viewer), width, MOST_NEWS),
      '',
      ink.bold(verdict(seen)),
      '',
      ...scoreTable(seen, width),
      '',
    )
    if (table.trouble) this.#say(ink.red(said().commands.notSaved(table.trouble)))
    else if (table.file !== null) terminal.print(said().session.lookAgain(commandLine('replay', table.file)))
    terminal.print(said().session.another(commandLine('play', table.game.id)))
    return null
  }

  #words(): string[] {
    const { decision, game } = this.table.sitting
    return [...(decision ? sorted(decision).open.map(({ text }) => text) : []), ...commandNames(game)]
  }
}
