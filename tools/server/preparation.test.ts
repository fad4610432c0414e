import { spawn } from 'node:child_process'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { followPreparation } from './preparation.ts'

const urls = { ownerUrl: 'postgres://owner', appUrl: 'postgres://app' }

const launch = (script: string, program = process.execPath) =>
  spawn(program, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })

test('a preparation gets the addresses of the database and ends with its code', async () => {
  const child = launch(`process.on('message', ({ appUrl }) => process.exit(appUrl.length))`)
  expect(await followPreparation(child).finish(urls)).toBe(urls.appUrl.length)
})

test('a preparation that is killed is reported with the signal', async () => {
  const child = launch(`process.on('message', () => process.kill(process.pid, 'SIGKILL'))`)
  await expect(followPreparation(child).finish(urls)).rejects.toThrow(
    'The process that prepares the start was ended by SIGKILL',
  )
})

test('a preparation that is stopped is no error', async () => {
  const preparation = followPreparation(launch('setInterval(() => undefined, 1000)'))
  preparation.stop()
  expect(await preparation.finish(urls)).toBe(1)
})

test('a preparation that never began is reported when it is asked for, and no error before', async () => {
  const child = launch('', '/nowhere/node')
  const preparation = followPreparation(child)
  await new Promise((resolve) => child.once('error', resolve))
  // What no one has caught by now ends the process.
  await setImmediate()
  await expect(preparation.finish(urls)).rejects.toThrow(
    'The start could not be prepared: spawn /nowhere/node ENOENT',
  )
})
