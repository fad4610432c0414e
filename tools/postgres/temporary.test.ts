import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { isLivingPostgres } from './process-state.ts'

const module = pathToFileURL(path.join(import.meta.dirname, 'temporary.ts')).href

/** A process that starts a temporary server, and then does what the line says. */
async function startBy(line: string) {
  const script = `import { launchTemporary } from ${JSON.stringify(module)}
    const { folder, database } = await launchTemporary()
    process.stdout.write(JSON.stringify({ folder, server: database.pid() }))
    ${line}`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [printed] = (await once(starter.stdout, 'data')) as [Buffer]
  return { starter, ...(JSON.parse(String(printed)) as { folder: string; server: number }) }
}

type Left = Omit<Awaited<ReturnType<typeof startBy>>, 'starter'>

const whatIsLeft = ({ folder, server }: Left) =>
  [isLivingPostgres(server) && 'server', fs.existsSync(folder) && 'folder'].filter(Boolean)

const patience = { timeout: 60_000, interval: 100 }

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a temporary server and its folder go when their run ends by %s',
  async (signal) => {
    const { starter, ...left } = await startBy('setInterval(() => undefined, 1000)')
    expect(whatIsLeft(left)).toEqual(['server', 'folder'])
    starter.kill(signal)
    await vi.waitFor(() => expect(whatIsLeft(left)).toEqual([]), patience)
  },
)

test('they go with a run that ends without stopping them', async () => {
  const { starter, ...left } = await startBy('process.exit(1)')
  if (starter.exitCode === null) await once(starter, 'exit')
  await vi.waitFor(() => expect(whatIsLeft(left)).toEqual([]), patience)
})
