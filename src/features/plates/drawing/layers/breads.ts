import { DEGREE, pair, polar, short } from '../geometry.ts'
import { box, circle, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import { blob, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Shades, Turned } from './options.ts'

export interface BreadOptions extends Place {
  radius?: number
  radiusY?: number
  spots?: number
  shades?: Shades
}

/** Flat bread, alone or under a topping. */
export function bread(sheet: Sheet, options: BreadOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 60,
    radiusY = radius,
    spots = 14,
    shades = ['#f9dfa9', '#d2954a'],
  } = options
  const { random } = sheet
  const outline = blob(random, { x, y, rx: radius, ry: radiusY, knots: 18, jitter: 0.022 })
  const browned = scatter(random, spots, { x, y, radius: radius * 0.86 }).map(([px, py]) =>
    ellipse(
      px,
      y + ((py - y) * radiusY) / radius,
      2.5 + random() * 4.5,
      1.8 + random() * 3,
      '#92511c',
      {
        opacity: Math.round(20 + random() * 25) / 100,
      },
    ),
  )
  return `<g${sheet.deepShadow}>${fillPath(outline, sheet.radial(shades[0], shades[1], 0.45))}</g>${browned.join('')}`
}

export interface PizzaOptions {
  radius?: number
}

export function pizza(sheet: Sheet, options: PizzaOptions): string {
  const { radius = 86 } = options
  const { random } = sheet
  const crust = blob(random, { rx: radius, knots: 16, jitter: 0.02 })
  const tomato = blob(random, { rx: radius * 0.85, knots: 16, jitter: 0.025 })
  const cheese = scatter(random, 15, { radius: radius * 0.72 }).map(([x, y]) => {
    const melt = blob(random, {
      x,
      y,
      rx: 11 + random() * 7,
      ry: 9 + random() * 6,
      knots: 8,
      jitter: 0.14,
    })
    return fillPath(melt, sheet.radial('#fffaf0', '#f3cf86', 0.35))
  })
  return (
    `<g${sheet.deepShadow}>${fillPath(crust, sheet.radial('#f6cf88', '#b56d26', 0.72, 0.46, 0.44, 0.56))}</g>` +
    dots(scatter(random, 20, { radius: radius * 0.96, hollow: 0.93 }), '#7a3c10', 5, {
      opacity: 0.3,
    }) +
    fillPath(tomato, sheet.radial('#e2492c', '#b22a14', 0.5)) +
    cheese.join('') +
    dots(scatter(random, 16, { radius: radius * 0.74 }), '#c8803a', 3.6, { opacity: 0.35 })
  )
}

/** The cuts of a pizza, a flat bread or a round omelette. */
export function cuts(_sheet: Sheet, options: { radius?: number; slices?: number } & Place): string {
  const { x = 0, y = 0, radius = 86, slices = 6 } = options
  const lines = Array.from({ length: slices / 2 }, (_, index) => {
    const [dx, dy] = polar((15 + (index * 360) / slices) * DEGREE, radius * 0.99)
    return `M${pair(x + dx, y + dy)}L${pair(x - dx, y - dy)}`
  })
  return strokePath(lines.join(''), '#6a260d', 1.5, { opacity: 0.45 })
}

export interface ToastOptions extends Turned {
  width?: number
  height?: number
  /** What is spread on it; without it the toast is plain. */
  topping?: Shades
}

/** A slice of toasted bread, perhaps spread. */
export function toast(sheet: Sheet, options: ToastOptions): string {
  const { width = 58, height = 54, topping } = options
  const [w, h] = [width / 2, height / 2]
  const slice = (inset: number) => {
    const [a, b] = [w - inset, h - inset]
    return `M${pair(-a, -b * 0.35)}C${pair(-a * 1.12, -b * 1.1)} ${pair(-a * 0.4, -b * 1.08)} ${pair(0, -b)}C${pair(a * 0.4, -b * 1.08)} ${pair(a * 1.12, -b * 1.1)} ${pair(a, -b * 0.35)}L${pair(a * 0.96, b * 0.8)}Q${pair(a * 0.94, b)} ${pair(a * 0.76, b)}L${pair(-a * 0.76, b)}Q${pair(-a * 0.94, b)} ${pair(-a * 0.96, b * 0.8)}Z`
  }
  const crumb =
    fillPath(slice(0), sheet.linear('#b8722c', '#84480f')) +
    fillPath(slice(3.4), sheet.radial('#f9dfa8', '#dda95a', 0.35)) +
    dots(scatter(sheet.random, 12, { radius: Math.min(w, h) * 0.8 }), '#b87a30', 1.8, {
      opacity: 0.5,
    })
  const cover = topping
    ? `<g${sheet.thinShadow}>${fillPath(blob(sheet.random, { rx: w * 0.82, ry: h * 0.8, knots: 11, jitter: 0.07 }), sheet.radial(topping[0], topping[1], 0.25))}</g>`
    : ''
  return placed(options, crumb + cover, sheet.deepShadow)
}

export interface PancakesOptions extends Place {
  radius?: number
  count?: number
  shades?: Shades
}

