import type { Serving } from '../../composition.ts'
import { bowl, set, strew } from '../palette.ts'

export const fusionBreakfastSweets = {
  'karak-oats': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#e3b98a', '#b07c48'], fat: '#fbe3c0', drops: 14 },
      {
        layer: 'grains',
        radius: 80,
        tones: ['#f6dcb4', '#dcb27a', '#a8743c'],
        length: 3,
        count: 130,
      },
      { layer: 'swirl', x: -4, y: -4, radius: 40, colour: '#fff3dc', width: 3.4 },
      { layer: 'pieces', piece: 'starAnise', points: [[30, -32]], size: 1.5 },
      { layer: 'pieces', piece: 'cinnamon', points: [[-38, 36]], turn: 0, base: -40, size: 1.1 },
      strew('pistachio', 12, { x: 34, y: 30, radius: 22, size: 1.2 }),
      strew('date', 3, { x: -40, y: -28, radius: 14 }),
      { layer: 'specks', count: 36, radius: 66, colour: '#7a3d12', width: 1.4 },
    ],
  },
  'avocado-mousse': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#6a3a24', '#341608'], fat: '#9a6244', drops: 0 },
      { layer: 'spread', radius: 80, tones: ['#a8704c', '#6f3d26', '#3f1d0f'], turns: 2.4 },
      strew('chocolate', 10, { x: 4, y: 2, radius: 30, size: 1.2 }),
      set(
        'raspberry',
        [
          [-34, -34],
          [-20, -46],
          [-44, -18],
        ],
        { size: 1.2 },
      ),
      set(
        'strawberry',
        [
          [38, 30],
          [26, 42],
        ],
        { size: 1.2, turn: 40, base: -20 },
      ),
      strew('date', 3, { x: 40, y: -30, radius: 16, size: 1.05 }),
      {
        layer: 'pieces',
        piece: 'mint',
        points: [
          [0, -4],
          [8, 4],
          [-8, 5],
        ],
        size: 1.1,
      },
      { layer: 'specks', count: 40, radius: 64, colour: '#3a1a0b', width: 1.8 },
    ],
  },
} satisfies Record<string, Serving>
