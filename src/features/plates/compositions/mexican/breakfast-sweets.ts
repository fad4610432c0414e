import type { Serving } from '../../composition.ts'
import { herbs, IRON, strew, wedge } from '../palette.ts'
import { SAND } from '../servings.ts'

export const mexicanBreakfastSweets = {
  rancheros: {
    vessel: IRON,
    layers: [
      { layer: 'bread', radius: 82, spots: 24, shades: ['#fad98f', '#d19a3c'] },
      {
        layer: 'sauce',
        radius: 66,
        tones: ['#f0764d', '#cf3a20', '#8f1f0a'],
        jitter: 0.16,
        patches: 10,
      },
      strew('blackBean', 20, { radius: 62, size: 1.3 }),
      { layer: 'egg', x: -20, y: -14, radius: 26, crisp: true },
      { layer: 'egg', x: 26, y: 18, radius: 26, crisp: true },
      strew('avocadoCube', 8, { radius: 60, hollow: 0.5 }),
      strew('feta', 6, { radius: 60, hollow: 0.4, size: 0.6 }),
      herbs(16, 62),
      wedge('lime', -54, 42),
    ],
  },
  chilaquiles: {
    vessel: SAND,
    layers: [
      strew('tortillaChip', 16, { radius: 62, size: 1.35 }),
      {
        layer: 'sauce',
        radius: 46,
        tones: ['#f0764d', '#c93a20', '#8a1f0a'],
        jitter: 0.34,
        patches: 12,
      },
      strew('tortillaChip', 7, { radius: 50, size: 1.2 }),
      { layer: 'egg', x: -22, y: -16, radius: 25, crisp: true },
      { layer: 'egg', x: 24, y: 16, radius: 24, crisp: true },
      { layer: 'drizzle', radius: 46, colour: '#fffdf4', width: 2.8 },
      strew('avocadoCube', 9, { radius: 60 }),
      strew('feta', 7, { radius: 56, size: 0.65 }),
      { layer: 'pieces', piece: 'redOnion', count: 5, radius: 54 },
      herbs(13, 60),
    ],
  },
} satisfies Record<string, Serving>
