import { useState } from 'preact/compat'
import { useSettings } from '../settings.ts'
import { isName } from './name-field.tsx'
import { useShore } from './server.ts'

/** The name somebody goes by at remote tables: the one the server knows, or the one of this device. */
export function useName() {
  const { me } = useShore()
  const settings = useSettings()
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const name = typed ?? me?.name ?? settings.name
  return {
    name,
    wrong,
    set(next: string) {
      setTyped(next)
      setWrong(false)
    },
    /** The name if it can stand at a table; else the field says what is wrong with it. */
    take(): string | null {
      const trimmed = name.trim()
      if (isName(trimmed)) return trimmed
      setWrong(true)
      return null
    },
  }
}
