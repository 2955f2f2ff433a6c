import { LIMITS } from '@gam/protocol/wire'
import { useId } from 'react'
import forms from '../../parts/form.module.css'
import { useAccountWords, useRemoteWords } from '../../words/language.ts'

const LOGIN = /^[a-z0-9][a-z0-9._-]{2,29}$/

export function isLogin(login: string): boolean {
  return LOGIN.test(login)
}

export function isPassword(password: string): boolean {
  return password.length >= LIMITS.password.least
}

/** `fresh`: it is being made up now. */
interface FieldProps {
  value: string
  fresh?: boolean
  onChange(value: string): void
}

export function LoginField({ value, fresh = false, onChange }: FieldProps) {
  const words = useRemoteWords()
  const id = useId()
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{words.account.login}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={30}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={fresh ? `${id}-rule` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fresh && (
        <span id={`${id}-rule`} className={forms.rule}>
          {words.account.loginRule}
        </span>
      )}
    </div>
  )
}

/** Where anybody in the network could read along, that is said before it is typed. */
export function PasswordField({ value, fresh = false, label, onChange }: FieldProps & { label?: string }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  const id = useId()
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label ?? words.account.password}</label>
      <input
        id={id}
        type="password"
        value={value}
        maxLength={LIMITS.password.most}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        aria-describedby={`${id}-rule`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-rule`} className={forms.rule}>
        {fresh && words.account.passwordRule(LIMITS.password.least)}{' '}
        {!isSecureContext && <b data-plain-http="">{account.plainHttp}</b>}
      </span>
    </div>
  )
}

/** Where passkeys would be offered if the address were a secure one. */
export function PasskeyNeeds() {
  const words = useRemoteWords()
  return isSecureContext ? null : <p className={forms.rule}>{words.account.passkeyNeeds}</p>
}

export function Wrong({ children }: { children: string | null }) {
  return children === null ? null : (
    <p role="alert" className={forms.wrong}>
      {children}
    </p>
  )
}
