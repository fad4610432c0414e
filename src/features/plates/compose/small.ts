import type { Layer } from '../composition.ts'
import { herbs, IRON, set } from '../compositions/palette.ts'
import { mixed, around } from './components.ts'
import type { Form } from './plated.ts'
import { pickBoard, pickBowl, pickPlate } from './table.ts'

export const wraps: Form = (dish, parts) => ({
  vessel: pickPlate(dish).rim === 'coupe' ? pickPlate(dish) : { rim: 'coupe', glaze: 'sand' },
  layers: [
    { layer: 'wrap', x: -2, y: -24, turn: -12, length: 122 },
    { layer: 'wrap', x: -6, y: 20, turn: -6, length: 118 },
    { layer: 'sideBowl', x: 46, y: 58, radius: 19 },
    ...mixed(parts.vegetable.slice(0, 2), { x: -34, y: 58, radius: 20 }),
    herbs(5, 10, { x: 58, y: -52 }),
  ],
})

export const tacos: Form = (dish, parts) => ({
  vessel: pickBoard(dish),
  layers: [
    { layer: 'taco', x: -8, y: -48, turn: -8, size: 1.12 },
    { layer: 'taco', x: -16, y: 2, turn: -10, size: 1.12 },
    { layer: 'taco', x: -6, y: 52, turn: -4, size: 1.12 },
    {
      layer: 'sideBowl',
      x: 62,
      y: 6,
      radius: 21,
      shades: ['#c9dc7c', '#87a83c'],
      fleck: '#d8352a',
    },
    set(
      'lime',
      [
        [56, -46],
        [58, 56],
      ],
      { turn: 200 },
    ),
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: 0, radius: 66 }),
  ],
})

export const burger: Form = (_dish, parts) => ({
  vessel: { rim: 'slate' },
  layers: [
    { layer: 'sticks', count: 18, x: -42, y: 40, radius: 26, length: 38, turn: -40, fan: 60 },
    {
      layer: 'pieces',
      piece: 'romaine',
      points: [
        [-2, -44],
        [50, -34],
        [62, 2],
        [10, 26],
        [-26, -10],
      ],
      size: 1.3,
      apart: true,
    },
    set(
      'tomato',
      [
        [62, -16],
        [-16, 16],
        [36, 34],
      ],
      { size: 1.3 },
    ),
    { layer: 'bun', x: 18, y: -14, radius: 46 },
    ...mixed(parts.vegetable.slice(0, 1), { x: 46, y: 60, radius: 18 }),
    {
      layer: 'sideBowl',
      x: -66,
      y: -26,
      radius: 21,
      shades: ['#f0764d', '#b5301a'],
      fleck: '#ffd0a0',
    },
  ],
})

export const sandwiches: Form = (dish, parts) => ({
  vessel: pickBoard(dish),
  layers: [
    {
      layer: 'sandwich',
      x: -28,
      y: -20,
      turn: -14,
      length: 94,
      height: 58,
      pressed: parts.has(/ciabatta|cheddar|halloumi/),
    },
    {
      layer: 'sandwich',
      x: 34,
      y: 22,
      turn: 8,
      length: 94,
      height: 58,
      pressed: parts.has(/ciabatta|cheddar|halloumi/),
    },
    ...mixed(parts.vegetable.slice(0, 2), { x: -34, y: 58, radius: 20 }),
    ...mixed(parts.garnish.slice(0, 1), { x: 50, y: -50, radius: 16 }),
  ],
})

export const toasts: Form = (dish, parts) => ({
  vessel: pickBoard(dish),
  layers: [
    {
      layer: 'toast',
      x: -34,
      y: -26,
      turn: -10,
      width: 82,
      height: 72,
      topping: [parts.hue[0], parts.hue[1]],
    },
    {
      layer: 'toast',
      x: 34,
      y: 26,
      turn: 8,
      width: 82,
      height: 72,
      topping: [parts.hue[0], parts.hue[1]],
    },
    ...[-1, 1].flatMap((side) =>
      mixed([...parts.vegetable.slice(0, 2), ...parts.protein.slice(0, 1)], {
        x: side * 34,
        y: side * 26,
        radius: 26,
      }),
    ),
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: 0, radius: 56 }),
  ],
})

export const pancakes: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    { layer: 'pancakes', y: -2, radius: 54, count: 4 },
    { layer: 'oil', x: -4, y: -8, radius: 20, shades: ['#d98a2c', '#8a4a0c'], drops: 6 },
    { layer: 'dome', x: -4, y: -8, radius: 9, shades: ['#fff3b8', '#ecc455'] },
    ...around(parts.vegetable.slice(0, 2), { reach: 44, radius: 22, startDegrees: 30 }),
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: -4, radius: 40 }),
  ],
})

