import { createContext, createPortal, type ReactNode, useContext } from 'preact/compat'

/** The place over the sea, or on a small screen over the foot of the scene. */
export const OverContext = createContext<HTMLElement | null>(null)

/** What is too large for the prompt is shown there, while it still belongs to the prompt. */
export function Over({ children }: { children: ReactNode }) {
  const place = useContext(OverContext)
  return place === null ? children : createPortal(children, place)
}
