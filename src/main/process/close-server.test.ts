import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeServer } from './close-server.ts'

/** Longer than this test may take. */
const HOUR_MS = 3_600_000

test('a stream that ends late does not keep the server, nor does its kept connection', async () => {
  const answers: ServerResponse[] = []
  const server = createServer({ keepAliveTimeout: HOUR_MS }, (_request, response) => {
    response.write('event: ready\n\n')
    answers.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const stream = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, resolve)
  })
  stream.resume()

  const order: string[] = []
  const closing = closeServer(server).then(() => order.push('server closed'))
  await sleep(200)
  answers[0]?.end(() => order.push('stream ended'))
  await closing
  expect(order).toEqual(['stream ended', 'server closed'])
  agent.destroy()
})
