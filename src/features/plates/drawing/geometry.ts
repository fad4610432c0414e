export type Point = readonly [x: number, y: number]

export const DEGREE = Math.PI / 180
export const TURN = 2 * Math.PI

export function polar(angle: number, distance: number): Point {
  return [distance * Math.cos(angle), distance * Math.sin(angle)]
}

/** One decimal and no leading zero: a third fewer bytes than the plain number. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

export function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`
}
