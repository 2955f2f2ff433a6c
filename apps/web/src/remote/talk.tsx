import { type ChatLine, LIMITS } from '@gam/protocol/wire'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import { api } from '../session/remote/api.ts'
import { freshId } from '../session/remote/fresh-id.ts'
import type { RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import { useRemoteWords, useSpeech } from '../words/language.ts'
import { Problem, ServerForm, useDoing } from './failure.tsx'
import { NameField } from './name-field.tsx'
import { become, beNamed, useShore } from './server.ts'
import styles from './talk.module.css'
import { useName } from './use-name.ts'

interface TalkProps {
  table: RemoteTable
  state: RemoteState
  /** Everything up to this line has been seen. */
  onRead(line: number): void
}

/** What people say to each other at the table. Whatever it is, it is shown as the letters it consists of. */
export function Talk({ table, state, onRead }: TalkProps) {
  const words = useRemoteWords()
  const { me } = useShore()
  const doing = useDoing()
  const [reporting, setReporting] = useState<ChatLine | null>(null)
  const [reported, setReported] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const mutes = me?.mutes ?? []
  const lines = state.chat.filter(({ person }) => !mutes.includes(person))
  const muted = new Map(
    state.chat.filter(({ person }) => mutes.includes(person)).map(({ person, name }) => [person, name]),
  )
  const last = state.chat.at(-1)?.id ?? 0
  const read = useEffectEvent(() => {
    onRead(last)
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  })
  useEffect(() => {
    if (last > 0) read()
  }, [last])

  function mute(person: string, on: boolean) {
    void doing.run(async () => {
      await api('PUT', '/me/mutes', { person, muted: on })
      if (me) become({ ...me, mutes: on ? [...mutes, person] : mutes.filter((one) => one !== person) })
    })
  }

  return (
    <div className={styles.talk} data-talk="">
      {lines.length === 0 ? (
        <p className={styles.empty}>{words.talk.empty}</p>
      ) : (
        <ol
          ref={list}
          className={styles.lines}
          aria-label={words.talk.lines}
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              flag={line.seat === null ? null : (state.info?.seats[line.seat]?.flag ?? null)}
              foreign={state.person !== null && line.person !== state.person.id}
              onMute={() => mute(line.person, true)}
              onReport={() => {
                setReported(false)
                setReporting(line)
              }}
            />
          ))}
        </ol>
      )}
      {[...muted].map(([person, name]) => (
        <p key={person} className={styles.muted}>
          {words.talk.muted(name)}{' '}
          <button type="button" aria-label={words.talk.unmuteOf(name)} onClick={() => mute(person, false)}>
            {words.talk.unmute}
          </button>
        </p>
      ))}
      {reported && (
        <p role="status" className={styles.muted}>
          {words.talk.reported}
        </p>
      )}
      <Problem failure={doing.failure} />
      {state.person === null ? <NameFirst table={table} /> : <Say table={table} />}
      {reporting && (
        <Report
          table={table.id}
          line={reporting}
          onClose={(done) => {
            setReporting(null)
            setReported(done)
          }}
        />
      )}
    </div>
  )
}

function Line({
  line,
  flag,
  foreign,
  onMute,
  onReport,
}: {
  line: ChatLine
  flag: number | null
  foreign: boolean
  onMute(): void
  onReport(): void
}) {
  const { language } = useSpeech()
  const words = useRemoteWords()
  const at = new Date(line.at)
  return (
    <li className={styles.line}>
      <span className={styles.flag}>{flag !== null && <Flag flag={flag} width={20} />}</span>
      <span className={styles.said}>
        <span className={styles.head}>
          <b>{line.name}</b>
          {line.program && <ProgramMark />}
          {line.seat === null && <span>{words.talk.spectator}</span>}
          <time dateTime={at.toISOString()}>
            {at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
          </time>
        </span>
        <span data-said="">{line.text}</span>
      </span>
      {foreign && (
        <span className={styles.tools}>
          <button type="button" aria-label={words.talk.muteOf(line.name)} onClick={onMute}>
            {words.talk.mute}
          </button>
          <button type="button" aria-label={words.talk.reportOf(line.name)} onClick={onReport}>
            {words.talk.report}
          </button>
        </span>
      )}
    </li>
  )
}

function Say({ table }: { table: RemoteTable }) {
  const words = useRemoteWords()
  const id = useId()
  const { busy, failure, run } = useDoing()
  const [text, setText] = useState('')
  /** The same line sent twice is said once. */
  const [submission, setSubmission] = useState(freshId)

  async function say() {
    const said = text.replace(/\s+/g, ' ').trim()
    if (said === '' || busy) return
    if (await run(() => api('POST', `/tables/${table.id}/chat`, { id: submission, text: said }))) {
      setText('')
      setSubmission(freshId())
    }
  }

  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault()
        void say()
      }}
    >
      <label htmlFor={id} className="unseen">
        {words.talk.label}
      </label>
      <input
        id={id}
        type="text"
        data-first=""
        maxLength={LIMITS.chat}
        value={text}
        placeholder={words.talk.label}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{words.talk.send}</Button>
      <Problem failure={failure} />
    </form>
  )
}

function NameFirst({ table }: { table: RemoteTable }) {
  const words = useRemoteWords()
  const me = useName()
  const doing = useDoing()
  function be() {
    const name = me.take()
    if (name === null) return
    void doing.run(async () => {
      await beNamed(name)
      table.greetAgain()
    })
  }
  return (
    <ServerForm doing={doing} onSubmit={be} buttons={<Button type="submit">{words.save}</Button>}>
      <p>{words.talk.nameFirst}</p>
      <NameField value={me.name} wrong={me.wrong} onChange={me.set} />
    </ServerForm>
  )
}

function Report({ table, line, onClose }: { table: string; line: ChatLine; onClose(done: boolean): void }) {
  const words = useRemoteWords()
  const doing = useDoing()
  const [why, setWhy] = useState('')
  async function report() {
    const body = { line: line.id, why }
    if (await doing.run(() => api('POST', `/tables/${table}/reports`, body))) onClose(true)
  }
  return (
    <Dialog title={words.talk.reportTitle} onClose={() => onClose(false)}>
      <ServerForm
        doing={doing}
        onSubmit={() => void report()}
        buttons={
          <>
            <Button look="quiet" onClick={() => onClose(false)}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.talk.reportSend}</Button>
          </>
        }
      >
        <blockquote className={styles.quote}>
          <b>{line.name}</b> {line.text}
        </blockquote>
        <p>{words.talk.reportText}</p>
        <TextField
          label={words.talk.reportWhy}
          value={why}
          data-first=""
          maxLength={LIMITS.report}
          onChange={setWhy}
        />
      </ServerForm>
    </Dialog>
  )
}
