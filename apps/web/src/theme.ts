import type { Settings } from './settings.ts'

/** Dresses the page as it was chosen; `auto` follows the device. */
export function dress({ theme, motion }: Settings): void {
  const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  const { dataset } = document.documentElement
  dataset.theme = dark ? 'dark' : 'light'
  dataset.motion = motion
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0B1A23' : '#EDF2F3')
}
