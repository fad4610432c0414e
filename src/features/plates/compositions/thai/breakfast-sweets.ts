import type { Serving } from '../../composition.ts'
import { bowl, herbs, rice, scatter, SESAME, set, star, wedge } from '../palette.ts'

export const thaiBreakfastSweets = {
  'chia-mango': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#fffdf6', '#e6dccc'], fat: '#fff', drops: 0 },
      { layer: 'specks', count: 150, radius: 80, colour: '#2a2630', width: 1.9, opacity: 0.7 },
      scatter('mangoCube', 15, { x: 18, y: -8, radius: 44, size: 1.15 }),
      { layer: 'pieces', piece: 'coconutFlake', count: 20, x: -34, y: 18, radius: 36, size: 1.3 },
      set(
        'raspberry',
        [
          [-40, -34],
          [-26, -46],
          [-50, -18],
        ],
        { size: 1.1 },
      ),
      herbs(3, 8, { piece: 'mint', x: 20, y: -8 }),
      wedge('lime', -26, 58),
    ],
  },
  'thai-omelette': {
    vessel: star('saffron'),
    layers: [
      rice('white', { x: -8, y: 12, radius: 58, count: 230 }),
      {
        layer: 'omelette',
        x: 4,
        y: -8,
        turn: -10,
        radius: 50,
        flat: true,
        shades: ['#ffd55c', '#c97a10'],
        flecks: ['#4f9a3a', '#e0432f'],
      },
      {
        layer: 'sideBowl',
        x: 46,
        y: 42,
        radius: 17,
        shades: ['#e8532f', '#93200a'],
        fleck: '#ffd98a',
      },
      set('cucumber', [
        [-52, 14],
        [-46, 30],
        [-34, 42],
      ]),
      set('chili', [
        [4, -14],
        [18, 2],
      ]),
      herbs(11, 40, { y: -8 }),
    ],
  },
  'mango-sticky-rice': {
    vessel: star('saffron'),
    layers: [
      {
        layer: 'sauce',
        x: 4,
        y: 10,
        radius: 58,
        radiusY: 48,
        tones: ['#fff', '#fdf8ea', '#e0d4b8'],
        jitter: 0.1,
      },
      rice('white', { x: -22, y: 8, radius: 38, count: 200, length: 3 }),
      set(
        'mangoSlice',
        [
          [34, -36],
          [40, -20],
          [44, -4],
          [44, 12],
          [40, 28],
        ],
        { turn: 6, base: -14, size: 1.6, variety: 0.04 },
      ),
      { layer: 'drizzle', x: -20, y: 8, radius: 26, colour: '#fff', width: 3, rows: 4 },
      { ...SESAME, count: 24, x: -22, y: 8, radius: 28, colour: '#b58a34' },
      herbs(3, 8, { piece: 'mint', x: -20, y: -36 }),
    ],
  },
} satisfies Record<string, Serving>
