import type { Serving } from '../composition.ts'
import { bowl, coupe, rice, scatter, set, star, wedge } from './palette.ts'
import { stew, withRice } from './servings.ts'

export const filipino = {
  tapsilog: {
    vessel: star('crimson'),
    layers: [
      rice('fried', { x: -26, y: 10, radius: 46, count: 200 }),
      {
        layer: 'pieces',
        piece: 'beefStrip',
        count: 14,
        x: 24,
        y: -24,
        radius: 32,
        size: 1.25,
        apart: true,
      },
      { layer: 'egg', x: 30, y: 28, radius: 25, crisp: true },
      { layer: 'pieces', piece: 'garlic', count: 9, x: -26, y: 10, radius: 32 },
      set(
        'tomato',
        [
          [-40, -32],
          [-24, -42],
        ],
        { size: 0.95 },
      ),
      set(
        'cucumber',
        [
          [-54, -16],
          [-8, -50],
        ],
        { size: 0.95 },
      ),
      { layer: 'pieces', piece: 'scallion', count: 8, radius: 50 },
    ],
  },
  'arroz-caldo': {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#f9dd8a', '#c9963a'], fat: '#fff3c4', drops: 12 },
      {
        layer: 'grains',
        radius: 82,
        tones: ['#fff0b8', '#f3d078', '#c9983c'],
        length: 2.6,
        count: 200,
      },
      { layer: 'leg', x: -8, y: -10, turn: -18, size: 0.95 },
      { layer: 'egg', x: 38, y: 26, radius: 18, half: true },
      {
        layer: 'curls',
        count: 22,
        x: -22,
        y: 36,
        radius: 22,
        colours: ['#d9a04a', '#f0c878'],
        width: 2.2,
        length: 7,
      },
      { layer: 'pieces', piece: 'scallion', count: 22, radius: 60 },
      wedge('lemon', 48, -42),
    ],
  },
  'tortang-talong': {
    vessel: star('plum'),
    layers: [
      rice('white', { x: -30, y: -18, radius: 42, count: 160 }),
      {
        layer: 'omelette',
        x: 12,
        y: 12,
        turn: -26,
        radius: 56,
        shades: ['#ffd967', '#c97f14'],
        flecks: ['#7c4a1e'],
      },
      {
        layer: 'stuffed',
        x: 14,
        y: -2,
        turn: -26,
        radius: 14,
        stretch: 2.5,
        skin: ['#e9cf95', '#8f5a8a', '#43204f'],
        bits: ['#f3dfae', '#d9b878', '#b58343'],
      },
      set('tomatoWedge', [
        [44, 42],
        [30, 52],
      ]),
      {
        layer: 'sideBowl',
        x: -38,
        y: 42,
        radius: 17,
        shades: ['#7a3d12', '#3a1a08'],
        fleck: '#f6e0b0',
      },
      { layer: 'pieces', piece: 'scallion', count: 8, radius: 44 },
    ],
  },
  adobo: withRice(star('honey'), 'white', ['#a8642c', '#6a3412', '#381605'], ({ x, y }) => [
    { layer: 'leg', x: x - 4, y: y - 14, turn: -24, size: 0.74, shades: ['#b9682a', '#4f1f08'] },
    { layer: 'leg', x: x + 4, y: y + 20, turn: 160, size: 0.66, shades: ['#b9682a', '#4f1f08'] },
    {
      layer: 'pieces',
      piece: 'bayLeaf',
      points: [
        [50, -22],
        [0, 44],
      ],
    },
    { layer: 'pieces', piece: 'garlic', count: 8, x, y, radius: 44 },
    { layer: 'specks', count: 20, x, y, radius: 44, colour: '#14100c', width: 2.4 },
    scatter('greenBean', 5, { x: -34, y: 46, radius: 16 }),
  ]),
  pancit: {
    vessel: coupe('sand'),
    layers: [
      {
        layer: 'noodles',
        radius: 84,
        width: 2.8,
        bundles: 10,
        perBundle: 8,
        tones: ['#fbe3ae', '#e9bf72', '#b0823a'],
      },
      set(
        'prawn',
        [
          [-24, -22],
          [12, -30],
          [30, 6],
          [-18, 20],
          [8, 34],
        ],
        { size: 1.2 },
      ),
      scatter('carrotBaton', 7, { radius: 54, size: 0.9 }),
      scatter('greenBean', 6, { radius: 54, size: 0.9 }),
      {
        layer: 'curls',
        count: 18,
        radius: 52,
        colours: ['#d9e8a8', '#b5d47c'],
        width: 4,
        length: 14,
      },
      { layer: 'pieces', piece: 'scallion', count: 13, radius: 54 },
      set(
        'lemon',
        [
          [54, 36],
          [-56, 30],
        ],
        { base: -40, turn: 60, size: 0.9 },
      ),
    ],
  },
  sinigang: stew(
    bowl('sage'),
    ['#ffe6b8', '#d9a06a', '#8f5a2a'],
    [
      scatter('prawn', 7, { radius: 52, size: 1.35 }),
      scatter('radish', 6, { radius: 62, size: 1.1 }),
      scatter('okra', 6, { radius: 62, size: 1.1 }),
      scatter('tomatoWedge', 5, { radius: 60, size: 1.1 }),
      scatter('spinach', 6, { radius: 62 }),
      set(
        'greenChili',
        [
          [-16, 40],
          [34, -34],
        ],
        { size: 1.15 },
      ),
      { layer: 'oil', x: 12, y: -6, radius: 6, shades: ['#ffb36b', '#d9702c'], drops: 12 },
    ],
  ),
  'kare-kare': stew(
    bowl('clay'),
    ['#f6cf8a', '#cf8f3c', '#8a5210'],
    [
      { layer: 'shank', x: -16, y: -26, turn: -20, size: 0.92 },
      {
        layer: 'chunks',
        points: [
          [30, -24],
          [40, 8],
        ],
        size: 17,
        shades: ['#a8653a', '#5a260c'],
        gloss: '#ffd9a0',
      },
      set(
        'bokChoy',
        [
          [-34, 34],
          [-14, 48],
        ],
        { turn: 30, base: -30, size: 1.4 },
      ),
      scatter('auberginePiece', 5, { x: 20, y: 34, radius: 30, size: 1.2 }),
      scatter('greenBean', 7, { radius: 58, size: 1.1 }),
      { layer: 'specks', count: 40, radius: 66, colour: '#fff0c8', width: 2.2 },
      { layer: 'sideBowl', x: 56, y: 50, radius: 17, shades: ['#c2506a', '#7a1f3a'] },
    ],
  ),
  inasal: {
    vessel: coupe('olive'),
    layers: [
      rice('saffron', { x: -44, y: 26, radius: 36, count: 150 }),
      { layer: 'leg', x: 6, y: -22, turn: -20, size: 1.25, shades: ['#f0942c', '#933a0a'] },
      {
        layer: 'drizzle',
        x: 4,
        y: -24,
        radius: 24,
        colour: '#4a1a06',
        width: 2.6,
        rows: 3,
        turn: 60,
      },
      set('tomato', [
        [30, 42],
        [48, 30],
      ]),
      set('cucumber', [
        [10, 56],
        [56, 10],
      ]),
      {
        layer: 'sideBowl',
        x: 66,
        y: -16,
        radius: 18,
        shades: ['#8a4a1c', '#42180a'],
        fleck: '#e8432f',
      },
      { layer: 'pieces', piece: 'garlic', count: 5, x: -44, y: 26, radius: 22 },
      wedge('lime', -64, -20, 0.9),
    ],
  },
  'ginataang-kalabasa': stew(
    bowl('ink'),
    ['#fffaf0', '#f6dca0', '#c49a4a'],
    [
      scatter('pumpkin', 12, { radius: 62, size: 1.35 }),
      scatter('greenBean', 11, { radius: 62, size: 1.15 }),
      scatter('friedTofu', 6, { radius: 60 }),
      { layer: 'swirl', radius: 50, colour: '#fff', width: 3, turns: 1.3, start: 1 },
      set('greenChili', [[34, -36]], { base: 40, turn: 0, size: 1.1 }),
      { layer: 'pieces', piece: 'chili', count: 4, radius: 54 },
    ],
  ),
  'ginataang-hipon': stew(
    bowl('clay'),
    ['#fffdf0', '#f6e8c4', '#cdb27a'],
    [
      scatter('spinach', 12, { radius: 66, size: 1.1 }),
      scatter('prawn', 10, { radius: 56, size: 1.45 }),
      scatter('greenChili', 4, { radius: 56 }),
      {
        layer: 'curls',
        count: 15,
        radius: 56,
        colours: ['#fff0b8', '#dfb84a'],
        width: 2.2,
        length: 13,
      },
    ],
  ),
} satisfies Record<string, Serving>
