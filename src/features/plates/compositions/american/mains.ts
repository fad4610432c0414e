import type { Serving } from '../../composition.ts'
import { BEEF, bowl, rice, scatter, set, SLATE, WOOD } from '../palette.ts'
import { SAND } from '../servings.ts'

export const americanMains = {
  steak: {
    vessel: SLATE,
    layers: [
      scatter('potatoWedge', 9, { x: -36, y: 46, radius: 34, size: 1.4 }),
      {
        layer: 'sticks',
        count: 14,
        x: 46,
        y: 46,
        radius: 24,
        length: 58,
        width: 5.4,
        turn: -24,
        fan: 18,
        tones: ['#9ccf62', '#6fa83f', '#33692a'],
      },
      { layer: 'cutlet', x: -4, y: -28, turn: -10, width: 122, height: 72, shades: BEEF },
      { layer: 'dome', x: 4, y: -32, radius: 11, shades: ['#fff3b8', '#ecc455'] },
      { layer: 'pieces', piece: 'rosemary', points: [[-24, -44]], size: 1.4 },
      { layer: 'specks', count: 30, y: -28, radius: 44, colour: '#fff6e0', width: 1.6 },
      {
        layer: 'sideBowl',
        x: 74,
        y: -2,
        radius: 18,
        shades: ['#6a3a1c', '#341808'],
        fleck: '#d9a05a',
      },
    ],
  },
  'beef-broc': {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#6a3a1c', '#341808'], fat: '#c98a4a', drops: 10 },
      rice('white', { x: -44, y: -32, radius: 40, count: 140 }),
      scatter('floret', 12, { x: 14, y: 12, radius: 56, size: 1.55 }),
      {
        layer: 'pieces',
        piece: 'beefStrip',
        count: 16,
        x: 12,
        y: 10,
        radius: 54,
        size: 1.3,
        apart: true,
      },
      { layer: 'specks', count: 50, x: 12, y: 10, radius: 58, colour: '#fff6dd', width: 1.9 },
      { layer: 'pieces', piece: 'chili', count: 4, x: 14, y: 10, radius: 44 },
    ],
  },
  'thigh-cauli': {
    vessel: SAND,
    layers: [
      {
        layer: 'spread',
        x: -14,
        y: 6,
        radius: 58,
        tones: ['#fffefa', '#f8f0dc', '#d9c9a4'],
        turns: 1.8,
      },
      scatter('spinach', 7, { x: 44, y: 34, radius: 28 }),
      { layer: 'leg', x: 0, y: -22, turn: -20, size: 1.15 },
      { layer: 'oil', x: -32, y: 28, radius: 12, shades: ['#e3a54a', '#93540f'], drops: 7 },
      { layer: 'pieces', piece: 'rosemary', points: [[4, -24]], size: 1.2 },
      { layer: 'specks', count: 34, radius: 62, colour: '#3c2408' },
    ],
  },
  'bunless-burger': {
    vessel: WOOD,
    layers: [
      scatter('romaine', 13, { radius: 56, size: 1.9 }),
      { layer: 'cutlet', x: -4, y: -4, turn: -14, width: 94, height: 86, shades: BEEF },
      set(
        'tomato',
        [
          [-24, -18],
          [8, -24],
        ],
        { size: 1.5 },
      ),
      scatter('redOnion', 4, { x: -6, y: -4, radius: 26, size: 1.4 }),
      scatter('pickle', 6, { x: -4, y: 10, radius: 28, size: 1.2 }),
      { layer: 'fan', piece: 'avocadoSlice', x: 10, y: 14, count: 6, turn: -20, size: 1.45 },
      { layer: 'drizzle', x: -6, y: -6, radius: 32, colour: '#f0bd2c', width: 3, rows: 4 },
    ],
  },
} satisfies Record<string, Serving>
