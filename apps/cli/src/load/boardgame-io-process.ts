import { serveBoardgameIo } from '@gam/bench'

// A process of its own, so that it has a processor to itself as the others have.
const { players, lobby } = await serveBoardgameIo()
process.send?.({ result: [players, lobby] })
process.on('disconnect', () => process.exit())
