import { pair, polar, short, TURN } from '../geometry.ts'
import { dots, fillPath } from '../markup.ts'
import { blob, scatter } from '../shapes.ts'
import type { Coat, Sheet } from '../sheet.ts'
import type { Place, Shades, Tones } from './options.ts'

export interface GrainsOptions extends Place {
  radius?: number
  radiusY?: number
  tones?: Tones
  count?: number
  /** Round grains (quinoa, bulgur, couscous) instead of long ones (rice). */
  round?: boolean
  length?: number
  /** Some grains in another colour: saffron, tomato. */
  accent?: string
  accentShare?: number
}

const CAST = '#3d1f05'

/** Rice, quinoa, bulgur: short strokes or dots, painted in turned coats so that few make many. */
export function grains(sheet: Sheet, options: GrainsOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 62,
    radiusY = radius,
    count = 170,
    round = false,
    length = 4,
  } = options
  const { tones = ['#fffaf0', '#f4e8cf', '#d9c49b'], accent, accentShare = 0.16 } = options
  const [light, middle, dark] = tones
  const width = round ? 2.9 : 2.2
  const strokes = (amount: number, from: number) =>
    grainStrokes(sheet, { x, y, radius, radiusY, amount, from, length: round ? 0 : length })
  const turned = (degrees: number) => `rotate(${degrees} ${short(x)} ${short(y)})`
  const shade = (opacity: number, transform?: string): Coat => ({
    colour: CAST,
    width,
    dx: 0.5,
    dy: 1,
    opacity,
    transform,
  })
  const heap = fillPath(
    blob(sheet.random, { x, y, rx: radius, ry: radiusY, knots: 18, jitter: 0.028 }),
    sheet.radial(middle, dark, 0.4),
  )
  const canTurn = Math.abs(radius - radiusY) < 8
  const rice = sheet.coats(strokes(Math.round(count * (canTurn ? 0.42 : 0.6)), 0), [
    { colour: dark, width, opacity: 0.75, transform: canTurn ? turned(205) : turned(180) },
    ...(canTurn
      ? [shade(0.22, turned(118)), { colour: middle, width, transform: turned(118) }]
      : []),
    shade(0.26),
    { colour: light, width },
  ])
  if (!accent) return `<g${sheet.deepShadow}>${heap}</g>${rice}`
  const dyed = sheet.coats(strokes(Math.round(count * accentShare * 0.6), 0.1), [
    shade(0.3),
    { colour: accent, width },
  ])
  return `<g${sheet.deepShadow}>${heap}</g>${rice}${dyed}`
}

function grainStrokes(
  sheet: Sheet,
  heap: {
    x: number
    y: number
    radius: number
    radiusY: number
    amount: number
    from: number
    length: number
  },
): string {
  const strokes = Array.from({ length: heap.amount }, () => {
    const angle = sheet.random() * TURN
    const reach = Math.sqrt(heap.from + sheet.random() * (0.94 - heap.from))
    const [dx, dy] = polar(sheet.random() * TURN, heap.length)
    const start = pair(
      heap.x + heap.radius * reach * Math.cos(angle),
      heap.y + heap.radiusY * reach * Math.sin(angle),
    )
    return heap.length === 0 ? `M${start}h0` : `M${start}l${pair(dx, dy)}`
  })
  return strokes.join('')
}

export interface MoundOptions extends Place {
  radius?: number
  radiusY?: number
  shades?: Shades
  /** Colours of the small bits it is made of. */
  bits?: readonly string[]
  count?: number
  bitSize?: number
}

/** A loose heap of small bits: tabbouleh, mince, mash, scrambled tofu, slaw. */
export function mound(sheet: Sheet, options: MoundOptions): string {
  const { x = 0, y = 0, radius = 34, radiusY = radius * 0.9, count = 60, bitSize = 3.2 } = options
  const { shades = ['#f6e7c4', '#cfa869'], bits = ['#fff6df', '#e3c48d'] } = options
  const outline = blob(sheet.random, { x, y, rx: radius, ry: radiusY, knots: 13, jitter: 0.06 })
  const heap = `<g${sheet.deepShadow}>${fillPath(outline, sheet.radial(shades[0], shades[1], 0.3))}</g>`
  const layers = bits.map((colour) => {
    const points = scatter(sheet.random, Math.round(count / bits.length), { radius: radius * 0.9 })
    const placed = points.map(([dx, dy]) => [x + dx, y + (dy * radiusY) / radius] as const)
    return (
      dots(
        placed.map(([px, py]) => [px + 0.4, py + 0.9] as const),
        CAST,
        bitSize,
        { opacity: 0.22 },
      ) + dots(placed, colour, bitSize)
    )
  })
  return heap + layers.join('')
}
