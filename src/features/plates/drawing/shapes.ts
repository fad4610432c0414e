import { pair, polar, short, TURN } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'

export interface BlobShape {
  x?: number
  y?: number
  rx: number
  ry?: number
  /** How many knots the outline has; more knots, calmer outline. */
  knots?: number
  /** How far a knot may leave the ellipse, as a share of its radius. */
  jitter?: number
}

/** Smooth closed curve round (x, y), never quite an ellipse. */
export function blob(random: Random, shape: BlobShape): string {
  const { x = 0, y = 0, rx, ry = rx, knots = 10, jitter = 0.08 } = shape
  const points = Array.from({ length: knots }, (_, index): Point => {
    const reach = 1 - jitter + random() * 2 * jitter
    const angle = ((index + random() * 0.3) / knots) * TURN
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)]
  })
  const knot = (index: number): Point => points[(index + knots) % knots] ?? [x, y]
  const segments = points.map((from, index) =>
    bend(knot(index - 1), from, knot(index + 1), knot(index + 2)),
  )
  return `M${pair(...knot(0))}${segments.join('')}Z`
}

/** Smooth open curve through points. */
export function curve(points: readonly Point[]): string {
  return points.reduce((drawn, to, index) => {
    if (index === 0) return `M${pair(...to)}`
    const from = points[index - 1] ?? to
    return drawn + bend(points[index - 2] ?? from, from, to, points[index + 1] ?? to)
  }, '')
}

/** Catmull-Rom as one Bézier segment. */
function bend(before: Point, from: Point, to: Point, after: Point): string {
  const leave = pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)
  const arrive = pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)
  return `C${leave} ${arrive} ${pair(...to)}`
}

export interface Area {
  x?: number
  y?: number
  radius?: number
  /** Share of the radius that stays free in the middle: 0 a disc, near 1 a ring. */
  hollow?: number
}

/** Points spread over an area, each the farthest of a few tries: even, never a grid. */
export function scatter(random: Random, count: number, area: Area = {}): Point[] {
  const points: Point[] = []
  while (points.length < count) points.push(farthest(random, points, area))
  return points
}

function farthest(random: Random, taken: readonly Point[], area: Area): Point {
  const { x = 0, y = 0, radius = 60, hollow = 0 } = area
  let best: Point = [x, y]
  let bestGap = -1
  for (let attempt = 0; attempt < 7; attempt++) {
    const angle = random() * TURN
    const reach = radius * Math.sqrt(hollow * hollow + random() * (1 - hollow * hollow))
    const [dx, dy] = polar(angle, reach)
    const gap = nearestGap(taken, [x + dx, y + dy])
    if (gap > bestGap) [bestGap, best] = [gap, [x + dx, y + dy]]
  }
  return best
}

function nearestGap(points: readonly Point[], from: Point): number {
  if (points.length === 0) return 1
  return Math.min(...points.map((point) => Math.hypot(point[0] - from[0], point[1] - from[1])))
}

/** Points that gather towards the middle of an area: a heap. */
export function cluster(random: Random, count: number, area: Area = {}): Point[] {
  const { x = 0, y = 0, radius = 30 } = area
  return Array.from({ length: count }, (): Point => {
    const [dx, dy] = polar(random() * TURN, (radius * (random() + random())) / 2)
    return [x + dx, y + dy]
  })
}

/** Points along a circle, first one at `start` degrees. */
export function circleOf(count: number, radius: number, start = 0): Point[] {
  return Array.from({ length: count }, (_, index) =>
    polar((index / count) * TURN + (start * TURN) / 360, radius),
  )
}

/** Eight-point star; its two squares cross at 0.7654 of the radius. */
export function octagram(radius: number, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.7654
    return pair(...polar(((index * 22.5 + turn) * TURN) / 360, reach))
  })
  return `M${corners.join('L')}Z`
}

/** Spiral from the outside in. */
export function spiral(options: {
  x: number
  y: number
  turns: number
  start: number
  points: number
  reach: (progress: number) => number
}): string {
  const { x, y, turns, start, points, reach } = options
  return curve(
    Array.from({ length: points + 1 }, (_, index): Point => {
      const progress = index / points
      const [dx, dy] = polar(start + progress * turns * TURN, reach(progress))
      return [x + dx, y + dy]
    }),
  )
}

export function arc(from: Point, to: Point, radius: number, large = false): string {
  return `M${pair(...from)}A${short(radius)} ${short(radius)} 0 ${large ? 1 : 0} 1 ${pair(...to)}`
}
