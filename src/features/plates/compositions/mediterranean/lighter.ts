import type { Serving } from '../../composition.ts'
import { bowl, grain, herbs, scatter, set, star, wedge, WOOD } from '../palette.ts'
import { leaves, stew } from '../servings.ts'

export const mediterraneanLighter = {
  'quinoa-salad': {
    vessel: star('teal'),
    layers: [
      grain('quinoa', { radius: 66, count: 300, accent: '#b5532f', accentShare: 0.14 }),
      { layer: 'pieces', piece: 'chickpea', count: 22, radius: 56, size: 1.25 },
      scatter('cucumberDice', 15, { radius: 56, size: 1.1 }),
      scatter('tomatoDice', 15, { radius: 56, size: 1.1 }),
      { layer: 'pieces', piece: 'feta', count: 7, radius: 50, size: 0.7 },
      { layer: 'pieces', piece: 'redOnion', count: 4, radius: 46, size: 0.9 },
      herbs(18, 58),
      wedge('lemon', 46, 42),
    ],
  },
  'salmon-salad': {
    vessel: bowl('sage'),
    layers: [
      leaves(16, { radius: 66, size: 1.25 }),
      { layer: 'fillet', x: -8, y: -8, turn: -24, size: 1.05 },
      { layer: 'fan', x: 38, y: 32, turn: 40, count: 8, size: 1.25 },
      scatter('cherryTomato', 6, { radius: 66, hollow: 0.6 }),
      scatter('cucumber', 5, { radius: 66, hollow: 0.6, size: 1.1 }),
      scatter('redOnion', 4, { radius: 58, hollow: 0.5 }),
      { layer: 'specks', count: 34, radius: 62, colour: '#fff6dd', width: 1.9 },
      wedge('lemon', -44, 44),
    ],
  },
  'prawn-orzo': stew(
    bowl('ink'),
    ['#ffb98a', '#dd6a3c', '#93300f'],
    [
      scatter('orzo', 110, { radius: 76, apart: false, size: 1.15 }),
      scatter('tomatoDice', 12, { radius: 64, size: 1.1 }),
      scatter('prawn', 8, { radius: 52, size: 1.35 }),
      scatter('feta', 7, { radius: 60, size: 0.75 }),
      herbs(11, 60, { piece: 'dill' }),
      wedge('lemon', -48, 44),
    ],
  ),
  'white-bean-soup': stew(
    bowl('cream'),
    ['#fff3c8', '#e9cf8a', '#b3914a'],
    [
      scatter('whiteBean', 30, { radius: 72, size: 1.5 }),
      scatter('kale', 9, { radius: 64, size: 1.25 }),
      scatter('carrotCoin', 8, { radius: 68 }),
      { layer: 'oil', x: 12, y: -10, radius: 11, shades: ['#f0e08a', '#a8a01c'] },
      { layer: 'curls', count: 12, radius: 30, colours: ['#fff7dc', '#f7e3a8'], width: 2 },
      { layer: 'specks', count: 34, radius: 66, colour: '#3c2408' },
    ],
  ),
  'tuna-bean-salad': {
    vessel: star('sky'),
    layers: [
      leaves(8, { radius: 54 }),
      scatter('whiteBean', 24, { radius: 52, size: 1.4 }),
      scatter('tunaChunk', 9, { radius: 42, size: 1.2 }),
      scatter('redOnion', 6, { radius: 50 }),
      scatter('cherryTomato', 6, { radius: 54, hollow: 0.5 }),
      scatter('olive', 6, { radius: 54 }),
      { layer: 'pieces', piece: 'caper', count: 11, radius: 52 },
      herbs(14, 54),
      wedge('lemon', -46, 40),
    ],
  },
  'harissa-bowl': {
    vessel: bowl('teal'),
    layers: [
      { layer: 'broth', shades: ['#f6e0a0', '#c99a45'], drops: 0 },
      grain('couscous', { radius: 80, count: 280 }),
      {
        layer: 'sauce',
        x: -20,
        y: -20,
        radius: 42,
        tones: ['#f0764d', '#c93a1f', '#8f1f0a'],
        jitter: 0.2,
      },
      { layer: 'pieces', piece: 'chickpea', count: 30, x: -20, y: -20, radius: 38, size: 1.4 },
      scatter('sweetPotato', 8, { x: 42, y: -34, radius: 26 }),
      scatter('kale', 6, { x: 46, y: 28, radius: 26 }),
      {
        layer: 'spread',
        x: -16,
        y: 48,
        radius: 26,
        turns: 1.6,
        tones: ['#fffdf6', '#f4ecda', '#d6c8a8'],
      },
      { layer: 'drizzle', x: 6, y: -6, radius: 46, colour: '#fff6e0', rows: 4 },
      { layer: 'pieces', piece: 'pomegranate', count: 18, radius: 62 },
      herbs(10, 62, { piece: 'mint', size: 0.8 }),
    ],
  },
  'halloumi-sandwich': {
    vessel: WOOD,
    layers: [
      {
        layer: 'sandwich',
        x: -30,
        y: -18,
        turn: -14,
        length: 92,
        height: 62,
        crust: ['#f6d79c', '#c08a45'],
        pressed: true,
        filling: ['#6fae45', '#fff3cc', '#d8432f', '#5a2a66'],
      },
      {
        layer: 'sandwich',
        x: 36,
        y: 22,
        turn: 8,
        length: 92,
        height: 62,
        crust: ['#f6d79c', '#c08a45'],
        pressed: true,
        filling: ['#6fae45', '#fff3cc', '#d8432f', '#5a2a66'],
      },
      set(
        'halloumi',
        [
          [-44, 56],
          [-24, 66],
        ],
        { base: -20, turn: 20, size: 0.95 },
      ),
      set(
        'rocket',
        [
          [52, -50],
          [38, -58],
          [62, -38],
        ],
        { size: 1.2 },
      ),
      set('cherryTomato', [
        [22, -62],
        [8, 74],
      ]),
    ],
  },
} satisfies Record<string, Serving>
