import type { Serving } from '../../composition.ts'
import { bowl, herbs, RED_SAUCE, rice, scatter, set, wedge, WOOD } from '../palette.ts'
import { creamSoup } from '../servings.ts'

export const middleEasternLighter = {
  musakhan: {
    vessel: WOOD,
    layers: [
      {
        layer: 'wrap',
        x: 0,
        y: -40,
        turn: -8,
        length: 132,
        paper: false,
        filling: ['#8f2a4a', '#d98f4e', '#b5446a', '#f0c890'],
      },
      {
        layer: 'wrap',
        x: -4,
        y: 2,
        turn: -6,
        length: 132,
        paper: false,
        filling: ['#8f2a4a', '#d98f4e', '#b5446a', '#f0c890'],
      },
      {
        layer: 'wrap',
        x: 0,
        y: 44,
        turn: -8,
        length: 128,
        paper: false,
        filling: ['#8f2a4a', '#d98f4e', '#b5446a', '#f0c890'],
      },
      { layer: 'specks', count: 90, radius: 70, colour: '#8f1226', width: 1.8 },
      { layer: 'pieces', piece: 'pineNut', count: 22, radius: 70 },
      { layer: 'sideBowl', x: 64, y: 58, radius: 20 },
      herbs(8, 70),
    ],
  },
  koshari: {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#f0dcb4', '#b98c54'], drops: 0 },
      rice('brown', { radius: 80, count: 170 }),
      { layer: 'specks', count: 50, radius: 72, colour: '#5f4420', width: 4, opacity: 1 },
      scatter('macaroni', 26, { radius: 70, size: 1.2 }),
      { layer: 'sauce', x: -2, y: 0, radius: 38, tones: RED_SAUCE, jitter: 0.16 },
      { layer: 'pieces', piece: 'chickpea', count: 20, radius: 56, size: 1.2 },
      { layer: 'curls', count: 56, x: 0, y: -2, radius: 38, width: 2.4, length: 12 },
    ],
  },
  'lentil-soup': creamSoup(
    bowl('cream'),
    ['#ffd98c', '#f3b23a', '#c4761a'],
    [
      { layer: 'oil', x: -6, y: -2, radius: 13, shades: ['#f6d35e', '#b5470f'], drops: 12 },
      set(
        'crouton',
        [
          [24, 22],
          [38, 8],
          [16, 38],
          [36, 34],
        ],
        { size: 1.1 },
      ),
      { layer: 'specks', count: 46, x: -6, radius: 44, colour: '#7a3d12', width: 1.6 },
      herbs(9, 40, { x: -8, y: -4 }),
      wedge('lemon', -46, 36),
    ],
  ),
} satisfies Record<string, Serving>
