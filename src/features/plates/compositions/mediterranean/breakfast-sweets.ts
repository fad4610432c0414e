import type { Serving } from '../../composition.ts'
import { herbs, set, star, wedge } from '../palette.ts'
import { leaves, SKY } from '../servings.ts'

export const mediterraneanBreakfastSweets = {
  'halloumi-eggs': {
    vessel: star('leaf'),
    layers: [
      leaves(5, { x: -30, y: 24, radius: 26 }),
      set(
        'halloumi',
        [
          [-28, -30],
          [-6, -14],
          [18, 2],
        ],
        { base: -20, turn: 16, size: 1.25 },
      ),
      { layer: 'egg', x: 34, y: -30, radius: 20 },
      { layer: 'egg', x: -16, y: 30, radius: 21 },
      { layer: 'fan', x: 34, y: 30, turn: 30, count: 8, size: 1.15 },
      set('cherryTomato', [
        [-52, -4],
        [-44, 10],
        [4, 52],
      ]),
      { layer: 'specks', count: 30, radius: 56, colour: '#2f2418' },
    ],
  },
  'salmon-plate': {
    vessel: SKY,
    layers: [
      leaves(5, { x: -40, y: 30, radius: 26 }),
      {
        layer: 'slices',
        x: -22,
        y: -26,
        count: 6,
        turn: -30,
        width: 52,
        height: 15,
        step: 11,
        shades: ['#ffb08a', '#ef7450'],
        edge: '#e0602f',
      },
      { layer: 'egg', x: 40, y: -32, radius: 20, half: true },
      { layer: 'egg', x: 54, y: 2, radius: 20, half: true },
      { layer: 'fan', x: 18, y: 42, turn: 10, count: 9, size: 1.3 },
      set(
        'cucumber',
        [
          [-56, 4],
          [-62, 20],
          [-20, 44],
        ],
        { size: 1.1 },
      ),
      wedge('lemon', -36, 58),
      herbs(9, 34, { piece: 'dill', x: -20, y: -24 }),
      { layer: 'pieces', piece: 'caper', count: 8, x: -18, y: -22, radius: 26 },
    ],
  },
} satisfies Record<string, Serving>
