import type { Me } from '@gam/protocol/wire'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import forms from '../parts/form.module.css'
import { api } from '../session/remote/api.ts'
import { useRemoteWords } from '../words/language.ts'
import { LogIn } from './account/log-in.tsx'
import { MyData } from './account/my-data.tsx'
import { PasskeySettings } from './account/passkey-settings.tsx'
import { PasswordSettings } from './account/password-settings.tsx'
import { Register } from './account/register.tsx'
import { SessionSettings } from './account/session-settings.tsx'
import styles from './account-dialog.module.css'
import { BotSettings } from './bot-settings.tsx'
import { Problem, ServerForm, useDoing } from './failure.tsx'
import { NameField } from './name-field.tsx'
import { beNamed, beNobody, useFreshShore, useShore } from './server.ts'
import { useName } from './use-name.ts'
import { VacationSettings } from './vacation-settings.tsx'
import { WakeSettings } from './wake-settings.tsx'

interface AccountProps {
  onClose(): void
  /** This browser is somebody else now, or goes by another name. */
  onChanged?: () => void
}

/** Who I am on the server, how I stay it on other devices, how I am told that it is my turn, and my bots. */
export function AccountDialog({ onClose, onChanged = () => undefined }: AccountProps) {
  const words = useRemoteWords()
  const { me } = useFreshShore()
  return (
    <Dialog title={words.account.title} onClose={onClose}>
      <div className={styles.sections} data-account={me?.kind ?? 'nobody'}>
        <Naming onChanged={onChanged} />
        {me && me.login !== null && <Account me={me} login={me.login} />}
        {me && me.login === null && <Register />}
        {(!me || me.login === null) && <LogIn onChanged={onChanged} />}
        {me && <WakeSettings me={me} />}
        {me && <VacationSettings />}
        {me && <BotSettings />}
        {me && <MyData me={me} onChanged={onChanged} />}
        {me && <LogOut me={me} onChanged={onChanged} />}
      </div>
    </Dialog>
  )
}

function Naming({ onChanged }: { onChanged(): void }) {
  const words = useRemoteWords()
  const { me } = useShore()
  const name = useName()
  const doing = useDoing()
  function rename() {
    const chosen = name.take()
    if (chosen === null) return
    void doing.run(async () => {
      await beNamed(chosen)
      onChanged()
    })
  }
  return (
    <ServerForm
      doing={doing}
      onSubmit={rename}
      buttons={<Button type="submit">{me ? words.account.rename : words.save}</Button>}
    >
      <NameField value={name.name} wrong={name.wrong} onChange={name.set} />
    </ServerForm>
  )
}

function Account({ me, login }: { me: Me; login: string }) {
  const words = useRemoteWords()
  return (
    <section className={forms.form}>
      <p>{words.account.account(login)}</p>
      <PasswordSettings me={me} />
      <PasskeySettings me={me} login={login} />
      <SessionSettings />
    </section>
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
