import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { eachRow } from './each-row.ts'

const context = { log: createLog('silent') } as JobContext
const IDS = Array.from({ length: 45 }, (_, index) => index + 1)
const PAGE = 20

it('ten rows are worked on at once, each once, and one that fails stops no other', async () => {
  const list = async (after: number) =>
    IDS.filter((id) => id > after)
      .slice(0, PAGE)
      .map((id) => ({ id }))
  const done: number[] = []
  let running = 0
  let most = 0
  await eachRow(context, 'payment', list, async (id) => {
    running += 1
    most = Math.max(most, running)
    await setImmediate()
    running -= 1
    done.push(id)
    if (id === 7) throw new Error('The provider is away')
  })
  expect(most).toBe(10)
  expect(done.toSorted((a, b) => a - b)).toEqual(IDS)
})
