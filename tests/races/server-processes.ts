import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface ServerProcesses {
  ports: number[]
  stop: () => Promise<void>
}

/** Known to the tests, so that they can compute the codes that a server sent. */
export const RACE_SECRET = 'a-secret-that-only-the-races-know-about'

/** Real processes that share nothing but the database, as behind a load balancer. */
export async function startServers(
  databaseUrl: string,
  count: number,
  environment: Record<string, string> = {},
): Promise<ServerProcesses> {
  const children = Array.from({ length: count }, () => launch(databaseUrl, environment))
  const ports = await Promise.all(children.map(portOf))
  return {
    ports,
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        }),
      )
    },
  }
}

const launch = (databaseUrl: string, environment: Record<string, string>): ChildProcess =>
  fork(path.join(import.meta.dirname, 'race-server.ts'), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      path.join(import.meta.dirname, '../../tools/server/leash.mjs'),
    ],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      SECRET: RACE_SECRET,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A server ended with ${String(code)} at its start`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)
  return message.port
}
