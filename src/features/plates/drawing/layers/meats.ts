import { pair, short } from '../geometry.ts'
import { box, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import { blob, cluster, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Points, Shades, Turned } from './options.ts'

export interface ChunksOptions extends Place {
  points?: Points
  count?: number
  radius?: number
  heap?: boolean
  size?: number
  shades?: Shades
  /** Colour of the browned streaks; empty for none. */
  char?: string
  /** Colour of a wet highlight, for meat in sauce. */
  gloss?: string
}

/** Rough pieces of meat, browned at the edges. */
export function chunks(sheet: Sheet, options: ChunksOptions): string {
  const { x = 0, y = 0, count = 7, radius = 34, heap = false, size = 10 } = options
  const { shades = ['#e9a860', '#a65a20'], char = '#5a260b', gloss = '' } = options
  const { random } = sheet
  const area = { x, y, radius }
  const points = options.points ?? (heap ? cluster : scatter)(random, count, area)
  const chunk = ([px, py]: readonly [number, number]) => {
    const reach = size * (0.8 + random() * 0.4)
    const turn = random() * 360
    const outline = blob(random, { rx: reach * 1.15, ry: reach * 0.85, knots: 6, jitter: 0.12 })
    const streaks =
      `M${pair(-reach * 0.5, -reach * 0.2)}l${pair(reach * 0.5, -reach * 0.2)}` +
      `M${pair(-reach * 0.2, reach * 0.35)}l${pair(reach * 0.6, -reach * 0.2)}`
    const body =
      fillPath(outline, sheet.radial(shades[0], shades[1], 0.1)) +
      (char ? strokePath(streaks, char, 1.7, { opacity: 0.5 }) : '') +
      (gloss
        ? ellipse(-reach * 0.3, -reach * 0.3, reach * 0.4, reach * 0.18, gloss, { opacity: 0.7 })
        : '')
    return placed({ x: px, y: py, turn }, body, sheet.thinShadow)
  }
  return points.map(chunk).join('')
}

export interface LegOptions extends Turned {
  shades?: Shades
}

/** A roast chicken leg. */
export function leg(sheet: Sheet, options: LegOptions): string {
  const { shades = ['#f0b25a', '#8f4312'] } = options
  const pepper = cluster(sheet.random, 12, { x: -4, y: 2, radius: 26 }).filter(
    ([, y]) => y > -12 && y < 14,
  )
  const body =
    fillPath(
      'M34-5C42-6 46-11 51-9C56-7 55-2 52-1C57 0 57 7 52 8C47 9 43 4 34 6Z',
      sheet.linear('#fffaf0', '#d9c6a4'),
    ) +
    fillPath(
      'M-32 2C-33-16-14-27 4-23C20-19 27-9 39-7C42-4 42 4 39 7C28 8 23 18 8 22C-12 27-31 20-32 2Z',
      sheet.radial(shades[0], shades[1], 0.12, 0.4, 0.3, 0.72),
    ) +
    strokePath('M-24-3C-20-15-6-19 6-15C14-12 19-7 26-4', '#ffdf9c', 3.5, { opacity: 0.55 }) +
    strokePath('M-22 10C-12 17 4 16 12 11M-8 3C0 6 8 5 14 2', '#5f2708', 2, { opacity: 0.35 }) +
    dots(pepper, '#4f1f06', 2, { opacity: 0.5 })
  return placed(options, body, sheet.deepShadow)
}

/** A lamb shank on its bone, or chops: bone first, then meat. */
export function shank(sheet: Sheet, options: LegOptions): string {
  const { shades = ['#a9653a', '#4f210d'] } = options
  const body =
    fillPath(
      'M22-6L46-8C50-14 58-11 57-5C62-3 61 5 55 5C55 11 47 11 45 6L22 7Z',
      sheet.linear('#fffaf0', '#d3bd98'),
    ) +
    fillPath(
      'M-34 4C-37-14-20-26-2-23C12-21 20-12 31-9C36-5 36 5 31 9C22 11 16 21 0 23C-18 25-32 20-34 4Z',
      sheet.radial(shades[0], shades[1], 0.1, 0.4, 0.3, 0.75),
    ) +
    strokePath(
      'M-26-4C-20-14-8-18 4-15M-24 6C-12 0 6 2 22-2M-18 14C-8 10 4 12 14 8',
      '#e3a878',
      2,
      {
        opacity: 0.45,
      },
    ) +
    strokePath('M-20 0C-10-5 4-4 18-6M-14 18C-6 15 2 16 8 14', '#2f1206', 1.8, { opacity: 0.4 })
  return placed(options, body, sheet.deepShadow)
}

export interface SlicesOptions extends Turned {
  count?: number
  width?: number
  height?: number
  step?: number
  /** Degrees by which each slice turns away from the one before. */
  bend?: number
  shades?: Shades
  edge?: string
}

/** Sliced grilled breast, steak or roast, fanned. */
export function slices(sheet: Sheet, options: SlicesOptions): string {
  const { count = 5, width = 34, height = 11, step = 9, bend = 5 } = options
  const { shades = ['#f8e3bd', '#e2b67a'], edge = '#a5622a' } = options
  const char = `M${short(-width / 3)} ${short(height / 2 - 1.4)}l3-1.5M${short(-width / 9)} ${short(height / 2 - 1.2)}l3-1.5M${short(width / 6)} ${short(height / 2 - 1.2)}l3-1.5`
  const symbol = sheet.symbol(
    `slice ${shades[0]} ${width} ${height}`,
    () =>
      box(width, height, height / 2, edge) +
      box(width - 3.2, height - 3.6, height / 2 - 1.6, sheet.linear(shades[0], shades[1]), {
        transform: 'translate(0 -.8)',
      }) +
      strokePath(char, '#4d210a', 1.6, { opacity: 0.7 }),
  )
  const stamps = Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2
    return `<g${sheet.thinShadow}>${sheet.stamp(symbol, Math.sin(index * 1.3) * 1.6, offset * step, offset * bend)}</g>`
  })
  return placed(options, stamps.join(''))
}

