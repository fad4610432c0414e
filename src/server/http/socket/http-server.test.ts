import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { KEEP_ALIVE_MS, LIMITS, type SocketLimits } from './limits.ts'

/** However busy the machine is. */
const SOON = { timeout: 20_000 }

const HEAD = 'POST / HTTP/1.1\r\nHost: sufra.example\r\n'
const GET = 'GET / HTTP/1.1\r\nHost: sufra.example\r\nConnection: close\r\n\r\n'

const logged: string[] = []
const PARTS = {
  publicUrl: 'https://sufra.example',
  trustedProxies: 0,
  log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
}

let server: Server = createServer()
const clients: Socket[] = []
afterEach(() => {
  logged.length = 0
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  server.close()
})

/** A server with these limits in place of long ones, which answers with the length of the body. */
async function listen(limits: Partial<SocketLimits>, trustedProxies = 0): Promise<void> {
  server = createHttpServer(
    (request, response) => {
      text(request).then(
        (body) => response.end(`${body.length} bytes`),
        () => response.destroy(),
      )
    },
    { ...PARTS, trustedProxies },
    { ...LIMITS, checkMs: 20, ...limits },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** A connection and all that the server says on it until it is ended. */
function open({ allowHalfOpen = false, localAddress = '127.0.0.1' } = {}): {
  client: Socket
  answer: Promise<string>
} {
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen })
  clients.push(client)
  let said = ''
  client.on('data', (bytes) => (said += String(bytes)))
  client.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    client.once('end', () => resolve(said)).once('close', () => resolve(said))
  })
  return { client, answer }
}

