import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBase } from '../store/base.ts'
import { ChatStore } from '../store/chat-store.ts'
import { Audience, type Watcher } from './audience.ts'
import { TableChat } from './table-chat.ts'

class Listener implements Watcher {
  readonly person = null
  readonly mutes = new Set<string>()
  readonly open = true
  readonly heard: string[] = []

  send(text: string): void {
    for (const { text: line } of JSON.parse(text).lines) this.heard.push(line)
  }
}

async function openTalk() {
  const folder = mkdtempSync(join(tmpdir(), 'gam-talk-'))
  const base = await openBase({ folder })
  onTestFinished(async () => {
    await base.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const audience = new Audience()
  const chat = new TableChat('table', new ChatStore(base, 'here'), audience)
  let lines = 0
  const say = (text: string) =>
    chat.say({
      submission: `line-${lines++}`,
      person: 'ann',
      name: 'Ann',
      program: false,
      seat: 0,
      text,
      at: lines,
    })
  const come = async () => {
    const listener = new Listener()
    await chat.welcome((latest) => {
      audience.add(listener, null, null, 'whole')
      listener.heard.push(...latest.map(({ text }) => text))
    })
    return listener
  }
  return { chat, say, come }
}

test('who comes hears the latest lines, and every later one once', async () => {
  const { say, come } = await openTalk()
  await say('one')
  const early = await come()
  await say('two')
  const late = await come()
  await say('three')
  expect(early.heard).toEqual(['one', 'two', 'three'])
  expect(late.heard).toEqual(['one', 'two', 'three'])
})

test('what is said while somebody comes is missed by nobody and told to nobody twice', async () => {
  const { say, come } = await openTalk()
  const first = await come()
  const [second, third] = await Promise.all([come(), come(), say('one'), say('two')])
  await say('three')
  for (const { heard } of [first, second, third]) expect(heard).toEqual(['one', 'two', 'three'])
})
