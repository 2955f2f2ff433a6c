import { LANGUAGE_NAMES } from '@gam/kernel'
import { useId } from 'react'
import { drawName } from '../names.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Heading } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { change, type Settings, useSettings } from '../settings.ts'
import { useSettingsWords } from '../words/language.ts'
import styles from './settings-page.module.css'

/** A row of choices of which one holds. */
function Choice<V extends string>({
  title,
  value,
  choices,
  onChange,
}: {
  title: string
  value: V
  choices: { readonly [K in V]: string }
  onChange(value: V): void
}) {
  const name = useId()
  const values = Object.keys(choices).filter((key): key is V => key in choices)
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <div className={styles.row}>
        {values.map((choice) => (
          <label key={choice} className={styles.pill}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OnOff({
  title,
  about,
  value,
  onChange,
}: {
  title: string
  about?: string
  value: boolean
  onChange(on: boolean): void
}) {
  const id = useId()
  return (
    <div className={styles.onOff}>
      <label htmlFor={id}>
        <b>{title}</b>
        {about && <span className={styles.onOffAbout}>{about}</span>}
      </label>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}

/** How much of something, from nothing to all. */
function Amount({ title, value, onChange }: { title: string; value: number; onChange(value: number): void }) {
  const id = useId()
  return (
    <div className={styles.amount}>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

function SettingsForm() {
  const words = useSettingsWords()
  const settings = useSettings()
  const name = useId()
  const set = (part: Partial<Settings>) => change(part)
  return (
    <div className={styles.form}>
      <section>
        <h2>{words.look}</h2>
        <Choice
          title={words.theme}
          value={settings.theme}
          choices={words.themes}
          onChange={(theme) => set({ theme })}
        />
      </section>
      <section>
        <h2>{words.motionSound}</h2>
        <Choice
          title={words.motion}
          value={settings.motion}
          choices={words.motions}
          onChange={(motion) => set({ motion })}
        />
        <Choice
          title={words.pace}
          value={settings.pace}
          choices={words.paces}
          onChange={(pace) => set({ pace })}
        />
        <OnOff
          title={words.stillWater}
          about={words.stillWaterAbout}
          value={settings.stillWater}
          onChange={(stillWater) => set({ stillWater })}
        />
        <OnOff
          title={words.sound}
          value={settings.sound}
          onChange={(sound) => set({ sound, soundOffered: true })}
        />
        {settings.sound && (
          <>
            <Amount title={words.bed} value={settings.bed} onChange={(bed) => set({ bed })} />
            <Amount title={words.events} value={settings.events} onChange={(events) => set({ events })} />
          </>
        )}
        <OnOff
          title={words.captions}
          about={words.captionsAbout}
          value={settings.captions}
          onChange={(captions) => set({ captions })}
        />
        {'vibrate' in navigator && (
          <OnOff
            title={words.haptics}
            about={words.hapticsAbout}
            value={settings.haptics}
            onChange={(haptics) => set({ haptics })}
          />
        )}
      </section>
      <section>
        <h2>{words.help}</h2>
        <Choice
          title={words.confirm}
          value={settings.confirm}
          choices={words.confirms}
          onChange={(confirm) => set({ confirm })}
        />
        <Choice
          title={words.explain}
          value={settings.explain}
          choices={words.explains}
          onChange={(explain) => set({ explain })}
        />
        <OnOff
          title={words.singleKeys}
          about={words.singleKeysAbout}
          value={settings.singleKeys}
          onChange={(singleKeys) => set({ singleKeys })}
        />
      </section>
      <section>
        <h2>{words.language}</h2>
        <Choice
          title={words.language}
          value={settings.language}
          choices={LANGUAGE_NAMES}
          onChange={(language) => set({ language })}
        />
        <div className={styles.name}>
          <label htmlFor={name}>{words.name}</label>
          <input
            id={name}
            type="text"
            maxLength={20}
            value={settings.name}
            autoComplete="nickname"
            onChange={(event) => set({ name: event.target.value, nameDrawn: false })}
          />
          <Button onClick={() => set({ name: drawName(settings.name), nameDrawn: true })}>
            {words.anotherName}
          </Button>
          {settings.nameDrawn && <span className={styles.about}>{words.nameDrawn}</span>}
        </div>
      </section>
      <section>
        <h2>{words.data}</h2>
        <p className={styles.about}>{words.dataAbout}</p>
      </section>
    </div>
  )
}

export function SettingsPage() {
  const words = useSettingsWords()
  return (
    <PageFrame>
      <Heading className={styles.title}>{words.title}</Heading>
      <SettingsForm />
    </PageFrame>
  )
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const words = useSettingsWords()
  return (
    <Dialog title={words.title} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  )
}
