import { readFileSync } from 'node:fs'
import type { WishReading } from '../wish.ts'

/** Slot to its values, as they are written down next to a sentence. */
export type Slots = ReadonlyMap<string, ReadonlySet<string>>

export interface WrittenSentence {
  text: string
  expected: Slots
}

export type SentenceFile = 'sentences.en' | 'sentences.ar' | 'develop' | 'held-back'

/** Sentences with what they mean, written before the grammar was tried on them. */
export function readSentences(name: SentenceFile): WrittenSentence[] {
  const file = new URL(`${name}.tsv`, import.meta.url)
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [text = '', expected = ''] = line.split('\t')
    return { text, expected: new Map(expected.split('; ').map(parseSlot)) }
  })
}

const parseSlot = (part: string): [string, ReadonlySet<string>] => {
  const [slot = '', values = ''] = part.trim().split('=')
  return [slot, new Set(values.split(','))]
}

const FILS_A_DIRHAM = 100

const single = (value: number | string | null) => (value === null ? [] : [String(value)])

/** A reading in the same form; empty slots are left out. */
export function slotsOf({ wish, questions }: WishReading): Slots {
  const all: [string, readonly string[]][] = [
    ['want', wish.wantedIngredients],
    ['no', wish.unwantedIngredients],
    ['dish', wish.wantedDishes],
    ['nodish', wish.unwantedDishes],
    ['nocuisine', wish.unwantedCuisines],
    ['allergy', wish.addAllergens],
    ['ask', questions],
    ['diet', wish.diets],
    ['cuisine', wish.cuisines],
    ['time', single(wish.mealTime)],
    ['minutes', single(wish.maxMinutes)],
    ['kcal', single(wish.maxKcal)],
    ['lean', wish.leanings],
    ['low', wish.lowIn],
    ['budget', single(wish.budgetFils === null ? null : wish.budgetFils / FILS_A_DIRHAM)],
    ['heat', single(wish.maxHeat)],
    ['people', single(wish.servings)],
  ]
  return new Map(
    all.filter(([, values]) => values.length > 0).map(([slot, values]) => [slot, new Set(values)]),
  )
}

export interface Score {
  right: number
  of: number
  wrong: string[]
  missedAllergies: string[]
}

/** A slot counts when it was expected or read: empty ones, right by doing nothing, do not. */
export function score(
  sentences: readonly WrittenSentence[],
  read: (text: string) => WishReading,
): Score {
  const total: Score = { right: 0, of: 0, wrong: [], missedAllergies: [] }
  for (const { text, expected } of sentences) {
    const got = slotsOf(read(text))
    for (const slot of new Set([...expected.keys(), ...got.keys()])) {
      total.of += 1
      if (isSlotRight(slot, expected, got)) total.right += 1
      else total.wrong.push(`${text}: ${slot} ${show(expected, slot)}, read ${show(got, slot)}`)
    }
    const meant = [...(expected.get('allergy') ?? []), ...(expected.get('ask') ?? [])]
    const caught = new Set([...(got.get('allergy') ?? []), ...(got.get('ask') ?? [])])
    for (const allergen of meant)
      if (!caught.has(allergen)) total.missedAllergies.push(`${text}: ${allergen}`)
  }
  return total
}

/** Every slot is as written down; of the unclear words, those that must be reported are. */
export function isReadAsMeant(expected: Slots, reading: WishReading): boolean {
  const got = slotsOf(reading)
  const slots = [...new Set([...expected.keys(), ...got.keys()])].filter(
    (slot) => slot !== 'unclear' && slot !== 'allergyunclear',
  )
  const reported = reading.unclear.join(' ')
  return (
    slots.every((slot) => isSlotRight(slot, expected, got)) &&
    expected.has('allergyunclear') === reading.isAllergyUnclear &&
    [...(expected.get('unclear') ?? [])].every((word) => reported.includes(word))
  )
}

export function missesAllergy(expected: Slots, reading: WishReading): boolean {
  const meant = [...(expected.get('allergy') ?? []), ...(expected.get('ask') ?? [])]
  const caught = new Set<string>([...reading.wish.addAllergens, ...reading.questions])
  return (
    meant.some((allergen) => !caught.has(allergen)) ||
    (expected.has('allergyunclear') && !reading.isAllergyUnclear)
  )
}

/** What is left out may be an allergy: to ask is right, whether it is written down or not. */
function isSlotRight(slot: string, expected: Slots, got: Slots): boolean {
  const meant = expected.get(slot) ?? new Set<string>()
  const read = got.get(slot) ?? new Set<string>()
  const mayAsk = slot === 'ask' && (expected.has('no') || expected.has('diet'))
  return mayAsk ? [...meant].every((value) => read.has(value)) : isSame(meant, read)
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((value) => other.has(value))

const show = (slots: Slots, slot: string): string => [...(slots.get(slot) ?? ['-'])].join(',')
