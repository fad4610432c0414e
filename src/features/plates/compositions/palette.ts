import type { Layer, Vessel } from '../composition.ts'

const TINTS = {
  crimson: '#b3153b',
  saffron: '#ffc02e',
  leaf: '#5fa53a',
  teal: '#0e7c8b',
  honey: '#8a5a00',
  plum: '#6d4386',
  orange: '#d9661a',
  rose: '#c9436f',
  sky: '#3a7fb5',
} as const

export type Tint = keyof typeof TINTS

export function star(tint: Tint): Vessel {
  return { rim: 'star', tint: TINTS[tint] }
}

export function bowl(glaze: Extract<Vessel, { rim: 'bowl' }>['glaze']): Vessel {
  return { rim: 'bowl', glaze }
}

export function coupe(glaze: Extract<Vessel, { rim: 'coupe' }>['glaze']): Vessel {
  return { rim: 'coupe', glaze }
}

export const SLATE: Vessel = { rim: 'slate' }
export const WOOD: Vessel = { rim: 'wood' }
export const IRON: Vessel = { rim: 'iron' }

type LayerOf<Name extends Layer['layer']> = Extract<Layer, { layer: Name }>
type Options<Name extends Layer['layer']> = Partial<Omit<LayerOf<Name>, 'layer'>>
type PieceName = LayerOf<'pieces'>['piece']

/** Herbs scattered over the middle. */
export function herbs(count: number, radius: number, options: Options<'pieces'> = {}): Layer {
  return { layer: 'pieces', piece: 'parsley', count, radius, ...options }
}

/** Pieces set by hand, each with its own shadow. */
export function set(
  piece: PieceName,
  points: LayerOf<'pieces'>['points'],
  options: Options<'pieces'> = {},
): Layer {
  return { layer: 'pieces', piece, points, apart: true, ...options }
}

/** Pieces spread over an area, each with its own shadow. */
export function scatter(piece: PieceName, count: number, options: Options<'pieces'> = {}): Layer {
  return { layer: 'pieces', piece, count, apart: true, ...options }
}

/** A wedge of lime or lemon at the edge. */
export function wedge(piece: 'lemon' | 'lime', x: number, y: number, size = 0.9): Layer {
  const outwards = Math.round((Math.atan2(y, x) * 180) / Math.PI) - 90
  return { layer: 'pieces', piece, points: [[x, y]], base: outwards, turn: 0, size }
}

export const RICE = {
  white: ['#fffdf4', '#f6eedb', '#cfc09c'],
  basmati: ['#fffbee', '#f6e6c0', '#d3b06c'],
  saffron: ['#ffe9a6', '#f8c84e', '#c98a1a'],
  spiced: ['#ffd9a0', '#eaa758', '#a8642a'],
  red: ['#ffc49a', '#ea8450', '#a8401c'],
  brown: ['#e8cfa0', '#c79d62', '#7f5a2c'],
  green: ['#eef3c0', '#c8d47f', '#84993f'],
  fried: ['#ffefc0', '#f0cd7f', '#b98a3a'],
} as const

export const GRAIN = {
  quinoa: ['#f9edcf', '#dcc08a', '#a98548'],
  couscous: ['#ffeeb4', '#f3d071', '#c0933a'],
  bulgur: ['#f3d9a0', '#cf9f58', '#8a5f28'],
  freekeh: ['#dcd6a0', '#a8a062', '#6a6636'],
} as const

export const RED_SAUCE = ['#f0764d', '#d8432a', '#a02812'] as const
export const BROWN_SAUCE = ['#c98552', '#9a5326', '#5c2a0f'] as const
export const TAHINI = ['#fff6e0', '#ecd9b0', '#c8a870'] as const

export const WHITE_FISH = ['#fffaf0', '#dfc08c'] as const
export const CHICKEN = ['#f4c582', '#a8641f'] as const
export const LAMB = ['#b5713c', '#5f2c10'] as const
export const BEEF = ['#9a5a38', '#4a1f0d'] as const

export const SPAGHETTI = ['#ffe2a0', '#f3c76e', '#b5752a'] as const
export const RICE_NOODLES = ['#fffdf4', '#f3ecdc', '#c9bb98'] as const
export const SOBA = ['#cdb391', '#a3835c', '#5f4526'] as const

export const RAGU = ['#cf7a4a', '#9a3f1c', '#5a1c08'] as const
export const CLEAR_BROTH = ['#ffe6a8', '#d9a860', '#8f6428'] as const
export const GREEN_OIL = ['#d6e08a', '#9aa83c'] as const
export const GUACAMOLE = ['#c9dc7c', '#87a83c'] as const

export const NORI = { layer: 'bar', width: 40, height: 42, turn: 40 } as const
export const SESAME = { layer: 'specks', colour: '#fff6dd', width: 1.9 } as const

/** A heap of rice, a little to one side. */
export function rice(tones: keyof typeof RICE, options: Options<'grains'> = {}): Layer {
  return { layer: 'grains', tones: RICE[tones], radius: 68, count: 230, ...options }
}

export function grain(tones: keyof typeof GRAIN, options: Options<'grains'> = {}): Layer {
  return { layer: 'grains', tones: GRAIN[tones], round: true, radius: 60, count: 210, ...options }
}
