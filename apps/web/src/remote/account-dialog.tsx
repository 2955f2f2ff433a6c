import { LIMITS, type Me } from '@gam/protocol/wire'
import { useEffect, useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { api } from '../session/remote/api.ts'
import styles from './account-dialog.module.css'
import { BotSettings } from './bot-settings.tsx'
import { Problem, useDoing } from './failure.tsx'
import forms from './form.module.css'
import { NameField } from './name-field.tsx'
import { addPasskey, logInByPasskey, passkeysPossible } from './passkey.ts'
import { become, beNamed, beNobody, lookAshore, useShore } from './server.ts'
import { useName } from './use-name.ts'
import { VacationSettings } from './vacation-settings.tsx'
import { WakeSettings } from './wake-settings.tsx'
import { useRemoteWords } from './words/words.ts'

interface AccountProps {
  onClose(): void
  /** This browser is somebody else now, or goes by another name. */
  onChanged?: () => void
}

/** Who I am on the server, how I stay it on other devices, how I am told that it is my turn, and my bots. */
export function AccountDialog({ onClose, onChanged = () => undefined }: AccountProps) {
  const words = useRemoteWords()
  const { me } = useShore()
  useEffect(() => {
    lookAshore().catch(() => undefined)
  }, [])
  return (
    <Dialog title={words.account.title} onClose={onClose}>
      <div className={styles.sections} data-account={me?.kind ?? 'nobody'}>
        <Naming onChanged={onChanged} />
        {me && me.login !== null && <Passkeys me={me} login={me.login} />}
        {me && me.login === null && <Register />}
        {(!me || me.login === null) && <LogIn onChanged={onChanged} />}
        {me && <WakeSettings me={me} />}
        {me && <VacationSettings />}
        {me && <BotSettings />}
        {me && <LogOut me={me} onChanged={onChanged} />}
      </div>
    </Dialog>
  )
}

function Naming({ onChanged }: { onChanged(): void }) {
  const words = useRemoteWords()
  const { me } = useShore()
  const name = useName()
  const { failure, run } = useDoing()
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = name.take()
        if (chosen !== null)
          void run(async () => {
            await beNamed(chosen)
            onChanged()
          })
      }}
    >
      <NameField value={name.name} wrong={name.wrong} onChange={name.set} />
      <Problem failure={failure} />
      <p className={forms.end}>
        <Button type="submit">{me ? words.account.rename : words.save}</Button>
      </p>
    </form>
  )
}

/** Login and password; what they are for is said by what follows them. */
function Credentials({
  login,
  password,
  fresh,
  onLogin,
  onPassword,
}: {
  login: string
  password: string
  /** They are being made up now. */
  fresh: boolean
  onLogin(login: string): void
  onPassword(password: string): void
}) {
  const words = useRemoteWords()
  const id = useId()
  return (
    <>
      <div className={forms.field}>
        <label htmlFor={`${id}-login`}>{words.account.login}</label>
        <input
          id={`${id}-login`}
          type="text"
          value={login}
          maxLength={30}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={fresh ? `${id}-login-rule` : undefined}
          onChange={(event) => onLogin(event.target.value)}
        />
        {fresh && (
          <span id={`${id}-login-rule`} className={forms.rule}>
            {words.account.loginRule}
          </span>
        )}
      </div>
      <div className={forms.field}>
        <label htmlFor={`${id}-password`}>{words.account.password}</label>
        <input
          id={`${id}-password`}
          type="password"
          value={password}
          maxLength={LIMITS.password.most}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          aria-describedby={fresh ? `${id}-password-rule` : undefined}
          onChange={(event) => onPassword(event.target.value)}
        />
        {fresh && (
          <span id={`${id}-password-rule`} className={forms.rule}>
            {words.account.passwordRule(LIMITS.password.least)}
          </span>
        )}
      </div>
    </>
  )
}

/** Where passkeys would be offered if the address were a secure one. */
function PasskeyNeeds() {
  const words = useRemoteWords()
  return isSecureContext ? null : <p className={forms.rule}>{words.account.passkeyNeeds}</p>
}

