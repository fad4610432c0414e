import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { builtServer } from '../places.ts'
import { runCommand, say } from '../progress.ts'
import { findFreePort } from '../server/port.ts'
import { superviseServer } from '../server/server-process.ts'
import { rollUnderLoad, type DeployedProcess } from '../testing/deploy/roll.ts'

/** How often each of the two processes is replaced. */
const ROUNDS = Number(process.env['DEPLOY_ROUNDS'] ?? 20)
const PATHS = ['/api/subscription-plans', '/meal-plans']

/** One more process of the built product on the same database. */
async function startAnother({ env }: RunningProduct): Promise<DeployedProcess> {
  const port = await findFreePort()
  const server = superviseServer({
    entry: builtServer,
    env: { ...env, PORT: String(port) },
    address: `http://127.0.0.1:${port}`,
  })
  await server.whenReady()
  return { port, stop: server.stop }
}

async function prove(product: RunningProduct): Promise<void> {
  for (const path of PATHS) {
    const { answered, failures } = await rollUnderLoad({
      start: () => startAnother(product),
      path,
      clients: 16,
      rounds: ROUNDS,
    })
    say(
      'deploy',
      `${path}: ${ROUNDS * 2} processes replaced, ${answered} answers, ${failures.length} failed`,
    )
    if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'))
  }
}

await runCommand(() => withProduct(prove))
