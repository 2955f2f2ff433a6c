import { LANGUAGE_NAMES } from '@gam/kernel'
import { useId } from 'preact/compat'
import { drawName } from '../names.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { PageHead } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { change, type Settings, useSettings } from '../settings.ts'
import { useSettingsWords } from '../words/language.ts'
import styles from './settings-page.module.css'

type Of<V> = { [K in keyof Settings]: Settings[K] extends V ? K : never }[keyof Settings]

/** A row of choices of which one holds. */
function Choice<K extends 'theme' | 'motion' | 'pace' | 'confirm' | 'explain' | 'language'>({
  of,
  title,
  choices,
}: {
  of: K
  title: string
  choices: { readonly [V in Settings[K]]: string }
}) {
  const settings = useSettings()
  const name = useId()
  const values = Object.keys(choices).filter((key): key is Settings[K] => key in choices)
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <div className={styles.row}>
        {values.map((value) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              name={name}
              checked={value === settings[of]}
              onChange={() => change({ [of]: value })}
            />
            <span>{choices[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OnOff({ of, title, about }: { of: Of<boolean>; title: string; about?: string }) {
  const settings = useSettings()
  return (
    <label className={styles.onOff}>
      <span>
        <b>{title}</b>
        {about && <span className={styles.onOffAbout}>{about}</span>}
      </span>
      <input
        type="checkbox"
        checked={settings[of]}
        onChange={(event) => change({ [of]: event.currentTarget.checked })}
      />
    </label>
  )
}

/** How much of something, from nothing to all. */
function Amount({ of, title }: { of: Of<number>; title: string }) {
  const settings = useSettings()
  return (
    <label className={styles.amount}>
      {title}
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={settings[of]}
        onChange={(event) => change({ [of]: event.currentTarget.valueAsNumber })}
      />
    </label>
  )
}

function SettingsForm() {
  const words = useSettingsWords()
  const { sound } = useSettings()
  return (
    <div className={styles.form}>
      <section>
        <h2>{words.look}</h2>
        <Choice of="theme" title={words.theme} choices={words.themes} />
      </section>
      <section>
        <h2>{words.motionSound}</h2>
        <Choice of="motion" title={words.motion} choices={words.motions} />
        <Choice of="pace" title={words.pace} choices={words.paces} />
        <OnOff of="stillWater" title={words.stillWater} about={words.stillWaterAbout} />
        <OnOff of="sound" title={words.sound} />
        {sound && <Amount of="bed" title={words.bed} />}
        {sound && <Amount of="events" title={words.events} />}
        <OnOff of="captions" title={words.captions} about={words.captionsAbout} />
        {'vibrate' in navigator && <OnOff of="haptics" title={words.haptics} about={words.hapticsAbout} />}
      </section>
      <section>
        <h2>{words.help}</h2>
        <Choice of="confirm" title={words.confirm} choices={words.confirms} />
        <Choice of="explain" title={words.explain} choices={words.explains} />
        <OnOff of="singleKeys" title={words.singleKeys} about={words.singleKeysAbout} />
      </section>
      <section>
        <h2>{words.language}</h2>
        <Choice of="language" title={words.language} choices={LANGUAGE_NAMES} />
        <Name />
      </section>
      <section>
        <h2>{words.data}</h2>
        <p className={styles.about}>{words.dataAbout}</p>
      </section>
    </div>
  )
}

function Name() {
  const words = useSettingsWords()
  const { name, nameDrawn } = useSettings()
  return (
    <div className={styles.name}>
      <TextField
        label={words.name}
        value={name}
        maxLength={20}
        autoComplete="nickname"
        onChange={(text) => change({ name: text, nameDrawn: false })}
      />
      <Button onClick={() => change({ name: drawName(name), nameDrawn: true })}>{words.anotherName}</Button>
      {nameDrawn && <span className={styles.about}>{words.nameDrawn}</span>}
    </div>
  )
}

export function SettingsPage() {
  const words = useSettingsWords()
  return (
    <PageFrame>
      <PageHead title={words.title} />
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
