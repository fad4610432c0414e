import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropLast } from './place-rules.ts'

const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 6 })
const sum = (list: readonly { quantity: number }[]) =>
  list.reduce((total, { quantity }) => total + quantity, 0)

describe('dropLast', () => {
  it('takes portions off the last lines first', () => {
    expect(dropLast([{ quantity: 2 }, { quantity: 3 }, { quantity: 1 }], 3)).toEqual([
      { quantity: 2 },
      { quantity: 1 },
      { quantity: 0 },
    ])
  })

  it('drops exactly as many as there are, and leaves earlier lines whole', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 80 }), (list, excess) => {
        const left = dropLast(list, excess)
        expect(sum(left)).toBe(Math.max(0, sum(list) - excess))
        const isTouched = left.map(({ quantity }, at) => quantity !== list[at]?.quantity)
        expect(sum(left.slice([...isTouched, true].indexOf(true) + 1))).toBe(0)
      }),
    )
  })
})
