import { WebSocketServer } from 'ws'

// What sockets alone can do: every message goes straight back to who sent it.
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
server.on('listening', () => {
  const address = server.address()
  process.send?.({ result: [typeof address === 'object' ? address?.port : 0] })
})
