import { createServer, type Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server that takes everything. */
export async function postOffice(): Promise<{ port: number; letters: string[] }> {
  const letters: string[] = []
  const server: Server = createServer((socket) => {
    let letter: string | null = null
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        if (letter === null) {
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
          if (line === 'DATA') letter = ''
        } else if (line === '.') {
          letters.push(letter)
          letter = null
          socket.write('250 kept\r\n')
        } else letter += `${line}\n`
      }
    })
  })
  onTestFinished(() => {
    server.close()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, letters }
}
