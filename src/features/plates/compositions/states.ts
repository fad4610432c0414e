import type { Composition } from '../composition.ts'

/** Plates that stand for a state of a page: nothing here yet, not found, a fault of ours. */
const STATES: Readonly<Record<string, Composition>> = {
  empty: {
    seed: 'empty',
    label: 'Empty plate',
    vessel: { rim: 'star', tint: '#0e7c8b' },
    layers: [],
  },
  'not-found': {
    seed: 'not-found',
    label: 'Empty plate',
    vessel: { rim: 'star', tint: '#3c1b52' },
    layers: [],
  },
  fault: {
    seed: 'fault',
    label: 'Empty bowl',
    vessel: { rim: 'bowl', glaze: 'cream' },
    layers: [],
  },
}

export function findState(slug: string): Composition | undefined {
  return Object.hasOwn(STATES, slug) ? STATES[slug] : undefined
}
