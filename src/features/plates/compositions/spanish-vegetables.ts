import type { Serving } from '../composition.ts'
import { bowl, GREEN_OIL, herbs, scatter, star } from './palette.ts'

export const spanishVegetables = {
  'revuelto-setas': {
    vessel: star('orange'),
    layers: [
      scatter('eggCurd', 30, { x: -2, y: 2, radius: 50, size: 1.25 }),
      scatter('mushroom', 11, { x: -2, y: 2, radius: 48, size: 1.25 }),
      {
        layer: 'pieces',
        piece: 'asparagus',
        count: 8,
        radius: 46,
        size: 0.95,
        apart: true,
      },
      { layer: 'pieces', piece: 'garlic', count: 7, radius: 44 },
      herbs(15, 52),
      { layer: 'specks', count: 24, radius: 50, colour: '#3c2408' },
    ],
  },
  escalivada: {
    vessel: bowl('teal'),
    layers: [
      { layer: 'broth', shades: ['#f3e6c4', '#c4a876'], drops: 0 },
      scatter('whiteBean', 36, { radius: 68, size: 1.7 }),
      {
        layer: 'sticks',
        count: 10,
        x: -30,
        y: -14,
        radius: 26,
        length: 58,
        width: 9,
        turn: 64,
        fan: 16,
        tones: ['#ff8a6b', '#d8321f', '#96150d'],
      },
      {
        layer: 'sticks',
        count: 9,
        x: 26,
        y: -8,
        radius: 24,
        length: 56,
        width: 10,
        turn: 70,
        fan: 16,
        tones: ['#cfae80', '#8f6a48', '#4a2350'],
      },
      {
        layer: 'curls',
        count: 14,
        x: 0,
        y: 30,
        radius: 28,
        colours: ['#fff3d8', '#d9a878'],
        width: 4,
        length: 18,
      },
      scatter('roastTomato', 3, { x: 34, y: 44, radius: 18, size: 1.2 }),
      { layer: 'oil', x: -40, y: 48, radius: 10, shades: GREEN_OIL, drops: 6 },
      herbs(16, 60),
    ],
  },
} satisfies Record<string, Serving>
