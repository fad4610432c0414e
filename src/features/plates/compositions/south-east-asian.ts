import type { Serving } from '../composition.ts'
import { bowl, coupe, herbs, rice, set, SLATE, star, strew, wedge } from './palette.ts'
import { choppedSalad, noodleSoup, SAND, stew, withRice } from './servings.ts'

const RICE_NOODLES = ['#fffdf4', '#f3ecdc', '#c9bb98'] as const
const CLEAR_BROTH = ['#ffe6a8', '#d9a860', '#8f6428'] as const
const SESAME = { layer: 'specks', colour: '#fff6dd', width: 1.9 } as const

export const thai = {
  'chia-mango': {
    vessel: bowl('rose'),
    layers: [
      { layer: 'broth', shades: ['#fffdf6', '#e6dccc'], fat: '#fff', drops: 0 },
      { layer: 'specks', count: 150, radius: 80, colour: '#2a2630', width: 1.9, opacity: 0.7 },
      strew('mangoCube', 15, { x: 18, y: -8, radius: 44, size: 1.15 }),
      { layer: 'pieces', piece: 'coconutFlake', count: 20, x: -34, y: 18, radius: 36, size: 1.3 },
      set('raspberry', [[-40, -34], [-26, -46], [-50, -18]], { size: 1.1 }),
      herbs(3, 8, { piece: 'mint', x: 20, y: -8 }),
      wedge('lime', -26, 58),
    ],
  },
  'thai-omelette': {
    vessel: star('saffron'),
    layers: [
      rice('white', { x: -8, y: 12, radius: 58, count: 230 }),
      { layer: 'omelette', x: 4, y: -8, turn: -10, radius: 50, flat: true, shades: ['#ffd55c', '#c97a10'], flecks: ['#4f9a3a', '#e0432f'] },
      { layer: 'sideBowl', x: 46, y: 42, radius: 17, shades: ['#e8532f', '#93200a'], fleck: '#ffd98a' },
      set('cucumber', [[-52, 14], [-46, 30], [-34, 42]]),
      set('chili', [[4, -14], [18, 2]]),
      herbs(11, 40, { y: -8 }),
    ],
  },
  'green-curry': {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#c5d487', '#7d9a45'], fat: '#f2f7cf', drops: 22 },
      { layer: 'chunks', count: 7, radius: 52, size: 13, shades: ['#fbe9cb', '#d2a873'], char: '' },
      { layer: 'pieces', piece: 'edamame', count: 12, radius: 56 },
      { layer: 'curls', count: 9, radius: 48, colours: ['#d8352a', '#ef6a4a'], width: 4, length: 15 },
      { layer: 'swirl', radius: 52, colour: '#fbfbe8', width: 2.4, turns: 1.1, start: 3 },
      strew('basil', 6, { radius: 40, size: 1.1 }),
      { layer: 'pieces', piece: 'chili', count: 5, radius: 52 },
    ],
  },
  'pad-thai': {
    vessel: bowl('teal'),
    layers: [
      { layer: 'sauce', radius: 84, tones: ['#f0bf7a', '#e3a557', '#a8662a'], jitter: 0.02, gloss: 0 },
      { layer: 'noodles', radius: 84, bundles: 8, width: 5.4, tones: ['#f7c87c', '#e8a850', '#a3622a'] },
      { layer: 'sticks', count: 10, x: -34, y: -38, radius: 14, length: 26, width: 3, turn: 24, fan: 50, tones: ['#fffbe9', '#f0e6c4', '#b9a976'] },
      set('prawn', [[6, -24], [-16, 10], [28, 12], [4, 38]], { size: 1.15 }),
      { layer: 'pieces', piece: 'scallion', count: 9, radius: 46 },
      { layer: 'pieces', piece: 'chili', count: 5, radius: 42 },
      { layer: 'specks', count: 26, x: 34, y: -32, radius: 18, colour: '#d9a45a', width: 3.6, opacity: 1 },
      { layer: 'specks', count: 14, x: 34, y: -32, radius: 18, colour: '#9a6424', width: 2 },
      herbs(7, 36),
      wedge('lime', -48, 40, 1),
    ],
  },
  'tofu-curry': stew(bowl('clay'), ['#fff0c0', '#efb550', '#b0701c'], [
    strew('tofu', 10, { radius: 58, size: 1.15 }),
    strew('sweetPotato', 7, { radius: 64 }),
    strew('pepperRed', 4, { radius: 58 }),
    { layer: 'swirl', radius: 50, colour: '#fffdf2', width: 3, turns: 1.3, start: 2 },
    strew('basil', 5, { radius: 50, size: 1.1 }),
    { layer: 'specks', count: 20, radius: 60, colour: '#c2380f', width: 1.8 },
    wedge('lime', 50, 44),
  ]),
  'tom-yum': stew(bowl('ink'), ['#ffb36b', '#e2582c', '#94260c'], [
    strew('prawn', 7, { radius: 54, size: 1.35 }),
    strew('mushroom', 7, { radius: 62, size: 1.15 }),
    { layer: 'bar', x: -30, y: 34, width: 46, height: 7, turn: 30, corner: 3, shades: ['#e3e8a8', '#98a84a'] },
    { layer: 'bar', x: -22, y: 46, width: 40, height: 7, turn: 18, corner: 3, shades: ['#e3e8a8', '#98a84a'] },
    strew('cherryTomato', 5, { radius: 60 }),
    { layer: 'oil', x: 14, y: -20, radius: 9, shades: ['#ff7a3c', '#c2280a'], drops: 14 },
    { layer: 'pieces', piece: 'chili', count: 8, radius: 56 },
    herbs(14, 60),
    wedge('lime', 52, 40),
  ]),
  'tom-kha': stew(bowl('sage'), ['#fff8e4', '#f3e3c0', '#c4a878'], [
    { layer: 'chunks', count: 8, radius: 54, size: 14, shades: ['#fff3da', '#d9b888'], char: '' },
    strew('mushroom', 8, { radius: 62, size: 1.2 }),
    { layer: 'oil', x: 8, y: -6, radius: 7, shades: ['#ff9a5c', '#d8502a'], drops: 16 },
    { layer: 'bar', x: 34, y: 30, width: 44, height: 7, turn: -30, corner: 3, shades: ['#e3e8a8', '#98a84a'] },
    { layer: 'pieces', piece: 'chili', count: 7, radius: 56 },
    herbs(16, 60),
    wedge('lime', -50, 38),
  ]),
  'basil-beef': {
    vessel: star('leaf'),
    layers: [
      rice('white', { x: -24, y: -10, radius: 48, count: 190 }),
      { layer: 'mound', x: 24, y: 18, radius: 42, shades: ['#8a4c2a', '#42180a'], bits: ['#a8643c', '#6a3018', '#c98a5a'], count: 110, bitSize: 5 },
      strew('greenBean', 6, { x: 24, y: 18, radius: 34, size: 0.8 }),
      strew('basil', 7, { x: 24, y: 18, radius: 36 }),
      { layer: 'pieces', piece: 'chili', count: 8, x: 24, y: 18, radius: 36 },
      { layer: 'egg', x: -18, y: -20, radius: 26, crisp: true },
    ],
  },
  massaman: stew(bowl('clay'), ['#ffc98a', '#b5652a', '#6a2f0c'], [
    { layer: 'leg', x: -14, y: -24, turn: -20, size: 0.9 },
    { layer: 'chunks', points: [[34, -18], [40, 18]], size: 16, shades: ['#e9b06a', '#9a5a1c'] },
    strew('potatoCube', 7, { x: 4, y: 24, radius: 46, size: 1.45 }),
    { layer: 'swirl', radius: 56, colour: '#fff3dc', width: 3, turns: 1.1, start: 2 },
    { layer: 'pieces', piece: 'peanut', count: 16, radius: 58, size: 1.5 },
    { layer: 'pieces', piece: 'starAnise', points: [[44, -44]], size: 1.4 },
    { layer: 'pieces', piece: 'cinnamon', points: [[-46, 38]], turn: 0, base: -40 },
    herbs(8, 56),
  ]),
  'thai-beef-salad': {
    vessel: star('orange'),
    layers: [
      strew('romaine', 10, { radius: 54, hollow: 0.3, size: 1.1 }),
      strew('cucumber', 7, { radius: 54, hollow: 0.5 }),
      strew('redOnion', 6, { radius: 50, hollow: 0.4 }),
      strew('cherryTomato', 5, { radius: 54, hollow: 0.5 }),
      { layer: 'slices', x: -2, y: 0, count: 8, turn: 30, width: 46, height: 13, step: 9, shades: ['#d9756a', '#9a3c34'], edge: '#4a1f0d' },
      { layer: 'pieces', piece: 'chili', count: 9, radius: 48 },
      { layer: 'pieces', piece: 'peanut', count: 11, radius: 48 },
      herbs(13, 52, { piece: 'mint', size: 0.7 }),
      wedge('lime', 46, 42),
    ],
  },
  larb: {
    vessel: SLATE,
    layers: [
      { layer: 'lettuceCup', x: -38, y: -46, turn: 10, size: 1.35 },
      { layer: 'lettuceCup', x: 42, y: -34, turn: 60, size: 1.35 },
      { layer: 'lettuceCup', x: -46, y: 36, turn: 130, size: 1.35 },
      { layer: 'lettuceCup', x: 32, y: 44, turn: 200, size: 1.35 },
      { layer: 'pieces', piece: 'chili', points: [[-38, -46], [42, -34], [-46, 36], [32, 44], [-30, -40], [36, 52]] },
      herbs(16, 60, { piece: 'mint', size: 0.7 }),
      { layer: 'sideBowl', x: -4, y: -2, radius: 15, shades: ['#e8a04a', '#93500f'], fleck: '#d8432f' },
      wedge('lime', 78, 14),
    ],
  },
  satay: {
    vessel: coupe('olive'),
    layers: [
      { layer: 'skewer', x: 0, y: -54, turn: -10, length: 108, kind: 'satay' },
      { layer: 'skewer', x: -4, y: -30, turn: -8, length: 120, kind: 'satay' },
      { layer: 'skewer', x: -8, y: -6, turn: -10, length: 120, kind: 'satay' },
      { layer: 'skewer', x: -16, y: 18, turn: -8, length: 104, kind: 'satay' },
      { layer: 'sideBowl', x: 42, y: 40, radius: 26, shades: ['#dda35a', '#8f5a1c'], fleck: '#fff0c8', flecks: 12 },
      ...choppedSalad(-26, 56, 20),
      { layer: 'pieces', piece: 'redOnion', points: [[2, 66]], apart: true },
      wedge('lime', 70, -20, 0.8),
    ],
  },
  'mango-sticky-rice': {
    vessel: star('saffron'),
    layers: [
      { layer: 'sauce', x: 4, y: 10, radius: 58, radiusY: 48, tones: ['#fff', '#fdf8ea', '#e0d4b8'], jitter: 0.1 },
      rice('white', { x: -22, y: 8, radius: 38, count: 200, length: 3 }),
      set('mangoSlice', [[34, -36], [40, -20], [44, -4], [44, 12], [40, 28]], { turn: 6, base: -14, size: 1.6, variety: 0.04 }),
      { layer: 'drizzle', x: -20, y: 8, radius: 26, colour: '#fff', width: 3, rows: 4 },
      { ...SESAME, count: 24, x: -22, y: 8, radius: 28, colour: '#b58a34' },
      herbs(3, 8, { piece: 'mint', x: -20, y: -36 }),
    ],
  },
} satisfies Record<string, Serving>

