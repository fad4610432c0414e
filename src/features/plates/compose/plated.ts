import type { DrawableDish, Layer, Serving } from '../composition.ts'
import { IRON, wedge } from '../compositions/palette.ts'
import { around, mixed } from './components.ts'
import type { Components } from './components.ts'
import { pickBowl, pickPlate } from './table.ts'

export type Form = (dish: DrawableDish, parts: Components) => Serving

function citrus(parts: Components, x: number, y: number): Layer[] {
  if (parts.has(/^lime$/)) return [wedge('lime', x, y)]
  return parts.has(/^lemon$/) ? [wedge('lemon', x, y)] : []
}

export const soup: Form = (dish, parts) => {
  const [light, middle, dark] = parts.hue
  const noodles = parts.base.filter(
    (_, index) => index === 0 && parts.has(/noodle|udon|soba|vermicelli/),
  )
  return {
    vessel: pickBowl(dish),
    layers: [
      { layer: 'broth', shades: [middle, dark], fat: light, drops: 20 },
      ...mixed(noodles, { x: -6, y: 6, radius: 46 }),
      ...mixed(parts.vegetable.slice(0, noodles.length > 0 ? 2 : 3), { x: 0, y: 0, radius: 60 }),
      ...mixed(parts.protein.slice(0, 2), { x: -4, y: 0, radius: 44 }),
      ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 62 }),
      ...citrus(parts, 50, 42),
    ],
  }
}

export const curry: Form = (dish, parts) => {
  const [light, middle, dark] = parts.hue
  const hasRice = parts.has(/^rice-(basmati|brown|short|sticky)/)
  if (!hasRice) {
    return {
      vessel: pickBowl(dish),
      layers: [
        { layer: 'broth', shades: [middle, dark], fat: light, drops: 18 },
        ...mixed(parts.protein.slice(0, 1), { x: 0, y: 0, radius: 58 }),
        ...mixed(parts.vegetable.slice(0, 3), { x: 0, y: 0, radius: 62 }),
        { layer: 'swirl', radius: 48, colour: light, width: 3, turns: 1.3, start: 2 },
        ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 62 }),
      ],
    }
  }
  return {
    vessel: pickPlate(dish),
    layers: [
      ...mixed(parts.base.slice(0, 1), { x: -30, y: -8, radius: 50 }),
      {
        layer: 'sauce',
        x: 24,
        y: 10,
        radius: 54,
        tones: [light, middle, dark],
        jitter: 0.12,
        patches: 8,
      },
      ...mixed(parts.protein.slice(0, 1), { x: 24, y: 10, radius: 44 }),
      ...mixed(parts.vegetable.slice(0, 3), { x: 24, y: 10, radius: 40 }),
      ...mixed(parts.garnish.slice(0, 2), { x: 22, y: 8, radius: 42 }),
    ],
  }
}

export const noodles: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    { layer: 'sauce', radius: 68, tones: parts.hue, jitter: 0.08 },
    ...mixed(parts.base.slice(0, 1), { x: 0, y: 0, radius: 58 }),
    ...mixed(parts.vegetable.slice(0, 2), { x: 0, y: 0, radius: 50 }),
    ...mixed(parts.protein.slice(0, 1), { x: 0, y: 0, radius: 42 }),
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 50 }),
    ...citrus(parts, 46, 42),
  ],
})

export const salad: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    { layer: 'pieces', piece: 'romaine', count: 13, radius: 52, size: 1.1, apart: true },
    ...mixed(parts.base.slice(0, 1), { x: 0, y: 2, radius: 44 }),
    ...mixed(parts.vegetable.slice(0, 3), { x: 0, y: 0, radius: 56 }),
    ...mixed(parts.protein.slice(0, 1), { x: -2, y: 0, radius: 38 }),
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 54 }),
    ...citrus(parts, 44, 42),
  ],
})

export const grainBowl: Form = (dish, parts) => ({
  vessel: pickBowl(dish),
  layers: [
    { layer: 'broth', shades: ['#f6efe0', '#d6c8a8'], drops: 0 },
    ...mixed(parts.base.slice(0, 1), { x: 0, y: 0, radius: 80 }),
    ...around([...parts.protein.slice(0, 2), ...parts.vegetable.slice(0, 4)], {
      reach: 46,
      radius: 30,
      startDegrees: 215,
    }),
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 60 }),
  ],
})

/** Rice or another grain all over, the rest on it. */
export const riceDish: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    ...mixed(parts.base.slice(0, 1), { x: 0, y: 0, radius: 68 }),
    ...mixed(parts.vegetable.slice(0, 3), { x: 0, y: 0, radius: 56 }),
    ...mixed(parts.protein.slice(0, 1), { x: -4, y: -4, radius: 40 }),
    ...mixed(parts.garnish.slice(0, 3), { x: 0, y: 0, radius: 58 }),
    ...citrus(parts, 46, 40),
  ],
})

/** A base, the protein before it, vegetables at the sides. */
export const plated: Form = (dish, parts) => {
  const hasBase = parts.base.length > 0
  return {
    vessel: pickPlate(dish),
    layers: [
      ...(hasBase
        ? mixed(parts.base.slice(0, 1), { x: -22, y: 10, radius: 46 })
        : [{ layer: 'sauce' as const, radius: 60, tones: parts.hue, jitter: 0.12 }]),
      ...around(parts.vegetable.slice(0, 3), {
        reach: 44,
        radius: 26,
        startDegrees: hasBase ? 300 : 40,
      }),
      ...mixed(parts.protein.slice(0, 1), { x: 0, y: -8, radius: 40 }),
      ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 50 }),
      ...citrus(parts, -46, 40),
    ],
  }
}

export const grill: Form = (dish, parts) => {
  const kind = parts.has(/ground/)
    ? 'kofta'
    : parts.has(/paneer|halloumi/)
      ? 'paneer'
      : parts.has(/beef|lamb/)
        ? 'beef'
        : 'tawook'
  if (parts.has(/salmon|fish|hammour|sea-b|shrimp|kingfish/)) return plated(dish, parts)
  return {
    vessel: { rim: 'slate' },
    layers: [
      ...(parts.base.length > 0
        ? mixed(parts.base.slice(0, 1), { x: 0, y: 10, radius: 66 })
        : [{ layer: 'bread' as const, radius: 82, radiusY: 68, spots: 18 }]),
      { layer: 'skewer', x: 0, y: -40, turn: -8, length: 126, kind },
      { layer: 'skewer', x: 0, y: -10, turn: -6, length: 130, kind },
      { layer: 'skewer', x: 0, y: 20, turn: -8, length: 122, kind },
      ...mixed(parts.vegetable.slice(0, 2), { x: -32, y: 56, radius: 26 }),
      { layer: 'sideBowl', x: 50, y: 52, radius: 20 },
      ...mixed(parts.garnish.slice(0, 1), { x: 0, y: 20, radius: 60 }),
    ],
  }
}

/** Baked and brought to the table in its pan. */
export const bakedDish: Form = (_dish, parts) => {
  const [light, middle, dark] = parts.hue
  return {
    vessel: IRON,
    layers: [
      { layer: 'broth', shades: [middle, dark], fat: light, radius: 87, drops: 10 },
      ...mixed(parts.base.slice(0, 1), { x: 0, y: 0, radius: 70 }),
      ...mixed(parts.protein.slice(0, 1), { x: 0, y: 0, radius: 62 }),
      ...mixed(parts.vegetable.slice(0, 4), { x: 0, y: 0, radius: 68 }),
      { layer: 'specks', count: 40, radius: 70, colour: '#5a2c08' },
      ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 66 }),
    ],
  }
}
