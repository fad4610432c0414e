import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const module = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href
const script = `import { onParentGone } from ${JSON.stringify(module)}
  onParentGone(() => process.exit(0))
  setInterval(() => undefined, 1000)
  process.stdout.write(String(process.pid))`
// A shell with a second command does not hand its own process over to the first.
const line = `"$0" --input-type=module -e "$1"; true`

async function untilEnded(pid: number): Promise<void> {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await sleep(100)
  expect(isAlive(pid)).toBe(false)
}

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a command stops when the shell that npm gave it ends by %s',
  async (signal) => {
    const shell = spawn('sh', ['-c', line, process.execPath, script])
    const [printed] = (await once(shell.stdout, 'data')) as [Buffer]
    const pid = Number(printed.toString())
    expect(isAlive(pid)).toBe(true)
    shell.kill(signal)
    await untilEnded(pid)
  },
)

test.runIf(process.platform === 'linux')(
  'a command stops when npm alone is killed, and goes on where only who started npm ends',
  async () => {
    // As npm does: a process that starts a shell, which starts the command.
    const npm = `const { spawn } = require('node:child_process')
      const shell = spawn('sh', ['-c', ${JSON.stringify(line)}, process.execPath, process.argv[1]], { stdio: 'inherit' })
      setInterval(() => undefined, 1000)`
    const starter = spawn('sh', [
      '-c',
      `"$0" -e "$1" "$2" & echo "npm:$!"; wait`,
      process.execPath,
      npm,
      script,
    ])
    let printed = ''
    starter.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    while (!/npm:\d+\n\d+$/.test(printed)) await sleep(20)
    const [npmPid = 0, pid = 0] = printed.slice('npm:'.length).split('\n').map(Number)
    starter.kill('SIGKILL')
    await once(starter, 'exit')
    await sleep(1000)
    expect(isAlive(pid)).toBe(true)
    process.kill(npmPid, 'SIGKILL')
    await untilEnded(pid)
  },
)
