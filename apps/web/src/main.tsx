import { options } from 'preact'
import { render } from 'preact/compat'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app.tsx'
import { currentSettings } from './settings.ts'
import { dress } from './theme.ts'
import { loadUi } from './words/language.ts'

// What a click changes is whole in its frame, effects and all.
options.requestAnimationFrame = queueMicrotask

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
