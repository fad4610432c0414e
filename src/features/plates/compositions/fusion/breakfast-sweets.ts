import type { Serving } from '../../composition.ts'
import { bowl, scatter, set, star } from '../palette.ts'

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
      scatter('pistachio', 12, { x: 34, y: 30, radius: 22, size: 1.2 }),
      scatter('date', 3, { x: -40, y: -28, radius: 14 }),
      { layer: 'specks', count: 36, radius: 66, colour: '#7a3d12', width: 1.4 },
    ],
  },
  'avocado-mousse': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#6a3a24', '#341608'], fat: '#9a6244', drops: 0 },
      { layer: 'spread', radius: 80, tones: ['#a8704c', '#6f3d26', '#3f1d0f'], turns: 2.4 },
      scatter('chocolate', 10, { x: 4, y: 2, radius: 30, size: 1.2 }),
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
      scatter('date', 3, { x: 40, y: -30, radius: 16, size: 1.05 }),
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
  'zaatar-avocado-eggs': {
    vessel: star('leaf'),
    layers: [
      scatter('rocket', 9, { y: 44, radius: 26, size: 1.1 }),
      scatter('cherryTomato', 6, { y: 46, radius: 26 }),
      ...avocadoEgg(-32, -14, 74),
      ...avocadoEgg(32, -14, 106),
      { layer: 'specks', count: 60, y: -12, radius: 56, colour: '#5f6a24', width: 2 },
      { layer: 'specks', count: 16, y: -12, radius: 52, colour: '#fff3d0', width: 2 },
    ],
  },
  'golden-quinoa': {
    vessel: bowl('plum'),
    layers: [
      { layer: 'broth', shades: ['#ffe28c', '#dd9f2c'], fat: '#fff3c4', drops: 6 },
      {
        layer: 'grains',
        radius: 80,
        round: true,
        count: 280,
        tones: ['#ffeeb0', '#f6cb54', '#c08c22'],
      },
      { layer: 'swirl', radius: 56, colour: '#fffdf6', width: 5, turns: 1.5, start: 2 },
      scatter('date', 6, { x: -20, y: -8, radius: 34, size: 1.1 }),
      scatter('pistachio', 20, { x: 22, y: 16, radius: 38, size: 1.2 }),
      { layer: 'pieces', piece: 'cinnamon', points: [[42, -42]], size: 1.1, apart: true },
      { layer: 'specks', count: 36, radius: 64, colour: '#9a5a18' },
    ],
  },
} satisfies Record<string, Serving>

/** Half an avocado with an egg baked in its hollow. */
function avocadoEgg(x: number, y: number, turn: number): Serving['layers'] {
  return [
    {
      layer: 'stuffed',
      x,
      y,
      turn,
      radius: 31,
      stretch: 1.35,
      skin: ['#dfe69a', '#6f8a34', '#2f4a18'],
      bits: ['#e6ecae', '#cfdc84'],
    },
    { layer: 'egg', x, y: y + 6, radius: 22 },
  ]
}
