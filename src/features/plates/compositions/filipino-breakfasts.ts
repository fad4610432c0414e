import type { Serving } from '../composition.ts'
import { bowl, set } from './palette.ts'

export const filipinoBreakfasts = {
  champorado: {
    vessel: bowl('cream'),
    layers: [
      { layer: 'broth', shades: ['#5f3218', '#2f1406'], fat: '#8a5a34', drops: 10 },
      {
        layer: 'grains',
        radius: 78,
        tones: ['#8a5230', '#5c2f14', '#2c1206'],
        length: 3,
        count: 220,
      },
      { layer: 'swirl', radius: 54, colour: '#fffaf0', width: 6, turns: 1.8, start: 1 },
      set(
        'banana',
        [
          [-38, -34],
          [-20, -44],
          [34, 30],
          [46, 14],
          [20, 42],
        ],
        { size: 1.15 },
      ),
    ],
  },
} satisfies Record<string, Serving>
