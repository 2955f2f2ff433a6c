import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { newStore, Refused, ServerProcess, Visitor } from '../server.test-support.ts'

interface Options {
  readonly options: { readonly challenge: string; readonly user?: { readonly name: string } }
}

const b64 = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A key on a device, as a browser would speak for it. */
function device(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const site = sha256(new URL(origin).hostname)
  const said = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  let used = 0
  const counter = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(++used)
    return bytes
  }
  // COSE: an ES256 key on P-256; present, verified, with the new key in it.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const answer = (response: object) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    register(challenge: string) {
      const made = [
        site,
        Buffer.from([0x45]),
        counter(),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]
      const data = Buffer.concat(made)
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data])
      return answer({
        clientDataJSON: b64(said('webauthn.create', challenge)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      })
    },
    login(challenge: string) {
      const data = Buffer.concat([site, Buffer.from([0x05]), counter()])
      const client = said('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
      })
    },
  }
}

/** The cookie that ties an answer to its question. */
async function question(who: Visitor, path: string, body?: unknown) {
  const response = await who.raw('POST', path, body)
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('gam-passkey='))
  const { options }: Options = JSON.parse(await response.text())
  return { challenge: options.challenge, headers: { cookie: `${cookie?.split(';')[0]}; ${who.cookie}` } }
}

test('a passkey makes an account of a guest, and is the way back in from another device', async () => {
  const store = await newStore('sqlite')
  const server = await ServerProcess.start(store.env)
  onTestFinished(() => server.end('SIGKILL').then(() => store.remove()))
  const ann = await Visitor.named(server.url, 'Ann')
  const key = device(server.url)
  const login = 'ann'
  const asked = await question(ann, '/api/passkeys/options', { login })
  const response = key.register(asked.challenge)
  const { me } = await ann.call('POST', '/api/passkeys', { login, response }, asked.headers)
  expect(me).toMatchObject({ id: ann.id, kind: 'account', login, passkeys: 1 })

  const phone = new Visitor(server.url)
  const again = await question(phone, '/api/login/passkey/options')
  const proof = { response: key.login(again.challenge) }
  const back = await phone.call('POST', '/api/login/passkey', proof, again.headers)
  expect(back.me.id).toBe(ann.id)

  // A key that is somebody's already does not become another's.
  const eve = await Visitor.named(server.url, 'Eve')
  const asks = await question(eve, '/api/passkeys/options', { login: 'eve' })
  const stolen = { login: 'eve', response: key.register(asks.challenge) }
  const answer = await eve.raw('POST', '/api/passkeys', stolen, asks.headers)
  expect(answer.status).toBe(401)
  expect((await eve.call('GET', '/api/me')).me).toMatchObject({ kind: 'guest', login: null, passkeys: 0 })
  // Nor does an answer break anything that no browser would give.
  for (const odd of [
    { id: { toString: 1 } },
    { id: 'a\u0000b' },
    { id: 'x', response: { transports: 'x' } },
    [],
  ]) {
    const riddle = await question(eve, '/api/login/passkey/options')
    const odds = await eve.raw('POST', '/api/login/passkey', { response: odd }, riddle.headers)
    expect(odds.status).toBe(401)
  }

  const refused = (body: unknown, headers: Record<string, string>) =>
    new Visitor(server.url).call('POST', '/api/login/passkey', body, headers).then(
      () => 'let in',
      (error: unknown) => (error instanceof Refused ? error.failure.code : String(error)),
    )
  expect(await refused(proof, again.headers)).toBe('wrong-time')
  const third = await question(new Visitor(server.url), '/api/login/passkey/options')
  expect(await refused({ response: key.login('AAAA') }, third.headers)).toBe('wrong-password')
  const fourth = await question(new Visitor(server.url), '/api/login/passkey/options')
  expect(await refused({ response: device(server.url).login(fourth.challenge) }, fourth.headers)).toBe(
    'wrong-password',
  )
})
