import type { Me } from '@gam/protocol/wire'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, api } from '../session/remote/api.ts'

export function passkeysPossible(): boolean {
  return 'PublicKeyCredential' in window
}

/** Null: whoever holds the device did not agree, or it could not. */
async function unlessDeclined<A>(act: () => Promise<A>): Promise<A | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError) throw error
    return null
  }
}

export async function addPasskey(login: string): Promise<Me | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await api<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'POST',
    '/passkeys/options',
    { login },
  )
  const response = await unlessDeclined(() => startRegistration({ optionsJSON: options }))
  if (response === null) return null
  return (await api<{ me: Me }>('POST', '/passkeys', { login, response })).me
}

export async function logInByPasskey(): Promise<Me | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await api<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    '/login/passkey/options',
  )
  const response = await unlessDeclined(() => startAuthentication({ optionsJSON: options }))
  if (response === null) return null
  return (await api<{ me: Me }>('POST', '/login/passkey', { response })).me
}
