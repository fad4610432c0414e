import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findFreePort } from '../../tools/server/port.ts'
import type { DeployedProcess } from '../../tools/testing/deploy/roll.ts'
import { TEST_SECRET } from '../../tools/testing/app.ts'

/**
 * The API in a process of its own.
 * @throws Error with the line with which the process refused to start.
 */
export async function startProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<DeployedProcess> {
  const child = fork(path.join(import.meta.dirname, 'api-process.ts'), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      path.join(import.meta.dirname, '../../tools/server/leash.mjs'),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      SECRET: TEST_SECRET,
      PORT: String(await findFreePort()),
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  const gone = once(child, 'exit')
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [
    { port: number } | { error: string } | number | null,
  ]
  if (message === null || typeof message === 'number' || 'error' in message) {
    await gone
    throw new Error(typeof message === 'object' ? message?.error : `It ended with ${message}`)
  }
  return {
    port: message.port,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await gone) as [number | null]
      if (code !== 0) throw new Error(`A process ended with ${code}`)
    },
  }
}
