import type { Serving } from '../composition.ts'
import { circleOf } from '../drawing/shapes.ts'
import {
  GREEN_OIL,
  herbs,
  IRON,
  scatter,
  set,
  SLATE,
  star,
  wedge,
  WHITE_FISH,
  WOOD,
} from './palette.ts'
import { leaves, SAND } from './servings.ts'

export const french = {
  galette: {
    vessel: SLATE,
    layers: [
      { layer: 'galette', size: 1.3 },
      { layer: 'egg', x: 0, y: 0, radius: 25 },
      { layer: 'curls', count: 16, radius: 36, colours: ['#fff3c0', '#f0cf74'], width: 2.6 },
      { layer: 'specks', count: 30, radius: 60, colour: '#2f2418' },
      herbs(11, 50),
      set(
        'rocket',
        [
          [58, 56],
          [46, 66],
          [66, 44],
        ],
        { size: 1.2 },
      ),
    ],
  },
  'herb-omelette': {
    vessel: star('leaf'),
    layers: [
      { layer: 'omelette', x: -2, y: -6, turn: -12, radius: 62, flecks: ['#3f8f35', '#5fae45'] },
      scatter('mushroom', 8, { x: 6, y: 30, radius: 32, size: 1.2 }),
      set(
        'rocket',
        [
          [-46, 28],
          [-38, 40],
          [-52, 14],
        ],
        { size: 1.15 },
      ),
      {
        layer: 'curls',
        count: 16,
        y: -6,
        radius: 44,
        colours: ['#3f8a35', '#6fb14a'],
        width: 1.8,
        length: 8,
      },
      set('cherryTomato', [
        [50, 20],
        [44, 34],
      ]),
    ],
  },
  ratatouille: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8502a', '#8a200c'], fat: '#ff9a5e', drops: 8 },
      ...ratatouilleRings(),
      { layer: 'pieces', piece: 'rosemary', points: [[-20, 12]], size: 1.2 },
      herbs(10, 64),
      {
        layer: 'pieces',
        piece: 'baguette',
        points: [
          [50, 56],
          [64, 34],
        ],
        turn: 30,
        base: -40,
        apart: true,
        size: 1.25,
      },
    ],
  },
  nicoise: {
    vessel: star('sky'),
    layers: [
      leaves(11, { radius: 54 }),
      scatter('tunaChunk', 7, { radius: 24, size: 1.3 }),
      {
        layer: 'sticks',
        count: 10,
        x: -40,
        y: -18,
        radius: 16,
        length: 38,
        width: 4.4,
        turn: 60,
        fan: 24,
        tones: ['#9ccf62', '#6fa83f', '#33692a'],
      },
      scatter('potatoCube', 6, { x: 36, y: 26, radius: 18, size: 1.2 }),
      { layer: 'egg', x: 40, y: -22, radius: 15, half: true },
      { layer: 'egg', x: -24, y: 42, radius: 15, half: true },
      { layer: 'egg', x: 12, y: -50, radius: 15, half: true },
      scatter('olive', 7, { radius: 52 }),
      set(
        'tomatoWedge',
        [
          [-48, 20],
          [4, 50],
          [-8, -46],
        ],
        { size: 1.1 },
      ),
      { layer: 'specks', count: 26, radius: 54, colour: '#2f2418' },
    ],
  },
  'chicken-veg': {
    vessel: SAND,
    layers: [
      scatter('potatoWedge', 7, { x: -40, y: 22, radius: 30, size: 1.2 }),
      {
        layer: 'sticks',
        count: 10,
        x: 44,
        y: 36,
        radius: 18,
        length: 44,
        turn: -30,
        fan: 20,
        tones: ['#9ccf62', '#6fa83f', '#33692a'],
      },
      scatter('carrotBaton', 8, { x: 50, y: -10, radius: 22, size: 1.1 }),
      { layer: 'leg', x: -10, y: -24, turn: -18, size: 1.2 },
      {
        layer: 'pieces',
        piece: 'rosemary',
        points: [
          [-18, -30],
          [14, 6],
        ],
        size: 1.2,
      },
      { layer: 'oil', x: 8, y: 50, radius: 10, shades: ['#e0ab4a', '#93601c'] },
      herbs(12, 62),
      wedge('lemon', -62, -20),
    ],
  },
  'salmon-lentils': {
    vessel: star('leaf'),
    layers: [
      {
        layer: 'mound',
        x: -4,
        y: 8,
        radius: 60,
        radiusY: 54,
        shades: ['#7c7a44', '#3f3d1c'],
        bits: ['#8f8c52', '#6a6a36', '#a8a46a', '#55542a'],
        count: 260,
        bitSize: 4.6,
      },
      { layer: 'pieces', piece: 'carrotCoin', count: 9, radius: 50, size: 0.7 },
      { layer: 'fillet', x: 2, y: -8, turn: -20, size: 1.15 },
      scatter('spinach', 4, { x: 30, y: 38, radius: 20 }),
      herbs(9, 46, { piece: 'dill' }),
      wedge('lemon', -46, 40),
    ],
  },
  'croque-turkey': {
    vessel: star('honey'),
    layers: [
      leaves(5, { x: 42, y: 24, radius: 24 }),
      set(
        'rocket',
        [
          [44, 40],
          [30, 50],
          [54, 12],
        ],
        { size: 1.1 },
      ),
      {
        layer: 'sandwich',
        x: -14,
        y: -8,
        turn: -8,
        length: 88,
        height: 66,
        crust: ['#ffe08a', '#d08a2c'],
        filling: ['#f6bfa0', '#fff0b0', '#f6bfa0'],
      },
      {
        layer: 'specks',
        count: 22,
        x: -14,
        y: -18,
        radius: 28,
        colour: '#a8560f',
        width: 4,
        opacity: 0.55,
      },
      { layer: 'specks', count: 18, x: -14, y: -18, radius: 30, colour: '#3c2408' },
      set('cherryTomato', [
        [44, -6],
        [34, 34],
      ]),
    ],
  },
  'loup-fenouil': {
    vessel: SLATE,
    layers: [
      {
        layer: 'curls',
        count: 90,
        x: 2,
        y: 10,
        radius: 58,
        colours: ['#f6f8d4', '#cdd990'],
        width: 6,
        length: 22,
      },
      scatter('tomatoDice', 12, { x: 2, y: 12, radius: 60, size: 1.2 }),
      scatter('olive', 9, { x: 2, y: 14, radius: 60, hollow: 0.4 }),
      {
        layer: 'fillet',
        x: 0,
        y: -8,
        turn: -18,
        size: 1.3,
        shades: WHITE_FISH,
        flake: '#fff',
        marks: '#8a4a14',
      },
      herbs(15, 58, { piece: 'dill' }),
      wedge('lemon', -60, -30),
    ],
  },
  bavette: {
    vessel: WOOD,
    layers: [
      {
        layer: 'sticks',
        count: 17,
        x: 44,
        y: 36,
        radius: 27,
        length: 60,
        width: 5,
        turn: -34,
        fan: 20,
        tones: ['#9ccf62', '#6fa83f', '#33692a'],
      },
      {
        layer: 'slices',
        x: -22,
        y: -18,
        count: 9,
        turn: 38,
        width: 62,
        height: 15,
        step: 12,
        bend: 3,
        shades: ['#d97a6a', '#93382a'],
        edge: '#3f1a0b',
      },
      {
        layer: 'mound',
        x: -6,
        y: 2,
        radius: 26,
        shades: ['#4a3a4c', '#1f1424'],
        bits: ['#5f4c5c', '#2f2234', '#7d6a4a', '#8c8f4c'],
        count: 90,
        bitSize: 4.4,
      },
      { layer: 'oil', x: -52, y: 42, radius: 9, shades: GREEN_OIL, drops: 5 },
      { layer: 'pieces', piece: 'rosemary', points: [[-36, -56]], size: 1.2 },
      { layer: 'specks', count: 30, radius: 62, colour: '#2f1a0c' },
    ],
  },
} satisfies Record<string, Serving>

/** Slices of three vegetables standing in rings. */
function ratatouilleRings(): Serving['layers'] {
  const kinds = ['courgette', 'roastTomato', 'aubergine'] as const
  const ring = (count: number, radius: number, size: number) =>
    kinds.map((piece, kind) => {
      const points = circleOf(count, radius).filter((_, place) => place % 3 === kind)
      return set(piece, points, { size, variety: 0.05 })
    })
  return [...ring(21, 66, 1.45), ...ring(12, 38, 1.4), ...ring(3, 12, 1.3)]
}
