import { expect, it } from 'vitest'
import { openOnce } from './open-once.ts'

it('opens once for all who ask, and again after it failed', async () => {
  let opened = 0
  const get = openOnce(async () => {
    opened += 1
    if (opened === 1) throw new Error('not there')
    return opened
  })
  await expect(get()).rejects.toThrow('not there')
  expect(await Promise.all([get(), get()])).toEqual([2, 2])
})
