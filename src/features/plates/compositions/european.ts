import type { Serving } from '../composition.ts'
import { bowl, herbs, IRON, RED_SAUCE, rice, set, SLATE, star, strew, wedge, WHITE_FISH, WOOD } from './palette.ts'
import { leaves, OLIVE, SAND, stew } from './servings.ts'

const GREEN_OIL = ['#d6e08a', '#9aa83c'] as const

export const greek = {
  'yogurt-bowl': {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#fffef8', '#e0d8c8'], fat: '#fff', drops: 0 },
      { layer: 'spread', radius: 80, tones: ['#fff', '#f9f4e8', '#ddd3c0'], turns: 2.2 },
      { layer: 'oil', x: -4, y: 4, radius: 20, shades: ['#ffce4f', '#d18d0c'], drops: 9 },
      { layer: 'drizzle', radius: 50, colour: '#dd9a14', width: 2.2, rows: 5 },
      strew('walnut', 10, { x: 8, y: 2, radius: 44, size: 1.2 }),
      set('fig', [[-44, -26], [-34, 34]], { size: 1.15 }),
      { layer: 'pieces', piece: 'honeycomb', points: [[44, 36]], size: 1.1 },
      { layer: 'specks', count: 24, radius: 60, colour: '#a8641c' },
    ],
  },
  souvlaki: {
    vessel: SLATE,
    layers: [
      { layer: 'pieces', piece: 'foldedBread', points: [[-34, -62], [40, -60]], turn: 0, base: -8, size: 1.3, apart: true },
      { layer: 'skewer', x: 0, y: -26, turn: -8, length: 132, kind: 'tawook' },
      { layer: 'skewer', x: 0, y: 4, turn: -6, length: 134, kind: 'tawook' },
      { layer: 'sideBowl', x: 46, y: 50, radius: 26, fleck: '#5aa03c', flecks: 12 },
      { layer: 'pieces', piece: 'redOnion', points: [[-56, 36], [-44, 46]], size: 1.2, apart: true },
      set('tomatoWedge', [[-24, 54], [-8, 62], [-36, 64]], { size: 1.1 }),
      set('cucumber', [[8, 46], [14, 64]]),
      wedge('lemon', 74, 20),
      herbs(8, 56),
    ],
  },
  moussaka: {
    vessel: star('plum'),
    layers: [
      { layer: 'sauce', x: 0, y: 10, radius: 58, radiusY: 50, tones: RED_SAUCE, jitter: 0.12 },
      { layer: 'slab', x: 0, y: 0, turn: 6, width: 90, depth: 60, top: ['#fff0b8', '#e3a545'], brown: '#9a4a10', side: ['#f9e3a8', '#7c4020', '#4a2350', '#7c4020', '#d9b060'] },
      { layer: 'specks', count: 30, y: -10, radius: 40, colour: '#5a3008' },
      herbs(9, 36, { y: -12 }),
      set('auberginePiece', [[-46, 36], [44, 40]], { size: 1 }),
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
      { layer: 'bar', x: -2, y: -2, width: 46, height: 34, turn: -14, corner: 5, shades: ['#fffefa', '#e6dfd0'] },
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
  avgolemono: stew(bowl('teal'), ['#fff8d0', '#f3dc86', '#c9a440'], [
    strew('orzo', 40, { radius: 70, apart: false, size: 1.1 }),
    { layer: 'pieces', piece: 'shreddedChicken', count: 14, radius: 50, size: 1.2, apart: true },
    strew('carrotCoin', 6, { radius: 64 }),
    herbs(12, 60, { piece: 'dill' }),
    { layer: 'specks', count: 30, radius: 66, colour: '#3c2408' },
    { layer: 'pieces', piece: 'lemonRound', points: [[-36, 40], [-50, 24]], apart: true },
  ]),
} satisfies Record<string, Serving>

export const french = {
  galette: {
    vessel: SLATE,
    layers: [
      { layer: 'galette', size: 1.3 },
      { layer: 'egg', x: 0, y: 0, radius: 25 },
      { layer: 'curls', count: 16, radius: 36, colours: ['#fff3c0', '#f0cf74'], width: 2.6 },
      { layer: 'specks', count: 30, radius: 60, colour: '#2f2418' },
      herbs(11, 50),
      set('rocket', [[58, 56], [46, 66], [66, 44]], { size: 1.2 }),
    ],
  },
  'herb-omelette': {
    vessel: star('leaf'),
    layers: [
      { layer: 'omelette', x: -2, y: -6, turn: -12, radius: 62, flecks: ['#3f8f35', '#5fae45'] },
      strew('mushroom', 8, { x: 6, y: 30, radius: 32, size: 1.2 }),
      set('rocket', [[-46, 28], [-38, 40], [-52, 14]], { size: 1.15 }),
      { layer: 'curls', count: 16, y: -6, radius: 44, colours: ['#3f8a35', '#6fb14a'], width: 1.8, length: 8 },
      set('cherryTomato', [[50, 20], [44, 34]]),
    ],
  },
  ratatouille: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8502a', '#8a200c'], fat: '#ff9a5e', drops: 8 },
      ...ratatouilleRings(),
      { layer: 'pieces', piece: 'rosemary', points: [[-20, 12]], size: 1.2 },
      herbs(10, 64),
      { layer: 'pieces', piece: 'baguette', points: [[50, 56], [64, 34]], turn: 30, base: -40, apart: true, size: 1.25 },
    ],
  },
  nicoise: {
    vessel: star('sky'),
    layers: [
      leaves(11, { radius: 54 }),
      strew('tunaChunk', 7, { radius: 24, size: 1.3 }),
      { layer: 'sticks', count: 10, x: -40, y: -18, radius: 16, length: 38, width: 4.4, turn: 60, fan: 24, tones: ['#9ccf62', '#6fa83f', '#33692a'] },
      strew('potatoCube', 6, { x: 36, y: 26, radius: 18, size: 1.2 }),
      { layer: 'egg', x: 40, y: -22, radius: 15, half: true },
      { layer: 'egg', x: -24, y: 42, radius: 15, half: true },
      { layer: 'egg', x: 12, y: -50, radius: 15, half: true },
      strew('olive', 7, { radius: 52 }),
      set('tomatoWedge', [[-48, 20], [4, 50], [-8, -46]], { size: 1.1 }),
      { layer: 'specks', count: 26, radius: 54, colour: '#2f2418' },
    ],
  },
  'chicken-veg': {
    vessel: SAND,
    layers: [
      strew('potatoWedge', 7, { x: -40, y: 22, radius: 30, size: 1.2 }),
      { layer: 'sticks', count: 10, x: 44, y: 36, radius: 18, length: 44, turn: -30, fan: 20, tones: ['#9ccf62', '#6fa83f', '#33692a'] },
      strew('carrotBaton', 8, { x: 50, y: -10, radius: 22, size: 1.1 }),
      { layer: 'leg', x: -10, y: -24, turn: -18, size: 1.2 },
      { layer: 'pieces', piece: 'rosemary', points: [[-18, -30], [14, 6]], size: 1.2 },
      { layer: 'oil', x: 8, y: 50, radius: 10, shades: ['#e0ab4a', '#93601c'] },
      herbs(12, 62),
      wedge('lemon', -62, -20),
    ],
  },
  'salmon-lentils': {
    vessel: star('leaf'),
    layers: [
      { layer: 'mound', x: -4, y: 8, radius: 60, radiusY: 54, shades: ['#7c7a44', '#3f3d1c'], bits: ['#8f8c52', '#6a6a36', '#a8a46a', '#55542a'], count: 260, bitSize: 4.6 },
      { layer: 'pieces', piece: 'carrotCoin', count: 9, radius: 50, size: 0.7 },
      { layer: 'fillet', x: 2, y: -8, turn: -20, size: 1.15 },
      strew('spinach', 4, { x: 30, y: 38, radius: 20 }),
      herbs(9, 46, { piece: 'dill' }),
      wedge('lemon', -46, 40),
    ],
  },
  'croque-turkey': {
    vessel: star('honey'),
    layers: [
      leaves(5, { x: 42, y: 24, radius: 24 }),
      set('rocket', [[44, 40], [30, 50], [54, 12]], { size: 1.1 }),
      { layer: 'sandwich', x: -14, y: -8, turn: -8, length: 88, height: 66, crust: ['#ffe08a', '#d08a2c'], filling: ['#f6bfa0', '#fff0b0', '#f6bfa0'] },
      { layer: 'specks', count: 22, x: -14, y: -18, radius: 28, colour: '#a8560f', width: 4, opacity: 0.55 },
      { layer: 'specks', count: 18, x: -14, y: -18, radius: 30, colour: '#3c2408' },
      set('cherryTomato', [[44, -6], [34, 34]]),
    ],
  },
} satisfies Record<string, Serving>

