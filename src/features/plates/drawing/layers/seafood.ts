import { box, circle, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import type { Sheet } from '../sheet.ts'
import type { Shades, Turned, TurnedPoint } from './options.ts'

export interface FilletOptions extends Turned {
  /** Salmon by default; white fish is '#fff6e6', '#dcbd8a'. */
  shades?: Shades
  flake?: string
  /** Colour of grill marks; empty for none. */
  marks?: string
}

/** A fish fillet with its flakes. */
export function fillet(sheet: Sheet, options: FilletOptions): string {
  const { shades = ['#ffab82', '#e65f3f'], flake = '#ffdcc8', marks = '#7c2c10' } = options
  const body =
    fillPath(
      'M-44 4C-46-12-26-21-2-20C22-19 42-12 45 0C46 10 30 17 6 19C-18 21-42 18-44 4Z',
      sheet.linear(shades[0], shades[1]),
    ) +
    strokePath(
      'M-30-13C-24-6-24 8-32 15M-14-18C-7-8-7 10-14 18M3-19C10-8 10 10 3 18M19-17C26-8 26 8 20 16M33-11C38-4 38 5 34 11',
      flake,
      1.8,
      { opacity: 0.85 },
    ) +
    (marks
      ? strokePath('M-36-4L-4-15M-34 6L22-13M-20 12L38-6M4 15L42 3', marks, 3, { opacity: 0.55 })
      : '') +
    strokePath('M-38 0C-32-12-14-16 2-16', '#fff', 2, { opacity: 0.45 })
  return placed(options, body, sheet.deepShadow)
}

export interface WholeFishOptions extends Turned {
  shades?: Shades
}

/** A whole grilled fish, scored three times. */
export function wholeFish(sheet: Sheet, options: WholeFishOptions): string {
  const { shades = ['#e3b173', '#7c4a20'] } = options
  const body =
    fillPath(
      'M42-2C52-12 62-18 68-20C64-10 64 8 69 19C60 16 52 10 42 4Z',
      sheet.linear('#c48a4c', '#6a3b16'),
    ) +
    fillPath('M-14-22C-4-34 14-34 24-22Z', sheet.linear('#c48a4c', '#6a3b16')) +
    fillPath('M-2 22C4 31 14 31 18 20Z', sheet.linear('#c48a4c', '#6a3b16')) +
    fillPath(
      'M-66 2C-56-18-30-27-4-26C18-25 36-12 48-4C50-1 50 3 48 6C34 16 16 26-6 26C-32 27-56 20-66 2Z',
      sheet.linear(shades[0], shades[1]),
    ) +
    fillPath('M-66 2C-60-10-50-18-40-22C-32-10-32 10-40 22C-52 17-60 11-66 2Z', shades[1], {
      opacity: 0.55,
    }) +
    circle(-49, -5, 4.4, '#fff6e0') +
    circle(-49, -5, 2.2, '#2b1206') +
    strokePath('M-62 7C-58 8-55 8-52 6', '#3c1806', 1.6) +
    strokePath(
      'M-18-22C-10-8-10 8-18 22M2-23C10-8 10 8 2 22M22-18C29-7 29 7 22 17',
      '#4a210a',
      3.4,
      {
        opacity: 0.6,
      },
    ) +
    strokePath('M-36-18C-16-24 8-22 26-12', '#fff3d4', 2, { opacity: 0.5 })
  return placed(options, body, sheet.deepShadow)
}

export interface NigiriOptions {
  points: readonly TurnedPoint[]
  shades?: Shades
}

export function nigiri(sheet: Sheet, options: NigiriOptions): string {
  const { points, shades = ['#ff9d78', '#ec6b49'] } = options
  const symbol = sheet.symbol(
    `nigiri ${shades[0]}`,
    () =>
      box(38, 19, 9, '#fffdf2') +
      box(38, 4.5, 2.2, '#e3dac4', { transform: 'translate(0 7)' }) +
      fillPath(
        'M-21-7C-10-12 12-12 21-7C23-2 22 4 20 6C8 9-9 9-20 6C-23 2-22-4-21-7Z',
        sheet.linear(shades[0], shades[1]),
      ) +
      strokePath('M-14-9.5q6 7 1 16M-3-10q6 8 1 17M8-10q6 8 1 16', '#ffe2d3', 1.7, {
        opacity: 0.9,
      }),
  )
  return points
    .map(([x, y, turn]) => `<g${sheet.deepShadow}>${sheet.stamp(symbol, x, y, turn)}</g>`)
    .join('')
}

export interface SummerRollOptions extends Turned {
  length?: number
}

/** Prawns and herbs showing through rice paper. */
export function summerRoll(sheet: Sheet, options: SummerRollOptions): string {
  const { length = 92 } = options
  const prawns = [-0.28, 0, 0.28].map((share) => {
    const x = length * share
    return (
      strokePath(`M${x - 8} 3C${x - 8}-7 ${x + 6}-8 ${x + 9} 1`, '#f5a283', 6, { opacity: 0.85 }) +
      strokePath(`M${x - 5}-2l3 3M${x + 1}-5l1 4`, '#fff3ea', 1.2, { opacity: 0.8 })
    )
  })
  const leaves = [-0.4, -0.14, 0.14, 0.4].map((share) =>
    ellipse(length * share, 6, 9, 4.5, '#5fa545', { opacity: 0.6 }),
  )
  const sprouts = dots(
    [-0.34, -0.2, 0.06, 0.2, 0.34].map((share) => [length * share, -8] as const),
    '#f08a2c',
    3,
    { opacity: 0.6 },
  )
  const body =
    box(length, 32, 14, sheet.linear('#fdfbf3', '#e3ddcb', 0, 1)) +
    leaves.join('') +
    sprouts +
    prawns.join('') +
    box(length, 32, 14, '#fff', { opacity: 0.28 }) +
    strokePath(`M${-length / 2 + 12}-11H${length / 2 - 14}`, '#fff', 2.4, { opacity: 0.9 })
  return placed(options, body, sheet.deepShadow)
}
