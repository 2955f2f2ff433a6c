import { oneAt, oneNamed, type RuleTexts } from '@gam/kernel'
import type { Loaded } from '../../games/games.ts'
import { Button } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Icon } from '../../parts/icon.tsx'
import { useSetupWords, useUi } from '../../words/language.ts'
import { ComponentField } from './component-field.tsx'
import { OptionField } from './option-field.tsx'
import styles from './setup.module.css'
import { listed, optionsOf, topicsOf } from './table-options.ts'
import type { Setup } from './use-setup.ts'

/** What else can be agreed on, folded by topic: each row says what is set now, and opens in place. */
export function Options({
  loaded: { board, words },
  rules,
  setup,
}: {
  loaded: Loaded
  rules: RuleTexts
  setup: Setup
}) {
  const ui = useUi()
  const said = useSetupWords()
  const { game } = board
  const options = optionsOf(game)
  const { changed } = setup
  const preset = words.presets[setup.preset.id]?.name ?? setup.preset.id
  const all = topicsOf(board, setup.seated?.option ?? null)
  const topics = all.filter(({ id }) => id !== 'box')
  const inBox = all.find(({ id }) => id === 'box')?.keys ?? []
  const title = (key: string) => words.options[key]?.title ?? options[key]?.title ?? key

  /** What is set now, in one sentence. */
  function stateOf(keys: readonly string[]): string {
    const [key] = keys
    if (key === undefined) return ''
    if (keys.length > 1) {
      const on = keys.filter((one) => setup.options[one] === true).map(title)
      return on.length === 0 ? said.none : ui.and(on)
    }
    const { choices, about } = oneNamed(options, key)
    const value = setup.options[key]
    const spoken = words.options[key]
    if (choices === undefined) return value === true ? said.on(spoken?.about ?? about) : said.off
    if (Array.isArray(value)) {
      const chosen = listed(value).length
      return chosen === 0 ? said.asRules : said.chosen(chosen, Object.keys(choices).length)
    }
    return spoken?.choices?.[String(value)] ?? choices[String(value)] ?? String(value)
  }

  const field = (key: string) => (
    <OptionField
      key={key}
      option={oneNamed(options, key)}
      words={words}
      name={key}
      rule={ruleOf(board.optionRules[key], rules)}
      value={setup.options[key]}
      clash={setup.clashWith(key)}
      onChange={(value) => setup.option(key, value)}
    />
  )
  const clashing = (keys: readonly string[]) =>
    keys.map((key) => (setup.options[key] === true ? setup.clashWith(key) : null)).find((why) => why !== null)

  const setTitle = setup.own.find(({ id }) => id === setup.set)?.title ?? words.sets[setup.set] ?? setup.set
  return (
    <section className={cards.panel}>
      <div className={styles.panelHead}>
        <h2>{said.options}</h2>
        {changed.length > 0 && <span className={cards.tag}>{said.changed(changed.length)}</span>}
        {changed.length > 0 && (
          <Button look="quiet" className={styles.back} onClick={() => setup.choosePreset(setup.preset)}>
            {said.backTo(preset)}
          </Button>
        )}
      </div>
      {topics.map(({ id, keys }) => (
        <Topic
          key={id}
          title={(keys.length > 1 && words.topics?.[id]) || title(oneAt(keys, 0))}
          state={stateOf(keys)}
          clash={clashing(keys)}
          clashWords={words.clashes}
          changed={keys.some((key) => changed.includes(key))}
        >
          {keys.map(field)}
        </Topic>
      ))}
      <Topic title={said.box} state={setTitle} changed={inBox.some((key) => changed.includes(key))}>
        {inBox.map(field)}
        <ComponentField
          game={game}
          words={words}
          own={setup.own}
          seats={setup.all}
          value={setup.set}
          onChange={setup.chooseSet}
        />
      </Topic>
    </section>
  )
}

function ruleOf(id: string | undefined, rules: RuleTexts): { id: string; text: string } | null {
  const text = id === undefined ? undefined : rules[id]
  return id === undefined || text === undefined ? null : { id, text }
}

function Topic({
  title,
  state,
  clash,
  clashWords,
  changed,
  children,
}: {
  title: string
  state: string
  clash?: string | null | undefined
  clashWords?: { readonly [why: string]: string } | undefined
  changed: boolean
  children: React.ReactNode
}) {
  const said = useSetupWords()
  return (
    // The same name: only one is open at a time.
    <details name="setup-topics" className={styles.topic}>
      <summary>
        <Icon name="next" size={18} />
        <span>
          <b>
            {title} {changed && <em>{said.changedMark}</em>}
          </b>
          <span className={styles.now}>{state}</span>
          {clash != null && <span className={styles.clash}>{clashWords?.[clash] ?? said.clash}</span>}
        </span>
      </summary>
      {children}
    </details>
  )
}
