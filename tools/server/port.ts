import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/** Throws, in one line that names the way out, when another program listens on the port. */
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

export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * A port below the range for outgoing connections. Inside it, one of those could take the port before
 * its server starts, and a client that keeps trying could end up connected to itself and hold it.
 */
export async function findFreePort(): Promise<number> {
  const [lowest, span] = [20_000, 10_000]
  for (let tries = 0; tries < 100; tries += 1) {
    const port = lowest + randomInt(span)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found on 127.0.0.1')
}
