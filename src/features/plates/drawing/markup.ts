import { DEGREE, pair, polar, short } from './geometry.ts'
import type { Point } from './geometry.ts'
import { arc } from './shapes.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

export function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${plain(value)}"`))
    .join('')
}

function plain(value: string | number): string {
  if (typeof value === 'string') return value
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

export function fillPath(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

export function strokePath(
  d: string,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  const pen = { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more }
  return `<path d="${d}"${attributes(pen)}/>`
}

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  more: Attributes = {},
): string {
  const place = x === 0 && y === 0 ? '' : ` cx="${short(x)}" cy="${short(y)}"`
  return `<circle${place} r="${short(radius)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  const place = x === 0 && y === 0 ? '' : ` cx="${short(x)}" cy="${short(y)}"`
  return `<ellipse${place} rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(more)}/>`
}

/** A rectangle round its middle. */
export function box(
  width: number,
  height: number,
  corner: number,
  fill: string,
  more: Attributes = {},
): string {
  const size = { x: -width / 2, y: -height / 2, width, height, rx: corner }
  return `<rect${attributes(size)} fill="${fill}"${attributes(more)}/>`
}

/** Round dots as one path: a stroke of no length with a round cap. */
export function dots(
  points: readonly Point[],
  fill: string,
  width: number,
  more: Attributes = {},
): string {
  return strokePath(points.map(([x, y]) => `M${pair(x, y)}h0`).join(''), fill, width, more)
}

export function placed(
  place: { x?: number; y?: number; turn?: number; size?: number },
  body: string,
  filter = '',
): string {
  const { x = 0, y = 0, turn = 0, size = 1 } = place
  const steps = [
    `translate(${pair(x, y)})`,
    turn === 0 ? '' : `rotate(${short(turn)})`,
    size === 1 ? '' : `scale(${plain(size)})`,
  ]
  return `<g transform="${steps.join('')}"${filter}>${body}</g>`
}

/** The wet highlight of a round thing, at the top left where the light is. */
export function shine(x: number, y: number, radius: number, strength: number): string {
  const [fromX, fromY] = polar(200 * DEGREE, radius)
  const [toX, toY] = polar(262 * DEGREE, radius)
  const d = arc([x + fromX, y + fromY], [x + toX, y + toY], radius)
  return strokePath(d, '#fff', Math.max(1.4, radius * 0.045), { opacity: strength * 0.55 })
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