/** A stack seen from above: each pancake a little off the one below. */
export function pancakes(sheet: Sheet, options: PancakesOptions): string {
  const { x = 0, y = 0, radius = 46, count = 3, shades = ['#f3c476', '#c47f2c'] } = options
  const { random } = sheet
  const rounds = Array.from({ length: count }, (_, index) => {
    const dx = (random() - 0.5) * 10
    const lift = (count - 1 - index) * 5
    const outline = blob(random, { rx: radius, ry: radius * 0.97, knots: 14, jitter: 0.02 })
    const lace = blob(random, { rx: radius * 0.87, ry: radius * 0.84, knots: 14, jitter: 0.03 })
    const pores = dots(scatter(random, 22, { radius: radius * 0.76 }), '#8f4f12', 2.2, {
      opacity: 0.3,
    })
    const body =
      fillPath(outline, sheet.radial('#fbe3ae', '#d99b48', 0.7)) +
      fillPath(lace, sheet.radial(shades[0], shades[1], 0.3)) +
      (index === count - 1 ? pores : '')
    return placed({ x: x + dx, y: y + lift }, body, sheet.deepShadow)
  })
  return rounds.join('')
}

export interface CrepeOptions extends Turned {
  shades?: Shades
  /** Colour of the filling that shows in the middle of a square galette. */
  filling?: Shades
}

/** A thin pancake with its four sides folded in over the filling. */
export function galette(sheet: Sheet, options: CrepeOptions): string {
  const { shades = ['#e0b87c', '#b07c3c'], filling = ['#fff3c4', '#f0c465'] } = options
  const sides = [0, 90, 180, 270].map((turn) => ({ transform: `rotate(${turn})` }))
  const flap = 'M-45-45C-20-50 20-50 45-45C39-34 31-27 21-23C7-17-7-17-21-23C-31-27-39-34-45-45Z'
  const flaps = sides.map(
    (side) =>
      fillPath(flap, sheet.radial(shades[0], shades[1], 0.3, 0.5, 0.1, 0.9), side) +
      strokePath('M-41-37C-34-29-28-25-21-23C-7-17 7-17 21-23C28-25 34-29 41-37', '#8a5a24', 1.4, {
        opacity: 0.5,
        ...side,
      }),
  )
  const spots = scatter(sheet.random, 30, { radius: 50, hollow: 0.62 }).map(([x, y]) =>
    ellipse(x, y, 1.4 + sheet.random() * 2.6, 1.2 + sheet.random() * 1.6, '#7a4615', {
      opacity: 0.3,
    }),
  )
  const body =
    box(90, 90, 9, shades[1]) +
    box(64, 64, 12, sheet.radial(filling[0], filling[1], 0.2)) +
    flaps.join('') +
    spots.join('')
  return placed(options, body, sheet.deepShadow)
}

/** A thin round folded in half: regag, jianbing, chilla, quesadilla. */
export function folded(
  sheet: Sheet,
  options: Turned & { radius?: number; shades?: Shades; filling?: string },
): string {
  const { radius = 60, shades = ['#f3cf8a', '#c08436'], filling = '#fff0c0' } = options
  const { random } = sheet
  const half = (inset: number) => {
    const reach = radius - inset
    return `M${short(-reach)} 10C${short(-reach)} ${short(-reach * 0.68)} ${short(reach)} ${short(-reach * 0.68)} ${short(reach)} 10C${short(reach * 0.5)} ${short(20 - inset)} ${short(-reach * 0.5)} ${short(20 - inset)} ${short(-reach)} 10Z`
  }
  const lace = scatter(random, 12, { x: 0, y: -12, radius: radius * 0.5 }).map(([x, y]) =>
    ellipse(x * 1.4, y * 0.7, 3 + random() * 5, 2 + random() * 2.4, '#8a4c12', { opacity: 0.3 }),
  )
  const body =
    fillPath(half(0), shades[1], { transform: 'translate(0 7)' }) +
    fillPath(half(2), filling, { transform: 'translate(0 4)' }) +
    fillPath(half(0), sheet.radial(shades[0], shades[1], 0.3)) +
    lace.join('') +
    strokePath(
      `M${short(-radius * 0.8)}-10C${short(-radius * 0.5)}-36 ${short(radius * 0.1)}-37 ${short(radius * 0.4)}-33`,
      '#fff3cc',
      2,
      { opacity: 0.6 },
    )
  return placed(options, body, sheet.deepShadow)
}

/** A round of bread torn open at the edge, for dipping. */
export function bun(sheet: Sheet, options: Turned & { radius?: number }): string {
  const { radius = 40 } = options
  const seeds = scatter(sheet.random, 22, { x: -2, y: -4, radius: radius * 0.66 })
  const body =
    circle(0, 2, radius, '#8a4a14') +
    circle(0, 0, radius, sheet.radial('#f3b962', '#a85f1c', 0.12, 0.4, 0.34, 0.7)) +
    dots(seeds, '#fff2cf', 3) +
    strokePath(
      `M${short(-radius * 0.7)} ${short(-radius * 0.3)}A${short(radius * 0.78)} ${short(radius * 0.78)} 0 0 1 ${short(-radius * 0.1)} ${short(-radius * 0.76)}`,
      '#fff6dc',
      3,
      { opacity: 0.5 },
    )
  return placed(options, body, sheet.deepShadow)
}
