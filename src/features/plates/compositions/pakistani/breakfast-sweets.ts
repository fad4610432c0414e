import type { Serving } from '../../composition.ts'
import { herbs, scatter, star } from '../palette.ts'
import { SAND } from '../servings.ts'

export const pakistaniBreakfastSweets = {
  'aloo-paratha': {
    vessel: SAND,
    layers: [
      { layer: 'bread', x: -8, y: 6, radius: 66, spots: 26, shades: ['#f3c877', '#b5742a'] },
      { layer: 'bread', x: 2, y: -6, radius: 64, spots: 30, shades: ['#f9d68a', '#bd7c30'] },
      { layer: 'specks', count: 40, x: 2, y: -6, radius: 54, colour: '#4f8a3a', width: 2.2 },
      { layer: 'oil', x: -4, y: -12, radius: 13, shades: ['#fff0a8', '#efbf3c'], drops: 4 },
      { layer: 'sideBowl', x: 52, y: 48, radius: 24 },
      {
        layer: 'sideBowl',
        x: -60,
        y: 48,
        radius: 17,
        shades: ['#d99a2c', '#93400c'],
        fleck: '#ffe08a',
      },
    ],
  },
  khagina: {
    vessel: star('saffron'),
    layers: [
      {
        layer: 'pieces',
        piece: 'foldedBread',
        points: [
          [22, -38],
          [36, 34],
        ],
        turn: 0,
        base: 20,
        size: 1.3,
        apart: true,
      },
      scatter('eggCurd', 24, { x: -10, y: 4, radius: 42, size: 1.15 }),
      { layer: 'pieces', piece: 'tomatoDice', count: 13, x: -10, y: 4, radius: 42 },
      {
        layer: 'curls',
        count: 10,
        x: -10,
        y: 4,
        radius: 36,
        colours: ['#b23a86', '#f3c4e0'],
        width: 2,
      },
      { layer: 'pieces', piece: 'jalapeno', count: 5, x: -10, y: 4, radius: 36, size: 0.8 },
      herbs(13, 42, { x: -10, y: 4 }),
    ],
  },
} satisfies Record<string, Serving>
