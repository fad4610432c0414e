import type { Serving } from '../../composition.ts'
import { coupe, herbs, rice, set, star, wedge } from '../palette.ts'
import { SAND } from '../servings.ts'

export const indianBreakfastSweets = {
  'masala-omelette': {
    vessel: star('crimson'),
    layers: [
      {
        layer: 'pieces',
        piece: 'naan',
        points: [[-16, 36]],
        turn: 0,
        base: -10,
        size: 1.35,
        apart: true,
      },
      {
        layer: 'omelette',
        x: 2,
        y: -4,
        turn: -12,
        radius: 60,
        flecks: ['#4f9a3a', '#e0432f', '#b23a86', '#2f7a2f'],
      },
      set('tomatoWedge', [
        [48, 30],
        [40, 44],
      ]),
      herbs(9, 44),
      set('greenChili', [[-44, -34]], { base: 60, turn: 0 }),
    ],
  },
  chilla: {
    vessel: SAND,
    layers: [
      { layer: 'folded', x: -6, y: -26, turn: -10, radius: 62, shades: ['#ffd86b', '#d08f1c'] },
      { layer: 'folded', x: -2, y: 22, turn: -4, radius: 62, shades: ['#ffd86b', '#d08f1c'] },
      { layer: 'specks', count: 40, x: -4, y: 0, radius: 52, colour: '#3f8f35', width: 2.6 },
      { layer: 'specks', count: 24, x: -4, y: 0, radius: 50, colour: '#d8432f', width: 2.6 },
      {
        layer: 'sideBowl',
        x: 54,
        y: 52,
        radius: 20,
        shades: ['#8fb84c', '#4f7a1e'],
        fleck: '#d6efb0',
      },
      { layer: 'sideBowl', x: -56, y: 56, radius: 18 },
    ],
  },
  poha: {
    vessel: star('saffron'),
    layers: [
      rice('saffron', { radius: 66, count: 330, length: 3 }),
      { layer: 'pieces', piece: 'peanut', count: 17, radius: 56, size: 1.3 },
      { layer: 'pieces', piece: 'peas', count: 18, radius: 58, size: 1.2 },
      { layer: 'pieces', piece: 'curryLeaf', count: 8, radius: 52, size: 1.2 },
      { layer: 'specks', count: 24, radius: 58, colour: '#3a2408', width: 2 },
      { layer: 'curls', count: 9, radius: 44, colours: ['#c2281a', '#ef5a40'], width: 2.6 },
      herbs(12, 54),
      wedge('lemon', 46, 40),
    ],
  },
  'idli-sambar': {
    vessel: coupe('olive'),
    layers: [
      set(
        'idli',
        [
          [-40, -38],
          [2, -52],
          [-50, 6],
          [-8, -12],
        ],
        { size: 1.4, variety: 0.03 },
      ),
      {
        layer: 'sideBowl',
        x: 26,
        y: 38,
        radius: 38,
        wall: ['#d9d3cc', '#8f8882'],
        shades: ['#dd8a34', '#9a4a12'],
        fleck: '#3f8f35',
        flecks: 14,
      },
      { layer: 'pieces', piece: 'carrotCoin', count: 3, x: 26, y: 38, radius: 18 },
      { layer: 'pieces', piece: 'curryLeaf', count: 3, x: 24, y: 38, radius: 20 },
      {
        layer: 'sideBowl',
        x: 56,
        y: -28,
        radius: 22,
        wall: ['#d9d3cc', '#8f8882'],
        shades: ['#fffdf2', '#dfe3c0'],
        fleck: '#7a3d12',
      },
      {
        layer: 'sideBowl',
        x: -38,
        y: 54,
        radius: 18,
        wall: ['#d9d3cc', '#8f8882'],
        shades: ['#e8633a', '#a8260e'],
        fleck: '#ffd0a0',
      },
    ],
  },
} satisfies Record<string, Serving>
