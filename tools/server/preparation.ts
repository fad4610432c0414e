import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import type { DatabaseUrls } from '../database/client.ts'
import { root } from '../places.ts'
import { childFlags, lean } from './child.ts'

export type Preparation = {
  /** The database answers: migrations and seeds begin. Resolves with the exit code at the end. */
  finish: (urls: DatabaseUrls) => Promise<number>
  stop: () => void
}

/** Builds at once, where that is asked for, then migrates and seeds, in a process that ends. */
export function startPreparation({ isBuilt }: { isBuilt: boolean }): Preparation {
  const file = path.join(root, 'tools', 'server', 'prepare.ts')
  const child = spawn(process.execPath, [...childFlags, file, ...(isBuilt ? ['--build'] : [])], {
    cwd: root,
    env: { ...lean, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in the terminal reaches the parent alone, which ends what it started in order.
    detached: process.platform !== 'win32',
  })
  return followPreparation(child)
}

/** Resolves and fails by what becomes of the process, also where no one asks for it any more. */
export function followPreparation(child: ChildProcess): Preparation {
  let isStopped = false
  const ended = new Promise<number>((resolve, reject) => {
    // More than one may come: of the start, and of what is sent to a process that is gone.
    child.on('error', ({ message }) =>
      reject(new Error(`The start could not be prepared: ${message}`)),
    )
    child.once('exit', (code, signal) => {
      if (signal === null || isStopped) resolve(code ?? 1)
      else reject(new Error(`The process that prepares the start was ended by ${signal}`))
    })
  })
  ended.catch(() => undefined)
  return {
    finish(urls) {
      if (child.connected) child.send(urls)
      return ended
    },
    stop() {
      isStopped = true
      child.kill('SIGTERM')
    },
  }
}
