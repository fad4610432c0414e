import type { Serving } from '../../composition.ts'
import { herbs, wedge } from '../palette.ts'
import { SAND } from '../servings.ts'

export const pakistaniLighter = {
  'seekh-roll': {
    vessel: SAND,
    layers: [
      {
        layer: 'wrap',
        x: -2,
        y: -22,
        turn: -10,
        length: 128,
        filling: ['#7c3d18', '#b23a86', '#8cc152', '#7c3d18', '#fff4dc'],
      },
      {
        layer: 'wrap',
        x: -4,
        y: 22,
        turn: -6,
        length: 124,
        filling: ['#7c3d18', '#b23a86', '#8cc152', '#7c3d18', '#fff4dc'],
      },
      {
        layer: 'sideBowl',
        x: 44,
        y: 60,
        radius: 20,
        shades: ['#8fc25a', '#3f7a24'],
        fleck: '#d6efb0',
      },
      {
        layer: 'pieces',
        piece: 'redOnion',
        points: [
          [-34, 60],
          [-20, 66],
          [-48, 54],
        ],
        size: 1.1,
        apart: true,
      },
      wedge('lemon', 4, 70, 0.8),
      herbs(6, 12, { x: 58, y: -50, piece: 'mint' }),
    ],
  },
} satisfies Record<string, Serving>