export interface SteakOptions extends Turned {
  shades?: Shades
  /** Grill marks; without them it is pan-fried. */
  marks?: string
  width?: number
  height?: number
}

/** A whole cutlet, steak, breast or patty, with grill marks. */
export function cutlet(sheet: Sheet, options: SteakOptions): string {
  const { shades = ['#a8643c', '#4f2210'], marks = '#2b0f05', width = 62, height = 42 } = options
  const [w, h] = [width / 2, height / 2]
  const outline = blob(sheet.random, { rx: w, ry: h, knots: 9, jitter: 0.07 })
  const bars = [-0.55, -0.18, 0.2, 0.56].map(
    (share) => `M${pair(w * share - 5, -h * 0.62)}L${pair(w * share + 6, h * 0.62)}`,
  )
  const body =
    fillPath(outline, sheet.radial(shades[0], shades[1], 0.1, 0.4, 0.32, 0.72)) +
    (marks ? strokePath(bars.join(''), marks, 3, { opacity: 0.55 }) : '') +
    strokePath(
      `M${pair(-w * 0.75, -h * 0.2)}C${pair(-w * 0.6, -h * 0.75)} ${pair(-w * 0.1, -h * 0.85)} ${pair(w * 0.3, -h * 0.78)}`,
      '#fff',
      2,
      { opacity: 0.35 },
    )
  return placed(options, body, sheet.deepShadow)
}

export interface BallsOptions {
  points: Points
  radius?: number
  shades?: Shades
  spot?: string
}

/** Glossy balls: luqaimat, meatballs, gulab jamun. */
export function balls(sheet: Sheet, options: BallsOptions): string {
  const { points, radius = 12, shades = ['#fbd27c', '#b9691c'], spot = '#7a3a0c' } = options
  const freckles: Points = [
    [2, 3],
    [-4, 3],
    [4, -1],
  ]
  const symbol = sheet.symbol(
    `ball ${shades[0]}`,
    () =>
      fillPath(
        blob(sheet.random, { rx: 10, ry: 9.6, knots: 8, jitter: 0.05 }),
        sheet.radial(shades[0], shades[1], 0.05, 0.36, 0.3, 0.7),
      ) +
      ellipse(-3, -4, 2.6, 1.5, '#fff', { opacity: 0.6, transform: 'rotate(-30)' }) +
      dots(freckles, spot, 1.8, { opacity: 0.3 }),
  )
  const stamps = points.map(([x, y]) => {
    const ball = sheet.stamp(symbol, x, y, sheet.random() * 40 - 20, radius / 10)
    return `<g${sheet.thinShadow}>${ball}</g>`
  })
  return stamps.join('')
}
