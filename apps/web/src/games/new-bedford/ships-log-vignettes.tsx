import type { ReactNode } from 'react'

/** The colour of the page, for the lines cut into a mass. */
const G = 'var(--ground, var(--paper))'

/** A line of ink. */
function L({ d, w = 1.7, cut = false }: { d: string; w?: number; cut?: boolean }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={cut ? G : 'currentColor'}
      strokeWidth={w}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

const WATER = <L d="M2 20.5c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.4 1 3.2.600" />
const BOTTLE = (
  <>
    <path d="M2 9.5C2 8 3.2 7 4.7 7h9.3c1.8 0 2.8 1.7 4.2 2.2V8.6h3.3v6.8h-3.3v-.6c-1.4.5-2.4 2.2-4.2 2.2H4.7C3.2 17 2 16 2 14.5z" />
    <path d="M4 9.8c0-.6.5-1 1-1h8.6c1 0 1.6.800 2 1.5v3.4c-.4.7-1 1.5-2 1.5H5c-.5 0-1-.4-1-1z" fill={G} />
  </>
)

/** One small picture for each card of the log: a solid mass, few cut lines, 24 × 24. */
export const VIGNETTES: { readonly [card: string]: ReactNode } = {
  'desert isle': (
    <>
      <L d="M12.5 18c-.3-4 .2-7 1.8-10" w={2.2} />
      <path d="M14.3 8.3C11.8 5 8.5 4.7 5.8 7c3-.6 5.7 0 8.5 1.3zM14.3 8.3c.2-3.6 2.5-5.6 5.7-5.3-2.3 1-4.2 2.8-5.7 5.3zM14.3 8.3c3.7-1.3 6.4 0 7.4 3.2-2-1.7-4.6-2.7-7.4-3.2z" />
      <path d="M5 19.5c2-3 12-3 14 0z" />
      <L d="M2 21.5h20" />
    </>
  ),
  'beached whale': (
    <>
      <path d="M2 17c0-4.5 3.8-7 8.5-7 4 0 6.5 2 8 4.2l2.7-3.7c1.3 2.3.8 5-1.2 6.5z" />
      <circle cx="6" cy="13.5" r="1" fill={G} />
      <L d="M2.8 15.6c2.4.500 4.4 0 6-1.3" cut w={1.3} />
      <L d="M1.5 19.5h21M5 22h9" />
    </>
  ),
  coffin: (
    <>
      <path d="M8 2h8l3.5 6.5L16.5 22h-9L4.5 8.5z" />
      <L d="M12 5.5V14M8.8 8.5h6.4" cut w={1.8} />
    </>
  ),
  windfall: (
    <>
      <path d="M5.5 3C13 4 17 8.5 17.5 16h-12z" />
      <L d="M5 2v20M3 22h6" w={2} />
      <circle cx="18.5" cy="19.5" r="3" fill="var(--coin-fill)" stroke="#5E4700" strokeWidth="1.2" />
      <circle cx="20.5" cy="12.5" r="2.3" fill="var(--coin-fill)" stroke="#5E4700" strokeWidth="1.2" />
      <circle cx="10.5" cy="12" r="2" fill="var(--coin-fill)" stroke="#5E4700" strokeWidth="1.2" />
    </>
  ),
  scrimshaw: (
    <>
      <path d="M5 3.5c6 0 13.5 5 15 17-7.5-.8-13-5-15-11z" />
      <L d="M8 8.5h5M10.5 8.5V6.5M8.5 8.5c.5 1.7 3.5 1.7 4.3 0M10 12.5c2 1.2 3.8 1 5-.5" cut w={1.2} />
    </>
  ),
  'news from town': (
    <>
      <path d="M1.5 10.5h14v10h-14z" />
      <L d="M2 11.5l6.5 5 6.5-5" cut w={1.5} />
      <path d="M12 8V5.5l5-4 5.5 4V15H17v-6.5z" />
      <path d="M18.5 8.5h2V11h-2z" fill={G} />
    </>
  ),
  'sleigh ride': (
    <>
      <path d="M1 14h10.5l-1.7 4.5H3z" />
      <L d="M11 14.5l7.5-3" w={1.3} />
      <path d="M16.5 15.5c-.8-4 1-7.5 5.5-8v8.5c-2 .5-4 .3-5.5-.5z" />
      <L d="M4.5 14l-1-4M8 14l-.5-4" w={1.5} />
      {WATER}
    </>
  ),
  'calm seas': (
    <>
      <circle cx="12" cy="8" r="4" />
      <L d="M12 1v1M5 3.5l.8.8M19 3.5l-.8.8M3.5 9.5h1.5M19 9.5h1.5" />
      <L d="M1.5 15.5h21M4.5 19h15M8 22.2h8" w={2} />
    </>
  ),
  'gulf stream': (
    <>
      <L d="M2 19C5 10 9.5 7.5 18 7.5" w={2.6} />
      <path d="M16.5 3.5 22.5 7.5l-6 4z" />
      <L d="M7 22c2-4.5 5.5-6.5 11-6.5" w={2.6} />
      <path d="M16.5 11.7 22.5 15.5l-6 4z" />
    </>
  ),
  'ship in a bottle': (
    <>
      {BOTTLE}
      <path d="M5.5 13h7l-1 1.8H6.5zM8.5 9.5h1v3h-1zM9.9 9.7l2.3 2.7H9.9z" />
      <L d="M3 20.5h17" />
    </>
  ),
  'trade winds': (
    <>
      <path d="M5.5 16.5C3 16.5 1.5 15 1.5 13c0-2 1.5-3.3 3.3-3.3C5 7 7 5.3 9.5 5.3c2.2 0 4 1.4 4.5 3.4 1.8 0 3 1.4 2.7 3.3-.3 1-1.2 1.3-2 1.3 1 .2 1.6.8 1.6 1.6 0 1-.9 1.6-2 1.6z" />
      <L d="M18 8.5h4.5M18.5 12.5h3M17.5 16.5h5" />
      <circle cx="8.5" cy="10.5" r="1" fill={G} />
    </>
  ),
  corpusants: (
    <>
      <L d="M12 8v14M5 13.5h14M7.5 19h9" w={2} />
      <path d="M12 1c2 2.2 2.6 4.8 0 6.5-2.6-1.7-2-4.3 0-6.5zM4.5 6.5c1.5 1.7 2 3.7 0 5.2-2-1.5-1.5-3.5 0-5.2zM19.5 6.5c1.5 1.7 2 3.7 0 5.2-2-1.5-1.5-3.5 0-5.2z" />
    </>
  ),
  'whale pod': (
    <>
      <path d="M1.5 18c.5-4 6-5.5 8.5 0zM8.5 12.5c.5-4.5 7-6 9.5 0zM14 18.5c.5-4 6-5 8.5 0z" />
      <L d="M12.5 7.5c-.5-2-1.5-3-3-3M13.5 7.5c.3-2 1.3-3 2.8-3M5 13c0-1.5-.5-2.3-1.5-2.8" w={1.3} />
      <L d="M1.5 21.5h21" />
    </>
  ),
  gam: (
    <>
      <path d="M1 14h9.5l1.5 1.5-2.5 4H3zM23 14h-9.5L12 15.5l2.5 4H21z" />
      <path d="M4 4.5h1.3V13H4zM6 5.5c2.5 1 3.5 4 3.8 7H6zM18.7 4.5H20V13h-1.3zM18 5.5c-2.5 1-3.5 4-3.8 7H18z" />
      <L d="M1.5 22h21" />
    </>
  ),
  'under weigh': (
    <>
      <L d="M12 1v4" w={1.5} />
      <circle cx="12" cy="6.5" r="2.2" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <L d="M12 9v9.5M8 11h8M4.5 13.5c.5 4 3.5 6 7.5 6s7-2 7.5-6" w={2.2} />
      <path d="M2.5 15.5 4.5 11l3 3.8zM21.5 15.5 19.5 11l-3 3.8z" />
      <L d="M2 22.5h4M18 22.5h4" w={1.4} />
    </>
  ),
  'message in a bottle': (
    <>
      {BOTTLE}
      <path d="M6 10h7v4H6z" />
      <L d="M7.3 11.3h4.4M7.3 12.8h3" cut w={0.9} />
      {WATER}
    </>
  ),
  'man overboard': (
    <>
      <path d="M6.5 12.5C7 7.5 9 5.5 12 5.5s5 2 5.5 7c3.5.3 4 2.8 1.5 3H5c-2.5-.2-2-2.7 1.5-3z" />
      <L d="M7 11.5h10" cut w={1.8} />
      <L d="M1.5 19c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.6 1 3.7.3M6 22.5h12" />
    </>
  ),
  'mast-head': (
    <>
      <L d="M12 1v21.5M6 5h12" w={2} />
      <path d="M5.5 11h13l-2 6.5h-9z" />
      <circle cx="12" cy="8.5" r="2.2" />
      <L d="M6.8 14h10.4" cut w={1.3} />
    </>
  ),
  'port fees': (
    <>
      <path d="M2 7h4.5v15H2z" />
      <L d="M4 9 22.5 4.5" w={3} />
      <L d="M10 7.5l1.5 1M15 6.3l1.5 1" cut w={1.3} />
      <circle cx="16" cy="16.5" r="5" fill="var(--coin-fill)" stroke="#5E4700" strokeWidth="1.4" />
      <L d="M16 13.5v6" w={1.6} />
    </>
  ),
  rats: (
    <>
      <path d="M4 12.5c1-4 4.5-6 8.5-6 4.5 0 7 2.5 9.5 6-1 1-2.5 1.3-4 1.3H6c-1.5 0-2.3-.5-2-1.3z" />
      <circle cx="16.5" cy="6.3" r="2.2" />
      <circle cx="18.8" cy="10.3" r=".9" fill={G} />
      <L d="M4.5 12C2 11.5 1.2 9 2.5 7M8 14v2M15 14v2" w={1.5} />
      <L d="M1.5 17.5h21M3 20.5l2-3M9 20.5l2-3M15 20.5l2-3M21 20.5l1-1.5" w={1.4} />
    </>
  ),
  'refinery fire': (
    <>
      <path d="M2 14.5 12 8.5l10 6V22H2z" />
      <path d="M9.5 22v-5h5v5z" fill={G} />
      <path d="M7 11.5C5.5 8 7.5 6.5 7.5 3.5c2.5 1.5 3 3.5 2.5 5 1.5-1 2-3.5 1.5-6.5 3.5 2.5 4.5 5.5 3.5 8.5 1.3-.7 1.8-2 1.8-3.5 1.7 2 2 4 .7 6L12 9z" />
    </>
  ),
  'dice of fate': (
    <>
      <path d="M2 8.5 10 5l4.5 8L6.5 17z" />
      <path d="M13.5 11.5l7.5 1-1 9-8-1z" />
      <circle cx="6.5" cy="9.5" r="1.1" fill={G} />
      <circle cx="9.8" cy="12.8" r="1.1" fill={G} />
      <circle cx="15" cy="14.5" r="1" fill={G} />
      <circle cx="18.5" cy="18.5" r="1" fill={G} />
    </>
  ),
  'stove boat': (
    <>
      <path d="M1 10h9l-1 2.5 2 1.5-1.5 2.5 1.5 2H5z" />
      <path d="M23 10h-9.5l-1 2.5 2 2-1.5 2 1.5 2H19z" />
      <L d="M8 7.5 6 4M16 7.5l2-4M12 6V3" w={1.5} />
      <L d="M1.5 21.5h21" />
    </>
  ),
  sermon: (
    <>
      <path d="M6 11h12l-1.5 6h-9zM9.5 17h5l1.5 5.5H8z" />
      <circle cx="12" cy="5.5" r="2.8" />
      <L d="M12 12.5v3.5M10.3 14h3.4" cut w={1.3} />
      <L d="M4 9.8h16" w={1.8} />
    </>
  ),
  'burned oil': (
    <>
      <path d="M7.5 9h9l2 9h-13zM6 19.5h12V22H6z" />
      <path d="M9.8 11h4.4l.8 5H9z" fill={G} />
      <L d="M12 15.5v-2" w={1.5} />
      <L d="M12 8c-1.8-1.7 1.6-2.7 0-6M15.5 7c-1.2-1.2 1-1.8 0-4" w={1.5} />
    </>
  ),
  sharks: (
    <>
      <path d="M2.5 15.5C5 14 6.5 9.5 7 4.5c3.5 3 5 7 5 11zM12.5 19C14.5 17.5 15.5 14 16 10c3.2 2.3 4.7 5.5 4.7 9z" />
      <L d="M1.5 18.2h8M4 21.8h18" />
    </>
  ),
  'ice sheet': (
    <>
      <path d="M1.5 8.5 8 6l7 1.5L22.5 6v9l-6 3-8-1.5-7 1z" />
      <L d="M11 7.5 9.5 11l3.5 1.5-2 4" cut w={1.5} />
      {WATER}
    </>
  ),
  reef: (
    <>
      <L d="M1.5 7c2-1.8 4-1.8 6.5 0s4.5 1.8 7 0 4.5-1.8 7 0" w={2} />
      <path d="M1.5 21.5 5 11l3 6 4-7.5 3.5 7 3-5 4 10z" />
    </>
  ),
  'sea ice': (
    <>
      <path d="M2 7.5 7 5l4.5 2-1 4-6 1zM13.5 6.5l6-2 3 4-4.5 3zM6.5 15l6-2 6.5 2.5-3 4-8 .5z" />
      <L d="M1.5 16.5h2.5M20 18h2.5M2.5 21.8h19" w={1.5} />
    </>
  ),
  typhoon: (
    <>
      <L
        d="M12 12.5c0-1.2 1.8-1.3 2.2 0 .6 2-1.5 3.5-3.5 2.9-2.7-.8-3.4-4-1.7-6.2 2.2-2.9 6.7-2.6 8.7.4 2.6 3.8.4 9-4.2 10.2"
        w={2.2}
      />
      <L d="M12 3.2C7 3.5 3.5 7 3.8 12c.2 2.8 1.5 5.2 3.7 6.8" w={2.2} />
    </>
  ),
  'broken mast': (
    <>
      <path d="M3 17h18l-2.5 4.5h-13z" />
      <L d="M11 17v-6.5" w={2.4} />
      <L d="M12.5 9.5 19.5 4" w={2.4} />
      <L d="M9.5 10.3l1.5.9 1.3-1 1 .8" w={1.4} />
      <path d="M13.5 8.5 19 4.5c1.5 2.5 1.5 5-.5 7.5z" opacity=".7" />
    </>
  ),
  'wreck of the essex': (
    <>
      <path d="M12.5 18 16 3.5l6.5 6-3 8.5z" />
      <L d="M18 7l-5-3.5M20.5 10 16 8" w={1.4} />
      <path d="M1 18c0-4 2-6.5 5.5-6.5 3 0 4.5 2 5 6.5z" />
      <circle cx="4" cy="15" r=".9" fill={G} />
      <L d="M1.5 21c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.6 1 3.7.3" />
    </>
  ),
}

/** Providence: a sun that rises. */
export const SUNRISE = (
  <>
    <path d="M5 17a7 7 0 0 1 14 0z" />
    <L d="M12 3v3.5M3.5 8.5l2.5 2M20.5 8.5l-2.5 2M1.5 20.5h21" w={2} />
  </>
)

/** Omens: a storm glass. */
export const STORM_GLASS = (
  <>
    <path d="M9.5 2h5v3.5c4 1.3 6 4.2 6 7.7 0 4.7-3.5 7.8-8.5 7.8s-8.5-3.1-8.5-7.8c0-3.5 2-6.4 6-7.7z" />
    <path d="M6 12.5c2-1.2 3.7-1.2 6 0s4 1.2 6 0c-.2-2.7-2.2-4.7-6-4.7s-5.8 2-6 4.7z" fill={G} />
  </>
)