export const omelettes: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    ...mixed(parts.base.slice(0, 1), { x: -26, y: -22, radius: 36 }),
    { layer: 'omelette', x: 2, y: -2, turn: -12, radius: 58, flecks: ['#3f8f35', '#e0432f'] },
    ...around(parts.vegetable.slice(0, 2), { reach: 44, radius: 18, startDegrees: 40 }),
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: -4, radius: 44 }),
  ],
})

/** Eggs in a pan of what they were cooked with. */
export const eggPan: Form = (_dish, parts) => ({
  vessel: IRON,
  layers: [
    {
      layer: 'broth',
      radius: 87,
      shades: [parts.hue[1], parts.hue[2]],
      fat: parts.hue[0],
      drops: 16,
    },
    ...mixed(parts.vegetable.slice(0, 4), { x: 0, y: 0, radius: 68 }),
    { layer: 'egg', x: -28, y: -20, radius: 24 },
    { layer: 'egg', x: 30, y: 16, radius: 23 },
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 64 }),
    { layer: 'specks', count: 30, radius: 66, colour: '#2f1206' },
  ],
})

function fruitOn(parts: Parameters<Form>[1]): Layer[] {
  return around(parts.vegetable.slice(0, 3), { reach: 38, radius: 24, startDegrees: 230 })
}

export const yogurtBowl: Form = (dish, parts) => ({
  vessel: pickBowl(dish),
  layers: [
    { layer: 'broth', shades: ['#fffef8', '#e0d8c8'], fat: '#fff', drops: 0 },
    { layer: 'spread', radius: 80, tones: ['#fff', '#f9f4e8', '#ddd3c0'], turns: 2.2 },
    ...fruitOn(parts),
    {
      layer: 'pieces',
      piece: 'granola',
      count: 16,
      x: 10,
      y: 20,
      radius: 36,
      heap: true,
      size: 1.2,
    },
    { layer: 'drizzle', radius: 44, colour: '#dd9a14', width: 2, rows: 5 },
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 56 }),
  ],
})

export const pudding: Form = (dish, parts) => ({
  vessel: pickBowl(dish),
  layers: [
    { layer: 'broth', shades: [parts.hue[1], parts.hue[2]], fat: parts.hue[0], drops: 4 },
    { layer: 'spread', radius: 78, tones: parts.hue, turns: 2.3 },
    ...fruitOn(parts),
    ...mixed(parts.garnish.slice(0, 3), { x: 0, y: 0, radius: 50 }),
    {
      layer: 'pieces',
      piece: 'mint',
      points: [
        [0, -4],
        [8, 4],
        [-8, 5],
      ],
    },
  ],
})

export const cake: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    { layer: 'sauce', y: 10, radius: 52, radiusY: 42, tones: parts.hue, jitter: 0.16 },
    {
      layer: 'slab',
      turn: -8,
      width: 88,
      depth: 54,
      top: [parts.hue[0], parts.hue[1]],
      side: ['#fff3d8', '#d9a45c', '#fff3d8', '#c98a45', '#8f5a24'],
    },
    ...mixed([...parts.vegetable.slice(0, 1), ...parts.garnish.slice(0, 2)], {
      x: 0,
      y: -10,
      radius: 28,
    }),
    {
      layer: 'pieces',
      piece: 'mint',
      points: [
        [36, 36],
        [44, 30],
      ],
    },
  ],
})

export const pastries: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    set(
      'baklava',
      [
        [-34, -34],
        [4, -42],
        [38, -26],
        [-18, -12],
        [20, -6],
        [-40, 12],
        [0, 16],
        [38, 22],
        [-20, 42],
        [18, 46],
      ],
      { turn: 14, base: -7, size: 1.15 },
    ),
    { layer: 'drizzle', radius: 46, colour: '#c98414', width: 1.8, rows: 5 },
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 56 }),
  ],
})

export const fruitPlate: Form = (dish, parts) => ({
  vessel: pickPlate(dish),
  layers: [
    ...around(parts.vegetable, { reach: 38, radius: 34, startDegrees: 220 }),
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 50 }),
    {
      layer: 'pieces',
      piece: 'mint',
      points: [
        [0, -4],
        [10, 4],
        [-8, 6],
      ],
    },
  ],
})
