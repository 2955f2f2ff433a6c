import { type Faults, numbered } from '../faults.test-support.ts'

export const faults: Faults = {
  // Narrow no-break space inside quotes and before ; ! ?, no-break space before a colon and a dollar.
  marks: /[^\u202F][;!?»]|«(?!\u202F)|(?<!\u00A0)[:$]|['"“”„]/,
  foreign: new Set(
    `the and of with for from your you is are has have takes take pays pay buys buy sells sell builds build
    wood food brick ship ships whale whales right bowhead sperm sea coin coins pearl pearls tile tiles
    contract contracts good goods meat kelp pottery shells shell crystal storm storms worker workers space spaces
    building buildings house office mill dock wharf inn tavern market town hall pier forest
    card cards player players nothing none round game first back lay money launch prepare
    heading order orders decree decrees ability abilities sun swordfish ray urchin seagull seahorse coral lobster
    own others used home aside true false
    der das und ein eine von mit für dem den ist sind`.split(/\s+/),
  ),
  forms: [
    // Nought is singular.
    ...numbered('0|1', '[2-9]|\\d{2,}', [
      ['perle', 'perles'],
      ['pièce', 'pièces'],
      ['marchandise', 'marchandises'],
      ['coquillage', 'coquillages'],
      ['cristal', 'cristaux'],
      ['contrat', 'contrats'],
      ['tempête', 'tempêtes'],
      ['carte', 'cartes'],
      ['point', 'points'],
      ['baleine', 'baleines'],
      ['cachalot', 'cachalots'],
      ['mer vide', 'mers vides'],
      ['tuile', 'tuiles'],
      ['brique', 'briques'],
      ['ouvrier', 'ouvriers'],
      ['navire', 'navires'],
      ['bâtiment', 'bâtiments'],
      ['place', 'places'],
    ]),
    // What must be drawn together.
    /(?<![\p{L}’-])(?:de|le|la|que|ne|je|me|te|se|ce|jusque) (?=[aeiouàâéèêëîïôûœ])(?!onz|oui|un à)/iu,
    /(?<![\p{L}’-])(?:de|à) les? \p{Lu}/u,
    /(?<![\p{L}’-])si ils? /iu,
    /(?<!\p{L})[dljmnstc]’(?=[bcdfgjklmnpqrstvwxz])/iu,
  ],
}
