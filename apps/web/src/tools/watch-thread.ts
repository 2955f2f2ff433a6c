import type { Page } from 'playwright-core'

export interface Task {
  /** Milliseconds of the thread's own work, and by the clock: on a busy machine it waits for its turn. */
  readonly work: number
  readonly clock: number
}

/** Watches the page's main thread; the answer gives every task it did since. */
export async function watchThread(page: Page): Promise<() => Promise<readonly Task[]>> {
  const devtools = await page.context().newCDPSession(page)
  const threads = new Map<string, string>()
  const found: { thread: string; task: Task }[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types call every value of an event a string; most are not.
    for (const event of value) {
      const number = (key: string) => Number(Reflect.get(event, key))
      const thread = `${number('pid')} ${number('tid')}`
      const name = String(event.name)
      if (name === 'thread_name') threads.set(thread, JSON.stringify(event.args))
      // Of a task that began before the watch its own work is not told.
      else if (name.endsWith('RunTask') && number('dur') > 0 && number('tdur') >= 0)
        found.push({ thread, task: { work: number('tdur') / 1000, clock: number('dur') / 1000 } })
    }
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  return async () => {
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await done
    return found
      .filter(({ thread }) => threads.get(thread)?.includes('CrRendererMain'))
      .map(({ task }) => task)
  }
}
