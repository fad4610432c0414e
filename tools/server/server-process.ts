import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { root } from '../places.ts'
import { say } from '../progress.ts'
import { childFlags, lean } from './child.ts'

export type ServerProcess = {
  whenReady: () => Promise<void>
  pid: () => number | undefined
  stop: () => Promise<void>
}

type Input = { entry: string; env: Record<string, string>; address: string }

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
const smallHeap = ['--max-semi-space-size=4', '--max-old-space-size=512']

function launch({ entry, env }: Input): ChildProcess {
  const flags = [...childFlags, ...(env['NODE_ENV'] === 'production' ? smallHeap : [])]
  return spawn(process.execPath, [...flags, path.resolve(root, entry)], {
    cwd: root,
    env: { ...lean, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in the terminal reaches the parent alone, which stops the server once and in order.
    detached: process.platform !== 'win32',
  })
}

/** Until the server has said over its channel that it serves. */
function untilReady(child: ChildProcess, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = `The server did not say within ${readyTimeoutMs / 1000} s that it serves ${address}`
    const timer = setTimeout(() => reject(new Error(late)), readyTimeoutMs)
    child.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code ?? signal} at its start`))
    })
  })
}

/** Runs the server as a child and starts it again when it dies, sooner the longer it had lived. */
export function superviseServer(input: Input): ServerProcess {
  let child = launch(input)
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
        child = launch(input)
        watch(child)
      }, pauseMs)
    })
  }

  watch(child)
  const becomeReady = async () => {
    await untilReady(child, input.address)
    hasBeenReady = true
  }
  const ready = becomeReady()
  // Who stops the server before it is ready doesn't ask.
  ready.catch(() => undefined)
  return {
    pid: () => child.pid,
    whenReady: () => ready,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const drainSeconds = Number(input.env['DRAIN_SECONDS'] || process.env['DRAIN_SECONDS'] || 2)
      const killer = setTimeout(() => child.kill('SIGKILL'), drainSeconds * 1000 + endTimeoutMs)
      await gone
      clearTimeout(killer)
    },
  }
}
