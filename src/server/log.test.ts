import { expect, it } from 'vitest'
import { describeError } from './log.ts'

it('keeps rows out of faults', async () => {
  const line = JSON.stringify(
    describeError(
      Object.assign(new Error('null value in column'), {
        code: '23502',
        table: 'users',
        detail: 'Failing row contains (+971509500001, Mariam)',
        where: 'Mariam',
      }),
    ),
  )
  expect(line).toContain('23502')
  expect(line).not.toMatch(/Mariam|\+9715/)
})
