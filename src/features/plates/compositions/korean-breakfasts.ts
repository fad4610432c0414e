import type { Serving } from '../composition.ts'
import { bowl, scatter, SESAME, set, SLATE } from './palette.ts'

export const koreanBreakfasts = {
  'gyeran-jjim': {
    vessel: SLATE,
    layers: [
      {
        layer: 'sideBowl',
        x: -22,
        y: -20,
        radius: 63,
        wall: ['#5a5260', '#1f1a26'],
        shades: ['#ffe892', '#eab93a'],
        fleck: '#ef8a2c',
        flecks: 14,
      },
      {
        layer: 'specks',
        count: 60,
        x: -20,
        y: -16,
        radius: 50,
        colour: '#fff6c4',
        width: 3.4,
        opacity: 0.6,
      },
      { layer: 'pieces', piece: 'scallion', count: 19, x: -20, y: -16, radius: 46, size: 1.15 },
      { ...SESAME, count: 30, x: -20, y: -16, radius: 48 },
      {
        layer: 'sideBowl',
        x: 50,
        y: 50,
        radius: 29,
        shades: ['#fffdf4', '#e2d8c0'],
        flecks: 0,
      },
      scatter('spinach', 11, { x: 50, y: 50, radius: 18, size: 0.9 }),
      { ...SESAME, count: 16, x: 50, y: 50, radius: 20 },
    ],
  },
  hobakjuk: {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#fbb645', '#cf7a17'], fat: '#ffdf94', drops: 8 },
      { layer: 'spread', radius: 78, tones: ['#ffcf70', '#f6a833', '#d0801a'], turns: 1.7 },
      set(
        'date',
        [
          [0, -20],
          [17, 10],
          [-17, 10],
        ],
        { size: 0.8 },
      ),
      scatter('pineNut', 15, { radius: 34, size: 1.5 }),
      { layer: 'specks', count: 22, radius: 60, colour: '#ffeab8', width: 2.2 },
    ],
  },
} satisfies Record<string, Serving>
