import { short } from '../geometry.ts'
import { box, fillPath, placed, strokePath } from '../markup.ts'
import { blob } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Shades, Turned } from './options.ts'

export type SkewerKind = 'kofta' | 'tawook' | 'tikka' | 'paneer' | 'yakitori' | 'satay' | 'beef'

export interface SkewerOptions extends Turned {
  kind?: SkewerKind
  length?: number
}

interface Cubes {
  shades: Shades
  char: string
  /** Colours of the vegetables between the cubes; none for meat only. */
  vegetables: readonly string[]
}

const CUBES: Record<Exclude<SkewerKind, 'kofta' | 'satay'>, Cubes> = {
  tawook: { shades: ['#f6c26a', '#b3691f'], char: '#4a1c06', vegetables: [] },
  tikka: { shades: ['#e5632f', '#96260e'], char: '#4a1c06', vegetables: ['#4f9a3a', '#f2c335'] },
  paneer: { shades: ['#fbc56a', '#d9752a'], char: '#7a2f0c', vegetables: ['#4f9a3a', '#d8432f'] },
  yakitori: { shades: ['#d98d3f', '#7c3f12'], char: '#3c1806', vegetables: ['#7fb84c', '#cfe8a0'] },
  beef: { shades: ['#a8643c', '#54250f'], char: '#2b0f05', vegetables: ['#d8432f', '#4f9a3a'] },
}

/** One skewer, laid along its own axis. */
export function skewer(sheet: Sheet, options: SkewerOptions): string {
  const { kind = 'kofta', length = 108 } = options
  const half = length / 2
  const stick =
    strokePath(`M${short(-half - 12)} 0H${short(half + 8)}`, '#b9a88f', 2.4) +
    strokePath(`M${short(-half - 12)}-.6H${short(half + 8)}`, '#f2e8d8', 0.9)
  const meat =
    kind === 'kofta'
      ? mince(sheet, half)
      : kind === 'satay'
        ? strips(sheet, half)
        : cubes(sheet, half, CUBES[kind])
  return placed(options, stick + meat, sheet.deepShadow)
}

function mince(sheet: Sheet, half: number): string {
  const ridges = Array.from(
    { length: 8 },
    (_, index) => `M${short(-half * 0.72 + index * half * 0.2)}-6q4 6 0 12`,
  )
  const outline = blob(sheet.random, { rx: half * 0.9, ry: 9.5, knots: 14, jitter: 0.05 })
  return (
    fillPath(outline, sheet.radial('#a8622f', '#5a2a10', 0.2, 0.5, 0.3)) +
    strokePath(ridges.join(''), '#3c1806', 2, { opacity: 0.5 }) +
    strokePath(`M${short(-half * 0.7)}-5.5H${short(half * 0.65)}`, '#e6a868', 2, {
      opacity: 0.55,
      'stroke-dasharray': '9 7',
    })
  )
}

/** Thin strips threaded in waves. */
function strips(sheet: Sheet, half: number): string {
  const folds = Array.from({ length: 6 }, (_, index) => {
    const x = short(-half * 0.7 + (index * half * 1.4) / 5)
    return fillPath(
      'M-11 0C-11-9 9-10 11-2C12 7-9 10-11 0Z',
      sheet.linear(index % 2 === 0 ? '#f3c070' : '#e8ad58', '#a8641c'),
      { transform: `translate(${x} 0)` },
    )
  })
  const char = Array.from(
    { length: 6 },
    (_, index) => `M${short(-half * 0.75 + index * half * 0.28)}-4l5 7`,
  )
  return folds.join('') + strokePath(char.join(''), '#5f2d0a', 1.8, { opacity: 0.5 })
}

function cubes(sheet: Sheet, half: number, look: Cubes): string {
  const count = 6
  const parts = Array.from({ length: count }, (_, index) => {
    const x = -half * 0.78 + (index * half * 1.56) / (count - 1)
    const isVegetable = look.vegetables.length > 0 && index % 2 === 1
    const colour = look.vegetables[((index - 1) / 2) % look.vegetables.length]
    const body =
      isVegetable && colour
        ? box(10, 18, 3, colour)
        : box(18, 19, 5, sheet.linear(look.shades[0], look.shades[1])) +
          strokePath('M-5-4l6-2M-3 4l7-2', look.char, 2, { opacity: 0.55 })
    return placed({ x, turn: sheet.random() * 20 - 10 }, body)
  })
  return parts.join('')
}
