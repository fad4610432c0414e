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

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a command stops when the shell that npm gave it ends by %s',
  async (signal) => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href
    const script = `import { onParentGone } from ${JSON.stringify(module)}
      onParentGone(() => process.exit(0))
      setInterval(() => undefined, 1000)
      process.stdout.write(String(process.pid))`
    // A shell with a second command does not hand its own process over to the first.
    const line = `"$0" --input-type=module -e "$1"; true`
    const shell = spawn('sh', ['-c', line, process.execPath, script])
    const [printed] = (await once(shell.stdout, 'data')) as [Buffer]
    const pid = Number(printed.toString())
    expect(isAlive(pid)).toBe(true)
    shell.kill(signal)
    for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await sleep(100)
    expect(isAlive(pid)).toBe(false)
  },
)
