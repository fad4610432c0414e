import { expect, it } from 'vitest'
import { together } from './together.ts'

function recording(fails: (all: readonly string[]) => boolean = () => false) {
  const writes: string[][] = []
  const write = together(async (all: readonly string[]) => {
    writes.push([...all])
    await Promise.resolve()
    if (fails(all)) throw new Error(`Not ${all.join()}`)
  })
  return { write, writes }
}

it('writes in one go what comes at once, and what comes meanwhile in the next', async () => {
  const { write, writes } = recording()
  const first = async () => {
    await write('a')
    await Promise.all([write('d'), write('e')])
  }
  await Promise.all([first(), write('b'), write('c')])
  expect(writes).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

it('writes the others where one cannot be written', async () => {
  const { write, writes } = recording((all) => all.some((one) => one === 'bad'))
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(write))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(writes).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  await expect(write('c')).resolves.toBeUndefined()
})
