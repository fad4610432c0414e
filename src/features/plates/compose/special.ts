import type { Points } from '../drawing/layers/options.ts'
import { around, mixed } from './components.ts'
import type { Form } from './plated.ts'
import { pickBowl } from './table.ts'

export const dumplings: Form = (_dish, parts) => ({
  vessel: { rim: 'bamboo' },
  layers: [
    { layer: 'pieces', piece: 'romaine', count: 6, radius: 60, size: 1.2 },
    {
      layer: 'pieces',
      piece: 'gyoza',
      points: [
        [-38, -38],
        [6, -48],
        [46, -26],
        [-48, 4],
        [-2, -4],
        [44, 18],
        [-24, 40],
        [20, 50],
      ],
      turn: 40,
      base: -20,
      size: 1.25,
      apart: true,
    },
    {
      layer: 'sideBowl',
      x: 0,
      y: 20,
      radius: 16,
      wall: ['#3f8891', '#1d545c'],
      shades: ['#6a2f12', '#2a1006'],
    },
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: 0, radius: 56 }),
  ],
})

const MAKI_POINTS: Points = [
  [-56, -8],
  [-28, -10],
  [0, -12],
  [28, -10],
  [56, -6],
  [-42, 22],
  [-14, 20],
  [14, 19],
]

export const sushi: Form = () => ({
  vessel: { rim: 'slate' },
  layers: [
    {
      layer: 'nigiri',
      points: [
        [-46, -50, -10],
        [-2, -58, -4],
        [42, -52, 6],
      ],
    },
    {
      layer: 'pieces',
      piece: 'salmonMaki',
      points: MAKI_POINTS,
      apart: true,
      turn: 30,
    },
    {
      layer: 'pieces',
      piece: 'ikura',
      points: [
        [-46, -50],
        [-40, -53],
        [-51, -52],
      ],
    },
    {
      layer: 'sideBowl',
      x: 52,
      y: 38,
      radius: 22,
      wall: ['#3f8891', '#1d545c'],
      shades: ['#5a2a12', '#2a1006'],
      fleck: '#8a4a2a',
    },
    {
      layer: 'sauce',
      x: -30,
      y: 56,
      radius: 11,
      radiusY: 9,
      tones: ['#d2eb97', '#a9d15f', '#6fa032'],
      patches: 2,
    },
    {
      layer: 'curls',
      count: 14,
      x: 2,
      y: 56,
      radius: 14,
      colours: ['#f7a9a0', '#ffd3c4'],
      width: 3.4,
      length: 12,
    },
  ],
})

export const pizza: Form = (_dish, parts) => ({
  vessel: { rim: 'slate' },
  layers: [
    { layer: 'pizza', radius: 88 },
    ...mixed([...parts.vegetable.slice(0, 2), ...parts.protein.slice(0, 1)], {
      x: 0,
      y: 0,
      radius: 66,
    }),
    ...mixed(parts.garnish.slice(0, 1), { x: 0, y: 0, radius: 60 }),
    { layer: 'cuts', radius: 88 },
  ],
})

export const porridge: Form = (dish, parts) => ({
  vessel: pickBowl(dish),
  layers: [
    { layer: 'broth', shades: ['#f7ead2', '#cdb084'], fat: '#fff8ea', drops: 8 },
    {
      layer: 'grains',
      radius: 80,
      count: 130,
      tones: ['#fff7e6', '#f0dfc0', '#cdb387'],
      length: 3,
    },
    ...around(parts.vegetable.slice(0, 3), { reach: 40, radius: 28, startDegrees: 220 }),
    ...mixed(parts.garnish.slice(0, 2), { x: 0, y: 0, radius: 56 }),
    { layer: 'drizzle', radius: 34, colour: '#c98414', width: 1.8, rows: 4 },
  ],
})
