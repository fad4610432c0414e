import type { Serving } from '../composition.ts'
import { coupe, herbs, scatter, SLATE, WOOD } from './palette.ts'

export const frenchLighter = {
  socca: {
    vessel: WOOD,
    layers: [
      { layer: 'omelette', radius: 80, flat: true, shades: ['#ffe08c', '#c07a18'] },
      { layer: 'specks', count: 46, radius: 74, colour: '#7a4208', width: 5, opacity: 0.4 },
      { layer: 'cuts', radius: 80, slices: 6 },
      {
        layer: 'curls',
        count: 18,
        radius: 62,
        colours: ['#fff3d0', '#d9a860'],
        width: 2.6,
        length: 14,
      },
      { layer: 'pieces', piece: 'rosemary', count: 5, radius: 56 },
      scatter('rocket', 11, { radius: 40, size: 1.25 }),
      scatter('cherryTomato', 7, { radius: 42 }),
      scatter('olive', 8, { radius: 46 }),
      { layer: 'specks', count: 40, radius: 66, colour: '#2f2418' },
    ],
  },
  cocotte: {
    vessel: SLATE,
    layers: [
      ...pot(-38, -22),
      ...pot(38, 26),
      scatter('spinach', 3, { x: 50, y: -50, radius: 14, size: 1.1 }),
      { layer: 'pieces', piece: 'rosemary', points: [[-46, 58]], size: 1.2 },
    ],
  },
  lentilles: {
    vessel: coupe('blossom'),
    layers: [
      {
        layer: 'mound',
        x: 0,
        y: 4,
        radius: 66,
        radiusY: 60,
        shades: ['#7c7a44', '#3f3d1c'],
        bits: ['#8f8c52', '#6a6a36', '#a8a46a', '#55542a'],
        count: 300,
        bitSize: 4.6,
      },
      {
        layer: 'sticks',
        count: 34,
        x: 0,
        y: -4,
        radius: 30,
        length: 22,
        width: 3.4,
        turn: 30,
        fan: 180,
        tones: ['#d9447c', '#a81e56', '#6a0f36'],
      },
      scatter('rocket', 9, { radius: 56, hollow: 0.5, size: 1.15 }),
      scatter('walnut', 9, { radius: 52, size: 1.15 }),
      scatter('redOnion', 5, { radius: 48, hollow: 0.4 }),
      herbs(12, 56),
    ],
  },
} satisfies Record<string, Serving>

/** A small pot of creamed vegetables with an egg in the middle. */
function pot(x: number, y: number): Serving['layers'] {
  return [
    {
      layer: 'sideBowl',
      x,
      y,
      radius: 45,
      wall: ['#f08a5c', '#a8431c'],
      shades: ['#fff8e2', '#e6d3a4'],
      fleck: '#5f9a3c',
      flecks: 16,
    },
    scatter('mushroom', 7, { x, y, radius: 30, hollow: 0.6, size: 1.05 }),
    scatter('spinach', 4, { x, y, radius: 26, hollow: 0.5, size: 0.7 }),
    { layer: 'egg', x, y, radius: 22 },
    { layer: 'specks', count: 14, x, y, radius: 24, colour: '#2f2418' },
    herbs(5, 26, { x, y, size: 0.8 }),
  ]
}
