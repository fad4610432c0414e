import { describe, expect, it } from 'vitest'
import { turnOfKey, turnOfSwipe } from './turn-of.ts'

describe('turnOfSwipe', () => {
  it.each([
    ['left', -120, false, 'next'],
    ['right', 120, false, 'previous'],
    ['left in Arabic', -120, true, 'previous'],
    ['right in Arabic', 120, true, 'next'],
  ])('turns the page for a swipe to the %s', (_, x, isRtl, turn) => {
    expect(turnOfSwipe({ x, y: 10, durationMs: 200 }, isRtl)).toBe(turn)
  })

  it.each([
    ['short', { x: -40, y: 0, durationMs: 100 }],
    ['slow', { x: -200, y: 0, durationMs: 900 }],
    ['steep', { x: -100, y: 80, durationMs: 200 }],
  ])('does not take a %s one for a swipe', (_, swipe) => {
    expect(turnOfSwipe(swipe, false)).toBeUndefined()
  })
})

describe('turnOfKey', () => {
  it('follows the direction of reading', () => {
    expect(turnOfKey('ArrowRight', false)).toBe('next')
    expect(turnOfKey('ArrowRight', true)).toBe('previous')
    expect(turnOfKey('ArrowLeft', false)).toBe('previous')
    expect(turnOfKey('ArrowLeft', true)).toBe('next')
    expect(turnOfKey('Enter', false)).toBeUndefined()
  })
})
