import { options, type VNode } from 'preact'
import { render } from 'preact/compat'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app.tsx'
import { currentSettings } from './settings.ts'
import { dress } from './theme.ts'
import { loadUi } from './words/language.ts'

// What a click changes is whole in its frame, effects and all.
options.requestAnimationFrame = queueMicrotask

/** How deep an element lies that was drawn; 0: it was not drawn yet. */
interface Drawn {
  __b?: number
}

// What is drawn is a copy, as of an element that is drawn twice: one that is kept, as the compiler keeps those that do not
// change, would hold on to the table that it was drawn in, and with it to every table since.
const { vnode: made } = options
options.vnode = (element) => {
  made?.(element)
  const drawn: VNode & Drawn = element
  drawn.__b ||= 1
}

const place = document.getElementById('app')
if (place) {
  const settings = currentSettings()
  const { language } = settings
  dress(settings)
  loadUi(language)
    .then((ui) => render(<App first={{ language, ui }} />, place))
    .catch((error: unknown) => {
      place.textContent = `Gam could not be loaded: ${String(error)}`
    })
}
