import { Denied } from '../session/session.ts'

/** Null: it was turned down, or cannot be had now; the table says so where it matters. */
export async function orDenied<A>(asked: Promise<A>): Promise<A | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Denied) return null
    throw error
  }
}
