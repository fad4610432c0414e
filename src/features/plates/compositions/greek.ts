import type { Serving } from '../composition.ts'
import {
  bowl,
  GREEN_OIL,
  herbs,
  IRON,
  RED_SAUCE,
  set,
  SLATE,
  star,
  strew,
  wedge,
} from './palette.ts'
import { leaves, stew } from './servings.ts'

export const greek = {
  'yogurt-bowl': {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#fffef8', '#e0d8c8'], fat: '#fff', drops: 0 },
      { layer: 'spread', radius: 80, tones: ['#fff', '#f9f4e8', '#ddd3c0'], turns: 2.2 },
      { layer: 'oil', x: -4, y: 4, radius: 20, shades: ['#ffce4f', '#d18d0c'], drops: 9 },
      { layer: 'drizzle', radius: 50, colour: '#dd9a14', width: 2.2, rows: 5 },
      strew('walnut', 10, { x: 8, y: 2, radius: 44, size: 1.2 }),
      set(
        'fig',
        [
          [-44, -26],
          [-34, 34],
        ],
        { size: 1.15 },
      ),
      { layer: 'pieces', piece: 'honeycomb', points: [[44, 36]], size: 1.1 },
      { layer: 'specks', count: 24, radius: 60, colour: '#a8641c' },
    ],
  },
  souvlaki: {
    vessel: SLATE,
    layers: [
      {
        layer: 'pieces',
        piece: 'foldedBread',
        points: [
          [-34, -62],
          [40, -60],
        ],
        turn: 0,
        base: -8,
        size: 1.3,
        apart: true,
      },
      { layer: 'skewer', x: 0, y: -26, turn: -8, length: 132, kind: 'tawook' },
      { layer: 'skewer', x: 0, y: 4, turn: -6, length: 134, kind: 'tawook' },
      { layer: 'sideBowl', x: 46, y: 50, radius: 26, fleck: '#5aa03c', flecks: 12 },
      {
        layer: 'pieces',
        piece: 'redOnion',
        points: [
          [-56, 36],
          [-44, 46],
        ],
        size: 1.2,
        apart: true,
      },
      set(
        'tomatoWedge',
        [
          [-24, 54],
          [-8, 62],
          [-36, 64],
        ],
        { size: 1.1 },
      ),
      set('cucumber', [
        [8, 46],
        [14, 64],
      ]),
      wedge('lemon', 74, 20),
      herbs(8, 56),
    ],
  },
  moussaka: {
    vessel: star('plum'),
    layers: [
      { layer: 'sauce', x: 0, y: 10, radius: 58, radiusY: 50, tones: RED_SAUCE, jitter: 0.12 },
      {
        layer: 'slab',
        x: 0,
        y: 0,
        turn: 6,
        width: 90,
        depth: 60,
        top: ['#fff0b8', '#e3a545'],
        brown: '#9a4a10',
        side: ['#f9e3a8', '#7c4020', '#4a2350', '#7c4020', '#d9b060'],
      },
      { layer: 'specks', count: 30, y: -10, radius: 40, colour: '#5a3008' },
      herbs(9, 36, { y: -12 }),
      set(
        'auberginePiece',
        [
          [-46, 36],
          [44, 40],
        ],
        { size: 1 },
      ),
    ],
  },
  'greek-salad': {
    vessel: star('sky'),
    layers: [
      leaves(6, { radius: 52 }),
      strew('tomatoWedge', 10, { radius: 52, size: 1.2 }),
      strew('cucumber', 10, { radius: 52, size: 1.05 }),
      { layer: 'pieces', piece: 'chickpea', count: 14, radius: 52, size: 1.2 },
      strew('redOnion', 5, { radius: 48, size: 1.1 }),
      strew('olive', 9, { radius: 54 }),
      strew('pepperGreen', 4, { radius: 46 }),
      {
        layer: 'bar',
        x: -2,
        y: -2,
        width: 46,
        height: 34,
        turn: -14,
        corner: 5,
        shades: ['#fffefa', '#e6dfd0'],
      },
      { layer: 'specks', count: 26, radius: 30, colour: '#55661f', width: 1.9 },
      { layer: 'oil', x: 8, y: 2, radius: 7, shades: GREEN_OIL, drops: 4 },
    ],
  },
  gigantes: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8542c', '#8a240e'], fat: '#ffa86b', drops: 20 },
      strew('whiteBean', 34, { radius: 74, size: 2.1 }),
      { layer: 'sauce', radius: 26, tones: RED_SAUCE, jitter: 0.3, gloss: 0.3 },
      strew('feta', 8, { radius: 60, size: 0.8 }),
      herbs(11, 66, { piece: 'dill' }),
      herbs(12, 66),
      { layer: 'oil', x: 34, y: 24, radius: 9, shades: GREEN_OIL },
    ],
  },
  avgolemono: stew(
    bowl('teal'),
    ['#fff8d0', '#f3dc86', '#c9a440'],
    [
      strew('orzo', 40, { radius: 70, apart: false, size: 1.1 }),
      { layer: 'pieces', piece: 'shreddedChicken', count: 14, radius: 50, size: 1.2, apart: true },
      strew('carrotCoin', 6, { radius: 64 }),
      herbs(12, 60, { piece: 'dill' }),
      { layer: 'specks', count: 30, radius: 66, colour: '#3c2408' },
      {
        layer: 'pieces',
        piece: 'lemonRound',
        points: [
          [-36, 40],
          [-50, 24],
        ],
        apart: true,
      },
    ],
  ),
} satisfies Record<string, Serving>
