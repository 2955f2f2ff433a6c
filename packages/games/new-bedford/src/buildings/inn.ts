import { alwaysOpen, type Building } from '../space.ts'

/** NB-43: nothing happens yet; when all workers are placed the guest's are lifted (steps/inn.ts). */
export const inn: Building = {
  cost: [0, 2, 2, 0],
  space: { bar: alwaysOpen, act: () => undefined },
}
