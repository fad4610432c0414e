import type { Serving } from '../../composition.ts'
import { bowl, herbs, scatter, set, wedge } from '../palette.ts'

export const emiratiLighter = {
  dango: {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#d9a45a', '#8f5a22'], fat: '#ffe0a0', drops: 10 },
      scatter('chickpea', 58, { radius: 74, size: 1.5 }),
      {
        layer: 'curls',
        count: 12,
        radius: 60,
        colours: ['#b01e14', '#e0532a'],
        width: 3,
        length: 12,
      },
      { layer: 'specks', count: 60, radius: 72, colour: '#8f2612', width: 1.6 },
      herbs(14, 66),
      wedge('lemon', -48, 42, 1.1),
      set('chiliWhole', [[20, -40]], { base: 20, turn: 0, size: 1.2 }),
    ],
  },
} satisfies Record<string, Serving>
