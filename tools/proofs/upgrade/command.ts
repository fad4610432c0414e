import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { root } from '../../places.ts'

export interface Outcome {
  code: number | null
  output: string
}

/** The command as an operator runs it, killed by -9 after so many milliseconds where they are given. */
export async function runUpgrade(
  env: Record<string, string>,
  args: readonly string[],
  killAfterMs?: number,
): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'tools', 'commands', 'upgrade-database.ts'), ...args],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  }
  const timer = killAfterMs && setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  await once(child, 'exit')
  clearTimeout(timer)
  return { code: child.exitCode, output }
}
