import { createRoot } from 'react-dom/client'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app.tsx'
import { currentSettings } from './settings.ts'
import { dress } from './theme.ts'
import { loadUi } from './words/language.ts'

const place = document.getElementById('app')
if (place) {
  const settings = currentSettings()
  const { language } = settings
  dress(settings)
  loadUi(language)
    .then((ui) => createRoot(place).render(<App first={{ language, ui }} />))
    .catch((error: unknown) => {
      place.textContent = `Gam could not be loaded: ${String(error)}`
    })
}
