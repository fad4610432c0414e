import { pair, short, TURN } from '../geometry.ts'
import { circle, dots, fillPath, placed, shine, strokePath } from '../markup.ts'
import { blob, scatter, spiral } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Shades, Tones } from './options.ts'

export interface SauceOptions extends Place {
  radius?: number
  radiusY?: number
  tones?: Tones
  jitter?: number
  patches?: number
  gloss?: number
}

/** A pool of sauce with darker and lighter patches and a wet highlight. */
export function sauce(sheet: Sheet, options: SauceOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 60,
    radiusY = radius,
    jitter = 0.05,
    patches = 7,
    gloss = 0.5,
  } = options
  const [light, middle, dark] = options.tones ?? ['#ef7a4d', '#c8402a', '#8f2413']
  const { random } = sheet
  const outline = blob(random, { x, y, rx: radius, ry: radiusY, knots: 17, jitter: jitter * 0.6 })
  const pool = `<g${sheet.thinShadow}>${fillPath(outline, sheet.radial(middle, dark, 0.45))}</g>`
  const stains = scatter(random, patches, { x, y, radius: radius * 0.74 }).map(([px, py]) => {
    const stain = blob(random, {
      x: px,
      y: y + ((py - y) * radiusY) / radius,
      rx: 6 + random() * 9,
      ry: 4 + random() * 6,
      knots: 7,
      jitter: 0.2,
    })
    return fillPath(stain, random() < 0.5 ? light : dark, { opacity: 0.26 })
  })
  return pool + stains.join('') + shine(x, y, Math.min(radius, radiusY) * 0.86, gloss)
}

export interface BrothOptions {
  radius?: number
  shades?: Shades
  fat?: string
  drops?: number
}

/** Liquid up to the wall of a bowl. */
export function broth(sheet: Sheet, options: BrothOptions): string {
  const { radius = 86, shades = ['#d98a35', '#9a4f17'], fat = '#ffd88a', drops = 16 } = options
  const { random } = sheet
  const eyes = scatter(random, drops, { radius: radius * 0.92 }).map(([x, y]) =>
    circle(x, y, 1.2 + random() * 3, fat, { opacity: Math.round(25 + random() * 30) / 100 }),
  )
  return (
    circle(0, 0, radius, sheet.radial(shades[0], shades[1], 0.35)) +
    eyes.join('') +
    shine(0, 0, radius * 0.9, 0.35)
  )
}

export interface SpreadOptions extends Place {
  radius?: number
  tones?: Tones
  turns?: number
}

/** Thick and spooned in a spiral: hummus, labneh, harees, porridge. */
export function spread(sheet: Sheet, options: SpreadOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 62,
    tones = ['#fbecc9', '#ecd3a2', '#cda866'],
    turns = 2.3,
  } = options
  const [light, middle, dark] = tones
  const { random } = sheet
  const groove = spiral({
    x,
    y,
    turns,
    start: random() * TURN,
    points: Math.round(turns * 9),
    reach: (progress) => radius * (0.84 - 0.58 * progress) * (1 + (random() - 0.5) * 0.06),
  })
  const outline = blob(random, { x, y, rx: radius, knots: 14, jitter: 0.03 })
  return (
    `<g${sheet.deepShadow}>${fillPath(outline, sheet.radial(middle, dark, 0.55))}</g>` +
    sheet.coats(groove, [
      { colour: dark, width: radius * 0.16, opacity: 0.75 },
      { colour: middle, width: radius * 0.12, dx: -0.6, dy: -1 },
      { colour: light, width: radius * 0.05, dx: -1.4, dy: -2.2, opacity: 0.9 },
    ])
  )
}

export interface OilOptions extends Place {
  radius?: number
  shades?: Shades
  drops?: number
}

