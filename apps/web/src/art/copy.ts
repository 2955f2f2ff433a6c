import { isValidElement } from 'preact'
import { cloneElement, type ReactNode } from 'preact/compat'

/**
 * What is kept in a table or in what is being shown is drawn as a copy: a drawing that stood on the page itself knows
 * what stood around it, and would keep all of that as long as it is kept.
 */
export function copyOf(drawing: ReactNode): ReactNode {
  if (Array.isArray(drawing)) return drawing.map(copyOf)
  if (!isValidElement(drawing)) return drawing
  return cloneElement(drawing, null, copyOf(drawing.props.children))
}
