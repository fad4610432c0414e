import type { Serving } from '../../composition.ts'
import { bowl, herbs, IRON, RED_SAUCE, scatter, set, star, wedge } from '../palette.ts'
import { choppedSalad } from '../servings.ts'

export const middleEasternBreakfastSweets = {
  foul: {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#a86e3c', '#5f3515'], fat: '#d9a068', drops: 8 },
      scatter('favaBean', 44, { radius: 74, size: 1.7 }),
      { layer: 'drizzle', radius: 44, colour: '#f6ead0', width: 3, rows: 5 },
      ...choppedSalad(0, 0, 24),
      { layer: 'oil', x: 28, y: -30, radius: 12, shades: ['#f6d35e', '#c99a12'] },
      { layer: 'specks', count: 34, radius: 60, colour: '#b3331c' },
      { layer: 'pieces', piece: 'foldedBread', points: [[48, 44]], turn: 0, base: 15, size: 1.2 },
      wedge('lemon', -54, 34),
    ],
  },
  shakshuka: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8412a', '#8a1c10'], fat: '#ff9a5e', drops: 24 },
      { layer: 'sauce', radius: 80, tones: RED_SAUCE, patches: 12, jitter: 0.02 },
      {
        layer: 'curls',
        count: 16,
        radius: 70,
        colours: ['#e8b53a', '#3f8a35'],
        width: 4,
        length: 15,
      },
      { layer: 'egg', x: -30, y: -26, radius: 23 },
      { layer: 'egg', x: 32, y: -20, radius: 22 },
      { layer: 'egg', x: 0, y: 34, radius: 24 },
      { layer: 'pieces', piece: 'feta', count: 8, radius: 66, size: 0.6 },
      herbs(16, 66),
      { layer: 'specks', count: 40, radius: 70, colour: '#2f1206' },
      { layer: 'pieces', piece: 'foldedBread', points: [[56, 46]], turn: 0, base: 20, size: 1.1 },
    ],
  },
  cilbir: {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#fffdf6', '#e3d8c2'], fat: '#fff', drops: 0 },
      { layer: 'spread', radius: 80, tones: ['#fffefa', '#f8f1e2', '#ddd0b6'], turns: 2 },
      { layer: 'oil', x: 6, y: 6, radius: 46, shades: ['#f2803c', '#c2380f'], drops: 12 },
      { layer: 'egg', x: -20, y: -16, radius: 29 },
      { layer: 'egg', x: 24, y: 20, radius: 28 },
      { layer: 'specks', count: 60, radius: 62, colour: '#a8200c', width: 1.7 },
      herbs(14, 60, { piece: 'dill', size: 0.9 }),
    ],
  },
  'umm-ali': {
    vessel: bowl('cream'),
    layers: [
      { layer: 'baked', radius: 86, top: ['#ffe9b8', '#cf8b3a'], brown: '#8a440c' },
      { layer: 'pieces', piece: 'parmesan', count: 16, radius: 70, size: 1.9, apart: true },
      { layer: 'pieces', piece: 'almondFlake', count: 22, radius: 68, size: 1.3 },
      { layer: 'pieces', piece: 'raisin', count: 14, radius: 66, size: 1.2 },
      { layer: 'pieces', piece: 'pistachio', count: 20, radius: 60, size: 1.1 },
      { layer: 'pieces', piece: 'coconutFlake', count: 14, radius: 66 },
    ],
  },
  'kuku-sabzi': {
    vessel: star('plum'),
    layers: [
      {
        layer: 'omelette',
        radius: 62,
        flat: true,
        shades: ['#7fae48', '#3a6420'],
        flecks: ['#2f5a1c', '#a8cf6a', '#5f9a38'],
      },
      { layer: 'specks', count: 34, radius: 56, colour: '#5a3410', width: 4.4, opacity: 0.4 },
      { layer: 'cuts', radius: 62, slices: 6 },
      scatter('walnut', 10, { radius: 40, size: 1.15 }),
      herbs(9, 40),
      set(
        'radish',
        [
          [58, 32],
          [44, 48],
          [-56, 36],
          [-44, 50],
        ],
        { size: 1.1 },
      ),
    ],
  },
} satisfies Record<string, Serving>
