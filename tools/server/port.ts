import { once } from 'node:events'
import net from 'node:net'

/** Throws, in one line that tells the way out, when another program listens on the port. */
export async function refuseTakenPort(port: number, host: string) {
  const server = net.createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason =
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use: stop the other program, or set PORT`
        : `Cannot listen on ${host}:${port}: ${message}`
    throw new Error(reason, { cause: error })
  }
  server.close()
  await once(server, 'close')
}

/** How a browser on this machine reaches a server that listens on the host. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

export async function findFreePort(): Promise<number> {
  const server = net.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
