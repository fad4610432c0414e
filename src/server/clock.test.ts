import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { arrivalAt, waitedSince } from './clock.ts'

describe('an arrival', () => {
  it('counts what it has waited, whatever the clock says', async () => {
    const standing = new Date('2026-11-21T08:00:00Z')
    const arrival = arrivalAt(standing)
    await setTimeout(30)
    expect(arrival).toEqual(standing)
    expect(waitedSince(arrival)).toBeGreaterThanOrEqual(29)
    expect(waitedSince(standing)).toBeUndefined()
  })
})
