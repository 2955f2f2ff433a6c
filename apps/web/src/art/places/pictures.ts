/** Where each drawing lies. They are files: fetched when they are shown, and kept. */
const FILES: { readonly [path: string]: string } = import.meta.glob<string>('./*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function pictureOf(name: string): string | undefined {
  return FILES[`./${name}.svg`]
}
