import { box, dots, placed, strokePath } from '../markup.ts'
import { pieceSymbol } from '../pieces/index.ts'
import type { PieceName } from '../pieces/index.ts'
import { cluster, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Place, Points, Shades } from './options.ts'

export interface PiecesOptions extends Place {
  piece: PieceName
  /** Set by hand; without it `count` pieces are spread or heaped over the area. */
  points?: Points
  count?: number
  radius?: number
  hollow?: number
  heap?: boolean
  size?: number
  variety?: number
  /** Range of random turning in degrees, added to `base`. */
  turn?: number
  base?: number
  /** A shadow for each piece: for big pieces that overlap. */
  apart?: boolean
}

/** Pieces of one kind, spread evenly, gathered in a heap or set by hand. */
export function pieces(sheet: Sheet, options: PiecesOptions): string {
  const { x = 0, y = 0, count = 8, radius = 50, hollow = 0, heap = false } = options
  const area = { x, y, radius, hollow }
  const symbol = pieceSymbol(sheet, options.piece)
  const points = options.points ?? (heap ? cluster : scatter)(sheet.random, count, area)
  return sheet.stampAll(symbol, points, { variety: 0.14, ...options })
}

export interface SpecksOptions extends Place {
  count?: number
  radius?: number
  hollow?: number
  colour?: string
  width?: number
  opacity?: number
}

/** Fine specks: sesame, paprika, sumac, pepper, cumin. */
export function specks(sheet: Sheet, options: SpecksOptions): string {
  const { x = 0, y = 0, count = 40, radius = 54, hollow = 0 } = options
  const { colour = '#b3331c', width = 1.3, opacity = 0.85 } = options
  const points = scatter(sheet.random, count, { x, y, radius, hollow })
  const whole = points.map(([px, py]) => [Math.round(px), Math.round(py)] as const)
  return dots(whole, colour, width, { opacity })
}

export interface FanOptions extends Place {
  piece?: PieceName
  count?: number
  turn?: number
  step?: number
  size?: number
}

/** Slices fanned out side by side: avocado, apple, peach, lemon. */
export function fan(sheet: Sheet, options: FanOptions): string {
  const {
    x = 0,
    y = 0,
    piece = 'avocadoSlice',
    count = 7,
    turn = 0,
    step = 5.5,
    size = 1,
  } = options
  const symbol = pieceSymbol(sheet, piece)
  const slices = Array.from({ length: count }, (_, index) => {
    const offset = index - count / 2
    return `<g${sheet.thinShadow}>${sheet.stamp(symbol, offset * step, Math.abs(offset) * 0.7, offset * 5)}</g>`
  })
  return placed({ x, y, turn, size }, slices.join(''))
}

export interface BarOptions extends Place {
  width?: number
  height?: number
  turn?: number
  shades?: Shades
  corner?: number
}

/** A flat rounded bar: a sheet of nori, tamagoyaki, a lemongrass stalk. */
export function bar(sheet: Sheet, options: BarOptions): string {
  const { x = 0, y = 0, width = 30, height = 20, turn = 0, corner = 2 } = options
  const { shades = ['#2f4a3e', '#14221c'] } = options
  const [start, end] = [-width / 2 + 3, width / 2 - 3]
  const sheen = `M${start} ${-height / 4}H${end}M${start} ${height / 5}H${end}`
  const body =
    box(width, height, corner, sheet.linear(shades[0], shades[1])) +
    strokePath(sheen, '#fff', 0.7, { opacity: 0.18 })
  return placed({ x, y, turn }, body, sheet.deepShadow)
}
