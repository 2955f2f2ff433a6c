/** The colours of the cards. They are printed pieces: the same in both themes. */
export const TINT: { readonly [good: string]: string } = {
  shells: '#E6DFF4',
  kelp: '#D9EDDF',
  meat: '#F6DEDA',
  pottery: '#F6E3D2',
  pearls: '#E9EEF2',
}

export const DEEP: { readonly [good: string]: string } = {
  shells: '#5A3F8F',
  kelp: '#1C6140',
  meat: '#8F2D2D',
  pottery: '#8F4620',
  pearls: '#4C5A67',
}
