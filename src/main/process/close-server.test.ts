import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from './close-server.ts'

test('a stream that ends late does not keep the server, nor does its kept connection', async () => {
  const answers: ServerResponse[] = []
  const server = createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
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

  const startedAt = Date.now()
  const closing = closeServer(server)
  setTimeout(() => answers[0]?.end(), 200)
  await closing
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(190)
  expect(Date.now() - startedAt).toBeLessThan(5000)
  agent.destroy()
})
