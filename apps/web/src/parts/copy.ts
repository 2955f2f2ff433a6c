/** False where the browser lets the page write nowhere; then the text is there to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  // There is a clipboard of its own only for secure pages.
  if (!('clipboard' in navigator)) return copyChosen(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyChosen(text)
  }
}

/** As a person would: the text is chosen in a field and copied from there. */
function copyChosen(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // Outside of a dialog that is open nothing can be chosen.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
