import { api } from '../session/remote/api.ts'

/** The page of a table, in a link that somebody handed on. */
const PAGE = /\/(table\/[A-Za-z0-9_-]{22}|t\/[A-Za-z0-9-]{4,12})\/?(?:[?#]|$)/

/** Where a link or a code leads that somebody was told: an address within the site, or of another one. */
export async function toldTable(text: string): Promise<string> {
  const said = text.trim()
  const page = PAGE.exec(said)
  if (page === null) return tableOf(said)
  if (said.startsWith('/')) return `/${page[1]}`
  const link = /^https?:/i.test(said) ? said : `${location.protocol}//${said}`
  return URL.canParse(link) && new URL(link).host !== location.host ? link : `/${page[1]}`
}

/** The page of the table that waits under this code. */
export async function tableOf(code: string): Promise<string> {
  const { table } = await api<{ table: string }>('GET', `/codes/${encodeURIComponent(code)}`)
  return `/table/${table}`
}
