import { DEGREE, pair, polar, TURN } from '../geometry.ts'
import { fillPath, strokePath } from '../markup.ts'
import { arc, blob, cluster } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Shades, Tones } from './options.ts'

export interface NoodlesOptions extends Place {
  radius?: number
  tones?: Tones
  bundles?: number
  perBundle?: number
  width?: number
}

/** Noodles or spaghetti: arcs laid in bundles, bottom to top. */
export function noodles(sheet: Sheet, options: NoodlesOptions): string {
  const { x = 0, y = 0, radius = 56, bundles = 7, perBundle = 6, width = 3.1 } = options
  const [light, middle, dark] = options.tones ?? ['#f9e0a0', '#eec873', '#b98a35']
  const { random } = sheet
  const base = blob(random, { x, y, rx: radius * 0.9, knots: 14, jitter: 0.04 })
  const layers = Array.from({ length: bundles }, (_, index) => {
    const height = index / bundles
    const [ox, oy] = polar(height * 7 + random(), radius * 0.34 * (height < 0.85 ? 1 : 0.2))
    const strands = bundle(sheet, { x: x + ox, y: y + oy, radius, perBundle, width })
    return sheet.coats(strands, [
      { colour: dark, width: width + 0.9 },
      { colour: index % 2 === 1 ? light : middle, width: width - 0.5 },
      { colour: '#fff', width: 0.7, dx: -0.5, dy: -0.5, opacity: 0.35 },
    ])
  })
  return `<g${sheet.deepShadow}>${fillPath(base, sheet.radial(middle, dark, 0.3))}</g>${layers.join('')}`
}

function bundle(
  sheet: Sheet,
  at: { x: number; y: number; radius: number; perBundle: number; width: number },
): string {
  const { random } = sheet
  const start = random() * TURN
  const sweep = (150 + random() * 90) * DEGREE
  const inner = at.radius * (0.12 + random() * 0.08)
  const strands = Array.from({ length: at.perBundle }, (_, index) => {
    const reach = inner + index * at.width * 1.12
    const [fromX, fromY] = polar(start + random() * 0.3, reach)
    const [toX, toY] = polar(start + sweep + random() * 0.3, reach)
    return arc([at.x + fromX, at.y + fromY], [at.x + toX, at.y + toY], reach, sweep > Math.PI)
  })
  return strands.join('')
}

export interface CurlsOptions extends Place {
  count?: number
  radius?: number
  colours?: Shades
  width?: number
  length?: number
}

/** Thin curls: fried onions, chives, nori, shredded cheese or cabbage. */
export function curls(sheet: Sheet, options: CurlsOptions): string {
  const { x = 0, y = 0, count = 22, radius = 30, width = 1.8, length = 9 } = options
  const { colours = ['#8a4a1a', '#c8803a'] } = options
  const { random } = sheet
  const strokes = cluster(random, count, { x, y, radius }).map(([px, py]) => {
    const angle = random() * TURN
    const end = polar(angle, length)
    const control = polar(angle + 1.1, length * 0.7)
    return `M${pair(px, py)}q${pair(...control)} ${pair(...end)}`
  })
  const half = (rest: number) => strokes.filter((_, index) => index % 2 === rest).join('')
  return `<g${sheet.thinShadow}>${strokePath(half(0), colours[0], width)}${strokePath(half(1), colours[1], width)}</g>`
}

export interface SticksOptions extends Place {
  count?: number
  radius?: number
  length?: number
  width?: number
  turn?: number
  /** How far sticks may turn away from each other, in degrees. */
  fan?: number
  tones?: Tones
}

/** Sticks in one direction: fries, pickled turnip, bean sprouts, asparagus, green beans. */
export function sticks(sheet: Sheet, options: SticksOptions): string {
  const {
    x = 0,
    y = 0,
    count = 12,
    radius = 20,
    length = 26,
    width = 4.6,
    turn = 20,
    fan = 26,
  } = options
  const [light, middle, dark] = options.tones ?? ['#f8cf62', '#e0a12e', '#a9681a']
  const { random } = sheet
  const stick = (index: number) => {
    const angle = (turn + (random() - 0.5) * fan) * DEGREE
    const across = (index / Math.max(1, count - 1) - 0.5) * 2 * radius
    const [px, py] = polar((turn + 90) * DEGREE, across)
    const [dx, dy] = polar(angle, (length / 2) * (0.8 + random() * 0.4))
    return `M${pair(x + px - dx, y + py - dy)}l${pair(2 * dx, 2 * dy)}`
  }
  const rows = [0, 1, 2].map((row) => {
    let strokes = ''
    for (let index = row; index < count; index += 3) strokes += stick(index)
    if (!strokes) return ''
    return sheet.coats(strokes, [
      { colour: dark, width },
      { colour: row === 1 ? middle : light, width: width - 1.3, dy: -0.6 },
    ])
  })
  return `<g${sheet.thinShadow}>${rows.join('')}</g>`
}
