import { describe, expect, it } from 'vitest'
import { readIngredients } from '../../../../seeds/catalogue/read.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft, DraftStep } from './draft.ts'
import { describeSteps, nameDraft } from './describe-draft.ts'

const ingredients = new Map(readIngredients().map((row) => [row.id, row]))

const step = (act: DraftStep['act'], uses: number[], more: Partial<DraftStep> = {}): DraftStep => ({
  act,
  uses,
  minutes: null,
  flame: null,
  ovenC: null,
  ...more,
})

const sound: Draft = {
  cuisine: 'lebanese',
  category: 'mains',
  mealTime: 'dinner',
  lines: [
    { ingredientId: 'chicken-breast', grams: 150 },
    { ingredientId: 'rice-basmati', grams: 70 },
    { ingredientId: 'zucchini', grams: 120 },
    { ingredientId: 'olive-oil', grams: 10 },
  ],
  steps: [
    step('chop', [0, 2]),
    step('boil', [1], { minutes: 12 }),
    step('fry', [0, 2, 3], { minutes: 10, flame: 'medium' }),
    step('serve', [0, 1, 2]),
  ],
}

const parts = sound.lines.flatMap(({ ingredientId }) => ingredients.get(ingredientId) ?? [])

const withLine = (ingredientId: string, grams: number): Draft => ({
  ...sound,
  lines: [...sound.lines, { ingredientId, grams }],
  steps: [...sound.steps, step('stir-in', [4])],
})

const withSteps = (...steps: DraftStep[]): Draft => ({ ...sound, steps })

describe('a draft', () => {
  it('that is sound has no error', () => {
    expect(checkDraft(sound, ingredients)).toEqual([])
  })

  it.each<[string, Draft, string]>([
    ['an ingredient that nobody sells', withLine('chlorine', 5), 'draft_unfit'],
    ['an ingredient twice', withLine('olive-oil', 5), 'draft_unfit'],
    ['two ingredients', { ...sound, lines: sound.lines.slice(0, 2) }, 'draft_unfit'],
    ['nothing', { ...sound, lines: [], steps: [] }, 'draft_unfit'],
    ['a cup of oil', withLine('sunflower-oil', 200), 'draft_amounts'],
    ['five kilograms', withLine('potato', 5000), 'draft_amounts'],
    ['less than nothing', withLine('potato', -50), 'draft_amounts'],
    ['no number', withLine('potato', Number.NaN), 'draft_amounts'],
    ['a hundred grams of salt', withLine('salt', 100), 'draft_amounts'],
    ['a handful of cinnamon', withLine('cinnamon', 30), 'draft_amounts'],
    ['a snack for a bird', scaled(0.1), 'draft_amounts'],
    ['no steps', withSteps(), 'draft_steps'],
    ['an ingredient unused', { ...withLine('tomato', 80), steps: sound.steps }, 'draft_steps'],
    ['a step of nothing', withSteps(...sound.steps, step('serve', [])), 'draft_steps'],
    ['a use of what is not there', withSteps(...sound.steps, step('mix', [9])), 'draft_steps'],
    ['boiling without end', withTimes(100_000), 'draft_steps'],
    ['boiling for no time', withTimes(0), 'draft_steps'],
    ['frying without a flame', withSteps(...sound.steps, fryWithout()), 'draft_steps'],
    ['an oven like the sun', withSteps(...sound.steps, roastAt(5000)), 'draft_steps'],
    [
      'raw chicken',
      withSteps(
        step('chop', [0]),
        step('boil', [1], { minutes: 12 }),
        step('fry', [2, 3], { minutes: 5, flame: 'low' }),
        step('mix', [0, 1, 2, 3]),
      ),
      'draft_raw',
    ],
    ['a raw egg', withLine('egg', 50), 'draft_raw'],
    ['raw lentils', withLine('red-lentil', 40), 'draft_raw'],
  ])('of %s is refused', (_case, draft, error) => {
    expect(checkDraft(draft, ingredients)).toContain(error)
  })

  it('is written in our words, in both languages, with the degrees that are safe', () => {
    const [, boil, fry] = describeSteps(sound, parts)
    expect(boil).toEqual({
      text: { en: 'Boil for 12 minutes: Basmati rice.', ar: 'تُسلق مدة 12 دقيقة: أرز بسمتي.' },
      timerSeconds: 720,
      coreC: null,
      ingredientIds: ['rice-basmati'],
    })
    expect(fry?.coreC).toBe(74)
    expect(fry?.text.en).toBe(
      'Fry over medium heat for 10 minutes, stirring or turning: chicken breast, zucchini, olive oil. It is done when its middle has 74°C.',
    )
    expect(fry?.text.ar).toContain('74°م')
    expect(nameDraft(parts).en).toBe('Chicken breast with Basmati rice and zucchini')
  })
})

function scaled(factor: number): Draft {
  return {
    ...sound,
    lines: sound.lines.map(({ ingredientId, grams }) => ({ ingredientId, grams: grams * factor })),
  }
}

function withTimes(minutes: number): Draft {
  return {
    ...sound,
    steps: sound.steps.map((one) => (one.act === 'boil' ? { ...one, minutes } : one)),
  }
}

function fryWithout(): DraftStep {
  return step('fry', [0], { minutes: 5 })
}

function roastAt(ovenC: number): DraftStep {
  return step('roast', [0], { minutes: 5, ovenC })
}
