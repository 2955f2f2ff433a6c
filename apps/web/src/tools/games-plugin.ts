import type { Plugin } from 'vite'

const GAME = /\/packages\/games\/[^/]+\/src\/game\.ts$/
const APART = '\0apart:'

/** What a game's own file imports and a table does without; whoever reads it all the same is told where it is. */
const STUBS: { readonly [file: string]: string } = {
  // No rule of play reads the sentences of the rules, and in English alone they are a fifth of New Bedford.
  './rules.ts': absent('rules', 'loadRules'),
  './judgement.ts': absent('judgement', 'judgedGameOf'),
}

function absent(name: string, loader: string): string {
  const why = JSON.stringify(`In the browser a game comes without its ${name}: they are loaded by ${loader}.`)
  return `export const ${name} = new Proxy({}, { get() { throw new Error(${why}) } })`
}

/**
 * A game in the browser comes without the sentences of its rules and without its judgement. Who wants to read loads
 * the first (`loadRules`), bots load the second (`judgedGameOf`).
 */
export function gamesApart(): Plugin {
  return {
    name: 'gam-games-apart',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in STUBS && GAME.test(importer ?? '') ? `${APART}${id} ${importer}` : null,
    load: (id) => (id.startsWith(APART) ? STUBS[id.slice(APART.length).split(' ')[0]] : null),
  }
}
