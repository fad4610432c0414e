import type { Serving } from '../../composition.ts'
import { bowl, coupe, herbs, rice, scatter, star, wedge } from '../palette.ts'
import { choppedSalad, stew } from '../servings.ts'

export const thaiMains = {
  'green-curry': {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#c5d487', '#7d9a45'], fat: '#f2f7cf', drops: 22 },
      { layer: 'chunks', count: 7, radius: 52, size: 13, shades: ['#fbe9cb', '#d2a873'], char: '' },
      { layer: 'pieces', piece: 'edamame', count: 12, radius: 56 },
      {
        layer: 'curls',
        count: 9,
        radius: 48,
        colours: ['#d8352a', '#ef6a4a'],
        width: 4,
        length: 15,
      },
      { layer: 'swirl', radius: 52, colour: '#fbfbe8', width: 2.4, turns: 1.1, start: 3 },
      scatter('basil', 6, { radius: 40, size: 1.1 }),
      { layer: 'pieces', piece: 'chili', count: 5, radius: 52 },
    ],
  },
  'tofu-curry': stew(
    bowl('clay'),
    ['#fff0c0', '#efb550', '#b0701c'],
    [
      scatter('tofu', 10, { radius: 58, size: 1.15 }),
      scatter('sweetPotato', 7, { radius: 64 }),
      scatter('pepperRed', 4, { radius: 58 }),
      { layer: 'swirl', radius: 50, colour: '#fffdf2', width: 3, turns: 1.3, start: 2 },
      scatter('basil', 5, { radius: 50, size: 1.1 }),
      { layer: 'specks', count: 20, radius: 60, colour: '#c2380f', width: 1.8 },
      wedge('lime', 50, 44),
    ],
  ),
  'basil-beef': {
    vessel: star('leaf'),
    layers: [
      rice('white', { x: -24, y: -10, radius: 48, count: 190 }),
      {
        layer: 'mound',
        x: 24,
        y: 18,
        radius: 42,
        shades: ['#8a4c2a', '#42180a'],
        bits: ['#a8643c', '#6a3018', '#c98a5a'],
        count: 110,
        bitSize: 5,
      },
      scatter('greenBean', 6, { x: 24, y: 18, radius: 34, size: 0.8 }),
      scatter('basil', 7, { x: 24, y: 18, radius: 36 }),
      { layer: 'pieces', piece: 'chili', count: 8, x: 24, y: 18, radius: 36 },
      { layer: 'egg', x: -18, y: -20, radius: 26, crisp: true },
    ],
  },
  massaman: stew(
    bowl('clay'),
    ['#ffc98a', '#b5652a', '#6a2f0c'],
    [
      { layer: 'leg', x: -14, y: -24, turn: -20, size: 0.9 },
      {
        layer: 'chunks',
        points: [
          [34, -18],
          [40, 18],
        ],
        size: 16,
        shades: ['#e9b06a', '#9a5a1c'],
      },
      scatter('potatoCube', 7, { x: 4, y: 24, radius: 46, size: 1.45 }),
      { layer: 'swirl', radius: 56, colour: '#fff3dc', width: 3, turns: 1.1, start: 2 },
      { layer: 'pieces', piece: 'peanut', count: 16, radius: 58, size: 1.5 },
      { layer: 'pieces', piece: 'starAnise', points: [[44, -44]], size: 1.4 },
      { layer: 'pieces', piece: 'cinnamon', points: [[-46, 38]], turn: 0, base: -40 },
      herbs(8, 56),
    ],
  ),
  satay: {
    vessel: coupe('olive'),
    layers: [
      { layer: 'skewer', x: 0, y: -54, turn: -10, length: 108, kind: 'satay' },
      { layer: 'skewer', x: -4, y: -30, turn: -8, length: 120, kind: 'satay' },
      { layer: 'skewer', x: -8, y: -6, turn: -10, length: 120, kind: 'satay' },
      { layer: 'skewer', x: -16, y: 18, turn: -8, length: 104, kind: 'satay' },
      {
        layer: 'sideBowl',
        x: 42,
        y: 40,
        radius: 26,
        shades: ['#dda35a', '#8f5a1c'],
        fleck: '#fff0c8',
        flecks: 12,
      },
      ...choppedSalad(-26, 56, 20),
      { layer: 'pieces', piece: 'redOnion', points: [[2, 66]], apart: true },
      wedge('lime', 70, -20, 0.8),
    ],
  },
} satisfies Record<string, Serving>