/** A pool of oil, butter or syrup with drops round it. */
export function oil(sheet: Sheet, options: OilOptions): string {
  const { x = 0, y = 0, radius = 16, shades = ['#f6d35e', '#d9a31c'], drops = 6 } = options
  const { random } = sheet
  const outline = blob(random, { x, y, rx: radius, ry: radius * 0.85, knots: 9, jitter: 0.16 })
  const eyes = scatter(random, drops, { x, y, radius: radius * 1.8, hollow: 0.7 }).map(([px, py]) =>
    circle(px, py, 1 + random() * 2, shades[1], { opacity: 0.6 }),
  )
  return (
    fillPath(outline, sheet.radial(shades[0], shades[1], 0.1), { opacity: 0.85 }) +
    eyes.join('') +
    shine(x, y, radius * 0.6, 0.8)
  )
}

export interface DrizzleOptions extends Place {
  radius?: number
  colour?: string
  width?: number
  rows?: number
  turn?: number
}

/** Ribbons of cream, tahini, syrup or dressing, poured to and fro. */
export function drizzle(sheet: Sheet, options: DrizzleOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 44,
    colour = '#fffaf0',
    width = 2.6,
    rows = 5,
    turn = -20,
  } = options
  const step = radius / rows
  let ribbon = `M${pair(-radius, -radius * 0.5)}`
  for (let row = 0; row < rows; row++) {
    const end = -radius * 0.5 + (row + 1) * step
    const side = row % 2 === 1 ? -1 : 1
    const reach = radius * (0.7 + sheet.random() * 0.3)
    const far = side * reach
    ribbon += `C${pair(far * 0.4, end - step)} ${pair(far, end - step)} ${pair(far, end - step / 2)}`
    ribbon += `S${pair(-far * 0.2, end)} ${pair(-far * 0.5, end)}`
  }
  return placed({ x, y, turn }, strokePath(ribbon, colour, width), sheet.thinShadow)
}

export interface SwirlOptions extends Place {
  radius?: number
  colour?: string
  width?: number
  turns?: number
  start?: number
}

/** A spiral of cream on soup or curry. */
export function swirl(sheet: Sheet, options: SwirlOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 40,
    colour = '#fff6e2',
    width = 4,
    turns = 1.6,
    start = 0,
  } = options
  const ribbon = spiral({
    x,
    y,
    turns,
    start,
    points: 16,
    reach: (progress) => radius * (1 - 0.86 * progress),
  })
  return sheet.coats(ribbon, [
    { colour, width: width + 4, opacity: 0.3 },
    { colour, width },
  ])
}

export interface SideBowlOptions extends Place {
  radius?: number
  wall?: Shades
  shades?: Shades
  fleck?: string
  flecks?: number
}

/** A small bowl next to the food: yogurt, dip, chutney, a little soup. */
export function sideBowl(sheet: Sheet, options: SideBowlOptions): string {
  const { x = 0, y = 0, radius = 17, wall = ['#fffdf8', '#d8cfdc'] } = options
  const { shades = ['#fffdf4', '#e9dfc8'], fleck = '#5aa03c', flecks = 7 } = options
  const body =
    circle(0, 0, radius, sheet.linear(wall[0], wall[1])) +
    circle(0, 0, radius - 2.6, sheet.radial(shades[0], shades[1], 0.3)) +
    dots(scatter(sheet.random, flecks, { radius: radius * 0.6 }), fleck, 1.7) +
    shine(0, 0, radius * 0.66, 0.6)
  return placed({ x, y }, body, sheet.deepShadow)
}

export interface DomeOptions extends Place {
  radius?: number
  shades?: Shades
  /** How many soft ridges circle it. */
  ridges?: number
  ridge?: string
}

/** Smooth and round: mash, a scoop, whipped cream, a pudding turned out of its cup. */
export function dome(sheet: Sheet, options: DomeOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 26,
    shades = ['#fffdf4', '#ddcfae'],
    ridges = 0,
    ridge = '#fff',
  } = options
  const body = circle(0, 0, radius, sheet.radial(shades[0], shades[1], 0.15, 0.38, 0.33, 0.72))
  const rings = Array.from({ length: ridges }, (_, index) => {
    const reach = radius * (0.78 - index * 0.22)
    return `<circle r="${short(reach)}" fill="none" stroke="${ridge}" stroke-width="${short(radius * 0.06)}" opacity=".5"/>`
  })
  return placed({ x, y }, body + rings.join('') + shine(0, 0, radius * 0.72, 0.8), sheet.deepShadow)
}
