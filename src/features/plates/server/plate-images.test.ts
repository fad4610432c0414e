import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composeFromIngredients } from '../compose/from-ingredients.ts'
import type { DrawableDish, Layer } from '../composition.ts'
import { findServing, servingIds } from '../compositions/index.ts'
import { drawDish } from '../draw-dish.ts'
import { drawPlate } from '../drawing/plate.ts'
import { hashText } from '../drawing/random.ts'
import { wellRadius } from '../drawing/vessels.ts'
import { PLATES_VERSION } from '../version.ts'
import { plateSvg, plateWebp } from './plate-images.ts'

const catalogue = readCatalogue()
const drawings = new Map(catalogue.map((dish) => [dish.id, drawDish(dish)]))
const composed = new Map(
  catalogue.map((dish) => [dish.id, drawPlate(composeFromIngredients(dish))]),
)

function readCatalogue(): DrawableDish[] {
  const table = readFileSync(
    new URL('../../../../seeds/catalogue/dishes.tsv', import.meta.url),
    'utf8',
  )
  const [head = '', ...rows] = table.trim().split('\n')
  const columns = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    const lines = cell('lines')
      .split(',')
      .map((line) => {
        const [ingredientId = '', grams = '0'] = line.split(':')
        return { ingredientId, grams: Number(grams) }
      })
    return {
      id: cell('id'),
      nameEn: cell('nameEn'),
      cuisine: cell('cuisine'),
      category: cell('category'),
      lines,
    }
  })
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/g

/** What keeps a drawing from being a small, well-formed document. */
function errorsOf(svg: string, leastBytes: number): string[] {
  const ids = new Set(idsOf(svg))
  return [
    ...(svg.length < leastBytes || svg.length > 18 * 1024 ? [`${svg.length} bytes`] : []),
    ...(svg.replaceAll(TAG, '') === '' ? [] : ['text outside tags']),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['a number is missing'] : []),
    ...misnestedTags(svg),
    ...referencesOf(svg).filter((id) => !ids.has(id)),
  ]
}

/** Tags that are opened but not closed, or closed in the wrong order. */
function misnestedTags(svg: string): string[] {
  const open: string[] = []
  const errors: string[] = []
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(TAG)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) errors.push(`</${name}>`)
  }
  return [...errors, ...open]
}

const referencesOf = (svg: string) =>
  [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].flatMap((match) => match[1] ?? [])
const idsOf = (svg: string) =>
  [...svg.matchAll(/ id="([^"]+)"/g)].flatMap((match) => match[1] ?? [])

function pointsOf(layer: Layer): (readonly [number, number])[] {
  const points = 'points' in layer && layer.points ? layer.points : []
  const middle = 'x' in layer || 'y' in layer ? [[layer.x ?? 0, layer.y ?? 0] as const] : []
  return [...points.map(([x, y]) => [x, y] as const), ...middle]
}

/** One name for each form that a dish of ingredients can take. */
const FORMS =
  'soup sushi dumplings pizza tacos burger wrap toast sandwich pancakes omelette eggs oats granola pudding cake baklava salad curry biryani noodles kebab bake bowl plate'.split(
    ' ',
  )

const SAMPLE = {
  id: 'sample',
  cuisine: 'fusion',
  category: 'mains',
  lines: [
    'rice-basmati',
    'chicken-breast',
    'tomato',
    'broccoli',
    'carrot',
    'parsley',
    'almond',
  ].map((ingredientId, place) => ({ ingredientId, grams: 100 - place })),
}

describe('the plates of the catalogue', () => {
  test('exist for every dish, most of them drawn by hand', () => {
    expect(catalogue.length).toBeGreaterThan(100)
    const byHand = catalogue.filter((dish) => findServing(dish.id))
    expect(byHand.length / catalogue.length).toBeGreaterThan(0.9)
  })

  test('differ from each other', () => {
    const pictures = [...drawings.values()].map((svg) =>
      svg.replaceAll(/p[0-9a-z]+-|aria-label="[^"]*"/g, ''),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('are small, well-formed documents', () => {
    const errors = [...drawings].map(([id, svg]) => [id, errorsOf(svg, 4 * 1024)] as const)
    expect(errors.filter(([, found]) => found.length > 0)).toEqual([])
  })

  test('have no piece set outside their well', () => {
    const outside = servingIds.flatMap((id) => {
      const serving = findServing(id)
      const points = serving?.layers.flatMap(pointsOf) ?? []
      const limit = serving ? wellRadius(serving.vessel) : 0
      return points.filter(([x, y]) => Math.hypot(x, y) > limit).map((point) => [id, ...point])
    })
    expect(outside).toEqual([])
  })

  test('share no id on one page', () => {
    const ids = [...drawings.values()].flatMap(idsOf)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a plate from ingredients', () => {
  test('is a small, well-formed document for every dish of the catalogue', () => {
    const errors = [...composed].map(([id, svg]) => [id, errorsOf(svg, 3 * 1024)] as const)
    expect(errors.filter(([, found]) => found.length > 0)).toEqual([])
  })

  test('shows what the dish is made of', () => {
    const dish = { id: 'x', nameEn: 'Prawn soup', cuisine: 'thai', category: 'soups' }
    const [first, ...rest] = composeFromIngredients({
      ...dish,
      lines: [{ ingredientId: 'shrimp', grams: 90 }],
    }).layers
    expect(first?.layer).toBe('broth')
    expect(rest).toContainEqual(expect.objectContaining({ layer: 'pieces', piece: 'prawn' }))
  })

  test('draws a dish of unknown ingredients', () => {
    const dish = { id: 'x', nameEn: 'Surprise', cuisine: 'nordic', category: 'mains', lines: [] }
    expect(drawDish(dish)).toContain('<svg')
  })
})

describe('pictures for the web', () => {
  test('a slug that no one knows has none', async () => {
    expect(plateSvg('no-such-dish')).toBeUndefined()
    expect(await plateWebp('no-such-dish', 128)).toBeUndefined()
  })

  test('a dish outside the catalogue has one when it is passed along', () => {
    const dish = {
      id: 'my-stew',
      nameEn: 'My stew',
      cuisine: 'greek',
      category: 'mains',
      lines: [],
    }
    expect(plateSvg('my-stew', dish)).toContain('aria-label="My stew"')
  })

  test.each(['empty', 'not-found', 'fault'])('%s is a plate without food', (slug) => {
    expect(plateSvg(slug)).toContain('aria-label="Empty')
  })

  test('small places get a bitmap', async () => {
    const picture = await plateWebp('machboos', 128)
    const { format, width, height, hasAlpha } = await sharp(picture).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'webp',
      width: 128,
      height: 128,
      hasAlpha: true,
    })
  })

  test('PLATES_VERSION is the fingerprint of all drawings', () => {
    const slugs = [...servingIds, 'empty', 'not-found', 'fault']
    const sample = FORMS.map((nameEn) => drawPlate(composeFromIngredients({ ...SAMPLE, nameEn })))
    const all = [...slugs.map((slug) => plateSvg(slug)), ...sample].join('')
    expect(PLATES_VERSION).toBe(hashText(all).toString(36))
  })
})
