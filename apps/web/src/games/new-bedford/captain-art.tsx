import type { ReactNode } from 'react'

/** What tells the four apart at a glance: cap, pipe, spyglass, scar and tall hat. */
const FEATURES: { readonly [captain: string]: { readonly sea: string; readonly features: ReactNode } } = {
  starbuck: {
    sea: '#2A6379',
    features: (
      <>
        <ellipse cx="32" cy="30" rx="11" ry="13" fill="#E3BE97" />
        <path
          d="M20 30c0 14 6 18 12 18s12-4 12-18c-2 5-5 7-7 7-3 0-3-2-5-2s-2 2-5 2c-2 0-5-2-7-7z"
          fill="#5A4027"
        />
        <path d="M14 22C16 12 24 9 32 9s16 3 18 13c-12-4-24-4-36 0z" fill="#13232D" />
        <path d="M12 22q20-7 40 0l-2 4q-18-6-36 0z" fill="#0F2430" />
        <path d="M29 13.5h6v3.5h-6z" fill="#E9BE3D" />
      </>
    ),
  },
  stubb: {
    sea: '#3B6B5A',
    features: (
      <>
        <ellipse cx="32" cy="30" rx="12.5" ry="12.5" fill="#E9C29C" />
        <path d="M20 27c-2 8-1 13 2 15 0-5 0-9 1-13zM44 27c2 8 1 13-2 15 0-5 0-9-1-13z" fill="#9A5B2A" />
        <path d="M16 24C16 14 24 10 32 10s16 4 16 14c-10-3-22-3-32 0z" fill="#7C3A2E" />
        <path d="M13 25q19-6 38 0" stroke="#5C2A21" strokeWidth="4" fill="none" strokeLinecap="round" />
        <path d="M27 37q5 4 10 0" stroke="#7A4A2C" strokeWidth="1.8" fill="none" strokeLinecap="round" />
        <path d="M37 38.5 50 43" stroke="#3A2414" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M48 37h6v7a3 3 0 0 1-6 0z" fill="#3A2414" />
        <path d="M51 34c-2-2 2-4 0-7" stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" fill="none" />
      </>
    ),
  },
  flask: {
    sea: '#8A5A1E',
    features: (
      <>
        <ellipse cx="32" cy="32" rx="12" ry="11.5" fill="#F0CBA8" />
        <path d="M21 33c1 9 6 12 11 12s10-3 11-12c-3 6-7 8-11 8s-8-2-11-8z" fill="#C0742F" />
        <path d="M17 27C17 17 24 14 32 14s15 3 15 13c-9-5-21-5-30 0z" fill="#24405A" />
        <path d="M30 9h4v6h-4z" fill="#24405A" />
        <path d="m40 27 13-6 2.5 5-13 6z" fill="#B98A2E" stroke="#3A2414" strokeWidth="1.2" />
        <path d="m52 20.5 3-1.4 2.8 5.6-3 1.4z" fill="#3A2414" />
      </>
    ),
  },
  ahab: {
    sea: '#24303A',
    features: (
      <>
        <ellipse cx="32" cy="32" rx="10.5" ry="13.5" fill="#D9B08C" />
        <path d="M21 34c1 13 6 16 11 16s10-3 11-16c-2 4-4 5-6 5h-10c-2 0-4-1-6-5z" fill="#A9B0B5" />
        <path d="M22 6h20l2 16H20z" fill="#0B141A" />
        <path d="M13 23q19-6 38 0l-2 3.5q-17-5-34 0z" fill="#0B141A" />
        <path d="M21.5 17h21" stroke="#6B2A22" strokeWidth="3" />
        <path d="M37 23.5c-1.5 5 2 8-.5 14" stroke="#F6EDE3" strokeWidth="1.7" fill="none" />
      </>
    ),
  },
}

export function Portrait({ captain, size }: { captain: string; size: number }) {
  const { sea, features } = FEATURES[captain] ?? FEATURES.starbuck
  const rem = `${size / 16}rem`
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" style={{ width: rem, height: rem, flex: 'none' }}>
      <clipPath id={`face-${captain}`}>
        <circle cx="32" cy="32" r="30.5" />
      </clipPath>
      <circle cx="32" cy="32" r="31" fill={sea} stroke="#0F2430" strokeOpacity=".5" />
      <g clipPath={`url(#face-${captain})`}>
        <path d="M0 52q8-4 16 0t16 0 16 0 16 0v12H0z" fill="#fff" opacity=".1" />
        <path d="M8 64C10 48 22 44 32 44s22 4 24 20z" fill="#0F2430" />
        <path d="M27 44h10l-5 12z" fill="#F6F2E6" />
        {features}
        <circle cx="28" cy="30" r="1.5" fill="#13232D" />
        <circle cx="36" cy="30" r="1.5" fill="#13232D" />
      </g>
    </svg>
  )
}