export const vietnamese = {
  'pho-ga': noodleSoup(bowl('cream'), CLEAR_BROTH, RICE_NOODLES, [
    { layer: 'slices', x: -14, y: -26, count: 6, turn: 14, width: 46, height: 12, step: 10, shades: ['#fffaf0', '#efdcb8'], edge: '#d9b888' },
    strew('sprouts', 9, { x: 36, y: 24, radius: 24, size: 1.1 }),
    { layer: 'pieces', piece: 'redOnion', points: [[40, -30], [50, -18]], apart: true },
    set('chili', [[-40, 24], [-30, 34], [-46, 12]]),
    strew('basil', 3, { x: -20, y: 46, radius: 16 }),
    herbs(14, 56),
    { layer: 'pieces', piece: 'scallion', count: 13, radius: 46 },
    wedge('lime', 8, 62),
  ], 4),
  'pho-bo': noodleSoup(bowl('plum'), ['#ffd88a', '#b9783a', '#6a3a12'], RICE_NOODLES, [
    set('meatSlice', [[-36, -30], [-18, -44], [4, -48], [-40, -10], [26, -42]], { turn: 60, base: -50, size: 1.35 }),
    strew('sprouts', 8, { x: 40, y: 18, radius: 22, size: 1.1 }),
    { layer: 'pieces', piece: 'redOnion', points: [[48, -20], [36, -8]], apart: true },
    set('chili', [[-36, 32], [-22, 42]]),
    strew('basil', 4, { x: -8, y: 48, radius: 18, size: 1.1 }),
    herbs(12, 54),
    { layer: 'pieces', piece: 'starAnise', points: [[24, 52]], size: 1.3 },
    { layer: 'pieces', piece: 'scallion', count: 13, radius: 46 },
    wedge('lime', 56, 40),
  ], 4),
  'bun-ga': {
    vessel: bowl('teal'),
    layers: [
      { layer: 'broth', shades: ['#f6efe0', '#d6c8a8'], drops: 0 },
      { layer: 'noodles', radius: 80, width: 3, bundles: 9, perBundle: 7, tones: RICE_NOODLES },
      leafyCorner(),
      { layer: 'slices', x: -18, y: -26, count: 6, turn: 24, width: 50, height: 14, step: 11, edge: '#93501c' },
      { layer: 'sticks', count: 12, x: 48, y: -26, radius: 16, length: 34, width: 3, turn: 80, fan: 40, tones: ['#ffab4d', '#f08a2c', '#b5581a'] },
      set('cucumber', [[50, 24], [40, 40], [26, 52]], { size: 1.1 }),
      { layer: 'pieces', piece: 'peanut', count: 15, x: 4, y: 22, radius: 26, size: 1.3 },
      herbs(8, 44, { piece: 'mint' }),
      wedge('lime', -2, 64),
    ],
  },
  'banh-mi': {
    vessel: SAND,
    layers: [
      { layer: 'sandwich', x: 0, y: -28, turn: -10, length: 146, height: 36, crust: ['#f3b95c', '#a8621a'], filling: ['#5fae45', '#ffab4d', '#f6e6c4', '#fff8ea'] },
      { layer: 'sandwich', x: 2, y: 24, turn: -6, length: 140, height: 36, crust: ['#f3b95c', '#a8621a'], filling: ['#5fae45', '#ffab4d', '#f6e6c4', '#fff8ea'] },
      { layer: 'specks', count: 20, radius: 50, colour: '#fff0c8', width: 2 },
      set('jalapeno', [[52, 62], [40, 68], [62, 52]]),
      { layer: 'sticks', count: 9, x: -40, y: 64, radius: 10, length: 26, width: 3, turn: 10, fan: 30, tones: ['#ffab4d', '#f08a2c', '#b5581a'] },
      herbs(7, 16, { x: 4, y: 68 }),
    ],
  },
  'summer-rolls': {
    vessel: coupe('sky'),
    layers: [
      { layer: 'summerRoll', x: -4, y: -44, turn: -8, length: 96 },
      { layer: 'summerRoll', x: -8, y: -8, turn: -6, length: 112 },
      { layer: 'summerRoll', x: -16, y: 28, turn: -8, length: 100 },
      { layer: 'sideBowl', x: 50, y: 44, radius: 25, shades: ['#c9843c', '#7a420f'], fleck: '#fff0c8', flecks: 11 },
      herbs(5, 14, { piece: 'mint', x: -10, y: 64 }),
      { layer: 'pieces', piece: 'peanut', count: 7, x: 14, y: 66, radius: 14 },
      wedge('lime', 70, -22, 0.8),
    ],
  },
  'lemongrass-tofu': withRice(star('saffron'), 'white', ['#e8b050', '#bd7a24', '#7a4508'], ({ x, y, radius }) => [
    strew('friedTofu', 11, { x, y, radius: 44, size: 1.1 }),
    strew('greenBean', 6, { x, y, radius, size: 0.95 }),
    strew('redStrip', 6, { x, y, radius, size: 1.15 }),
    { layer: 'pieces', piece: 'peanut', count: 11, x, y, radius: 42 },
    { layer: 'pieces', piece: 'chili', count: 5, x, y, radius },
    herbs(8, radius, { x, y }),
  ]),
} satisfies Record<string, Serving>

