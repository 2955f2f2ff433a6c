import { Glyph } from '../../art/glyph.tsx'
import { type Drawing, dot, drawn, line, ring } from '../../art/strokes.tsx'

const DRAWN = {
  eye: drawn(line('M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z'), ring(12, 12, 2.6)),
  network: drawn(
    line('M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13a8.5 8.5 0 0 1 12 0M9.3 16.4a3.9 3.9 0 0 1 5.4 0'),
    dot(12, 19.4, 1.4),
  ),
  voice: line('M4 4h16v11l-5 5H4zM20 15h-5v5M8 8.5h8M8 12.5h5'),
  send: line('M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8h14v-8'),
  warning: line('M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1'),
} as const satisfies { readonly [name: string]: Drawing }

/** Icons that only the waiting room has. */
export function RoomIcon({ name, size = 22 }: { name: keyof typeof DRAWN; size?: number }) {
  return <Glyph size={size}>{DRAWN[name]()}</Glyph>
}
