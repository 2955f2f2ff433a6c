import { Fault } from '@gam/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { fileTrouble, report } from './fault.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function reported(error: unknown): { code: number; said: string } {
  let said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  const code = report(error)
  return { code, said }
}

test('a mistake is said in its own words, with its rule, and nothing in it can draw on the screen', () => {
  const fault = new Fault('illegal', 'No \u001b[2Jkelp here.', { rule: 'CG-31' })
  expect(reported(fault)).toEqual({ code: 2, said: 'gam: No ?[2Jkelp here. (CG-31)\n' })
})

test('an error of the program hides its trace unless somebody looks for it', () => {
  vi.stubEnv('GAM_DEBUG', '')
  const { code, said } = reported(new RangeError('no such card'))
  expect(code).toBe(1)
  expect(said).toContain('no such card')
  expect(said).toContain('GAM_DEBUG=1')
  expect(said).not.toContain('fault.test.ts')
  vi.stubEnv('GAM_DEBUG', '1')
  expect(reported(new RangeError('no such card')).said).toContain('fault.test.ts')
})

test('what the system says about a file is said in plain words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  expect(fileTrouble('save the game', full).message).toBe('Cannot save the game: the disk is full.')
})
