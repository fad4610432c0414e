import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS, DIETS, type Allergen, type Diet } from '#shared/food/food.ts'
import {
  avoidedBy,
  avoidsTracesWith,
  blocksDish,
  fitsDiets,
  isSafeUnasked,
  unionOf,
  warnOfAllergies,
  warnsOf,
} from './rules.ts'

const sara = { name: 'Sara', allergens: ['tree-nuts', 'peanuts'] as Allergen[], dislikes: ['okra'] }
const omar = { name: 'Omar', allergens: ['milk'] as Allergen[], dislikes: ['okra', 'coriander'] }

describe('warnOfAllergies', () => {
  it('names what a dish contains before what it may contain, and whose allergy it is', () => {
    const dish = { allergens: ['milk', 'gluten'], mayContain: ['milk', 'peanuts', 'fish'] } as const
    expect(warnOfAllergies(dish, [sara, omar])).toEqual([
      { allergen: 'milk', isTrace: false, names: ['Omar'] },
      { allergen: 'peanuts', isTrace: true, names: ['Sara'] },
    ])
  })

  it('names everyone with the same allergy once', () => {
    const dish = { allergens: ['peanuts'], mayContain: [] } as const
    expect(warnOfAllergies(dish, [sara, { ...sara, name: 'Noor' }])).toEqual([
      { allergen: 'peanuts', isTrace: false, names: ['Sara', 'Noor'] },
    ])
    expect(warnOfAllergies(dish, [omar])).toEqual([])
  })
})

describe('avoidsTracesWith', () => {
  const milk = { allergens: ['milk'] as Allergen[], avoidsTraces: false }
  const sesame = { allergens: ['sesame'] as Allergen[], avoidsTraces: false }

  it.each<[string, Parameters<typeof avoidsTracesWith>, boolean]>([
    ['peanuts begin with yes', [['peanuts']], true],
    ['tree nuts begin with yes', [['milk', 'tree-nuts']], true],
    ['sesame begins with yes', [['sesame']], true],
    ['another allergy begins with no', [['milk', 'lupin', 'gluten']], false],
    ['no allergy begins with no', [[]], false],
    ['the answer counts: no', [['peanuts'], undefined, false], false],
    ['the answer counts: yes', [['milk'], undefined, true], true],
    ['a no stays with the same allergy', [['sesame'], sesame], false],
    ['a no stays when another allergy is added', [['sesame', 'milk'], sesame], false],
    ['a no for milk is none for peanuts', [['milk', 'peanuts'], milk], true],
    ['a no for sesame is none for peanuts', [['sesame', 'peanuts'], sesame], true],
    ['unless it is answered again', [['milk', 'peanuts'], milk, false], false],
    ['a yes stays', [['milk'], { ...milk, avoidsTraces: true }], true],
  ])('%s', (_name, given, expected) => {
    expect(avoidsTracesWith(...given)).toBe(expected)
  })
})

describe('isSafeUnasked', () => {
  const people = fc.array(
    fc.record({ allergens: fc.subarray([...ALLERGENS]), avoidsTraces: fc.boolean() }),
    { maxLength: 4 },
  )
  const dish = fc.record({
    allergens: fc.subarray([...ALLERGENS]),
    mayContain: fc.subarray([...ALLERGENS]),
  })

  it('asks each person for themselves: what they are allergic to, and its traces where they say so', () => {
    fc.assert(
      fc.property(people, dish, (table, one) => {
        const isSafe = table.every(({ allergens, avoidsTraces }) =>
          [...one.allergens, ...(avoidsTraces ? one.mayContain : [])].every(
            (allergen) => !allergens.includes(allergen),
          ),
        )
        expect(isSafeUnasked({ ...one, slug: 'dish' }, avoidedBy(table, []))).toBe(isSafe)
      }),
    )
  })
})

describe('blocksDish', () => {
  it('names every member and allergen that a dish meets', () => {
    expect(blocksDish({ allergens: ['milk', 'tree-nuts', 'gluten'] }, [sara, omar])).toEqual([
      { member: sara, allergen: 'tree-nuts' },
      { member: omar, allergen: 'milk' },
    ])
  })

  it('lets a dish pass that no one is allergic to', () => {
    expect(blocksDish({ allergens: ['gluten'] }, [sara, omar])).toEqual([])
    expect(blocksDish({ allergens: [] }, [sara, omar])).toEqual([])
    expect(blocksDish({ allergens: [...ALLERGENS] }, [])).toEqual([])
  })

  const allergens = fc.subarray([...ALLERGENS])
  const household = fc.array(fc.record({ allergens }), { maxLength: 12 })

  it('always blocks a dish with an allergen of any member, and no other dish', () => {
    fc.assert(
      fc.property(allergens, household, (inDish, members) => {
        const blocks = blocksDish({ allergens: inDish }, members)
        for (const member of members) {
          for (const allergen of ALLERGENS) {
            const isMet = inDish.includes(allergen) && member.allergens.includes(allergen)
            const isReported = blocks.some(
              (block) => block.member === member && block.allergen === allergen,
            )
            expect(isReported).toBe(isMet)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('notices when any one allergen of a member or of the dish is dropped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALLERGENS), allergens, household, (one, more, others) => {
        const dish = { allergens: [...new Set([one, ...more])] }
        const without = { allergens: dish.allergens.filter((allergen) => allergen !== one) }
        const member = { allergens: [one] }
        expect(blocksDish(dish, [...others, member])).toHaveLength(
          blocksDish(dish, [...others, { allergens: [] }]).length + 1,
        )
        expect(blocksDish(without, [member])).toEqual([])
        expect(blocksDish(dish, [member])).toEqual([{ member, allergen: one }])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('warnsOf', () => {
  it('names every dislike that a dish meets', () => {
    expect(warnsOf(['okra', 'tomato'], [sara, omar])).toEqual([
      { member: sara, ingredientId: 'okra' },
      { member: omar, ingredientId: 'okra' },
    ])
    expect(warnsOf(['tomato'], [sara, omar])).toEqual([])
  })
})

describe('fitsDiets', () => {
  it('asks for every diet of every member', () => {
    const vegan = { diets: ['vegan', 'halal'] as Diet[] }
    expect(fitsDiets({ diets: [...DIETS] }, [vegan])).toBe(true)
    expect(fitsDiets({ diets: ['vegan'] }, [vegan])).toBe(false)
    expect(fitsDiets({ diets: ['vegan', 'halal'] }, [vegan, { diets: ['keto'] }])).toBe(false)
    expect(fitsDiets({ diets: [] }, [{ diets: [] }])).toBe(true)
  })
})

describe('unionOf', () => {
  it('lists each once, in the order of all', () => {
    expect(
      unionOf(ALLERGENS, [
        ['milk', 'tree-nuts'],
        ['gluten', 'milk'],
      ]),
    ).toEqual(['gluten', 'milk', 'tree-nuts'])
  })
})