/** Slices of three vegetables standing in rings. */
function ratatouilleRings(): Serving['layers'] {
  const kinds = ['courgette', 'roastTomato', 'aubergine'] as const
  const ring = (count: number, radius: number, size: number) =>
    kinds.map((piece, kind) => {
      const own = Array.from({ length: count / 3 }, (_, index) => index * 3 + kind)
      const points = own.map((place) => {
        const angle = (place / count) * 2 * Math.PI
        return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
      })
      return set(piece, points, { size, variety: 0.05 })
    })
  return [...ring(21, 66, 1.45), ...ring(12, 38, 1.4), ...ring(3, 12, 1.3)]
}

export const spanish = {
  'pan-tomate': {
    vessel: WOOD,
    layers: [
      { layer: 'toast', x: -34, y: -30, turn: -10, width: 82, height: 70, topping: ['#ff8a6b', '#d8442a'] },
      { layer: 'toast', x: 34, y: 20, turn: 8, width: 82, height: 70, topping: ['#ff8a6b', '#d8442a'] },
      { layer: 'egg', x: -34, y: -28, radius: 22, crisp: true },
      { layer: 'egg', x: 34, y: 22, radius: 22, crisp: true },
      { layer: 'specks', count: 40, radius: 60, colour: '#2f2418' },
      set('tomatoWedge', [[-52, 48], [-36, 58], [-20, 66]], { size: 1.15 }),
      { layer: 'sideBowl', x: 54, y: -46, radius: 18, shades: GREEN_OIL, fleck: '#f3f0b0' },
      herbs(8, 50),
    ],
  },
  paella: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#f0b93c', '#a8681a'], fat: '#ffe6a0', drops: 0 },
      rice('saffron', { radius: 84, count: 330, accent: '#e8821e', accentShare: 0.12 }),
      set('mussel', [[-48, -32], [-6, -58], [44, -38], [58, 12], [-58, 18], [-24, 56]], { size: 1.15 }),
      set('prawn', [[-20, -24], [20, -30], [34, 18], [-26, 20], [4, 6], [14, 48]], { size: 1.3 }),
      set('squid', [[-38, -4], [6, -16], [38, -10]]),
      strew('peas', 20, { radius: 70, size: 1.2 }),
      strew('redStrip', 8, { radius: 66, size: 1.2 }),
      herbs(12, 68),
      wedge('lemon', 54, 52),
      wedge('lemon', -60, 46),
    ],
  },
  garbanzos: stew(bowl('clay'), ['#ffb36b', '#c9642a', '#80330f'], [
    strew('chickpea', 36, { radius: 72, size: 1.55 }),
    strew('spinach', 14, { radius: 66, size: 1.2 }),
    strew('tomatoDice', 9, { radius: 64 }),
    { layer: 'specks', count: 40, radius: 68, colour: '#8f1f0a', width: 1.6 },
    { layer: 'oil', x: 6, y: -8, radius: 10, shades: GREEN_OIL },
    { layer: 'pieces', piece: 'baguette', points: [[52, 50]], base: -40, turn: 0, apart: true, size: 1.3 },
  ]),
  'tortilla-esp': {
    vessel: SLATE,
    layers: [
      { layer: 'omelette', radius: 74, flat: true, shades: ['#ffd967', '#c98416'] },
      strew('potatoCube', 9, { radius: 52, apart: false, size: 0.9 }),
      { layer: 'cuts', radius: 72 },
      { layer: 'specks', count: 30, radius: 60, colour: '#8a5212', width: 4, opacity: 0.45 },
      { layer: 'sideBowl', x: 66, y: 52, radius: 20, shades: ['#fffbe6', '#efdca0'], fleck: '#c9a45a' },
      set('greenOlive', [[-70, 44], [-60, 58], [-78, 30]], { size: 1.1 }),
      herbs(10, 56),
    ],
  },
  'pollo-ajillo': {
    vessel: star('orange'),
    layers: [
      { layer: 'sauce', radius: 62, tones: ['#f0c46a', '#cf8f34', '#8f5814'], jitter: 0.12 },
      { layer: 'leg', x: -8, y: -20, turn: -16, size: 0.98 },
      { layer: 'leg', x: 10, y: 22, turn: 166, size: 0.86 },
      strew('garlic', 13, { radius: 54, size: 1.25 }),
      strew('redStrip', 7, { radius: 54, hollow: 0.5, size: 1.15 }),
      strew('greenStrip', 5, { radius: 54, hollow: 0.5, size: 1.15 }),
      herbs(14, 56),
    ],
  },
  'romesco-fish': {
    vessel: OLIVE,
    layers: [
      { layer: 'sauce', x: 4, y: 12, radius: 60, radiusY: 46, tones: ['#f59a6b', '#d9602f', '#a03a14'], jitter: 0.14 },
      { layer: 'fillet', x: 0, y: -8, turn: -16, size: 1.25, shades: WHITE_FISH, flake: '#fff', marks: '#8a4a14' },
      set('asparagus', [[-30, 44], [-22, 52], [-14, 60]], { base: -18, turn: 6, size: 1.1 }),
      strew('potatoCube', 5, { x: 46, y: 40, radius: 18, size: 1.2 }),
      { layer: 'pieces', piece: 'almondFlake', count: 16, radius: 52, size: 1.2 },
      herbs(11, 50),
      wedge('lemon', -58, -34),
    ],
  },
} satisfies Record<string, Serving>
