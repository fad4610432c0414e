import { circle, dots, ellipse, fillPath, placed, strokePath } from '../markup.ts'
import { blob, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Shades, Turned } from './options.ts'

export interface EggOptions extends Place {
  radius?: number
  /** Half a boiled egg instead of a fried or poached one. */
  half?: boolean
  yolk?: Shades
  /** Brown lace round a fried egg. */
  crisp?: boolean
}

export function egg(sheet: Sheet, options: EggOptions): string {
  const {
    x = 0,
    y = 0,
    radius = 19,
    half = false,
    yolk = ['#ffcf3f', '#ee8a12'],
    crisp = false,
  } = options
  const heart =
    circle(0, 0, radius * 0.48, sheet.radial(yolk[0], yolk[1], 0.15)) +
    ellipse(-radius * 0.16, -radius * 0.18, radius * 0.15, radius * 0.08, '#fff', {
      opacity: 0.8,
      transform: 'rotate(-30)',
    })
  if (half) {
    const white =
      ellipse(0, 0, radius, radius * 0.82, '#b98a4e') +
      ellipse(0, 0, radius - 1.2, radius * 0.82 - 1.2, '#fffdf5')
    return placed({ x, y, turn: sheet.random() * 60 - 30 }, white + heart, sheet.thinShadow)
  }
  const outline = blob(sheet.random, { rx: radius, ry: radius * 0.92, knots: 9, jitter: 0.12 })
  const lace = crisp ? ` stroke="#c98a3c" stroke-width="1.6"` : ''
  const white = `<path d="${outline}" fill="${sheet.radial('#fff', '#f1e8d8', 0.5)}"${lace}/>`
  return placed({ x, y }, white + heart, sheet.deepShadow)
}

export interface OmeletteOptions extends Turned {
  shades?: Shades
  /** Colours of what shows on it: herbs, tomato, onion. */
  flecks?: readonly string[]
  /** Laid flat as a round instead of folded in half. */
  flat?: boolean
  radius?: number
}

export function omelette(sheet: Sheet, options: OmeletteOptions): string {
  const { shades = ['#ffe27a', '#dd9a1e'], flecks = [], flat = false, radius = 50 } = options
  const { random } = sheet
  const fill = sheet.radial(shades[0], shades[1], 0.25)
  const shape = flat
    ? blob(random, { rx: radius, knots: 15, jitter: 0.03 })
    : `M${-radius} 8C${-radius} ${-radius * 0.55} ${-radius * 0.5} ${-radius * 0.8} 0 ${-radius * 0.78}C${radius * 0.55} ${-radius * 0.8} ${radius} ${-radius * 0.5} ${radius} 8C${radius * 0.5} 20 ${-radius * 0.5} 20 ${-radius} 8Z`
  const browned = scatter(random, 9, {
    x: 0,
    y: flat ? 0 : -radius * 0.25,
    radius: radius * (flat ? 0.8 : 0.5),
  }).map(([x, y]) =>
    ellipse(x, y, 4 + random() * 6, 2 + random() * 3, '#a8600f', { opacity: 0.24 }),
  )
  const seam = flat
    ? ''
    : strokePath(
        `M${-radius + 5} 11C${-radius * 0.5} 20 ${radius * 0.5} 20 ${radius - 5} 11`,
        '#b5700f',
        2,
        {
          opacity: 0.6,
        },
      ) +
      strokePath(
        `M${-radius * 0.78}-10C${-radius * 0.6} ${-radius * 0.6} ${-radius * 0.1} ${-radius * 0.68} ${radius * 0.3} ${-radius * 0.66}`,
        '#fff6c4',
        2.6,
        {
          opacity: 0.75,
        },
      )
  const specks = flecks.map((colour) =>
    dots(
      scatter(random, 13, {
        x: 0,
        y: flat ? 0 : -radius * 0.26,
        radius: radius * (flat ? 0.86 : 0.54),
      }),
      colour,
      3.2,
    ),
  )
  return placed(
    options,
    fillPath(shape, fill) + browned.join('') + seam + specks.join(''),
    sheet.deepShadow,
  )
}
