import type { Serving } from '../../composition.ts'
import { bowl, herbs, rice, set, SLATE } from '../palette.ts'

export const japaneseBreakfastSweets = {
  'jp-breakfast': {
    vessel: SLATE,
    layers: [
      {
        layer: 'sideBowl',
        x: -44,
        y: -34,
        radius: 40,
        wall: ['#3f8891', '#1d545c'],
        shades: ['#fffdf4', '#e6dcc6'],
        fleck: '#2a1a1f',
      },
      rice('white', { x: -44, y: -35, radius: 32, count: 110 }),
      { layer: 'specks', count: 7, x: -44, y: -35, radius: 12, colour: '#1d1a22', width: 1.8 },
      {
        layer: 'sideBowl',
        x: 44,
        y: -34,
        radius: 40,
        wall: ['#8f2a2a', '#4a0f12'],
        shades: ['#d9a860', '#93601f'],
        fleck: '#fff3d0',
      },
      set(
        'tofu',
        [
          [36, -42],
          [52, -30],
          [38, -22],
        ],
        { size: 0.75 },
      ),
      { layer: 'pieces', piece: 'scallion', count: 7, x: 46, y: -36, radius: 22 },
      {
        layer: 'curls',
        count: 6,
        x: 46,
        y: -32,
        radius: 18,
        colours: ['#1f5a41', '#3d8a5e'],
        width: 2.6,
      },
      { layer: 'fillet', x: -6, y: 42, turn: -10, size: 1.05 },
      {
        layer: 'sideBowl',
        x: 62,
        y: 38,
        radius: 19,
        wall: ['#fffdf8', '#cfc8d8'],
        shades: ['#f6d65a', '#d9a52c'],
        fleck: '#fff',
      },
      set('cucumber', [
        [-62, 34],
        [-56, 48],
      ]),
      set('lemon', [[34, 66]], { base: 0, turn: 0, size: 0.9 }),
    ],
  },
  'matcha-chia': {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#b9cf72', '#7c9a3a'], fat: '#dcebaa', drops: 0 },
      { layer: 'specks', count: 120, radius: 80, colour: '#4a5a20', width: 2, opacity: 0.7 },
      { layer: 'swirl', radius: 54, colour: '#fffdf0', width: 4, turns: 1.4, start: 1 },
      set(
        'strawberry',
        [
          [30, -32],
          [46, -16],
          [26, -10],
        ],
        { size: 1.4, turn: 60, base: -30 },
      ),
      set(
        'blueberry',
        [
          [38, 20],
          [26, 32],
          [44, 36],
          [14, 42],
        ],
        { size: 1.15 },
      ),
      set(
        'kiwi',
        [
          [-36, 26],
          [-22, 42],
          [-50, 8],
        ],
        { size: 1.15 },
      ),
      { layer: 'pieces', piece: 'coconutFlake', count: 16, radius: 56, size: 1.1 },
      herbs(3, 8, { piece: 'mint', x: 0, y: -4 }),
    ],
  },
} satisfies Record<string, Serving>