function leafyCorner(): Serving['layers'][number] {
  return strew('romaine', 6, { x: -34, y: 40, radius: 26, size: 1.1 })
}

export const filipino = {
  tapsilog: {
    vessel: star('crimson'),
    layers: [
      rice('fried', { x: -26, y: 10, radius: 46, count: 200 }),
      { layer: 'pieces', piece: 'beefStrip', count: 14, x: 24, y: -24, radius: 32, size: 1.25, apart: true },
      { layer: 'egg', x: 30, y: 28, radius: 25, crisp: true },
      { layer: 'pieces', piece: 'garlic', count: 9, x: -26, y: 10, radius: 32 },
      set('tomato', [[-40, -32], [-24, -42]], { size: 0.95 }),
      set('cucumber', [[-54, -16], [-8, -50]], { size: 0.95 }),
      { layer: 'pieces', piece: 'scallion', count: 8, radius: 50 },
    ],
  },
  'arroz-caldo': {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#f9dd8a', '#c9963a'], fat: '#fff3c4', drops: 12 },
      { layer: 'grains', radius: 82, tones: ['#fff0b8', '#f3d078', '#c9983c'], length: 2.6, count: 200 },
      { layer: 'leg', x: -8, y: -10, turn: -18, size: 0.95 },
      { layer: 'egg', x: 38, y: 26, radius: 18, half: true },
      { layer: 'curls', count: 22, x: -22, y: 36, radius: 22, colours: ['#d9a04a', '#f0c878'], width: 2.2, length: 7 },
      { layer: 'pieces', piece: 'scallion', count: 22, radius: 60 },
      wedge('lemon', 48, -42),
    ],
  },
  'tortang-talong': {
    vessel: star('plum'),
    layers: [
      rice('white', { x: -30, y: -18, radius: 42, count: 160 }),
      { layer: 'omelette', x: 12, y: 12, turn: -26, radius: 56, shades: ['#ffd967', '#c97f14'], flecks: ['#7c4a1e'] },
      { layer: 'stuffed', x: 14, y: -2, turn: -26, radius: 14, stretch: 2.5, skin: ['#e9cf95', '#8f5a8a', '#43204f'], bits: ['#f3dfae', '#d9b878', '#b58343'] },
      set('tomatoWedge', [[44, 42], [30, 52]]),
      { layer: 'sideBowl', x: -38, y: 42, radius: 17, shades: ['#7a3d12', '#3a1a08'], fleck: '#f6e0b0' },
      { layer: 'pieces', piece: 'scallion', count: 8, radius: 44 },
    ],
  },
  adobo: withRice(star('honey'), 'white', ['#a8642c', '#6a3412', '#381605'], ({ x, y }) => [
    { layer: 'leg', x: x - 4, y: y - 14, turn: -24, size: 0.74, shades: ['#b9682a', '#4f1f08'] },
    { layer: 'leg', x: x + 4, y: y + 20, turn: 160, size: 0.66, shades: ['#b9682a', '#4f1f08'] },
    { layer: 'pieces', piece: 'bayLeaf', points: [[50, -22], [0, 44]] },
    { layer: 'pieces', piece: 'garlic', count: 8, x, y, radius: 44 },
    { layer: 'specks', count: 20, x, y, radius: 44, colour: '#14100c', width: 2.4 },
    strew('greenBean', 5, { x: -34, y: 46, radius: 16 }),
  ]),
  pancit: {
    vessel: coupe('sand'),
    layers: [
      { layer: 'noodles', radius: 84, width: 2.8, bundles: 10, perBundle: 8, tones: ['#fbe3ae', '#e9bf72', '#b0823a'] },
      set('prawn', [[-24, -22], [12, -30], [30, 6], [-18, 20], [8, 34]], { size: 1.2 }),
      strew('carrotBaton', 7, { radius: 54, size: 0.9 }),
      strew('greenBean', 6, { radius: 54, size: 0.9 }),
      { layer: 'curls', count: 18, radius: 52, colours: ['#d9e8a8', '#b5d47c'], width: 4, length: 14 },
      { layer: 'pieces', piece: 'scallion', count: 13, radius: 54 },
      set('lemon', [[54, 36], [-56, 30]], { base: -40, turn: 60, size: 0.9 }),
    ],
  },
  sinigang: stew(bowl('sage'), ['#ffe6b8', '#d9a06a', '#8f5a2a'], [
    strew('prawn', 7, { radius: 52, size: 1.35 }),
    strew('radish', 6, { radius: 62, size: 1.1 }),
    strew('okra', 6, { radius: 62, size: 1.1 }),
    strew('tomatoWedge', 5, { radius: 60, size: 1.1 }),
    strew('spinach', 6, { radius: 62 }),
    set('greenChili', [[-16, 40], [34, -34]], { size: 1.15 }),
    { layer: 'oil', x: 12, y: -6, radius: 6, shades: ['#ffb36b', '#d9702c'], drops: 12 },
  ]),
  'kare-kare': stew(bowl('clay'), ['#f6cf8a', '#cf8f3c', '#8a5210'], [
    { layer: 'shank', x: -16, y: -26, turn: -20, size: 0.92 },
    { layer: 'chunks', points: [[30, -24], [40, 8]], size: 17, shades: ['#a8653a', '#5a260c'], gloss: '#ffd9a0' },
    set('bokChoy', [[-34, 34], [-14, 48]], { turn: 30, base: -30, size: 1.4 }),
    strew('auberginePiece', 5, { x: 20, y: 34, radius: 30, size: 1.2 }),
    strew('greenBean', 7, { radius: 58, size: 1.1 }),
    { layer: 'specks', count: 40, radius: 66, colour: '#fff0c8', width: 2.2 },
    { layer: 'sideBowl', x: 56, y: 50, radius: 17, shades: ['#c2506a', '#7a1f3a'] },
  ]),
  inasal: {
    vessel: coupe('olive'),
    layers: [
      rice('saffron', { x: -44, y: 26, radius: 36, count: 150 }),
      { layer: 'leg', x: 6, y: -22, turn: -20, size: 1.25, shades: ['#f0942c', '#933a0a'] },
      { layer: 'drizzle', x: 4, y: -24, radius: 24, colour: '#4a1a06', width: 2.6, rows: 3, turn: 60 },
      set('tomato', [[30, 42], [48, 30]]),
      set('cucumber', [[10, 56], [56, 10]]),
      { layer: 'sideBowl', x: 66, y: -16, radius: 18, shades: ['#8a4a1c', '#42180a'], fleck: '#e8432f' },
      { layer: 'pieces', piece: 'garlic', count: 5, x: -44, y: 26, radius: 22 },
      wedge('lime', -64, -20, 0.9),
    ],
  },
  'ginataang-kalabasa': stew(bowl('ink'), ['#fffaf0', '#f6dca0', '#c49a4a'], [
    strew('pumpkin', 12, { radius: 62, size: 1.35 }),
    strew('greenBean', 11, { radius: 62, size: 1.15 }),
    strew('friedTofu', 6, { radius: 60 }),
    { layer: 'swirl', radius: 50, colour: '#fff', width: 3, turns: 1.3, start: 1 },
    set('greenChili', [[34, -36]], { base: 40, turn: 0, size: 1.1 }),
    { layer: 'pieces', piece: 'chili', count: 4, radius: 54 },
  ]),
} satisfies Record<string, Serving>

