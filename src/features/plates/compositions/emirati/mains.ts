import type { Serving } from '../../composition.ts'
import { bowl, herbs, LAMB, rice, scatter, set, star, wedge } from '../palette.ts'
import { SAND, stew, sumacOnion, withRice } from '../servings.ts'

export const emiratiMains = {
  machboos: {
    vessel: star('crimson'),
    layers: [
      rice('saffron', { count: 330, accent: '#e8821e', accentShare: 0.1 }),
      { layer: 'leg', x: -6, y: -14, turn: -16, size: 0.98 },
      { layer: 'leg', x: 8, y: 24, turn: 166, size: 0.8 },
      { layer: 'curls', count: 24, x: 24, y: -4, radius: 34 },
      { layer: 'pieces', piece: 'raisin', count: 9, radius: 52 },
      { layer: 'pieces', piece: 'almond', count: 8, radius: 50, hollow: 0.5 },
      herbs(10, 58),
      wedge('lime', 44, 40, 0.95),
    ],
  },
  'machboos-rubyan': {
    vessel: star('orange'),
    layers: [
      rice('red', { count: 310, accent: '#ffd36b', accentShare: 0.2 }),
      set(
        'prawn',
        [
          [-26, -26],
          [6, -34],
          [32, -12],
          [-34, 8],
          [-4, 2],
          [24, 24],
          [-12, 34],
        ],
        { size: 1.25 },
      ),
      { layer: 'curls', count: 22, x: 0, y: 0, radius: 44 },
      { layer: 'pieces', piece: 'peas', count: 12, radius: 60 },
      herbs(14, 58),
      wedge('lemon', -46, 42),
    ],
  },
  'fish-saloona': stew(
    bowl('sage'),
    ['#ffb36b', '#d9692c', '#8f3410'],
    [
      scatter('potatoCube', 6, { radius: 62, hollow: 0.5, size: 1.35 }),
      scatter('fishPiece', 5, { radius: 42, size: 1.6 }),
      scatter('carrotCoin', 6, { radius: 64, size: 1.1 }),
      scatter('greenStrip', 5, { radius: 60 }),
      {
        layer: 'pieces',
        piece: 'roastTomato',
        points: [
          [26, 44],
          [-52, -20],
        ],
      },
      herbs(18, 68),
      wedge('lime', 50, -40),
    ],
  ),
  'vegetable-saloona': withRice(
    star('leaf'),
    'basmati',
    ['#ffb36b', '#dd7a34', '#9a4218'],
    ({ x, y, radius }) => [
      scatter('potatoCube', 4, { x, y, radius }),
      scatter('courgette', 4, { x, y, radius, size: 0.95 }),
      scatter('carrotCoin', 6, { x, y, radius }),
      scatter('auberginePiece', 3, { x, y, radius }),
      scatter('greenBean', 4, { x, y, radius }),
      herbs(10, radius, { x, y }),
    ],
  ),
  thareed: {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#cf7a3a', '#823a12'], fat: '#ffc27a', drops: 24 },
      { layer: 'bread', x: -2, y: 2, radius: 72, spots: 30, shades: ['#f0c884', '#bd7a34'] },
      {
        layer: 'sauce',
        radius: 58,
        tones: ['#f0a35e', '#cf6f34', '#93431a'],
        jitter: 0.24,
        patches: 12,
        gloss: 0.3,
      },
      { layer: 'shank', x: -4, y: -16, turn: -18, size: 0.86 },
      {
        layer: 'chunks',
        points: [
          [26, 22],
          [-6, 28],
        ],
        size: 15,
        shades: LAMB,
      },
      scatter('potatoCube', 5, { radius: 58, hollow: 0.6, size: 1.3 }),
      scatter('carrotCoin', 6, { radius: 60, hollow: 0.4, size: 1.1 }),
      scatter('courgette', 4, { radius: 60, hollow: 0.6 }),
      herbs(14, 62),
    ],
  },
  harees: {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#f0dcb4', '#c9a468'], drops: 0 },
      { layer: 'spread', radius: 78, tones: ['#fff3d9', '#f3e1bd', '#cfae78'], turns: 2.6 },
      { layer: 'oil', radius: 23, shades: ['#f6d35e', '#d18d0c'], drops: 9 },
      { layer: 'specks', count: 60, radius: 58, colour: '#8a4a1a', width: 1.2 },
      { layer: 'pieces', piece: 'cinnamon', points: [[34, -34]], turn: 0, base: 38, size: 1.1 },
      { layer: 'pieces', piece: 'almond', count: 5, x: -34, y: 32, radius: 16 },
      herbs(4, 12, { piece: 'mint', x: -30, y: 38, size: 0.8 }),
    ],
  },
  madrouba: {
    vessel: bowl('teal'),
    layers: [
      { layer: 'broth', shades: ['#e9a94e', '#a8641c'], fat: '#ffe0a0', drops: 8 },
      { layer: 'spread', radius: 78, tones: ['#ffdf9c', '#edb35a', '#b9782a'], turns: 2 },
      { layer: 'pieces', piece: 'shreddedChicken', count: 14, radius: 48, size: 1.1 },
      { layer: 'oil', x: 20, y: -16, radius: 14, shades: ['#f7a84a', '#c2560c'] },
      { layer: 'curls', count: 26, x: -8, y: 4, radius: 26 },
      { layer: 'specks', count: 50, radius: 66, colour: '#7a2f0c' },
      herbs(10, 60),
      wedge('lime', 48, 42),
    ],
  },
  'samak-mashwi': {
    vessel: SAND,
    layers: [
      rice('saffron', { x: 0, y: 30, radius: 54, radiusY: 46, count: 180, accent: '#e8821e' }),
      { layer: 'wholeFish', x: -4, y: -14, turn: -8, size: 1.08 },
      {
        layer: 'sideBowl',
        x: 50,
        y: 46,
        radius: 22,
        shades: ['#e8532f', '#a0220e'],
        fleck: '#4f9a3a',
      },
      ...sumacOnion(-48, 44, 18),
      wedge('lemon', -66, 20, 0.9),
      herbs(9, 34, { x: 0, y: 48 }),
    ],
  },
} satisfies Record<string, Serving>
