import type { Serving } from '../../composition.ts'
import { bowl, coupe, herbs, IRON, scatter, set, SLATE, WOOD } from '../palette.ts'

export const lebaneseBreakfastSweets = {
  'labneh-toast': {
    vessel: WOOD,
    layers: [
      {
        layer: 'toast',
        x: -34,
        y: -26,
        turn: -10,
        width: 80,
        height: 72,
        topping: ['#fffefa', '#e6dcc6'],
      },
      {
        layer: 'toast',
        x: 34,
        y: 28,
        turn: 6,
        width: 80,
        height: 72,
        topping: ['#fffefa', '#e6dcc6'],
      },
      { layer: 'specks', count: 60, x: -34, y: -24, radius: 28, colour: '#55661f', width: 2.2 },
      { layer: 'specks', count: 60, x: 34, y: 30, radius: 28, colour: '#55661f', width: 2.2 },
      set('cucumber', [
        [-46, -32],
        [-30, -22],
        [26, 40],
      ]),
      set('cherryTomato', [
        [-22, -40],
        [40, 20],
        [24, 20],
      ]),
      set('olive', [
        [50, 38],
        [-48, -10],
      ]),
      herbs(5, 10, { piece: 'mint', x: 48, y: -46 }),
      set('tomatoWedge', [
        [-54, 46],
        [-38, 58],
      ]),
    ],
  },
  manakish: {
    vessel: SLATE,
    layers: [
      { layer: 'bread', radius: 82, spots: 24 },
      {
        layer: 'sauce',
        radius: 70,
        tones: ['#a3a648', '#7b8433', '#4e5a1c'],
        jitter: 0.03,
        gloss: 0.2,
        patches: 12,
      },
      { layer: 'specks', count: 150, radius: 66, colour: '#3b4a14', width: 2 },
      { layer: 'specks', count: 90, radius: 66, colour: '#f3e3b4', width: 2, opacity: 0.95 },
      { layer: 'specks', count: 50, radius: 64, colour: '#8f2a1a', width: 1.5 },
      set(
        'tomato',
        [
          [30, 34],
          [46, 18],
          [26, 14],
        ],
        { size: 0.85 },
      ),
      set('olive', [
        [-34, 34],
        [-22, 44],
        [-42, 20],
      ]),
      set(
        'mint',
        [
          [-2, -4],
          [8, -14],
          [-10, -16],
        ],
        { size: 1.1 },
      ),
    ],
  },
  fatteh: {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#fffaf0', '#e3d5b8'], fat: '#fff', drops: 0 },
      { layer: 'spread', radius: 76, tones: ['#fffefa', '#f6eedd', '#dccdae'], turns: 1.8 },
      scatter('pitaChip', 10, { radius: 62, hollow: 0.5, size: 1.1 }),
      { layer: 'pieces', piece: 'chickpea', count: 24, radius: 38, heap: true, size: 1.3 },
      { layer: 'oil', x: 4, y: 2, radius: 15, shades: ['#f0b84a', '#b5620c'], drops: 9 },
      { layer: 'pieces', piece: 'pineNut', count: 18, radius: 46 },
      { layer: 'specks', count: 40, radius: 60, colour: '#b3331c' },
      herbs(12, 56),
    ],
  },
  mahalabia: {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#fffdf8', '#efe3d4'], fat: '#fff', drops: 0 },
      { layer: 'swirl', radius: 60, colour: '#fff', width: 5, turns: 2.2 },
      {
        layer: 'mound',
        radius: 26,
        shades: ['#b8d36a', '#6f9a34'],
        bits: ['#8fb84c', '#d3e58f', '#5f8a2a'],
        count: 90,
      },
      { layer: 'pieces', piece: 'pistachio', count: 16, radius: 46, hollow: 0.4, size: 1.2 },
      { layer: 'pieces', piece: 'rosePetal', count: 9, radius: 50, size: 1.5 },
      { layer: 'specks', count: 16, radius: 66, colour: '#e2a13a', width: 1.8 },
    ],
  },
  'bayd-lahme': {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#b5713c', '#5f2c10'], fat: '#f0b878', drops: 12 },
      { layer: 'pieces', piece: 'mince', count: 60, radius: 70, size: 1.2, apart: true },
      { layer: 'egg', x: -28, y: -20, radius: 30 },
      { layer: 'egg', x: 28, y: 12, radius: 30 },
      { layer: 'specks', count: 40, radius: 62, colour: '#7c2410', width: 1.7 },
      herbs(20, 66),
      set(
        'tomatoWedge',
        [
          [-46, 46],
          [-32, 58],
        ],
        { size: 1.1 },
      ),
      set('cucumber', [
        [-16, 64],
        [-2, 70],
      ]),
      herbs(4, 12, { piece: 'mint', x: 52, y: -48 }),
    ],
  },
  'labneh-olives': {
    vessel: coupe('olive'),
    layers: [
      { layer: 'spread', radius: 58, tones: ['#fffefa', '#f6f0e2', '#d9cfb8'], turns: 2 },
      { layer: 'oil', radius: 26, shades: ['#d9dc7a', '#a8a83c'], drops: 10 },
      { layer: 'specks', count: 70, radius: 40, colour: '#5f6a24', width: 2 },
      { layer: 'specks', count: 14, radius: 36, colour: '#fff3d0', width: 2 },
      scatter('walnut', 7, { radius: 40, hollow: 0.5, size: 1.1 }),
      set(
        'greenOlive',
        [
          [-58, -34],
          [-46, -50],
          [-66, -16],
          [-30, -60],
        ],
        { size: 1.2 },
      ),
      set(
        'cucumber',
        [
          [34, -60],
          [50, -48],
          [62, -32],
          [70, -12],
        ],
        { size: 1.05 },
      ),
      set(
        'radish',
        [
          [66, 18],
          [58, 36],
          [44, 52],
        ],
        { size: 1.1 },
      ),
      set(
        'tomatoWedge',
        [
          [-64, 20],
          [-54, 38],
          [-40, 54],
        ],
        { size: 1.1 },
      ),
      herbs(7, 16, { piece: 'mint', x: 4, y: 64 }),
    ],
  },
} satisfies Record<string, Serving>
