import { readFileSync, statSync } from 'node:fs'
import { fileTrouble, mistake } from './fault.ts'

/** Ten times the largest game anybody will save. */
const LARGEST = 20_000_000

/** Reads a file that a person named. `what` it should be: "the saved game". */
export function readJsonFile(file: string, what: string): unknown {
  let text: string
  try {
    const { size } = statSync(file)
    if (size > LARGEST) throw mistake(`${file} is too large to be ${what}.`)
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error)
      throw fileTrouble(`read ${what} ${file}`, error)
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    const why = text.trim() === '' ? 'it is empty' : 'it is no JSON, or was cut off'
    throw mistake(`Cannot read ${what} ${file}: ${why}.`)
  }
}
