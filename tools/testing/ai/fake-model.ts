import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { AiSettings } from '../../../src/server/config.ts'

/**
 * A server that speaks as OpenAI-compatible ones do and answers what a test asks it to, once each;
 * the last answer is repeated.
 */
export function useFakeModel() {
  const model = { answers: [] as string[], asked: [] as string[], port: 0 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      model.asked.push(body)
      const content = model.answers.length > 1 ? model.answers.shift() : model.answers[0]
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          id: 'fake',
          object: 'chat.completion',
          created: 0,
          model: 'fake',
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: content ?? '' },
              finish_reason: 'stop',
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      )
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    model.port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
  })
  /** Read when the app starts, which is after the server has its port. */
  const settings = {
    get ai(): AiSettings {
      return {
        provider: 'compatible',
        model: 'fake',
        apiKey: 'of-no-use-elsewhere',
        baseUrl: `http://127.0.0.1:${model.port}`,
      }
    },
  }
  return { model, settings }
}
