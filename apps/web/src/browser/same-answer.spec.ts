import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { GAMES } from '@gam/games'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { botsAnswer } from './bots-answer.ts'
import { sharedBrowser } from './chromium.ts'

const ANSWER = new URL('./bots-answer.ts', import.meta.url)

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** The same function for a browser, as one script that leaves it in `bots`. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: ANSWER.pathname, formats: ['iife'], name: 'bots' },
    },
  })
  const [{ output }] = Array.isArray(built) ? built : []
  return output[0].code
}

async function inWorker(id: string): Promise<string> {
  const code = `import { workerData, parentPort } from 'node:worker_threads'
    import { botsAnswer } from ${JSON.stringify(ANSWER.href)}
    parentPort.postMessage(await botsAnswer(workerData))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: id })
  const [answer] = await once(worker, 'message')
  await worker.terminate()
  return answer
}

test('a bot finds the same in Node, in a worker and in a browser, to the last digit', async () => {
  const content = await script()
  const page = await browser.newPage()
  await page.addScriptTag({ content })
  for (const { id } of GAMES) {
    const here = await botsAnswer(id)
    expect(JSON.parse(here).length).toBeGreaterThan(2)
    expect(await inWorker(id)).toBe(here)
    expect(await page.evaluate(`bots.botsAnswer(${JSON.stringify(id)})`)).toBe(here)
  }
  await page.close()
})
