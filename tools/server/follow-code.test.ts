import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { followCode, isServerCode } from './follow-code.ts'

it.each([
  ['features/plans/server/routes.ts', true],
  ['features/plans/contract.ts', true],
  ['server/http/app.ts', true],
  ['shared/money.ts', true],
  ['main/compose.ts', true],
  ['features/plans/web/queries.ts', false],
  ['features/plans/rules.test.ts', false],
  ['routes/__root.tsx', false],
  ['ui/cx.ts', false],
  ['main/web/route-tree.gen.ts', false],
])('a change of src/%s restarts the server: %s', (file, isFollowed) => {
  expect(isServerCode(file)).toBe(isFollowed)
})

it('a burst of changes restarts the server once, changes of pages do not', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'code-'))
  for (const name of ['server', 'ui']) fs.mkdirSync(path.join(folder, name))
  const write = (file: string) => fs.writeFileSync(path.join(folder, file), String(Math.random()))
  const restart = vi.fn<() => void>()
  const watcher = followCode(restart, folder)
  try {
    write('ui/button.ts')
    for (const file of ['server/log.ts', 'server/clock.ts', 'server/log.ts']) write(file)
    await vi.waitFor(() => expect(restart).toHaveBeenCalled(), { timeout: 10_000 })
    write('ui/button.ts')
    await sleep(500)
    expect(restart).toHaveBeenCalledTimes(1)
  } finally {
    watcher.close()
    fs.rmSync(folder, { recursive: true })
  }
})
