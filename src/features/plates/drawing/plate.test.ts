import { describe, expect, test } from 'vitest'
import type { Composition } from '../composition.ts'
import { createRandom, hashText } from './random.ts'
import { drawPlate } from './plate.ts'

const soup: Composition = {
  seed: 'soup',
  label: 'Tomato & basil “soup” <hot>',
  vessel: { rim: 'bowl', glaze: 'teal' },
  layers: [
    { layer: 'broth', shades: ['#d8502c', '#8f2410'] },
    { layer: 'pieces', piece: 'basil', count: 3, radius: 30 },
  ],
}

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])

const withoutIds = (svg: string) => svg.replaceAll(/p[0-9a-z]+-/g, '')

describe('a plate', () => {
  test('is the same picture for the same composition', () => {
    expect(drawPlate(soup)).toBe(drawPlate(structuredClone(soup)))
  })

  test('is another picture for another seed', () => {
    expect(drawPlate({ ...soup, seed: 'another' })).not.toBe(drawPlate(soup))
  })

  test('shares no id with the same dish under another prefix', () => {
    const ids = [
      ...idsOf(drawPlate(soup, { idPrefix: 'a' })),
      ...idsOf(drawPlate(soup, { idPrefix: 'b' })),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('keeps its pieces where they are under another prefix', () => {
    expect(withoutIds(drawPlate(soup, { idPrefix: 'a' }))).toBe(withoutIds(drawPlate(soup)))
  })

  test('escapes its name', () => {
    expect(drawPlate(soup)).toContain('aria-label="Tomato &amp; basil “soup” &lt;hot&gt;"')
  })

  test('casts a shadow only where asked', () => {
    expect(drawPlate(soup)).toContain('#241230')
    expect(drawPlate(soup, { shadow: false })).not.toContain('#241230')
  })

  test('keeps its food inside the well', () => {
    const [, clip] = /<clipPath id="([^"]+)"><circle r="86.5"\/>/.exec(drawPlate(soup)) ?? []
    const [, food] = drawPlate(soup).split(`<g clip-path="url(#${clip})">`)
    expect(food).toContain('<use')
    expect(food?.endsWith('</g></svg>')).toBe(true)
  })
})

describe('chance', () => {
  test('is the same on every machine', () => {
    const random = createRandom('machboos')
    expect(hashText('machboos')).toBe(314677517)
    expect([random(), random(), random()].map((value) => value.toFixed(6))).toEqual([
      '0.099319',
      '0.837334',
      '0.963557',
    ])
  })
})
