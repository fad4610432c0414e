import type { Serving } from '../../composition.ts'
import {
  bowl,
  CHICKEN,
  herbs,
  IRON,
  RED_SAUCE,
  scatter,
  set,
  SLATE,
  star,
  wedge,
  WOOD,
} from '../palette.ts'
import { SKY, stew } from '../servings.ts'

export const italianMains = {
  risotto: {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#f3dfae', '#c9a868'], fat: '#fff3d0', drops: 10 },
      {
        layer: 'grains',
        radius: 82,
        tones: ['#fff3d0', '#efd79c', '#c4a05c'],
        length: 3.4,
        count: 260,
      },
      scatter('mushroom', 14, { radius: 56, size: 1.25 }),
      scatter('parmesan', 8, { radius: 50, size: 1.3 }),
      herbs(14, 62),
      { layer: 'specks', count: 44, radius: 68, colour: '#3c2408', width: 1.5 },
      { layer: 'oil', x: 22, y: 24, radius: 8, shades: ['#f6e08a', '#c9a41c'] },
    ],
  },
  cacciatore: stew(
    bowl('clay'),
    ['#ff9a6b', '#c23f1f', '#771a08'],
    [
      { layer: 'leg', x: -10, y: -22, turn: -18, size: 1.05 },
      { layer: 'leg', x: 10, y: 28, turn: 160, size: 0.92 },
      scatter('redStrip', 6, { radius: 66, hollow: 0.5, size: 1.2 }),
      scatter('yellowStrip', 6, { radius: 66, hollow: 0.5, size: 1.2 }),
      scatter('olive', 8, { radius: 66, hollow: 0.5 }),
      scatter('mushroom', 5, { radius: 66, hollow: 0.6 }),
      { layer: 'pieces', piece: 'rosemary', points: [[34, -38]], size: 1.2 },
      herbs(10, 62),
    ],
  ),
  zoodle: {
    vessel: SKY,
    layers: [
      {
        layer: 'noodles',
        radius: 70,
        width: 4,
        bundles: 8,
        tones: ['#d6eba0', '#a3cf62', '#4f8a34'],
      },
      set(
        'prawn',
        [
          [-24, -26],
          [14, -34],
          [34, -2],
          [-34, 8],
          [2, 4],
          [18, 32],
          [-14, 38],
        ],
        { size: 1.25 },
      ),
      set(
        'cherryTomato',
        [
          [-4, -20],
          [30, 18],
          [-30, 28],
        ],
        { size: 0.9 },
      ),
      { layer: 'pieces', piece: 'garlic', count: 8, radius: 52 },
      { layer: 'curls', count: 9, radius: 44, colours: ['#d8352a', '#ef6a4a'], width: 2.4 },
      herbs(10, 56),
      wedge('lemon', 58, 44),
    ],
  },
  margherita: {
    vessel: SLATE,
    layers: [
      { layer: 'pizza', radius: 88 },
      scatter('cherryTomato', 8, { radius: 62 }),
      scatter('basil', 7, { radius: 54, size: 1.2 }),
      { layer: 'cuts', radius: 88 },
      { layer: 'specks', count: 26, radius: 70, colour: '#5a3008' },
    ],
  },
  'caprese-chicken': {
    vessel: star('leaf'),
    layers: [
      {
        layer: 'sauce',
        x: 0,
        y: 6,
        radius: 54,
        radiusY: 44,
        tones: ['#e8c46a', '#c9923a', '#93601c'],
        jitter: 0.14,
      },
      { layer: 'cutlet', x: -2, y: 0, turn: -18, width: 104, height: 66, shades: CHICKEN },
      set(
        'mozzarella',
        [
          [-26, 6],
          [2, -4],
          [28, -14],
        ],
        { size: 1.05 },
      ),
      set(
        'tomato',
        [
          [-20, -10],
          [10, -20],
          [26, 4],
          [-4, 12],
        ],
        { size: 1.05 },
      ),
      set(
        'basil',
        [
          [-32, -8],
          [0, -12],
          [30, -24],
          [14, 10],
        ],
        { size: 1.1 },
      ),
      { layer: 'drizzle', y: 0, radius: 38, colour: '#3a1a14', width: 2, rows: 4 },
      set(
        'rocket',
        [
          [-48, 34],
          [-36, 42],
          [46, 36],
          [40, 46],
        ],
        { size: 1.2 },
      ),
    ],
  },
  parmigiana: {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#d8412a', '#8a1c10'], fat: '#ff9a5e', drops: 10 },
      scatter('aubergine', 11, { radius: 66, hollow: 0.3, size: 2 }),
      { layer: 'sauce', radius: 48, tones: RED_SAUCE, jitter: 0.28, patches: 12 },
      scatter('mozzarella', 9, { radius: 62, size: 1.15 }),
      { layer: 'specks', count: 34, radius: 70, colour: '#b5702a', width: 3.2, opacity: 0.6 },
      { layer: 'pieces', piece: 'basil', count: 7, radius: 56, apart: true, size: 1.2 },
    ],
  },
  tagliata: {
    vessel: WOOD,
    layers: [
      scatter('rocket', 30, { radius: 70, size: 1.35 }),
      scatter('cherryTomato', 9, { radius: 70, hollow: 0.55, size: 1.1 }),
      {
        layer: 'slices',
        x: 0,
        y: -2,
        count: 9,
        turn: 62,
        width: 60,
        height: 16,
        step: 13,
        bend: 2,
        shades: ['#d9786a', '#9a3c2e'],
        edge: '#45200f',
      },
      {
        layer: 'pieces',
        piece: 'rosemary',
        points: [
          [-20, -22],
          [22, 12],
        ],
        size: 1.1,
      },
      { layer: 'oil', x: -58, y: 40, radius: 10, shades: ['#d6e08a', '#9aa83c'], drops: 7 },
      { layer: 'specks', count: 34, radius: 48, colour: '#fff6e0', width: 1.6 },
      { layer: 'specks', count: 26, radius: 56, colour: '#1f140c' },
    ],
  },
} satisfies Record<string, Serving>
