import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listOnce } from './list-once.ts'

const letters = listOnce(z.enum(['a', 'b', 'c'], 'unknown'), {
  code: 'no_list',
  max: 2,
  tooMany: 'many',
})

it.each([
  [['a', 'b', 'a', 'b', 'a'], []],
  [['a', 'b', 'c'], ['many']],
  [['d'], ['unknown']],
  ['a', ['no_list']],
])('%j is refused with %j', (value, codes) => {
  const { error } = letters.safeParse(value)
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(codes)
})
