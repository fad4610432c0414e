import { expect, it } from 'vitest'
import { createRenderBudget } from './render-budget.ts'

const SIZES = { running: 3, runningPerClient: 2, waiting: 8, waitingPerClient: 4 }

/** Renderings that last until they are let go. */
function openRenderings() {
  const budget = createRenderBudget(SIZES)
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = (client: string) =>
    budget.render(client, () => {
      started.push(client)
      return new Promise<string>((resolve) => ends.push(() => resolve(client)))
    })
  const endFirst = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, started, endFirst }
}

it('one client renders two pages at once, and the place of another stays free', async () => {
  const { ask, started } = openRenderings()
  for (let page = 0; page < 5; page++) void ask('greedy')
  await Promise.resolve()
  expect(started).toEqual(['greedy', 'greedy'])
  void ask('other')
  await Promise.resolve()
  expect(started).toEqual(['greedy', 'greedy', 'other'])
})

it('those who wait get their turn, others before a client that has two', async () => {
  const { ask, started, endFirst } = openRenderings()
  for (const client of ['greedy', 'greedy', 'one', 'greedy', 'two']) void ask(client)
  await Promise.resolve()
  expect(started).toEqual(['greedy', 'greedy', 'one'])
  await endFirst()
  expect(started.slice(3)).toEqual(['greedy'])
  await endFirst()
  expect(started.slice(4)).toEqual(['two'])
})

it('refuses a client whose waiting pages are too many, with a time to try again', async () => {
  const { ask, started, endFirst } = openRenderings()
  const asked = Array.from({ length: 6 }, () => ask('greedy'))
  await expect(ask('greedy')).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    parameters: { seconds: 2 },
  })
  for (let page = 0; page < 6; page++) await endFirst()
  expect(await Promise.all(asked)).toHaveLength(6)
  expect(started).toHaveLength(6)
})

it('refuses all when too many wait in all', async () => {
  const { ask } = openRenderings()
  for (let client = 0; client < 11; client++) void ask(`client ${client}`)
  await expect(ask('late')).rejects.toMatchObject({ status: 429 })
})

const fail = async () => {
  throw new Error('fault')
}

it('a rendering that fails gives its place back', async () => {
  const budget = createRenderBudget({ ...SIZES, running: 1 })
  await expect(budget.render('one', fail)).rejects.toThrow('fault')
  expect(await budget.render('two', async () => 'page')).toBe('page')
})
