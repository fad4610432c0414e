import type { Serving } from '../composition.ts'
import { bowl, CLEAR_BROTH, herbs, IRON, RICE_NOODLES, scatter, set, wedge } from './palette.ts'
import { noodleSoup } from './servings.ts'

export const vietnameseBreakfasts = {
  'bo-ne': {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#6a4020', '#2f1808'], fat: '#d99a4a', drops: 26 },
      scatter('romaine', 4, { x: 52, y: -42, radius: 18, size: 0.95 }),
      set('cucumber', [
        [34, -56],
        [50, -46],
        [62, -30],
      ]),
      { layer: 'egg', x: -32, y: -30, radius: 31, crisp: true },
      { layer: 'egg', x: -34, y: 30, radius: 30, crisp: true },
      {
        layer: 'pieces',
        piece: 'beefStrip',
        count: 15,
        x: 26,
        y: 20,
        radius: 38,
        size: 1.4,
        apart: true,
      },
      {
        layer: 'curls',
        count: 13,
        x: 26,
        y: 20,
        radius: 38,
        colours: ['#fff3d8', '#d9a860'],
        width: 4,
        length: 18,
      },
      scatter('tomatoWedge', 4, { x: 16, y: 24, radius: 38, size: 1.1 }),
      { layer: 'specks', count: 44, radius: 66, colour: '#1f140c' },
      herbs(14, 62),
    ],
  },
  'pho-chay': noodleSoup(
    bowl('sage'),
    CLEAR_BROTH,
    RICE_NOODLES,
    [
      scatter('friedTofu', 6, { x: -34, y: -28, radius: 24, size: 1.3 }),
      scatter('shiitake', 5, { x: 26, y: -44, radius: 20, size: 1.3 }),
      set(
        'bokChoy',
        [
          [52, 6],
          [42, 30],
        ],
        { size: 1.2 },
      ),
      scatter('sprouts', 8, { x: -40, y: 30, radius: 20, size: 1.1 }),
      scatter('carrotCoin', 5, { x: 0, y: 6, radius: 40 }),
      herbs(6, 24, { piece: 'mint', x: 4, y: 44 }),
      herbs(11, 54),
      wedge('lime', -4, 64),
    ],
    4,
  ),
} satisfies Record<string, Serving>
