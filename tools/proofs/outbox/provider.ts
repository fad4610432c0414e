import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CALL_MS = 500

export interface Provider {
  address: string
  /** While it is down it answers 503. */
  isDown: boolean
  calls: number
  /** How often each phone was sent to, and when first. */
  sent: Map<string, { times: number; firstAt: number }>
  close: () => void
}

/** Takes messages as Meta's Cloud API does, half a second each. */
export async function openProvider(): Promise<Provider> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void respond(Buffer.concat(chunks).toString(), response))
  })
  const respond = async (text: string, response: ServerResponse): Promise<void> => {
    const { status, body } = await answer(text)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const answer = async (text: string): Promise<{ status: number; body: object }> => {
    provider.calls += 1
    if (provider.isDown) return { status: 503, body: { error: { code: 131_016, message: 'Down' } } }
    const { to } = JSON.parse(text) as { to: string }
    const known = provider.sent.get(to)
    const times = (known?.times ?? 0) + 1
    provider.sent.set(to, { times, firstAt: known?.firstAt ?? performance.now() })
    await sleep(CALL_MS)
    return { status: 200, body: { messages: [{ id: `wamid.${to}.${times}` }] } }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const provider: Provider = {
    address: `http://127.0.0.1:${port}`,
    isDown: true,
    calls: 0,
    sent: new Map(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return provider
}
