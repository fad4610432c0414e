import { pair, short } from '../geometry.ts'
import { box, circle, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import { blob, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Shades, Turned } from './options.ts'

export interface WrapOptions extends Turned {
  length?: number
  /** Wrapped in paper at one end. */
  paper?: boolean
  shades?: Shades
  /** Colours of the filling at the cut. */
  filling?: readonly string[]
}

const CUT_SPOTS = [
  [-3, -8],
  [1, -4],
  [-2, 1],
  [2, 5],
  [-2, 9],
  [3, -9],
  [-4, -3],
  [3, 1],
] as const

/** A rolled wrap, cut so that the filling shows. */
export function wrap(sheet: Sheet, options: WrapOptions): string {
  const { length = 92, paper = true, shades = ['#f9e0ae', '#cf9a55'] } = options
  const { filling = ['#d98f4e', '#8cc152', '#e0562f', '#fff4dc', '#b5682e'] } = options
  const half = length / 2
  const grill = Array.from(
    { length: 5 },
    (_, index) => `M${short(-half + 12 + index * 13)}-12l9 22`,
  )
  const bits = CUT_SPOTS.map(([x, y], index) =>
    ellipse(half - 2.4 + x, y, 3.2, 2.6, filling[index % filling.length] ?? '#fff4dc'),
  )
  const body =
    box(length, 32, 13, sheet.linear(shades[0], shades[1], 0, 1)) +
    strokePath(grill.join(''), '#7d3f12', 3, { opacity: 0.4 }) +
    strokePath(
      `M${pair(-half + 8, -11)}C${pair(-half + 24, -14)} ${pair(half - 30, -14)} ${pair(half - 16, -11)}`,
      '#fff6dc',
      2.4,
      { opacity: 0.7 },
    ) +
    (paper ? sleeve(sheet, half) : '') +
    ellipse(half - 3, 0, 9, 15.5, '#e9c283') +
    ellipse(half - 2.4, 0, 7, 13, '#7c3d18') +
    bits.join('')
  return placed(options, body, sheet.deepShadow)
}

function sleeve(sheet: Sheet, half: number): string {
  const outline = `M${pair(-half - 2, -17)}L${pair(-half + 36, -17.5)}L${pair(-half + 30, 17.5)}L${pair(-half - 2, 17)}Q${pair(-half - 8, 0)} ${pair(-half - 2, -17)}Z`
  const creases = `M${pair(-half + 34, -17)}L${pair(-half + 22, 17)}M${pair(-half + 12, -17)}L${pair(-half + 6, 16)}`
  return (
    fillPath(outline, sheet.linear('#fff', '#ded6dd', 0, 1)) + strokePath(creases, '#b9aebc', 0.9)
  )
}

export interface TacoOptions extends Turned {
  meat?: Shades
  /** Leaves under the filling. */
  leaf?: Shades
  dice?: readonly string[]
}

export function taco(sheet: Sheet, options: TacoOptions): string {
  const {
    meat = ['#b5652c', '#6f3010'],
    leaf = ['#a5d65f', '#4f9a35'],
    dice = ['#fff3d4', '#e8432f'],
  } = options
  const { random } = sheet
  const back = fillPath(
    'M-38 3C-34-16-16-24 0-24C16-24 34-16 38 3Z',
    sheet.linear('#e9b457', '#c4862c'),
  )
  const leaves = fillPath(
    'M-36 0C-36-8-28-6-27-12C-22-10-20-18-14-14C-10-20-4-19-1-15C4-21 10-18 12-14C18-18 22-12 25-11C31-10 33-5 36 1C20 8-20 8-36 0Z',
    sheet.linear(leaf[0], leaf[1]),
  )
  const filling = Array.from({ length: 7 }, (_, index) => {
    const bite = blob(random, {
      x: -25 + index * 8.4,
      y: -5 + (random() - 0.5) * 5,
      rx: 6,
      ry: 4.6,
      knots: 6,
      jitter: 0.16,
    })
    return fillPath(bite, sheet.radial(meat[0], meat[1], 0.1))
  })
  const cubes = Array.from({ length: 5 }, (_, index) =>
    placed(
      { x: -20.5 + index * 10, y: -7 + random() * 6, turn: random() * 40 },
      box(5, 5, 1.5, dice[index % dice.length] ?? '#fff3d4'),
    ),
  )
  const toasted = scatter(random, 7, { x: 0, y: 13, radius: 22 }).map(
    ([x, y]) => [x, 13 + (y - 13) * 0.3] as const,
  )
  const front =
    fillPath(
      'M-39 1C-22 7 22 7 39 1C36 17 18 24 0 24C-18 24-36 17-39 1Z',
      sheet.linear('#fad98f', '#dda446'),
    ) +
    dots(toasted, '#a5651d', 3, { opacity: 0.35 }) +
    strokePath('M-34 5C-18 10 18 10 34 5', '#fff3c9', 1.6, { opacity: 0.8 })
  return placed(
    options,
    back + leaves + filling.join('') + cubes.join('') + front,
    sheet.deepShadow,
  )
}

export interface SandwichOptions extends Turned {
  length?: number
  height?: number
  crust?: Shades
  /** The layers at the cut, top to bottom. */
  filling?: readonly string[]
  /** Grill marks of a press. */
  pressed?: boolean
}

/** A sandwich seen from above and a little from the front: crust, filling, lower bread. */
export function sandwich(sheet: Sheet, options: SandwichOptions): string {
  const { length = 96, height = 34, crust = ['#f0bd6c', '#b06d24'], pressed = false } = options
  const { filling = ['#8cc152', '#fff4dc', '#e0562f'] } = options
  const half = length / 2
  const band = 5.6
  const top = -height / 2 - (filling.length * band) / 2
  const wave = `q${short(length / 32)} 4 ${short(length / 16)} 0t${short(length / 16)} 0`.repeat(7)
  const stripes = filling.map((colour, index) =>
    strokePath(`M${pair(-half + 6, top + height - 1 + index * band)}${wave}`, colour, 6.4),
  )
  const lower = box(length - 2, 15, 7, sheet.linear(crust[0], crust[1]), {
    transform: `translate(0 ${short(top + height + filling.length * band)})`,
  })
  const grill = [-0.34, -0.17, 0, 0.17, 0.34].map(
    (share) => `M${pair(length * share - 6, top + 6)}l12 ${short(height - 12)}`,
  )
  const upper = `<g transform="translate(0 ${short(top + height / 2)})">${box(length, height, 15, sheet.radial(crust[0], crust[1], 0.25, 0.45, 0.3, 0.75))}${strokePath(`M${pair(-half + 14, -height / 2 + 7)}H${short(half - 24)}`, '#fff3d0', 2.6, { opacity: 0.6 })}</g>`
  const marks = pressed ? strokePath(grill.join(''), '#6f3a0f', 3.4, { opacity: 0.5 }) : ''
  return placed(options, lower + stripes.toReversed().join('') + upper + marks, sheet.deepShadow)
}

export interface LettuceCupOptions extends Turned {
  bits?: readonly string[]
}

/** A lettuce leaf holding a spoonful. */
export function lettuceCup(sheet: Sheet, options: LettuceCupOptions): string {
  const { bits = ['#e9c08a', '#b8803f', '#e8432f', '#fff3d4'] } = options
  const outer = blob(sheet.random, { rx: 31, ry: 26, knots: 16, jitter: 0.1 })
  const spoonful = bits.flatMap((colour) =>
    scatter(sheet.random, 9, { radius: 15 }).map(([x, y]) => circle(x, y * 0.8, 2.6, colour)),
  )
  const body =
    fillPath(outer, sheet.radial('#e6f5b4', '#5fa53a', 0.3, 0.5, 0.5, 0.55)) +
    strokePath('M-28 2C-12 0 12 1 27-1M-8 1l-9-14M6 0l8-15M-8 2l-8 14M6 1l9 14', '#f4fbd8', 1.2, {
      opacity: 0.7,
    }) +
    ellipse(0, 0, 18, 14, '#a8723a') +
    spoonful.join('')
  return placed(options, body, sheet.deepShadow)
}
