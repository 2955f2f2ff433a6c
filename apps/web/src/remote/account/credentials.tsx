import { LIMITS } from '@gam/protocol/wire'
import { TextField } from '../../parts/fields.tsx'
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
  return (
    <TextField
      label={words.account.login}
      value={value}
      maxLength={30}
      autoComplete="username"
      autoCapitalize="none"
      spellcheck={false}
      rule={fresh ? words.account.loginRule : undefined}
      onChange={onChange}
    />
  )
}

/** Where anybody in the network could read along, that is said before it is typed. */
export function PasswordField({ value, fresh = false, label, onChange }: FieldProps & { label?: string }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  return (
    <TextField
      label={label ?? words.account.password}
      type="password"
      value={value}
      maxLength={LIMITS.password.most}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      rule={
        <>
          {fresh && words.account.passwordRule(LIMITS.password.least)}{' '}
          {!isSecureContext && <b data-plain-http="">{account.plainHttp}</b>}
        </>
      }
      onChange={onChange}
    />
  )
}

export function EmailField(field: { value: string; onChange(email: string): void }) {
  const words = useRemoteWords()
  return (
    <TextField label={words.account.email} type="email" maxLength={200} autoComplete="email" {...field} />
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
