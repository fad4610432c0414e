import { describe, expect, test } from 'vitest'
import { clothOf } from './cloths.ts'

describe('the cloth of a dish', () => {
  test.each([
    ['emirati', 'mains', 'saffron'],
    ['emirati', 'breakfast', 'saffron'],
    ['indian', 'mains', 'blush'],
    ['lebanese', 'salads', 'pistachio'],
    ['japanese', 'soups', 'gulf'],
    ['thai', 'sweets', 'lilac'],
    ['italian', 'pasta-noodles', 'apricot'],
    ['mexican', 'breakfast', 'lilac'],
  ] as const)('%s, %s is %s', (cuisine, category, cloth) => {
    expect(clothOf({ cuisine, category })).toBe(cloth)
  })

  test('fish and vegan dishes decide where no tradition does', () => {
    expect(clothOf({ cuisine: 'american', category: 'mains', isFish: true })).toBe('gulf')
    expect(clothOf({ cuisine: 'fusion', category: 'bowls', isVegan: true })).toBe('pistachio')
    expect(clothOf({ cuisine: 'indian', category: 'mains', isFish: true })).toBe('blush')
  })
})
