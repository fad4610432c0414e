import type { Serving } from '../../composition.ts'
import { coupe, herbs, scatter, set, star, wedge } from '../palette.ts'

export const fusionMains = {
  'zaatar-salmon': {
    vessel: star('teal'),
    layers: [
      {
        layer: 'grains',
        tones: ['#dcd6a0', '#a8a062', '#6a6636'],
        round: true,
        x: -14,
        y: 16,
        radius: 52,
        count: 200,
      },
      { layer: 'fillet', x: 6, y: -10, turn: -16 },
      { layer: 'specks', count: 54, x: 6, y: -10, radius: 30, colour: '#4d5c1c', width: 2 },
      {
        layer: 'specks',
        count: 20,
        x: 6,
        y: -10,
        radius: 30,
        colour: '#f6e9c2',
        width: 1.8,
        opacity: 1,
      },
      set('cherryTomato', [
        [44, 26],
        [34, 40],
        [52, 38],
      ]),
      set('cucumber', [
        [-44, -26],
        [-34, -38],
      ]),
      wedge('lemon', -48, 34),
      herbs(9, 40, { piece: 'mint', x: -10, y: 30, size: 0.7 }),
    ],
  },
  'date-chicken': {
    vessel: star('honey'),
    layers: [
      {
        layer: 'grains',
        tones: ['#f9edcf', '#dcc08a', '#a98548'],
        round: true,
        x: -14,
        y: 10,
        radius: 56,
        count: 210,
      },
      { layer: 'leg', x: 2, y: -14, turn: -20, size: 0.95, shades: ['#d98a3a', '#6a2a0a'] },
      scatter('date', 4, { x: 18, y: 34, radius: 20 }),
      { layer: 'drizzle', x: 0, y: -12, radius: 24, colour: '#6a2c0a', width: 1.6, rows: 3 },
      { layer: 'pieces', piece: 'almondFlake', count: 10, radius: 52 },
      {
        layer: 'pieces',
        piece: 'greenBean',
        count: 7,
        x: -46,
        y: -26,
        radius: 14,
        turn: 30,
        base: 100,
      },
      herbs(9, 52),
    ],
  },
  'cauliflower-steak': {
    vessel: star('plum'),
    layers: [
      {
        layer: 'sauce',
        y: 8,
        radius: 62,
        radiusY: 54,
        tones: ['#fff8e6', '#f3e3c0', '#cdb488'],
        jitter: 0.12,
      },
      { layer: 'cauliflowerSteak', x: 0, y: 4, turn: -12, size: 1.15 },
      { layer: 'pieces', piece: 'pomegranate', count: 18, radius: 52, size: 1.15 },
      { layer: 'pieces', piece: 'pineNut', count: 14, radius: 50 },
      herbs(8, 52),
    ],
  },
  'kafta-cauli': {
    vessel: coupe('olive'),
    layers: [
      {
        layer: 'grains',
        y: 8,
        radius: 74,
        round: true,
        count: 270,
        tones: ['#fffef4', '#f3ecd4', '#c9bd94'],
        accent: '#5fa53a',
        accentShare: 0.34,
      },
      { layer: 'pieces', piece: 'tomatoDice', count: 24, y: 8, radius: 66 },
      herbs(34, 66, { y: 8 }),
      { layer: 'skewer', x: 0, y: -26, turn: -12, length: 126, kind: 'kofta' },
      { layer: 'skewer', x: 6, y: 10, turn: -8, length: 126, kind: 'kofta' },
      herbs(5, 40, { piece: 'mint', y: 42 }),
      wedge('lemon', -52, 52),
    ],
  },
} satisfies Record<string, Serving>
