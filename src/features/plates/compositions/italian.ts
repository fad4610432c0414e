import type { Serving } from '../composition.ts'
import { bowl, CHICKEN, herbs, IRON, RED_SAUCE, set, SLATE, star, strew, wedge, WOOD } from './palette.ts'
import { OLIVE, SAND, SKY, stew } from './servings.ts'

const SPAGHETTI = ['#ffe2a0', '#f3c76e', '#b5752a'] as const
const RAGU = ['#cf7a4a', '#9a3f1c', '#5a1c08'] as const

export const italian = {
  frittata: {
    vessel: IRON,
    layers: [
      { layer: 'omelette', radius: 84, flat: true, flecks: ['#3f8f35'] },
      strew('courgette', 11, { radius: 66, size: 1.35 }),
      strew('ricotta', 10, { radius: 64, size: 1.25 }),
      { layer: 'pieces', piece: 'basil', count: 5, radius: 52, apart: true },
      { layer: 'cuts', radius: 82 },
      { layer: 'specks', count: 34, radius: 70, colour: '#4f2a0c' },
    ],
  },
  pomodoro: {
    vessel: star('crimson'),
    layers: [
      { layer: 'sauce', radius: 66, tones: RED_SAUCE, jitter: 0.08 },
      { layer: 'noodles', radius: 52, width: 3.6, tones: SPAGHETTI },
      { layer: 'sauce', x: 2, y: -2, radius: 30, tones: ['#f58259', '#de4b2f', '#b52f17'], jitter: 0.16, patches: 6 },
      set('cherryTomato', [[-30, 28], [34, -22], [30, 34], [-36, -22], [-8, 46]]),
      { layer: 'curls', count: 14, radius: 26, colours: ['#fff7dc', '#f7e3a8'], width: 2, length: 7 },
      set('basil', [[0, -8], [12, 4], [-12, 6]], { size: 1.25 }),
      { layer: 'specks', count: 20, radius: 60, colour: '#3c1b0c' },
    ],
  },
  bolognese: {
    vessel: SAND,
    layers: [
      { layer: 'noodles', radius: 72, width: 3.8, bundles: 8, perBundle: 7, tones: SPAGHETTI },
      { layer: 'sauce', radius: 42, tones: RAGU, jitter: 0.18, patches: 10 },
      { layer: 'pieces', piece: 'mince', count: 30, radius: 38, size: 1.1, apart: true },
      { layer: 'pieces', piece: 'carrotCoin', count: 5, radius: 34, size: 0.6 },
      { layer: 'curls', count: 24, radius: 30, colours: ['#fff7dc', '#f7e3a8'], width: 2.2, length: 8 },
      set('basil', [[4, -8], [-8, 4]], { size: 1.3 }),
    ],
  },
  risotto: {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#f3dfae', '#c9a868'], fat: '#fff3d0', drops: 10 },
      { layer: 'grains', radius: 82, tones: ['#fff3d0', '#efd79c', '#c4a05c'], length: 3.4, count: 260 },
      strew('mushroom', 14, { radius: 56, size: 1.25 }),
      strew('parmesan', 8, { radius: 50, size: 1.3 }),
      herbs(14, 62),
      { layer: 'specks', count: 44, radius: 68, colour: '#3c2408', width: 1.5 },
      { layer: 'oil', x: 22, y: 24, radius: 8, shades: ['#f6e08a', '#c9a41c'] },
    ],
  },
  cacciatore: stew(bowl('clay'), ['#ff9a6b', '#c23f1f', '#771a08'], [
    { layer: 'leg', x: -10, y: -22, turn: -18, size: 1.05 },
    { layer: 'leg', x: 10, y: 28, turn: 160, size: 0.92 },
    strew('redStrip', 6, { radius: 66, hollow: 0.5, size: 1.2 }),
    strew('yellowStrip', 6, { radius: 66, hollow: 0.5, size: 1.2 }),
    strew('olive', 8, { radius: 66, hollow: 0.5 }),
    strew('mushroom', 5, { radius: 66, hollow: 0.6 }),
    { layer: 'pieces', piece: 'rosemary', points: [[34, -38]], size: 1.2 },
    herbs(10, 62),
  ]),
  zoodle: {
    vessel: SKY,
    layers: [
      { layer: 'noodles', radius: 70, width: 4, bundles: 8, tones: ['#d6eba0', '#a3cf62', '#4f8a34'] },
      set('prawn', [[-24, -26], [14, -34], [34, -2], [-34, 8], [2, 4], [18, 32], [-14, 38]], { size: 1.25 }),
      set('cherryTomato', [[-4, -20], [30, 18], [-30, 28]], { size: 0.9 }),
      { layer: 'pieces', piece: 'garlic', count: 8, radius: 52 },
      { layer: 'curls', count: 9, radius: 44, colours: ['#d8352a', '#ef6a4a'], width: 2.4 },
      herbs(10, 56),
      wedge('lemon', 58, 44),
    ],
  },
  lasagne: {
    vessel: star('crimson'),
    layers: [
      { layer: 'sauce', x: 0, y: 8, radius: 60, radiusY: 54, tones: RED_SAUCE, jitter: 0.12 },
      { layer: 'slab', x: 0, y: 2, turn: -8, width: 94, depth: 62, top: ['#ffe9a8', '#e09a3c'], side: ['#f9dc95', '#a83a1f', '#f9dc95', '#3f7a34', '#f9dc95', '#a83a1f'] },
      { layer: 'curls', count: 18, x: 0, y: -14, radius: 34, colours: ['#fff7dc', '#f7e3a8'], width: 2 },
      set('basil', [[4, -18], [-8, -10], [14, -8]], { size: 1.2 }),
      { layer: 'specks', count: 26, y: -10, radius: 40, colour: '#5a3008' },
    ],
  },
  arrabbiata: {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#dd4426', '#931f0c'], fat: '#ff9a6b', drops: 16 },
      strew('penne', 30, { radius: 66, size: 1.25 }),
      { layer: 'sauce', radius: 34, tones: RED_SAUCE, jitter: 0.24, patches: 8 },
      { layer: 'pieces', piece: 'chili', count: 12, radius: 60 },
      { layer: 'pieces', piece: 'garlic', count: 7, radius: 54 },
      { layer: 'curls', count: 16, radius: 34, colours: ['#fff7dc', '#f7e3a8'], width: 2, length: 7 },
      herbs(16, 60),
    ],
  },
  margherita: {
    vessel: SLATE,
    layers: [
      { layer: 'pizza', radius: 88 },
      strew('cherryTomato', 8, { radius: 62 }),
      strew('basil', 7, { radius: 54, size: 1.2 }),
      { layer: 'cuts', radius: 88 },
      { layer: 'specks', count: 26, radius: 70, colour: '#5a3008' },
    ],
  },
  minestrone: stew(bowl('sage'), ['#ffc27a', '#d9742e', '#93400f'], [
    strew('whiteBean', 16, { radius: 70, size: 1.35 }),
    strew('carrotCoin', 9, { radius: 70, size: 1.1 }),
    strew('courgette', 6, { radius: 66 }),
    strew('macaroni', 10, { radius: 66 }),
    strew('tomatoDice', 9, { radius: 66, size: 1.1 }),
    strew('spinach', 5, { radius: 60 }),
    strew('peas', 12, { radius: 70, size: 1.1 }),
    { layer: 'curls', count: 12, radius: 26, colours: ['#fff7dc', '#f7e3a8'], width: 2 },
    { layer: 'pieces', piece: 'basil', count: 3, radius: 26, apart: true },
  ]),
  'caprese-chicken': {
    vessel: star('leaf'),
    layers: [
      { layer: 'sauce', x: 0, y: 6, radius: 54, radiusY: 44, tones: ['#e8c46a', '#c9923a', '#93601c'], jitter: 0.14 },
      { layer: 'cutlet', x: -2, y: 0, turn: -18, width: 104, height: 66, shades: CHICKEN },
      set('mozzarella', [[-26, 6], [2, -4], [28, -14]], { size: 1.05 }),
      set('tomato', [[-20, -10], [10, -20], [26, 4], [-4, 12]], { size: 1.05 }),
      set('basil', [[-32, -8], [0, -12], [30, -24], [14, 10]], { size: 1.1 }),
      { layer: 'drizzle', y: 0, radius: 38, colour: '#3a1a14', width: 2, rows: 4 },
      set('rocket', [[-48, 34], [-36, 42], [46, 36], [40, 46]], { size: 1.2 }),
    ],
  },
  'seafood-linguine': {
    vessel: OLIVE,
    layers: [
      { layer: 'noodles', radius: 74, width: 4.2, bundles: 8, perBundle: 7, tones: ['#ffe9b4', '#f3cf7c', '#b9822f'] },
      set('mussel', [[-36, -28], [38, -20], [-26, 36], [30, 38]], { size: 1.15 }),
      set('prawn', [[2, -38], [-8, 2], [24, 10], [-44, 6]], { size: 1.2 }),
      set('squid', [[12, -14], [-22, 16], [6, 36]], { size: 1 }),
      set('cherryTomato', [[-16, -20], [44, 8], [4, 20]]),
      herbs(16, 60),
      { layer: 'specks', count: 20, radius: 62, colour: '#b3331c' },
      wedge('lemon', 52, 52),
    ],
  },
  parmigiana: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8412a', '#8a1c10'], fat: '#ff9a5e', drops: 10 },
      strew('aubergine', 11, { radius: 66, hollow: 0.3, size: 2 }),
      { layer: 'sauce', radius: 48, tones: RED_SAUCE, jitter: 0.28, patches: 12 },
      strew('mozzarella', 9, { radius: 62, size: 1.15 }),
      { layer: 'specks', count: 34, radius: 70, colour: '#b5702a', width: 3.2, opacity: 0.6 },
      { layer: 'pieces', piece: 'basil', count: 7, radius: 56, apart: true, size: 1.2 },
    ],
  },
  'chicken-panini': {
    vessel: WOOD,
    layers: [
      { layer: 'sandwich', x: -4, y: -32, turn: -8, length: 128, height: 38, pressed: true, filling: ['#4f8f2f', '#f6e2bd', '#e0432f'] },
      { layer: 'sandwich', x: 4, y: 26, turn: -4, length: 128, height: 38, pressed: true, filling: ['#4f8f2f', '#f6e2bd', '#e0432f'] },
      { layer: 'sideBowl', x: 56, y: 66, radius: 19, shades: ['#7fae3a', '#3f6a1c'], fleck: '#f3e3a0' },
      set('basil', [[-60, 58], [-48, 66], [-66, 46]], { size: 1.2 }),
      set('cherryTomato', [[-22, 72], [-8, 76]]),
    ],
  },
} satisfies Record<string, Serving>

