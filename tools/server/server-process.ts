import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../places.ts'
import { say } from '../progress.ts'

export type ServerProcess = {
  whenReady: () => Promise<void>
  pid: () => number | undefined
  stop: () => Promise<void>
}

type Wish = { entry: string; env: Record<string, string>; address: string }

/** A server waits for its database for a minute before it gives up itself. */
const readyTimeoutMs = 90_000
/** What a server needs to end once it has drained. */
const endTimeoutMs = 20_000
const longestPauseMs = 1000
const settledAfterMs = 10_000

/**
 * A live set of some 50 MB needs no gigabytes of room to grow into: half the memory under load. The
 * Dockerfile says the same.
 */
const smallHeap = ['--max-semi-space-size=8', '--max-old-space-size=512']

/** Keeps compiled modules for the next start, and the number of native memory pools low. */
const lean = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  MALLOC_ARENA_MAX: '2',
}

function launch({ entry, env }: Wish): ChildProcess {
  const leash = pathToFileURL(path.join(root, 'tools', 'server', 'leash.ts')).href
  const flags = [
    '--disable-warning=ExperimentalWarning',
    ...(env['NODE_ENV'] === 'production' ? smallHeap : []),
    '--import',
    leash,
  ]
  return spawn(process.execPath, [...flags, path.resolve(root, entry)], {
    cwd: root,
    env: { ...lean, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in the terminal reaches the parent alone, which stops the server once and in order.
    detached: process.platform !== 'win32',
  })
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Runs the server as a child and starts it again when it dies, sooner the longer it had lived. */
export function superviseServer(wish: Wish): ServerProcess {
  let child = launch(wish)
  let isStopping = false
  let hasBeenReady = false
  let pauseMs = 0

  function watch(current: ChildProcess) {
    const startedAt = performance.now()
    current.once('exit', (code, signal) => {
      if (isStopping || !hasBeenReady) return
      const hadSettled = performance.now() - startedAt > settledAfterMs
      pauseMs = hadSettled ? 0 : Math.min(longestPauseMs, pauseMs * 2 + 50)
      say('server', `ended with ${code ?? signal} and is started again in ${pauseMs} ms`)
      setTimeout(() => {
        if (isStopping) return
        child = launch(wish)
        watch(child)
      }, pauseMs)
    })
  }

  watch(child)
  return {
    pid: () => child.pid,
    async whenReady() {
      const giveUpAt = performance.now() + readyTimeoutMs
      while (performance.now() < giveUpAt) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(
            `The server ended with ${child.exitCode ?? child.signalCode} at its start`,
          )
        }
        if (await isReady(wish.address)) {
          hasBeenReady = true
          return
        }
        await sleep(50)
      }
      throw new Error(
        `The server did not answer at ${wish.address}/readyz within ${readyTimeoutMs / 1000} s`,
      )
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const drainSeconds = Number(wish.env['DRAIN_SECONDS'] || process.env['DRAIN_SECONDS'] || 2)
      const killer = setTimeout(() => child.kill('SIGKILL'), drainSeconds * 1000 + endTimeoutMs)
      await gone
      clearTimeout(killer)
    },
  }
}
