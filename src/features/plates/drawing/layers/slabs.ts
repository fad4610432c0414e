import { pair, short } from '../geometry.ts'
import { box, circle, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import { blob, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Shades, Tones, Turned } from './options.ts'

export interface SlabOptions extends Turned {
  width?: number
  depth?: number
  top?: Shades
  /** The stripes of the cut side, top to bottom. */
  side?: readonly string[]
  /** Baked patches on top. */
  brown?: string
}

/** A cut portion, seen from above and a little from the front: lasagne, moussaka, kibbeh, cake. */
export function slab(sheet: Sheet, options: SlabOptions): string {
  const { width = 78, depth = 50, top = ['#ffe3a0', '#dd9a3c'], brown = '#a8561a' } = options
  const { side = ['#f6d79a', '#b5432a', '#f6d79a', '#8f4a24', '#f6d79a'] } = options
  const stripe = 4.6
  const left = -width / 2
  const edge = depth / 2 - 2
  const stripes = side.map((colour, index) => {
    const y = edge + index * stripe
    return fillPath(
      `M${pair(left + 1, y)}h${width - 2}v${stripe + 0.6}q${-width / 2} 3 ${-width + 2} 0Z`,
      colour,
    )
  })
  const patches = scatter(sheet.random, 10, { radius: depth * 0.62 }).map(([x, y]) => {
    const patch = blob(sheet.random, {
      x: (x * width) / depth / 1.4,
      y: y * 0.7,
      rx: 4 + sheet.random() * 6,
      ry: 3 + sheet.random() * 3,
      knots: 7,
      jitter: 0.2,
    })
    return fillPath(patch, brown, { opacity: 0.38 })
  })
  const lift = short((-side.length * stripe) / 2)
  const body =
    `<g transform="translate(0 ${lift})">` +
    stripes.join('') +
    box(width, depth, 6, sheet.radial(top[0], top[1], 0.3)) +
    patches.join('') +
    strokePath(`M${pair(left + 6, -depth / 2 + 4)}H${short(width / 2 - 14)}`, '#fff', 1.8, {
      opacity: 0.55,
    }) +
    '</g>'
  return placed(options, body, sheet.deepShadow)
}

export interface TrayOptions {
  radius?: number
  top?: Shades
  /** Scored into diamonds before baking. */
  scored?: string
  brown?: string
}

/** A round baked dish up to its rim: kibbeh, umm ali, kafta tray. */
export function baked(sheet: Sheet, options: TrayOptions): string {
  const { radius = 84, top = ['#f7d590', '#b9742a'], scored, brown = '#7c3c0e' } = options
  const patches = scatter(sheet.random, 20, { radius: radius * 0.88 }).map(([x, y]) => {
    const patch = blob(sheet.random, {
      x,
      y,
      rx: 4 + sheet.random() * 9,
      ry: 3 + sheet.random() * 6,
      knots: 7,
      jitter: 0.22,
    })
    return fillPath(patch, brown, { opacity: 0.25 })
  })
  const step = radius / 2.6
  const rows = [-2, -1, 0, 1, 2].map((row) => row * step)
  const grid = rows.map(
    (at) =>
      `M${pair(-radius, at - radius / 2)}L${pair(radius, at + radius / 2)}M${pair(-radius, at + radius / 2)}L${pair(radius, at - radius / 2)}`,
  )
  return (
    circle(0, 0, radius, sheet.radial(top[0], top[1], 0.35)) +
    patches.join('') +
    (scored
      ? strokePath(grid.join(''), scored, 2.6, { opacity: 0.75 }) +
        strokePath(grid.join(''), '#fff3d0', 0.8, {
          opacity: 0.5,
          transform: 'translate(-.8 -1.2)',
        })
      : '')
  )
}

export interface StuffedOptions extends Turned {
  skin?: Tones
  /** Bits of the filling. */
  bits?: readonly string[]
  radius?: number
}

/** A vegetable cut open and filled: pepper, tomato, courgette, aubergine boat when stretched. */
export function stuffed(sheet: Sheet, options: StuffedOptions & { stretch?: number }): string {
  const { skin = ['#ff7d5c', '#d8321f', '#96150d'], radius = 26, stretch = 1 } = options
  const { bits = ['#fff6df', '#f3dba6', '#5aa03c', '#e8532f'] } = options
  const { random } = sheet
  const shape = (reach: number) =>
    blob(random, { rx: reach * stretch, ry: reach, knots: 8, jitter: 0.05 })
  const grains = bits.map((colour) => {
    const points = scatter(random, 16, { radius: radius * 0.66 }).map(
      ([x, y]) => [x * stretch, y] as const,
    )
    return dots(points, colour, 3.6)
  })
  const body =
    fillPath(shape(radius), sheet.radial(skin[1], skin[2], 0.4)) +
    fillPath(shape(radius * 0.86), skin[0]) +
    ellipse(0, 0, radius * 0.74 * stretch, radius * 0.74, '#c99a52') +
    grains.join('') +
    strokePath(
      `M${pair(-radius * 0.86 * stretch, -radius * 0.2)}Q${pair(-radius * 0.7 * stretch, -radius * 0.75)} ${pair(-radius * 0.1, -radius * 0.92)}`,
      '#fff',
      2,
      { opacity: 0.55 },
    )
  return placed(options, body, sheet.deepShadow)
}

/** A thick vegetable steak: a slice through a whole cauliflower, seared. */
export function cauliflowerSteak(sheet: Sheet, options: Turned): string {
  const lobes = [
    [-30, -8, 15],
    [-18, -24, 16],
    [2, -30, 17],
    [22, -23, 16],
    [33, -7, 14],
    [0, -10, 20],
    [-16, -4, 14],
    [17, -4, 14],
  ] as const
  const buds = lobes.map(([x, y, r]) => circle(x, y, r, sheet.radial('#ffe08a', '#d8952a', 0.15)))
  const char = scatter(sheet.random, 20, { x: 0, y: -14, radius: 36 }).map(([x, y]) =>
    ellipse(x, y * 0.8, 3.4, 1.8, '#7c3f0c', { opacity: 0.45 }),
  )
  const body =
    fillPath(
      'M-12 2C-10 14-9 24-6 34C-2 38 4 38 8 34C10 24 12 14 14 2Z',
      sheet.linear('#f8e7ae', '#cda24c'),
    ) +
    strokePath('M-2 30C-2 16-10 4-22-8M4 30C4 14 12 4 24-8M1 30V-4', '#fff6d4', 2.4, {
      opacity: 0.7,
    }) +
    buds.join('') +
    strokePath('M0 18C-2 8-8 0-18-10M2 18C4 8 10 0 20-10M1 14V-12', '#fff3c4', 3, {
      opacity: 0.55,
    }) +
    char.join('')
  return placed(options, body, sheet.deepShadow)
}
