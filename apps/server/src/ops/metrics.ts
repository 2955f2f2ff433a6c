import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted and measured, for Prometheus. No label ever holds a name, an id or an address. */
export class Metrics {
  readonly registry = new Registry()
  readonly submissions = new Counter({
    name: 'gam_submissions_total',
    help: 'What players and bots sent, by what became of it',
    labelNames: ['outcome'],
    registers: [this.registry],
  })
  readonly submitSeconds = new Histogram({
    name: 'gam_submit_seconds',
    help: 'From the arrival of a submission to its answer, commit included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })
  readonly commitSeconds = new Histogram({
    name: 'gam_commit_seconds',
    help: 'Time of one group commit',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  })
  readonly commitEntries = new Counter({
    name: 'gam_committed_entries_total',
    help: 'Entries written to the log',
    registers: [this.registry],
  })
  readonly dropped = new Counter({
    name: 'gam_sockets_dropped_total',
    help: 'Sockets that the server ended, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  })
  readonly troubles = new Counter({
    name: 'gam_troubles_total',
    help: 'Errors that are the program’s or the machine’s, by place',
    labelNames: ['where'],
    registers: [this.registry],
  })
  readonly wakes = new Counter({
    name: 'gam_wakes_total',
    help: 'Messages to people who were not there, by way and outcome',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  })

  constructor(gauges: { sockets(): number; tables(): number; deliveries(): number }) {
    collectDefaultMetrics({ register: this.registry })
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value())
        },
      })
    gauge('gam_sockets', 'Open sockets', gauges.sockets)
    gauge('gam_tables_cached', 'Tables in memory', gauges.tables)
    gauge('gam_wakes_waiting', 'Messages that wait for their turn or another try', gauges.deliveries)
  }
}
