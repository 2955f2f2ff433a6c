import type { ReactNode } from 'react'

/** The colour of the ground an icon stands on, for the lines cut into it. */
const G = 'var(--ground, var(--paper))'

/** Goods and ports of the Whale Riders games, 24 × 24, by the names the games give them. */
export const PIECES = {
  shells: (
    <>
      <path d="M12 3.2c5.3 0 9.8 4 9.8 9.2 0 1.1-.2 1.9-.8 2.6l-5.4 3.5.8 2.3c-2.9.9-5.9.9-8.8 0l.8-2.3L3 15c-.6-.7-.8-1.5-.8-2.6 0-5.2 4.5-9.2 9.8-9.2z" />
      <path
        d="M12 18V5.5M10.5 17.8 6.3 7.2M13.5 17.8l4.2-10.6M9 17.3l-5-5M15 17.3l5-5"
        fill="none"
        stroke={G}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </>
  ),
  kelp: (
    <>
      <path d="M7.5 22c-2.6-3.3-3-5.7-1.3-8.6 1.5-2.6 1.3-4.7-.6-7.7 3.9 1.7 5.1 4.7 3.5 8-1.3 2.7-1.1 5 .4 8.3zM13 22c-1.9-4-1.9-6.8.3-10.2 2-3.1 2-5.8.2-9.8 4.6 2.7 5.8 6.7 3.6 10.7-1.7 3.1-2 5.6-1.4 9.3zM18 22c-.3-2.7.2-4.5 1.6-6.3 1.1-1.4 1.4-2.7 1-4.7 2.2 2.2 2.5 4.6 1 6.9-.9 1.3-1.2 2.5-1 4.1z" />
    </>
  ),
  meat: (
    <>
      <path d="M13.5 3c4.4 0 8 3 8 6.9 0 4.2-3.9 7-8.2 6.8-2.1-.1-3.3.4-4.5 1.5-.3 2.1-1.7 3.3-3.3 2.9-1-.2-1.5-.9-1.7-1.7-.9-.2-1.6-.8-1.7-1.7-.3-1.6 1-2.9 3-3.1 1-1.2 1.4-2.3 1.3-4.2C6.2 6 9.3 3 13.5 3z" />
      <path
        d="M13.7 6.3c2.5-.1 4.4 1.2 4.7 3.2"
        fill="none"
        stroke={G}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  pottery: (
    <>
      <path d="M8.5 2h7v2.2h-1.3c0 1.3.5 2.2 1.6 3.1h1.7c1.9 0 3 1.3 3 3 0 1.6-.9 2.9-2.5 3.5-.5 3-1.7 5.4-3.4 6.7V22H9.4v-1.5C7.7 19.2 6.5 16.8 6 13.8c-1.6-.6-2.5-1.9-2.5-3.5 0-1.7 1.1-3 3-3h1.7c1.1-.9 1.6-1.8 1.6-3.1H8.5zM5.7 11.8V9.2c-.6.1-.8.6-.8 1.2s.3 1.1.8 1.4zm12.6 0c.5-.3.8-.8.8-1.4s-.2-1.1-.8-1.2z" />
      <path d="M7 12h10M7.6 14.3h8.8" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  pearls: (
    <>
      <circle cx="12" cy="12" r="9" fill="#F4F6F8" stroke="currentColor" strokeWidth="2" />
      <path
        d="M7.2 11.5c.2-2.5 1.7-4 4.2-4.3"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M8 17.8c4.5 1.6 8.8-1.3 9.3-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  ),
  storm: (
    <>
      <path
        d="M12 1.8v20.4M3.2 6.9l17.6 10.2M20.8 6.9 3.2 17.1M9.2 3.6 12 6.3l2.8-2.7M9.2 20.4l2.8-2.7 2.8 2.7M3.4 10.7l3.8-1-1-3.8M20.6 13.3l-3.8 1 1 3.8M20.6 10.7l-3.8-1 1-3.8M3.4 13.3l3.8 1-1 3.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  swordfish: (
    <>
      <path d="M1 12.3 8.5 10c1.3-1.4 2.8-2.1 4.3-2.2L12.6 4l3.9 4c1.5.5 2.9 1.4 4 2.6L23 7.5l-.8 4.9.8 4.6-2.7-2.8c-2 1.9-4.2 2.7-6.8 2.7l-1.7 2.6-.5-2.9c-1.3-.5-2.4-1.3-3.1-2.3z" />
      <circle cx="10.8" cy="11.5" r=".9" fill={G} />
    </>
  ),
  ray: (
    <>
      <path d="M12 3.5c1.3 2.7 5 4.3 10.5 6.7-3 3-6.3 4.8-9 5.3l1 7-2.5-5.8L9.5 22.5l1-7c-2.7-.5-6-2.3-9-5.3C7 7.8 10.7 6.2 12 3.5z" />
      <circle cx="10.3" cy="8.7" r=".9" fill={G} />
      <circle cx="13.7" cy="8.7" r=".9" fill={G} />
    </>
  ),
  urchin: (
    <>
      <circle cx="12" cy="12.5" r="4.8" />
      <path
        d="M12 1.5v6M12 17v5.5M1.5 12.5H7M17 12.5h5.5M4.3 5l4 4M15.7 16l4 4M19.7 5l-4 4M8.3 16l-4 4M7.5 2.5l2.2 5.6M16.5 2.5l-2.2 5.6M2.3 8.3l5.2 2.3M21.7 8.3l-5.2 2.3M2.3 17l5.4-2.3M21.7 17l-5.4-2.3"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  seagull: (
    <>
      <path d="M1.5 8C5 5.5 8.8 6.7 11 10.3c.8-.5 1.7-.6 2.5-.2 1.7-3.8 5-5.6 9-4.3-3.3.9-5.2 3.2-6 6.7-.6 2.7-2.2 4.7-5 5.7l-4.5 2 1.9-3.3c-.8-1.2-1-2.5-.6-3.9C6.9 9.7 4.7 8 1.5 8z" />
    </>
  ),
  seahorse: (
    <>
      <path d="M10 1.5c3.8-.8 6.8 1 7 4.2l2.7 1.3-.4 1.7-2.6-.2c-.8 1.4-1.2 2.4-.7 3.7 1.2 3.2.2 6.4-2.8 8.3-2.3 1.5-5.5.9-6.2-1.5-.5-1.9.9-3.5 2.7-3.2 1.3.2 2 1.5 1.4 2.6 1.5-.3 2.1-1.9 1.1-3.6-1.6-2.5-4.4-3.9-4.6-6.6-.1-1.2.2-2.2.8-3.1L6.7 4.3z" />
      <circle cx="13" cy="5.2" r=".95" fill={G} />
    </>
  ),
  coral: (
    <>
      <path d="M10.7 22V14.5L5 11.3V5.5h2.3v4.4l3.4 1.9V2h2.6v7.2l3-1.7V3.5h2.3V9l-5.3 3v2l5.2-1.9V9.5H21v4.2l-7.7 3V22z" />
      <circle cx="6.1" cy="4.6" r="1.7" />
      <circle cx="12" cy="2.6" r="1.6" />
      <circle cx="17.4" cy="3.6" r="1.7" />
      <circle cx="19.8" cy="9" r="1.6" />
    </>
  ),
  anchor: (
    <>
      <path d="M11 8h2v11.5c3.5-.4 5.5-2.5 6-5.5l-2.5.8 3.5-4.3 2.5 5-2-.7C19.8 19 16.5 22 12 22s-7.8-3-8.5-7.2l-2 .7 2.5-5 3.5 4.3L5 14c.5 3 2.5 5.1 6 5.5z" />
      <circle cx="12" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 10.5h8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  crystal: (
    <>
      <path d="M10.5 1.5 15.5 7v12.5l-5 3-5-3V7z" />
      <path d="M17 10.5l2.5-2.2L22 10.5v8L19 21.5l-2-1z" />
      <path d="M4 12.5 2 14.5v4.8l2 1.7z" />
      <path
        d="M10.5 22V9.5M5.8 7.2l4.7 2.3 4.7-2.3"
        fill="none"
        stroke={G}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--coin-fill)" stroke="#5E4700" strokeWidth="1.5" />
      <path
        d="M5.8 12.8c2.2-3.6 6.4-4.3 9.2-2.2l2.9-1.9-.5 3.3.9 2.8-3-1.2c-2.9 2-6.9 1.9-9.5-.8z"
        fill="#4A3800"
      />
    </>
  ),
  tile: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M7 13c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  any: (
    <>
      <circle
        cx="12"
        cy="12"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3.1 2.2"
      />
      <path
        d="M9.5 9.7c.2-1.5 1.2-2.3 2.6-2.3s2.5.9 2.5 2.2c0 2-2.5 2-2.5 4.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12.1" cy="16.5" r="1.2" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.6" />
      <path
        d="M12 1.5v3.2M12 19.3v3.2M1.5 12h3.2M19.3 12h3.2M4.6 4.6l2.2 2.2M17.2 17.2l2.2 2.2M19.4 4.6l-2.2 2.2M6.8 17.2l-2.2 2.2"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  lobster: (
    <>
      <path d="M12 7.5c2.3 0 3.6 1.7 3.6 4.5S14.5 17 13.4 18l2.6 4.3c-2.7.9-5.3.9-8 0l2.6-4.3c-1.1-1-2.2-3.2-2.2-6s1.3-4.5 3.6-4.5z" />
      <path
        d="M8.7 10.5 5.5 8.3M15.3 10.5l3.2-2.2M8.5 13.5l-4 .5M15.5 13.5l4 .5M9 16.2l-3.3 1.9M15 16.2l3.3 1.9"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M6.3 9C3.5 8.5 2 6.3 2.5 3.5c.8.3 1.4.9 1.8 1.7.2-1.3.8-2.3 1.9-2.9C8 4.3 8 7 6.3 9zM17.7 9c2.8-.5 4.3-2.7 3.8-5.5-.8.3-1.4.9-1.8 1.7-.2-1.3-.8-2.3-1.9-2.9C16 4.3 16 7 17.7 9z" />
    </>
  ),
} satisfies { [name: string]: ReactNode }
