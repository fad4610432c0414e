import type { Serving } from '../../composition.ts'
import { bowl, herbs, IRON, scatter } from '../palette.ts'

export const italianBreakfastSweets = {
  frittata: {
    vessel: IRON,
    layers: [
      { layer: 'omelette', radius: 84, flat: true, flecks: ['#3f8f35'] },
      scatter('courgette', 11, { radius: 66, size: 1.35 }),
      scatter('ricotta', 10, { radius: 64, size: 1.25 }),
      { layer: 'pieces', piece: 'basil', count: 5, radius: 52, apart: true },
      { layer: 'cuts', radius: 82 },
      { layer: 'specks', count: 34, radius: 70, colour: '#4f2a0c' },
    ],
  },
  'ricotta-berries': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#fffef8', '#e2d8c8'], fat: '#fff', drops: 0 },
      { layer: 'spread', radius: 78, tones: ['#fff', '#fbf6ea', '#e0d6c4'], turns: 2.2 },
      scatter('strawberry', 6, { x: 16, y: 14, radius: 36, size: 1.25 }),
      scatter('raspberry', 9, { x: -14, y: -12, radius: 38, size: 1.2 }),
      {
        layer: 'balls',
        points: [
          [-44, 24],
          [-30, 36],
          [-16, 46],
          [30, -38],
          [44, -24],
          [14, -50],
          [4, 8],
        ],
        radius: 6,
        shades: ['#e6b478', '#8a5220'],
      },
      { layer: 'specks', count: 40, radius: 62, colour: '#a8642c' },
      herbs(4, 20, { piece: 'mint' }),
    ],
  },
} satisfies Record<string, Serving>
