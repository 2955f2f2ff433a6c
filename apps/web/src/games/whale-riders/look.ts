/** The colours of the tiles. They are printed pieces: the same in both themes. */
export const TINT: { readonly [thing: string]: string } = {
  meat: '#F6DEDA',
  kelp: '#D9EDDF',
  pottery: '#F6E3D2',
  shells: '#E6DFF4',
  crystal: '#D6EDF6',
  pearl: '#E9EEF2',
}

export const DEEP: { readonly [thing: string]: string } = {
  meat: '#8F2D2D',
  kelp: '#1C6140',
  pottery: '#8F4620',
  shells: '#5A3F8F',
  crystal: '#15688A',
  pearl: '#4C5A67',
}

/** An icon beside words: these follow the theme. */
export const INK: { readonly [thing: string]: string } = {
  meat: 'var(--meat)',
  kelp: 'var(--kelp)',
  pottery: 'var(--pottery)',
  shells: 'var(--shells)',
  crystal: 'var(--crystal)',
  pearl: 'var(--pearls)',
  storm: 'var(--storm)',
}
