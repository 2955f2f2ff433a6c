import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

const address = 'http://localhost:4173/'
const here = { origins: [], host: '127.0.0.1', shareCommand: 'npm start -- --share' }

test('one line says where it is, another how friends reach it', () => {
  expect(greeting({ address, network: [] }, here, true).split('\n')).toEqual([
    'Gam is at http://localhost:4173/',
    'Only this computer can open it. To let friends in the same network in: npm start -- --share',
  ])
  expect(greeting({ address, network: [] }, { ...here, host: '0.0.0.0' }, true)).toContain(
    'no address in a network',
  )
  const publicly = { ...here, origins: ['https://gam.example'] }
  expect(greeting({ address, network: ['http://192.168.0.24:4173'] }, publicly, true).split('\n')).toEqual([
    'Gam is at http://localhost:4173/',
    'Friends come by https://gam.example',
  ])
})

test('shared, it gives the address that a phone can open, in a terminal also as a code for its camera', () => {
  const network = ['http://192.168.0.24:4173', 'http://10.0.0.2:4173']
  expect(greeting({ address, network }, here, false).split('\n')).toEqual([
    'Gam is at http://localhost:4173/',
    'Friends in the same network open http://192.168.0.24:4173/ (or http://10.0.0.2:4173/)',
  ])
  const shown = greeting({ address, network }, here, true).split('\n').slice(3)
  expect(shown.length).toBeGreaterThan(14)
  for (const line of shown) expect(stripVTControlCharacters(line)).toMatch(/^[ █▀▄]+$/)
})
