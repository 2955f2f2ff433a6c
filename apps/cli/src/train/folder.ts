import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlayedMatch } from '@gam/bots'
import { canonical, isRecord, type Json, type Learnt } from '@gam/kernel'
import { readLearnt } from '../arena/entrants.ts'
import { fileTrouble, mistake } from '../fault.ts'
import { readJsonFile } from '../json-file.ts'
import type { Span } from './span.ts'

const MEMORY = 'memory.bin'

/** Where a training keeps what it has done, so that it goes on there when it is called again. */
export class TrainingFolder {
  readonly #folder: string

  /** `plan`: what the training is about; a folder that was begun with another one is not touched. */
  constructor(folder: string, plan: Json) {
    this.#folder = folder
    const file = this.#file('training.json')
    if (!existsSync(file)) {
      this.#write(file, plan)
      return
    }
    if (canonical(readJsonFile(file, 'the training') as Json) !== canonical(plan))
      throw mistake(
        `${folder} has a training that was begun with other flags; use them again, or another folder.`,
      )
  }

  games(generation: number, span: Span): PlayedMatch[] | null {
    const file = this.#gamesFile(generation, span)
    if (!existsSync(file)) return null
    const games = readJsonFile(file, 'games that were played')
    if (Array.isArray(games) && games.every(isPlayed)) return games
    throw mistake(`${file} does not hold games of a training.`)
  }

  keepGames(generation: number, span: Span, games: readonly PlayedMatch[]): void {
    this.#write(this.#gamesFile(generation, span), games)
  }

  learnt(generation: number): Learnt | null {
    const file = this.learntFile(generation)
    return existsSync(file) ? readLearnt(file) : null
  }

  /** As a file for this command, and as the one that a game's judgement imports. */
  keepLearnt(generation: number, learnt: Learnt): void {
    this.#write(this.learntFile(generation), learnt)
    this.#write(this.#file('learnt.ts'), moduleOf(learnt))
  }

  learntFile(generation: number): string {
    return this.#file(`generation-${generation}.json`)
  }

  /** What an apprentice knows and how many games it has played, of one that knows so many numbers; null where none was kept. */
  memory(size: number): { readonly games: number; readonly memory: Float64Array } | null {
    const file = this.#file(MEMORY)
    if (!existsSync(file)) return null
    const bytes = readFileSync(file)
    if (bytes.length !== 8 * (size + 1)) throw mistake(`${file} does not hold what an apprentice knows.`)
    const [games = 0, ...memory] = new Float64Array(new Uint8Array(bytes).buffer)
    return { games, memory: Float64Array.from(memory) }
  }

  keepMemory(games: number, memory: Float64Array): void {
    const file = this.#file(MEMORY)
    this.#write(`${file}.new`, Buffer.from(Float64Array.of(games, ...memory).buffer))
    renameSync(`${file}.new`, file)
  }

  #gamesFile(generation: number, { from, to }: Span): string {
    return this.#file(`games-${generation}-${from}-${to}.json`)
  }

  #file(name: string): string {
    return path.join(this.#folder, name)
  }

  #write(file: string, content: unknown): void {
    try {
      mkdirSync(this.#folder, { recursive: true })
      const plain = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(file, plain ? content : `${JSON.stringify(content)}\n`)
    } catch (error) {
      throw fileTrouble(`write ${file}`, error)
    }
  }
}

function moduleOf({ rules, made, inputs, hidden, scale, weights, habits, sight }: Learnt): string {
  return `import type { Learnt } from '@gam/kernel'

export const learnt: Learnt = {
  rules: ${rules},
  made: '${made}',
  inputs: [${inputs.join(', ')}],
  hidden: ${hidden},
  scale: ${scale},
  weights:
    '${weights}',${habits ? `\n  habits: {\n    rows: ${habits.rows},\n    hidden: ${habits.hidden},\n    scale: ${habits.scale},\n    weights:\n      '${habits.weights}',\n  },` : ''}${sight ? `\n  sight: {\n    size: ${sight.size},\n    hidden: ${sight.hidden},\n    second: ${sight.second},\n    scale: ${sight.scale},\n    weights:\n      '${sight.weights}',\n  },` : ''}
}
`
}

function isPlayed(json: unknown): json is PlayedMatch {
  return isRecord(json) && Array.isArray(json.codes) && Array.isArray(json.looks)
}
