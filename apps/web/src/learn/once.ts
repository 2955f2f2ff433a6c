/** By language, each loaded once; what is not there is English. */
export function loadedOnce<W>(loaders: {
  readonly [code: string]: () => Promise<W>
}): (language: string) => Promise<W> {
  const loaded = new Map<string, Promise<W>>()
  return (language) => {
    const code = language in loaders ? language : 'en'
    const loading = loaded.get(code) ?? loaders[code]()
    loaded.set(code, loading)
    return loading
  }
}
