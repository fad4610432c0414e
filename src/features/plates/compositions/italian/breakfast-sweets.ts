import type { Serving } from '../../composition.ts'
import { IRON, strew } from '../palette.ts'

export const italianBreakfastSweets = {
  frittata: {
    vessel: IRON,
    layers: [
      { layer: 'omelette', radius: 84, flat: true, flecks: ['#3f8f35'] },
      strew('courgette', 11, { radius: 66, size: 1.35 }),
      strew('ricotta', 10, { radius: 64, size: 1.25 }),
      { layer: 'pieces', piece: 'basil', count: 5, radius: 52, apart: true },
      { layer: 'cuts', radius: 82 },
      { layer: 'specks', count: 34, radius: 70, colour: '#4f2a0c' },
    ],
  },
} satisfies Record<string, Serving>
