import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { Job, Span } from './job.ts'
import { Simulation } from './simulation.ts'

work((job: Job) => {
  const simulation = new Simulation(gameOf(job.game), job)
  return (span: Span) => simulation.play(span)
})
