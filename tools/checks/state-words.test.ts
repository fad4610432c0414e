import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { TextTree } from '../../src/shared/language.ts'

const isTree = (value: unknown): value is TextTree => typeof value === 'object' && value !== null

interface StateWords {
  place: string
  en: TextTree
  ar: TextTree
}

/** The words for states, wherever a catalogue has some. */
function listStateWords({ place, en, ar }: StateWords): StateWords[] {
  return Object.entries(en).flatMap(([name, part]) => {
    const other = ar[name]
    if (!isTree(part) || !isTree(other)) return []
    const found = { place: `${place}.${name}`, en: part, ar: other }
    return name === 'statuses' || name === 'states' ? [found] : listStateWords(found)
  })
}

/**
 * Pairs of states that have one word in Arabic, though English distinguishes them, or the other way
 * round.
 */
function listMixedUp({ place, en, ar }: StateWords): string[] {
  const names = Object.keys(en)
  return names.flatMap((name, index) =>
    names
      .slice(0, index)
      .filter((before) => (en[before] === en[name]) !== (ar[before] === ar[name]))
      .map((before) => `${place}: ${before}, ${name}`),
  )
}

const files = globSync('src/features/**/{messages,*texts}.ts')
const modules = await Promise.all(
  files.map(async (file) => {
    const exported = (await import(path.resolve(file))) as Record<string, unknown>
    return { file, exported: Object.values(exported).filter(isTree) }
  }),
)

it('states that differ in one language differ in the other', () => {
  const states = modules.flatMap(({ file, exported }) =>
    exported.flatMap(({ en, ar }) =>
      isTree(en) && isTree(ar) ? listStateWords({ place: file, en, ar }) : [],
    ),
  )
  expect(states.length).toBeGreaterThan(20)
  expect(states.flatMap(listMixedUp)).toEqual([])
})
