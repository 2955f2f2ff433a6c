import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

test('nothing has to be set', () => {
  const settings = settingsOf({})
  expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', origins: [], smtp: null })
  expect(settings.database).toHaveProperty('folder')
})

test('what is set is taken', () => {
  const settings = settingsOf({
    PORT: '80',
    DATABASE_URL: 'postgres://a@b/c',
    PUBLIC_ORIGIN: 'https://gam.example, https://www.gam.example/',
    RATE_LIMIT: '0.5',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'gam@gam.example',
  })
  expect(settings.database).toEqual({ url: 'postgres://a@b/c' })
  expect(settings.origins).toEqual(['https://gam.example', 'https://www.gam.example'])
  expect(settings.limits.requests).toBe(300)
  expect(settingsOf({ RATE_LIMIT: '0' }).limits.requests).toBeGreaterThan(1e6)
})

test('shared, it listens in the local network, unless it listens elsewhere already or is public', () => {
  expect(settingsOf({ SHARE: '1' }).host).toBe('0.0.0.0')
  expect(settingsOf({ SHARE: '1', HOST: '192.168.0.24' }).host).toBe('192.168.0.24')
  expect(() => settingsOf({ SHARE: '1', PUBLIC_ORIGIN: 'https://gam.example' })).toThrow('Leave out --share')
})

test.each([
  ['PORT', '-1'],
  ['PORT', 'x'],
  ['DATABASE_URL', 'mysql://secret@b/c'],
  ['PUBLIC_ORIGIN', 'gam.example'],
  ['PUBLIC_ORIGIN', 'https://gam.example/path'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'smtp://mail.example'],
])('%s=%s is turned down by name, without showing a secret', (name, value) => {
  expect(() => settingsOf({ [name]: value })).toThrow(/(must be)/)
  expect(() => settingsOf({ [name]: value })).not.toThrow(/secret/)
})