const LOGIN = /^[a-z0-9][a-z0-9._-]{2,29}$/

function Register() {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  /** What is wrong is said before the server is asked. */
  function checked(needsPassword: boolean): boolean {
    const problem = !LOGIN.test(login)
      ? words.account.loginRule
      : needsPassword && password.length < LIMITS.password.least
        ? words.account.passwordRule(LIMITS.password.least)
        : null
    setWrong(problem)
    return problem === null
  }

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (checked(true))
          void run(async () => become((await api<{ me: Me }>('POST', '/account', { login, password })).me))
      }}
    >
      <h3>{words.account.keep}</h3>
      <p>{words.account.guest}</p>
      <Credentials fresh login={login} password={password} onLogin={setLogin} onPassword={setPassword} />
      {wrong !== null && (
        <p role="alert" className={forms.wrong}>
          {wrong}
        </p>
      )}
      <Problem failure={failure} />
      <PasskeyNeeds />
      <p className={forms.end}>
        {passkeysPossible() && (
          <Button
            look="quiet"
            onClick={() => {
              if (!checked(false)) return
              void run(async () => {
                const me = await addPasskey(login)
                if (me) become(me)
                else setWrong(words.account.passkeyFailed)
              })
            }}
          >
            {words.account.withPasskey}
          </Button>
        )}
        <Button type="submit">{words.account.register}</Button>
      </p>
    </form>
  )
}

function Passkeys({ me, login }: { me: Me; login: string }) {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const [declined, setDeclined] = useState(false)
  return (
    <section className={forms.form}>
      <p>
        {words.account.account(login)} {words.account.passkeys(me.passkeys)}
      </p>
      <PasskeyNeeds />
      {passkeysPossible() && (
        <>
          <p className={forms.rule}>{words.account.passkeyAbout}</p>
          {declined && (
            <p role="alert" className={forms.wrong}>
              {words.account.passkeyFailed}
            </p>
          )}
          <Problem failure={failure} />
          <p className={forms.end}>
            <Button
              onClick={() =>
                void run(async () => {
                  const next = await addPasskey(login)
                  setDeclined(next === null)
                  if (next) become(next)
                })
              }
            >
              {words.account.addPasskey}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

function LogIn({ onChanged }: { onChanged(): void }) {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [declined, setDeclined] = useState(false)

  async function enter(me: Me | null) {
    setDeclined(me === null)
    if (me === null) return
    become(me)
    await lookAshore()
    onChanged()
  }

  return (
    <details className={forms.more}>
      <summary>{words.account.logInTitle}</summary>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => enter((await api<{ me: Me }>('POST', '/login', { login, password })).me))
        }}
      >
        <Credentials
          fresh={false}
          login={login}
          password={password}
          onLogin={setLogin}
          onPassword={setPassword}
        />
        {declined && (
          <p role="alert" className={forms.wrong}>
            {words.account.passkeyFailed}
          </p>
        )}
        <Problem failure={failure} />
        <PasskeyNeeds />
        <p className={forms.end}>
          {passkeysPossible() && (
            <Button look="quiet" onClick={() => void run(async () => enter(await logInByPasskey()))}>
              {words.account.logInPasskey}
            </Button>
          )}
          <Button type="submit">{words.account.logIn}</Button>
        </p>
      </form>
    </details>
  )
}

function LogOut({ me, onChanged }: { me: Me; onChanged(): void }) {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const guest = me.login === null
  return (
    <section className={forms.form}>
      <Problem failure={failure} />
      <p className={forms.row}>
        <Button
          look="quiet"
          onClick={() =>
            void run(async () => {
              await api('POST', '/logout')
              beNobody()
              onChanged()
            })
          }
        >
          {guest ? words.account.logOutGuest : words.account.logOut}
        </Button>
        {guest && <span className={forms.rule}>{words.account.logOutGuestAbout}</span>}
      </p>
    </section>
  )
}
