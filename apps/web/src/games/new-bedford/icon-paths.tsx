import type { ReactNode } from 'react'
import { ICONS } from '../../art/icon-paths.tsx'
import { TOWN } from '../../art/town-paths.tsx'

/** The colour of the ground an icon stands on, for the lines cut into it. */
const G = 'var(--ground, var(--paper))'

/** 24 × 24, one solid mass with at most three cut lines: goods, whales and headings; spaces and buildings have theirs in the game. */
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
