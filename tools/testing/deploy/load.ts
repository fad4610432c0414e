import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Load {
  answered: () => number
  /** What failed: another status than 200, or no answer. */
  failures: string[]
  stop: () => Promise<void>
}

/** Browsers that keep their connections and ask without end. */
export function startLoad(
  port: number,
  { clients, path }: { clients: number; path: string },
): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const failures: string[] = []
  let answered = 0
  const stopping = new AbortController()

  const browse = async () => {
    while (!stopping.signal.aborted) {
      const outcome = await get(agent, port, path)
      if (outcome === '200') answered += 1
      else failures.push(outcome)
      await sleep(1)
    }
  }
  const browsers = Array.from({ length: clients }, browse)
  return {
    answered: () => answered,
    failures,
    stop: async () => {
      stopping.abort()
      await Promise.all(browsers)
      agent.destroy()
    },
  }
}

function get(agent: http.Agent, port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const call = http.get({ agent, host: '127.0.0.1', port, path }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('error', (error) => resolve(error.message))
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? '200' : `${answer.statusCode}: ${text.slice(0, 200)}`),
      )
    })
    call.on('error', (error) => resolve(error.message))
  })
}
