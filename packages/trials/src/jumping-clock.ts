// Given to a server with --import: its calendar jumps an hour ahead with a SIGUSR2, and back with the next.

const HOUR = 3_600_000
const real = Date.now
let ahead = 0

Date.now = () => real() + ahead
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? HOUR : 0
})
