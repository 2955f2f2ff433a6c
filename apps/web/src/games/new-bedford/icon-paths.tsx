import type { ReactNode } from 'react'
import { ICONS } from '../../art/icon-paths.tsx'
import { TOWN } from '../../art/town-paths.tsx'

/** The colour of the ground an icon stands on, for the lines cut into it. */
const G = 'var(--ground, var(--paper))'

const DOCKYARD = (
  <>
    <path d="M3 13h18l-2.5 6H6z" />
    <path d="M11 3h2v10h-2z" />
    <path d="M14 4.5c3 1.5 4.5 4 5 7.5h-5z" />
    <path d="M1.5 20.5h21" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </>
)

const PIER = (
  <>
    <path d="M11 8h2v11.5c3.5-.4 5.5-2.5 6-5.5l-2.5.8 3.5-4.3 2.5 5-2-.7C19.8 19 16.5 22 12 22s-7.8-3-8.5-7.2l-2 .7 2.5-5 3.5 4.3L5 14c.5 3 2.5 5.1 6 5.5z" />
    <circle cx="12" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M8 10.5h8" stroke="currentColor" strokeWidth="2" />
  </>
)

/** 24 × 24, one solid mass with at most three cut lines: goods, whales, buildings and spaces. */
export const PATHS = {
  wood: (
    <>
      <path d="M3 8.2 16.4 4.4a3.6 3.6 0 0 1 2 6.9L5 15.1z" />
      <path d="M3.4 16.4 17 12.7a3.6 3.6 0 0 1 1.9 6.9L5.4 20.6z" opacity=".82" />
      <ellipse cx="18" cy="7.8" rx="2" ry="2.5" fill={G} />
      <ellipse cx="18" cy="7.8" rx=".8" ry="1.1" />
      <ellipse cx="18.3" cy="16.2" rx="2" ry="2.4" fill={G} />
      <ellipse cx="18.3" cy="16.2" rx=".8" ry="1.1" />
    </>
  ),
  food: (
    <>
      <path d="M10.9 22.5V9h2.2v13.5z" />
      <path d="M12 .8c2.8 2 2.8 5 0 7-2.8-2-2.8-5 0-7zM11.3 12.2C7.3 12.6 5 10.5 4.8 6.8c4-.3 6.3 1.7 6.5 5.4zM12.7 12.2c4 .4 6.3-1.7 6.5-5.4-4-.3-6.3 1.7-6.5 5.4zM11.3 17.3c-4 .4-6.3-1.7-6.5-5.4 4-.3 6.3 1.7 6.5 5.4zM12.7 17.3c4 .4 6.3-1.7 6.5-5.4-4-.3-6.3 1.7-6.5 5.4zM11.3 22c-3.6.4-5.7-1.4-5.9-4.7 3.6-.3 5.7 1.4 5.9 4.7zM12.7 22c3.6.4 5.7-1.4 5.9-4.7-3.6-.3-5.7 1.4-5.9 4.7z" />
    </>
  ),
  brick: (
    <>
      <path d="M2.5 5.5h8.6v6H2.5zM12.9 5.5h8.6v6h-8.6zM2.5 13.2h4v6h-4zM8.2 13.2h8.3v6H8.2zM18.2 13.2h3.3v6h-3.3z" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--coin-fill)" />
      <circle cx="12" cy="12" r="9.6" fill="none" stroke="#5E4700" strokeWidth="1.5" />
      <path
        d="M14.9 8.9c-.5-1.1-1.6-1.6-2.9-1.6-1.7 0-3 .9-3 2.3 0 3.2 6.1 1.5 6.1 4.7 0 1.5-1.4 2.4-3.1 2.4-1.5 0-2.7-.6-3.2-1.9M12 5.6v12.8"
        fill="none"
        stroke="#4A3800"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  right: (
    <>
      <path d="M1.5 12.5c.2-3.7 3.3-5.8 7.3-5.8 4.3 0 7.6 2.1 9.9 4.5l3.6-2.9c.6 2.1 0 4-1.3 5.2 1.1.8 1.7 2.2 1.5 4l-4.3-2.2c-2.5 1.7-5.7 2.5-9 2.5-4.6 0-7.5-1.9-7.7-5.3z" />
      <path d="M2 13.3c2.6.9 4.8.4 6.8-1.4" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M9.5 15.5c.3 2 1.5 3.2 3.4 3.6-.2-1.6-.8-2.9-1.9-3.8z" opacity=".55" fill={G} />
      <circle cx="4.3" cy="10.2" r="1" fill={G} />
      <circle cx="6.5" cy="8.9" r=".8" fill={G} />
      <path
        d="M5.5 5.5C4.8 3.8 3.6 3 2.2 3M6.5 5.5C7 3.8 8.2 2.8 9.7 2.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  bowhead: (
    <>
      <path d="M1.3 14.2C2 9.2 5.7 5.6 9.8 5.6c2 0 2.7 1.7 4.2 2.7 1.9.7 3.6 1.8 5 3.3l3.3-2.7c.5 2-.1 3.7-1.2 4.9 1 .8 1.5 2.1 1.3 3.7l-4-2c-2.4 1.9-5.6 2.9-9.1 2.9-4.9 0-7.5-1.5-8-4.2z" />
      <path
        d="M2.1 14.1C5.3 13.7 7.6 11.3 8.6 7.6"
        fill="none"
        stroke={G}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M2.3 15.5c1 1.3 2.8 2.1 5.2 2.3-.6-1.7-2.4-2.5-5.2-2.3z" fill={G} />
      <circle cx="9.7" cy="13" r=".9" fill={G} />
    </>
  ),
  sperm: TOWN.spermWhale,
  sea: (
    <>
      <path
        d="M2 9.5c2.5-2.4 4.2-2.4 6.7 0s4.2 2.4 6.7 0 4.2-2.4 6.6 0M2 14.5c2.5-2.4 4.2-2.4 6.7 0s4.2 2.4 6.7 0 4.2-2.4 6.6 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  worker: (
    <>
      <path d="M12 2.2c2 0 3.5 1.5 3.5 3.4 0 1.3-.6 2.3-1.6 2.9 3 .5 6.6 1.9 7.6 4.2.5 1.3-.3 2.3-1.7 2.2l-3.3-.3c.3 2 1.5 4 2.6 5.5.7 1-.1 1.9-1.3 1.9h-3.3c-.8 0-1.2-.4-1.5-1.1L12 18.6l-1 2.3c-.3.7-.7 1.1-1.5 1.1H6.2c-1.2 0-2-.9-1.3-1.9 1.1-1.5 2.3-3.5 2.6-5.5l-3.3.3c-1.4.1-2.2-.9-1.7-2.2 1-2.3 4.6-3.7 7.6-4.2-1-.6-1.6-1.6-1.6-2.9 0-1.9 1.5-3.4 3.5-3.4z" />
    </>
  ),
  wheel: (
    <>
      <circle cx="12" cy="12" r="6.2" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="12" cy="12" r="2" />
      <path
        d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2 4.2 19.8"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  bag: (
    <>
      <path d="M8.5 6.5 7 3.2c1.6.7 3 .7 5 .1 2 .6 3.4.6 5-.1l-1.5 3.3c3.6 2.6 5.5 6.3 5.5 10 0 3.6-2.7 5.3-9 5.3s-9-1.7-9-5.3c0-3.7 1.9-7.4 5.5-10z" />
      <path d="M8.5 7.4h7" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  bank: (
    <>
      <path d="M12 2 22.5 7.5v2h-21v-2zM3 19h18v2.5H3zM4.5 11h2.7v6.5H4.5zM10.6 11h2.8v6.5h-2.8zM16.8 11h2.7v6.5h-2.7z" />
    </>
  ),
  'dry dock': (
    <>
      <path d="M2 9h3v8h14V9h3v12H2z" />
      <path d="M6.5 13h11l-1.6 3H8.1zM11.3 3h1.4v9h-1.4zM13.5 4.5 17.5 11h-4z" />
    </>
  ),
  lighthouse: TOWN.lighthouse,
  'lumber mill': (
    <>
      <path d="M12 2.5a8 8 0 0 1 7.6 10.5H4.4A8 8 0 0 1 12 2.5z" />
      <path d="M12 1v3M4.5 4.5l2 2M19.5 4.5l-2 2M2 10.5h3M19 10.5h3" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="10" r="2" fill={G} />
      <path d="M2 15h20v3H2zM4 19.5h16V22H4z" />
    </>
  ),
  schoolhouse: (
    <>
      <path d="M12 1.5 15 5v3l7 4v9.5H2V12l7-4V5z" />
      <path d="M10 21.5v-5h4v5z" fill={G} />
      <circle cx="12" cy="6.6" r="1.2" fill={G} />
      <path d="M5 14h3v3H5zM16 14h3v3h-3z" fill={G} />
    </>
  ),
  tavern: (
    <>
      <path d="M4 7h12v13.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 20.5z" />
      <path
        d="M16.5 10h2a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path d="M3.5 6.5C3 3.5 6 2 8 3.3 9.5 1 13 1.5 13.5 3.8c2-.3 3.2 1 2.9 2.7z" />
      <path d="M7.5 11v7M12.3 11v7" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  tryworks: (
    <>
      <path d="M3 12h18v9.5H3z" />
      <path d="M6 12c0-2.5 1.6-4 3-4s3 1.5 3 4zM12.5 12c0-2.5 1.5-4 3-4s3 1.5 3 4z" />
      <path
        d="M9 6.5c-1.5-1.5.8-2.5-.3-4.5M15.5 6.5c-1.5-1.5.8-2.5-.3-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path d="M6 21.5v-4.5h4.5v4.5zM13.5 21.5v-4.5H18v4.5z" fill={G} />
    </>
  ),
  wharf: (
    <>
      <path d="M1.5 10h21v3.2h-21z" />
      <path d="M4 13.2h2.6V21H4zM10.7 13.2h2.6V21h-2.6zM17.4 13.2H20V21h-2.6z" />
      <path d="M17 9V4.5h-5.5V9" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10 5h3v3h-3z" />
    </>
  ),
  bakery: (
    <>
      <path d="M3 12.5C3 8.5 7 6 12 6s9 2.5 9 6.5c0 1.5-.7 2.6-1.7 3.2V21H4.7v-5.3C3.7 15.1 3 14 3 12.5z" />
      <path
        d="M8 9.5l1.5 4M12 8.8l1.5 4M16 9.5l1.5 4"
        fill="none"
        stroke={G}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  brickyard: TOWN.brickyard,
  chandlery: (
    <>
      <path d="M9.5 9h5v12.5h-5z" />
      <path d="M12 1.5c2 2.2 2.3 4.5 0 6-2.3-1.5-2-3.8 0-6z" />
      <path d="M5 21.5h14" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M3 12.5c0-2 3-2 3 0v6H3zM18 12.5c0-2 3-2 3 0v6h-3z" />
    </>
  ),
  cooperage: (
    <>
      <path d="M7 2.5h10c3 5.5 3 13.5 0 19H7c-3-5.5-3-13.5 0-19z" />
      <path
        d="M5.3 7.5h13.4M5.3 16.5h13.4M9.8 3v18M14.2 3v18"
        fill="none"
        stroke={G}
        strokeLinecap="round"
        strokeWidth="1.2"
      />
    </>
  ),
  courthouse: (
    <>
      <path d="M11 2h2v17h4v2.5H7V19h4z" />
      <path d="M3 5.5h18v1.8H3z" />
      <path d="M1.5 14 5 7l3.5 7c-1 2.3-6 2.3-7 0zM15.5 14 19 7l3.5 7c-1 2.3-6 2.3-7 0z" />
    </>
  ),
  inn: (
    <>
      <path d="M2 20V6h2.5v6H20c1.5 0 2 .8 2 2v6h-2.5v-3h-15v3z" />
      <circle cx="8" cy="9" r="2.2" />
      <path d="M11.5 11V7.5H18c1.8 0 3 1.3 3 3.5z" />
    </>
  ),
  market: (
    <>
      <path d="M2.5 8 5 3h14l2.5 5zM4 12.5h16V21H4z" />
      <path d="M2.5 8.5c0 4 4.7 4 4.7 0 0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0 0 4 4.7 4 4.7 0z" />
      <path d="M7 15.5h10v5.5H7z" fill={G} />
    </>
  ),
  'post office': (
    <>
      <path d="M2 5.5h20v13.5H2z" />
      <path d="M2.5 6.5 12 13.5l9.5-7" fill="none" stroke={G} strokeLinecap="round" strokeWidth="1.8" />
    </>
  ),
  'counting house': (
    <>
      <path d="M3 3h18v18.5H3z" />
      <path d="M5 7.5h14M5 12.2h14M5 17h14" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="8" cy="7.5" r="1.7" fill={G} />
      <circle cx="11.8" cy="7.5" r="1.7" fill={G} />
      <circle cx="15.5" cy="12.2" r="1.7" fill={G} />
      <circle cx="9" cy="17" r="1.7" fill={G} />
      <circle cx="13" cy="17" r="1.7" fill={G} />
    </>
  ),
  mansion: TOWN.mansion,
  'municipal office': (
    <>
      <path d="M11.3 1h1.5v3.2c3.3.4 5.7 2.5 6.2 5.3H5c.5-2.8 3-4.9 6.3-5.3zM3 10.5h18v3H3zM4 14.5h16v5H4zM2.5 20h19v2h-19z" />
      <path
        d="M7.5 14.5v5M12 14.5v5M16.5 14.5v5"
        fill="none"
        stroke={G}
        strokeLinecap="round"
        strokeWidth="1.8"
      />
    </>
  ),
  'seamens bethel': TOWN.bethel,
  farm: (
    <>
      <path d="M2 11 8 4l6 7v10.5H2z" />
      <path d="M15.5 21.5V7.5c0-3 6-3 6 0v14z" />
      <path d="M5.5 21.5v-6h5v6z" fill={G} />
    </>
  ),
  forest: (
    <>
      <path d="M8 1.5 13.5 11H11l4 6.5H9.5v4h-3v-4H1L5 11H2.5z" />
      <path d="M17.5 7 21.5 14h-2l3 4.5h-4v3h-2v-3h-1.2L13.5 13l1-1.5z" opacity=".8" />
    </>
  ),
  warehouse: TOWN.warehouse,
  'general store': (
    <>
      <path d="M3 2.5h18v4H3z" />
      <path d="M2 7.5h20l-1.5 4.5h-17zM4 13h16v8.5H4z" />
      <path d="M6.5 15h5v4h-5zM14 15h3.5v6.5H14z" fill={G} />
    </>
  ),
  'town hall': TOWN.townHall,
  dockyard: DOCKYARD,
  'city pier': PIER,
  'turners mill': (
    <>
      <path d="M9 11h6l2.2 10.5H6.8z" />
      <path
        d="M12 9.5 3.5 3.2M12 9.5l8.5-6.3M12 9.5 5 17.5M12 9.5l7 8"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="12" cy="9.5" r="1.5" fill={G} />
    </>
  ),
  prepare: DOCKYARD,
  launch: PIER,
  'prepare and launch': ICONS.ship,
  building: ICONS.house,
  victory: ICONS.star,
  die: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <circle cx="8.2" cy="8.2" r="1.8" fill={G} />
      <circle cx="15.8" cy="15.8" r="1.8" fill={G} />
    </>
  ),
  library: (
    <>
      <path d="M12 2 22.5 7.5v2h-21v-2z" />
      <path d="M2 11.5c4-1 7-.5 10 1.5 3-2 6-2.5 10-1.5v9c-4-1-7-.5-10 1.5-3-2-6-2.5-10-1.5z" />
      <path d="M12 13.5V21" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  'insurance co': (
    <>
      <path d="M2 10.5C3 5 7 2 12 2s9 3 10 8.5c-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0z" />
      <path d="M12 9v7" stroke="currentColor" strokeWidth="1.8" />
      <path d="M3.5 16.5h17l-2.5 5H6z" />
    </>
  ),
  newspaper: (
    <>
      <path d="M2 4h16v17H5a3 3 0 0 1-3-3z" />
      <path d="M19.2 8H22v10a3 3 0 0 1-2.8 3z" />
      <path d="M5 7.5h10M5 11.5h4M5 14.5h4M5 17.5h10" fill="none" stroke={G} strokeWidth="1.5" />
      <path d="M11 10.8h4v4.4h-4z" fill={G} />
    </>
  ),
  white: (
    <>
      <g fill="#fff" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round">
        <path d="M1.5 9.8C1.5 8.4 2.6 7.9 4 7.9h6.8c4.3 0 6.7 3.2 8.7 5.5l2.8-2.6c.6 1.9.2 3.6-.8 4.8 1 .7 1.5 1.9 1.4 3.4l-3.8-1.6c-2.3 1.7-5 2.3-8.2 2.3-2 0-3.4-.4-4.6-1.1L3.9 19.5c-1 .2-1.5-.4-1.1-1.2l.5-1.2c-1.2-.6-1.8-1.8-1.8-3.3z" />
      </g>
      <circle cx="8.6" cy="14.2" r=".9" />
      <path
        d="M3.2 17l5-.7M4.2 11.5l2.8 1.2M12.5 11.2 17 2.5M15.6 2.6l2.8 1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  blue: (
    <>
      <path d="M0 11.5c5-5 14-6 24-3v8c-10 3.5-19 2-24-2.5z" />
      <path
        d="M1 13.5c5 1 9 .5 13-1.5M9 16.5c4 .8 8 .5 12-.8"
        fill="none"
        stroke={G}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <circle cx="8.5" cy="10.5" r=".9" fill={G} />
    </>
  ),
  ambergris: (
    <>
      <path d="M4 21c-3-4 0-8.5 4.5-8.5 2-2.5 7-2 8.5.8 4.5.5 5.5 5.7 2 7.7z" />
      <path
        d="M8 9c-1.5-2 1.5-3.5 0-6M12 8c-1.5-2 1.5-3.5 0-6M16 9c-1.5-2 1.5-3.5 0-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  castaway: (
    <>
      <circle cx="11" cy="7.5" r="3.2" />
      <path d="M5 17c0-4.5 2.7-6 6-6s6 1.5 6 6z" />
      <path d="M16 13 20.5 4.5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M1.5 18.5h21V21h-21z" />
    </>
  ),
} satisfies { [name: string]: ReactNode }
