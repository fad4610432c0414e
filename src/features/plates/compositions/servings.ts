import type { Layer, Serving, Vessel } from '../composition.ts'
import { coupe, herbs, rice, scatter } from './palette.ts'
import type { RICE } from './palette.ts'

type RiceName = keyof typeof RICE
type Tones = readonly [string, string, string]

/** A full bowl of curry or stew: sauce to the wall, then what swims in it. */
export function stew(vessel: Vessel, tones: Tones, food: readonly Layer[], drops = 16): Serving {
  const [light, middle, dark] = tones
  return {
    vessel,
    layers: [{ layer: 'broth', shades: [middle, dark], fat: light, drops }, ...food],
  }
}

/** Curry or stew over one half of a plate, rice on the other. */
export function withRice(
  vessel: Vessel,
  grains: RiceName,
  tones: Tones,
  food: (at: { x: number; y: number; radius: number }) => readonly Layer[],
): Serving {
  const at = { x: 24, y: 10, radius: 50 }
  return {
    vessel,
    layers: [
      rice(grains, { x: -30, y: -8, radius: 52, count: 200 }),
      { layer: 'sauce', x: at.x, y: at.y, radius: 54, tones, jitter: 0.12, patches: 8 },
      ...food({ ...at, radius: 40 }),
    ],
  }
}

/** A noodle soup: broth, noodles in the middle, toppings round it. */
export function noodleSoup(
  vessel: Vessel,
  tones: Tones,
  noodleTones: Tones,
  toppings: readonly Layer[],
  width = 3.4,
): Serving {
  const [light, middle, dark] = tones
  return {
    vessel,
    layers: [
      { layer: 'broth', shades: [middle, dark], fat: light, drops: 26 },
      { layer: 'noodles', x: -6, y: 6, radius: 52, tones: noodleTones, width },
      ...toppings,
    ],
  }
}

/** A smooth soup with a ribbon of cream. */
export function creamSoup(vessel: Vessel, tones: Tones, toppings: readonly Layer[]): Serving {
  const [light, middle, dark] = tones
  return {
    vessel,
    layers: [
      { layer: 'broth', shades: [middle, dark], fat: light, drops: 10 },
      { layer: 'swirl', radius: 50, colour: light, width: 5, turns: 1.7, start: 2 },
      ...toppings,
    ],
  }
}

/** Leaves under everything else. */
export function leaves(
  count = 14,
  options: { radius?: number; x?: number; y?: number; size?: number } = {},
): Layer {
  return scatter('romaine', count, { radius: 50, size: 1.15, ...options })
}

/** Tomato, cucumber and onion cut small: the salad next to every grill. */
export function choppedSalad(x: number, y: number, radius = 18): Layer[] {
  return [
    { layer: 'pieces', piece: 'cucumberDice', count: 9, x, y, radius },
    { layer: 'pieces', piece: 'tomatoDice', count: 9, x, y, radius },
    herbs(6, radius, { x, y, size: 0.8 }),
  ]
}

/** Raw onion with sumac. */
export function sumacOnion(x: number, y: number, radius = 20): Layer[] {
  return [
    {
      layer: 'curls',
      count: 20,
      x,
      y,
      radius,
      colours: ['#fff7fb', '#e9b9d2'],
      width: 2.8,
      length: 12,
    },
    { layer: 'specks', count: 20, x, y, radius, colour: '#8f1226' },
  ]
}

export function fries(x: number, y: number, turn = -40, count = 16): Layer {
  return { layer: 'sticks', x, y, count, radius: 24, length: 34, turn, fan: 60 }
}

/** Plain stoneware for what should not compete with a pattern. */
export const SAND = coupe('sand')
export const SKY = coupe('sky')
export const BLOSSOM = coupe('blossom')
export const OLIVE = coupe('olive')
