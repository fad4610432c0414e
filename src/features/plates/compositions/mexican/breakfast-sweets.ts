import type { Serving } from '../../composition.ts'
import { herbs, IRON, scatter, star, wedge } from '../palette.ts'
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
      scatter('blackBean', 20, { radius: 62, size: 1.3 }),
      { layer: 'egg', x: -20, y: -14, radius: 26, crisp: true },
      { layer: 'egg', x: 26, y: 18, radius: 26, crisp: true },
      scatter('avocadoCube', 8, { radius: 60, hollow: 0.5 }),
      scatter('feta', 6, { radius: 60, hollow: 0.4, size: 0.6 }),
      herbs(16, 62),
      wedge('lime', -54, 42),
    ],
  },
  chilaquiles: {
    vessel: SAND,
    layers: [
      scatter('tortillaChip', 16, { radius: 62, size: 1.35 }),
      {
        layer: 'sauce',
        radius: 46,
        tones: ['#f0764d', '#c93a20', '#8a1f0a'],
        jitter: 0.34,
        patches: 12,
      },
      scatter('tortillaChip', 7, { radius: 50, size: 1.2 }),
      { layer: 'egg', x: -22, y: -16, radius: 25, crisp: true },
      { layer: 'egg', x: 24, y: 16, radius: 24, crisp: true },
      { layer: 'drizzle', radius: 46, colour: '#fffdf4', width: 2.8 },
      scatter('avocadoCube', 9, { radius: 60 }),
      scatter('feta', 7, { radius: 56, size: 0.65 }),
      { layer: 'pieces', piece: 'redOnion', count: 5, radius: 54 },
      herbs(13, 60),
    ],
  },
  'huevos-mexicana': {
    vessel: star('leaf'),
    layers: [
      scatter('eggCurd', 28, { x: -14, y: -4, radius: 46, size: 1.25 }),
      scatter('tomatoDice', 17, { x: -14, y: -4, radius: 46, size: 1.15 }),
      { layer: 'pieces', piece: 'jalapeno', count: 7, x: -14, y: -4, radius: 42, size: 0.8 },
      {
        layer: 'curls',
        count: 14,
        x: -14,
        y: -4,
        radius: 42,
        colours: ['#fffdf4', '#e6dcc0'],
        width: 2.4,
      },
      herbs(14, 44, { x: -14, y: -4 }),
      { layer: 'fan', piece: 'avocadoSlice', x: 40, y: 34, count: 6, turn: -40, size: 1.25 },
      wedge('lime', 46, -30),
    ],
  },
  enfrijoladas: {
    vessel: SAND,
    layers: [
      {
        layer: 'sauce',
        y: 4,
        radius: 72,
        tones: ['#8a604c', '#5a3626', '#2c160c'],
        jitter: 0.1,
        patches: 9,
      },
      ...(
        [
          [-16, -34, -14],
          [6, 2, -10],
          [-10, 38, -16],
        ] as const
      ).map(
        ([x, y, turn]) =>
          ({
            layer: 'folded',
            x,
            y,
            turn,
            radius: 46,
            shades: ['#b98a68', '#6a4030'],
            filling: '#f3d48a',
          }) as const,
      ),
      { layer: 'fan', piece: 'avocadoSlice', x: 44, y: 38, count: 5, turn: -30, size: 1.2 },
      scatter('redOnion', 6, { x: -4, y: 0, radius: 44, size: 1.05 }),
      scatter('radish', 6, { x: 0, y: 2, radius: 50 }),
      herbs(16, 52),
      wedge('lime', -62, 40),
    ],
  },
} satisfies Record<string, Serving>
