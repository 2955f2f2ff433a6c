import { leaveQuietlyWithoutReader, report } from './fault.ts'
import { gam } from './gam.ts'

leaveQuietlyWithoutReader()
process.on('uncaughtException', (error) => process.exit(report(error)))
try {
  await gam(process.argv.slice(2))
} catch (error) {
  process.exitCode = report(error)
}
