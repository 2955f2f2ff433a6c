import { useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { Fold } from '../parts/fields.tsx'
import forms from '../parts/form.module.css'
import { api } from '../session/remote/api.ts'
import { useRemoteWords } from '../words/language.ts'
import { CopyField } from './copy-field.tsx'
import { Problem, useDoing } from './failure.tsx'
import { isName, NameField } from './name-field.tsx'

interface Bot {
  readonly id: string
  readonly name: string
}

/** Programs of mine that take seats of their own: each is known by a token that is shown once. */
export function BotSettings() {
  const words = useRemoteWords()
  const [bots, setBots] = useState<readonly Bot[]>([])
  const [made, setMade] = useState<{ readonly bot: Bot; readonly token: string } | null>(null)
  const { failure, run, lookUp } = useDoing()

  // One that was made meanwhile may not be in it.
  const load = () =>
    lookUp(async () => {
      const listed = (await api<{ bots: Bot[] }>('GET', '/bots')).bots
      setBots((shown) => [...listed, ...shown.filter(({ id }) => !listed.some((bot) => bot.id === id))])
    })

  async function make(name: string): Promise<boolean> {
    return run(async () => {
      const fresh = await api<{ bot: Bot; token: string }>('POST', '/bots', { name })
      setMade(fresh)
      setBots((shown) => [...shown, fresh.bot])
    })
  }

  async function end({ id }: Bot): Promise<void> {
    await run(async () => {
      await api('DELETE', `/bots/${id}`)
      setBots((shown) => shown.filter((bot) => bot.id !== id))
      if (made?.bot.id === id) setMade(null)
    })
  }

  return (
    <Fold title={words.bots.title} onOpen={() => void load()}>
      <p>
        {words.bots.about}{' '}
        <a href="/api/openapi.json" target="_blank" rel="noreferrer">
          {words.bots.described}
        </a>
      </p>
      {bots.length > 0 && (
        <ul className={forms.list}>
          {bots.map((bot) => (
            <li key={bot.id} className={forms.row}>
              <span className={forms.grows}>{bot.name}</span>
              <Button look="quiet" aria-label={words.bots.endOf(bot.name)} onClick={() => void end(bot)}>
                {words.bots.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made && (
        <section className={forms.field}>
          <CopyField
            label={words.bots.token(made.bot.name)}
            text={made.token}
            about={words.bots.tokenAbout}
          />
        </section>
      )}
      <NewBot onMake={make} />
      <Problem failure={failure} />
    </Fold>
  )
}

function NewBot({ onMake }: { onMake(name: string): Promise<boolean> }) {
  const words = useRemoteWords()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  return (
    <form
      className={forms.form}
      onSubmit={async (event) => {
        event.preventDefault()
        const chosen = name.trim()
        setWrong(!isName(chosen))
        if (isName(chosen) && (await onMake(chosen))) setName('')
      }}
    >
      <NameField bot value={name} wrong={wrong} onChange={setName} />
      <p className={forms.end}>
        <Button type="submit">{words.bots.make}</Button>
      </p>
    </form>
  )
}
