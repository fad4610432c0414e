import type { Point } from '../geometry.ts'

/** Two colours of one thing: where the light falls, and away from it. */
export type Shades = readonly [light: string, dark: string]
/** Light, middle and dark of one thing. */
export type Tones = readonly [light: string, middle: string, dark: string]

/** Where a layer lies. The middle of the plate is (0, 0), y grows downwards. */
export interface Place {
  x?: number
  y?: number
}

export interface Turned extends Place {
  /** Degrees, clockwise. */
  turn?: number
  size?: number
}

export type Points = readonly Point[]
export type TurnedPoint = readonly [x: number, y: number, turn: number]
