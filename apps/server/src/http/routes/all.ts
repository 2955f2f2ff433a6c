import type { Daily } from '../../daily/daily.ts'
import type { Vacations } from '../../tables/vacations.ts'
import type { App } from '../app.ts'
import { type AccountRoutes, accountRoutes } from './accounts.ts'
import { botRoutes } from './bots.ts'
import { type ChatRoutes, chatRoutes } from './chat.ts'
import { dailyRoutes } from './daily.ts'
import { finishedRoutes } from './finished.ts'
import { gameRoutes } from './games.ts'
import { type InvitationRoutes, invitationRoutes } from './invitations.ts'
import { moveRoutes } from './moves.ts'
import { newsRoutes } from './news.ts'
import { openingRoutes } from './opening.ts'
import { type OpsRoutes, opsRoutes } from './ops.ts'
import { orderRoutes } from './orders.ts'
import { type PasskeyRoutes, passkeyRoutes } from './passkeys.ts'
import { type PeopleRoutes, peopleRoutes } from './people.ts'
import { type RecoveryRoutes, recoveryRoutes } from './recovery.ts'
import { seatRoutes } from './seats.ts'
import { sessionRoutes } from './sessions.ts'
import { type TableRoutes, tableRoutes } from './tables.ts'
import { vacationRoutes } from './vacations.ts'
import { type WakingRoutes, wakingRoutes } from './waking.ts'

interface Routes
  extends AccountRoutes,
    ChatRoutes,
    InvitationRoutes,
    OpsRoutes,
    PasskeyRoutes,
    PeopleRoutes,
    RecoveryRoutes,
    TableRoutes,
    WakingRoutes {
  readonly daily: Daily
  readonly vacations: Vacations
}

export function allRoutes(app: App, ports: Routes): void {
  opsRoutes(app, ports)
  invitationRoutes(app, ports)
  peopleRoutes(app, ports)
  botRoutes(app, ports)
  accountRoutes(app, ports)
  sessionRoutes(app, ports)
  recoveryRoutes(app, ports)
  passkeyRoutes(app, ports)
  gameRoutes(app)
  tableRoutes(app, ports)
  seatRoutes(app, ports)
  openingRoutes(app, ports)
  moveRoutes(app, ports)
  newsRoutes(app, ports)
  orderRoutes(app, ports)
  chatRoutes(app, ports)
  finishedRoutes(app, ports)
  dailyRoutes(app, ports)
  wakingRoutes(app, ports)
  vacationRoutes(app, ports)
}