/** Sends a byte again and again until the server ends the connection. */
async function drip(client: Socket, answer: Promise<string>): Promise<string> {
  const timer = setInterval(() => client.writable && client.write('x'), 20)
  const said = await answer
  clearInterval(timer)
  return said
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it.each([
  ['of a declared length', 'Content-Length: 1000000\r\n\r\n'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\nF4240\r\n'],
])('a body %s that comes byte by byte is refused with 408', async (_, headers) => {
  await listen({ bodyRate: { bytes: 1000, everyMs: 200 } })
  const { client, answer } = open()
  client.write(HEAD + headers)
  const said = await drip(client, answer)
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(said).toContain('x-content-type-options: nosniff')
})

it('a body that is faster than the rate and never ends is refused with 408', async () => {
  await listen({ headersMs: 300, requestMs: 300, bodyRate: { bytes: 1, everyMs: 100 } })
  const { client, answer } = open()
  client.write(`${HEAD}Content-Length: 1000000\r\n\r\n`)
  expect(await drip(client, answer)).toMatch(/^HTTP\/1\.1 408 /)
})

it.each([
  ['no byte', ''],
  ['half a header', `${HEAD}X-Half: `],
])('a connection that sends %s is refused with 408', async (_, sent) => {
  await listen({ headersMs: 200 })
  const { client, answer } = open()
  if (sent !== '') client.write(sent)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('a refused client that keeps its side open is cut off', async () => {
  await listen({ headersMs: 200 })
  const { client, answer } = open({ allowHalfOpen: true })
  client.write(HEAD)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  await vi.waitFor(async () => expect(await connections()).toBe(0), SOON)
})

it('a slow and steady upload arrives whole', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await listen({ bodyRate: { bytes: 1000, everyMs: 400 } })
  const asked = once(server, 'request') as Promise<[IncomingMessage]>
  const { client, answer } = open()
  const head = `${HEAD}Connection: close\r\nContent-Length: 20000\r\n\r\n`
  client.write(head)
  const [{ socket }] = await asked
  for (let sent = 1000; sent <= 20_000; sent += 1000) {
    client.write('x'.repeat(1000))
    while (!socket.destroyed && socket.bytesRead < head.length + sent) await wait(5)
    vi.advanceTimersByTime(400)
  }
  const said = await answer
  expect(said).toMatch(/^HTTP\/1\.1 200 /)
  expect(said).toContain('20000 bytes')
})

it('a body that the server itself does not read yet is not refused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const later = Promise.withResolvers<void>()
  server = createHttpServer(
    (request, response) => {
      const read = later.promise.then(() => text(request))
      void read.then((body) => response.end(`${body.length} bytes`))
    },
    PARTS,
    { ...LIMITS, bodyRate: { bytes: 1000, everyMs: 50 } },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const asked = once(server, 'request') as Promise<[IncomingMessage]>
  const { client, answer } = open()
  client.write(`${HEAD}Connection: close\r\nContent-Length: 500000\r\n\r\n`)
  const [request] = await asked
  client.write('x'.repeat(500_000))
  while (request.readableLength === 0) await wait(5)
  vi.advanceTimersByTime(400)
  later.resolve()
  expect(await answer).toContain('500000 bytes')
})

it('many silent connections do not keep others from being served, and are ended', async () => {
  await listen({ headersMs: 5000 })
  const silent = Array.from({ length: 200 }, () => open())
  await vi.waitFor(async () => expect(await connections()).toBe(200), SOON)
  const { client, answer } = open()
  client.write(GET)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  const said = await Promise.all(silent.map((one) => one.answer))
  expect(said.filter((line) => line.startsWith('HTTP/1.1 408 '))).toHaveLength(200)
})

it('takes no more connections than it may, and serves again once silent ones are ended', async () => {
  await listen({ connections: 3, headersMs: 5000 })
  const silent = [open(), open(), open()]
  await vi.waitFor(async () => expect(await connections()).toBe(3), SOON)
  expect(await open().answer).toBe('')
  expect(await open().answer).toBe('')
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { connections: 3, refused: 1, msg: 'alarm: no more connections are taken' },
  ])
  await Promise.all(silent.map((one) => one.answer))
  await vi.waitFor(async () => expect(await connections()).toBe(0), SOON)
  const { client, answer } = open()
  client.write(GET)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

// Only Linux has more than one address of its own without being set up.
it.runIf(process.platform === 'linux')(
  'takes so many connections of one client, and those of others all the same',
  async () => {
    await listen({ connectionsPerClient: 2 })
    const [first] = [open(), open()]
    await vi.waitFor(async () => expect(await connections()).toBe(2), SOON)
    expect(await open().answer).toBe('')
    expect(await open().answer).toBe('')
    const other = open({ localAddress: '127.0.0.2' })
    other.client.write(GET)
    expect(await other.answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { client: '127.0.0.1', connections: 2, refused: 1 },
    ])
    first?.client.destroy()
    await vi.waitFor(async () => expect(await connections()).toBe(1), SOON)
    const again = open()
    again.client.write(GET)
    expect(await again.answer).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it('takes all connections of a proxy that it trusts', async () => {
  await listen({ connectionsPerClient: 2 }, 1)
  const many = Array.from({ length: 5 }, () => open())
  for (const { client } of many) client.write(GET)
  const said = await Promise.all(many.map(({ answer }) => answer))
  expect(said.filter((line) => line.startsWith('HTTP/1.1 200 '))).toHaveLength(5)
  expect(logged).toEqual([])
})

it('reports refused connections again after a while, with how many there were', async () => {
  await listen({ connectionsPerClient: 1, logEveryMs: 300 })
  open()
  await vi.waitFor(async () => expect(await connections()).toBe(1), SOON)
  let tries = 0
  await vi.waitFor(async () => {
    tries += 1
    expect(await open().answer).toBe('')
    expect(logged.length).toBe(2)
  }, SOON)
  const refused = logged.map((line) => (JSON.parse(line) as { refused: number }).refused)
  expect(refused).toEqual([1, tries - 1])
})

it('leaves an upload of 10 MB two minutes at least, and idle connections longer than Caddy does', () => {
  expect(LIMITS.requestMs).toBeGreaterThanOrEqual(120_000)
  const caddy = readFileSync('Caddyfile', 'utf8')
  const [, seconds] = /keepalive (\d+)s/.exec(caddy) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS)
})
