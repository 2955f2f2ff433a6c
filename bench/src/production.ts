/** boardgame.io and immer check and freeze more outside production; a fair race is run within it. */
export const inProduction = <T>(run: () => T): T => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
