import type { Serving } from '../../composition.ts'
import { grain, herbs, IRON, LAMB, RED_SAUCE, scatter, set, star, WHITE_FISH } from '../palette.ts'
import { SAND } from '../servings.ts'

export const mediterraneanMains = {
  'sea-bass-bake': {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#e3b765', '#93601c'], fat: '#ffe6a0', drops: 14 },
      scatter('potatoCube', 9, { radius: 70, hollow: 0.4, size: 1.3 }),
      scatter('courgette', 8, { radius: 70, hollow: 0.4, size: 1.1 }),
      scatter('roastTomato', 5, { radius: 68, hollow: 0.5 }),
      scatter('redStrip', 6, { radius: 68, hollow: 0.4, size: 1.2 }),
      {
        layer: 'fillet',
        x: -2,
        y: -18,
        turn: -10,
        size: 1.08,
        shades: WHITE_FISH,
        flake: '#fff',
        marks: '',
      },
      {
        layer: 'fillet',
        x: 4,
        y: 22,
        turn: -8,
        size: 1,
        shades: WHITE_FISH,
        flake: '#fff',
        marks: '',
      },
      {
        layer: 'pieces',
        piece: 'lemonRound',
        points: [
          [-14, -16],
          [22, 18],
        ],
        apart: true,
        size: 0.9,
      },
      { layer: 'pieces', piece: 'rosemary', points: [[14, -30]], size: 1.1 },
      herbs(14, 66),
    ],
  },
  'chicken-olive-tray': {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#e0ab4a', '#8f5a14'], fat: '#ffe6a0', drops: 18 },
      { layer: 'leg', x: -12, y: -30, turn: -14, size: 1.05 },
      { layer: 'leg', x: 10, y: 22, turn: 164, size: 1.05 },
      scatter('greenOlive', 16, { radius: 68, hollow: 0.3, size: 1.1 }),
      set(
        'lemonRound',
        [
          [44, -38],
          [-50, 8],
          [38, 52],
          [-26, 56],
        ],
        { size: 1.05 },
      ),
      scatter('potatoWedge', 4, { radius: 66, hollow: 0.7 }),
      {
        layer: 'pieces',
        piece: 'rosemary',
        points: [
          [-10, -4],
          [40, 4],
        ],
        size: 1.2,
      },
      herbs(12, 64),
    ],
  },
  'lamb-couscous': {
    vessel: SAND,
    layers: [
      grain('couscous', { radius: 80, count: 380 }),
      { layer: 'chunks', count: 8, radius: 36, size: 15, shades: LAMB, gloss: '#ffd0a0' },
      scatter('peach', 8, { radius: 54, hollow: 0.4, size: 0.95 }),
      scatter('carrotBaton', 6, { radius: 62, hollow: 0.5 }),
      scatter('courgette', 5, { radius: 66, hollow: 0.6 }),
      { layer: 'pieces', piece: 'almond', count: 13, radius: 60 },
      { layer: 'pieces', piece: 'raisin', count: 11, radius: 62 },
      herbs(12, 62, { piece: 'mint', size: 0.8 }),
      { layer: 'sideBowl', x: 58, y: 48, radius: 19, shades: ['#e8633a', '#a8260e'] },
    ],
  },
  'stuffed-peppers': {
    vessel: star('crimson'),
    layers: [
      { layer: 'sauce', radius: 64, tones: RED_SAUCE, jitter: 0.1 },
      { layer: 'stuffed', x: -28, y: -22, radius: 30 },
      { layer: 'stuffed', x: 32, y: -18, radius: 29, skin: ['#ffe07a', '#f0b429', '#b9780c'] },
      { layer: 'stuffed', x: 2, y: 32, radius: 30, skin: ['#a5d66f', '#5fa53a', '#2f6d22'] },
      herbs(14, 54),
      { layer: 'pieces', piece: 'pineNut', count: 14, radius: 50 },
    ],
  },
} satisfies Record<string, Serving>
