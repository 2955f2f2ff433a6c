import { type News, readServerMessage, shifted } from '@gam/protocol/wire'

/** The news that came over a socket, those whole that were told by what became different. */
export function newsIn(frames: readonly string[]): News[] {
  const all: News[] = []
  for (const message of frames.map(readServerMessage)) {
    const had = all.at(-1)
    if (message?.type === 'news') all.push(message.news)
    if (message?.type !== 'shift' || had === undefined) continue
    const news = shifted(had, message.base, message.news)
    if (news === null) throw new Error('These are changes of other news.')
    all.push(news)
  }
  return all
}

/** The hands of all seats in the card game. */
export function handsIn({ view }: News): (readonly number[])[] {
  const seats = view.state.seats as readonly { readonly hand: readonly number[] }[]
  return seats.map(({ hand }) => hand)
}
