import type { ReactNode } from 'react'

/** The colour of the ground an icon stands on, for the lines cut into it. */
const G = 'var(--ground, var(--paper))'

/** The skyline and the whale of New Bedford's poster. */
export const TOWN = {
  lighthouse: (
    <>
      <path d="M9.3 8h5.4l1.6 13.5H7.7zM8.8 3.8 12 1.5l3.2 2.3v3H8.8z" />
      <path d="M9 13h6M8.5 17h7" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M16.5 5h5M2.5 5h5" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
  warehouse: (
    <>
      <path d="M12 2.5 22.5 8v13.5h-21V8z" />
      <path d="M5.5 12h13v2h-13zM5.5 15.5h13v2h-13zM5.5 19h13v2.5h-13z" fill={G} />
    </>
  ),
  bethel: (
    <>
      <path d="M10.5 1h3L15 9h7v12.5H2V9h7z" />
      <path d="M10.5 21.5V16c0-2 3-2 3 0v5.5zM5 12.5h2.5v4H5zM16.5 12.5H19v4h-2.5z" fill={G} />
    </>
  ),
  mansion: (
    <>
      <path d="M12 3.5 20 8v1.5h2v12H2v-12h2V8z" />
      <path d="M6 2.5h2V6L6 7.2zM16 2.5h2v4.7L16 6z" />
      <path d="M10.5 21.5V16h3v5.5zM5 12h3v3H5zM10.5 11h3v3h-3zM16 12h3v3h-3z" fill={G} />
    </>
  ),
  townHall: (
    <>
      <path d="M10 6V3.5L12 1.5l2 2V6l8 5v10.5H2V11z" />
      <circle cx="12" cy="10" r="2.3" fill={G} />
      <path d="M10.3 21.5V16h3.4v5.5zM4.5 14h3v4h-3zM16.5 14h3v4h-3z" fill={G} />
    </>
  ),
  brickyard: (
    <>
      <path d="M2.5 21.5V11L7 13V11l4.5 2V11l4.5 2V4.5h4.5v17z" />
      <path
        d="M5.5 17h4M12 17h4M5.5 19.5h4M12 19.5h4"
        fill="none"
        stroke={G}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M18.3 3.3c-1-1 .6-1.5 0-2.5" stroke="currentColor" strokeWidth="1.5" fill="none" />
    </>
  ),
  spermWhale: (
    <>
      <path d="M1.5 7.3C1.5 5.9 2.6 5.4 4 5.4h6.8c4.3 0 6.7 3.2 8.7 5.5l2.8-2.6c.6 1.9.2 3.6-.8 4.8 1 .7 1.5 1.9 1.4 3.4l-3.8-1.6c-2.3 1.7-5 2.3-8.2 2.3-2 0-3.4-.4-4.6-1.1L3.9 17c-1 .2-1.5-.4-1.1-1.2l.5-1.2c-1.2-.6-1.8-1.8-1.8-3.3z" />
      <path d="M3.2 14.5l5-.7" fill="none" stroke={G} strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="8.7" cy="11.8" r=".95" fill={G} />
      <path d="M11 12.8c.5 1.5 1.6 2.5 3.2 2.8.1-1.4-.4-2.5-1.5-3.4z" opacity=".6" fill={G} />
    </>
  ),
} satisfies { [name: string]: ReactNode }
