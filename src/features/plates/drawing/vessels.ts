import { circle, dots, fillPath, strokePath } from './markup.ts'
import { circleOf, octagram, scatter } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const BOWL_GLAZES = {
  teal: ['#3f8891', '#1d545c', '#2f717a', '#bfe6e8'],
  clay: ['#d9814f', '#9a4620', '#b9602f', '#ffd9b8'],
  plum: ['#6d4386', '#3c1b52', '#553069', '#d9c0e8'],
  cream: ['#fffaf0', '#dccfb8', '#f1e8d6', '#a98f63'],
  sage: ['#a9bd94', '#6f8a5f', '#8da67a', '#eef5e2'],
  rose: ['#eeb3b8', '#bf6f7c', '#d8919a', '#fff0f1'],
  ink: ['#4a5a7c', '#1f2a44', '#33415f', '#c3d0ea'],
} as const

/** Flat stoneware: rim, well and speckle. */
const COUPE_GLAZES = {
  sand: ['#f3e2c4', '#d3b88c', '#fbf3e2', '#b08d5a'],
  sky: ['#cfe3ec', '#93b7c8', '#eaf5f9', '#5f8ea5'],
  blossom: ['#f7d3d6', '#dba0a8', '#fdeeee', '#c77886'],
  olive: ['#c9cf9c', '#95a062', '#eef0d6', '#6f7a3c'],
} as const

type BowlGlaze = keyof typeof BOWL_GLAZES
type CoupeGlaze = keyof typeof COUPE_GLAZES

/** What the food lies on. Only the star plate carries a colour of the dish. */
export type Vessel =
  | { rim: 'star'; tint: string }
  | { rim: 'bowl'; glaze: BowlGlaze }
  | { rim: 'coupe'; glaze: CoupeGlaze }
  | { rim: 'slate' }
  | { rim: 'wood' }
  | { rim: 'iron' }
  | { rim: 'bamboo' }

/** Radius of the well; food is clipped to it. */
export function wellRadius(vessel: Vessel): number {
  switch (vessel.rim) {
    case 'star':
      return 77
    case 'coupe':
      return 90
    case 'bamboo':
      return 90
    case 'slate':
    case 'wood':
      return 103
    case 'bowl':
    case 'iron':
      return 86.5
  }
}

/** Deep vessels throw the shadow of their wall on the food. */
export function isDeep(vessel: Vessel): boolean {
  return vessel.rim === 'bowl' || vessel.rim === 'iron'
}

export function drawVessel(sheet: Sheet, vessel: Vessel): string {
  switch (vessel.rim) {
    case 'star':
      return starPlate(sheet, vessel.tint)
    case 'bowl':
      return glazedBowl(sheet, vessel.glaze)
    case 'coupe':
      return coupePlate(sheet, vessel.glaze)
    case 'slate':
      return slateBoard(sheet)
    case 'wood':
      return woodBoard(sheet)
    case 'iron':
      return ironPan(sheet)
    case 'bamboo':
      return bambooBasket(sheet)
  }
}

/** White ceramic. The two squares of the eight-point star meet exactly on the well: keep both radii. */
function starPlate(sheet: Sheet, tint: string): string {
  return (
    circle(0, 0, 104, sheet.linear('#efe8f1', '#cdc0d1')) +
    circle(0, 0, 103, sheet.linear('#fffefc', '#f1eaf0')) +
    fillPath(octagram(99, 22.5), tint, { opacity: 0.16 }) +
    fillPath(octagram(100), tint) +
    fillPath(octagram(96.4), '#fffdfb', { opacity: 0.72 }) +
    dots(circleOf(8, 95, 22.5), tint, 3.6) +
    circle(0, 0, 78, sheet.linear('#d9cddb', '#fff')) +
    circle(0, 0, 76.5, sheet.radial('#fffefb', '#ece3ea', 0.72, 0.54, 0.56, 0.56))
  )
}

function glazedBowl(sheet: Sheet, glaze: BowlGlaze): string {
  const [light, dark, inside, speckle] = BOWL_GLAZES[glaze]
  return (
    circle(0, 0, 102, sheet.linear(light, dark)) +
    circle(0, 0, 99.5, 'none', { stroke: '#fff', 'stroke-opacity': 0.28, 'stroke-width': 1.4 }) +
    dots(scatter(sheet.random, 34, { radius: 101, hollow: 0.86 }), speckle, 1.3, { opacity: 0.5 }) +
    circle(0, 0, 88.5, sheet.linear(dark, light)) +
    circle(0, 0, 86.5, sheet.radial(inside, dark, 0.5, 0.5, 0.62, 0.62))
  )
}

function coupePlate(sheet: Sheet, glaze: CoupeGlaze): string {
  const [light, dark, inside, speckle] = COUPE_GLAZES[glaze]
  return (
    circle(0, 0, 104, sheet.linear(light, dark)) +
    circle(0, 0, 102, 'none', { stroke: speckle, 'stroke-opacity': 0.55, 'stroke-width': 2 }) +
    circle(0, 0, 92, sheet.linear(dark, light)) +
    circle(0, 0, 90.5, sheet.radial(inside, light, 0.7, 0.54, 0.56, 0.58)) +
    dots(scatter(sheet.random, 40, { radius: 100 }), speckle, 1.2, { opacity: 0.4 })
  )
}

function slateBoard(sheet: Sheet): string {
  return (
    circle(0, 0, 104, sheet.linear('#5b5664', '#2a2631')) +
    circle(0, 0, 102, sheet.linear('#474250', '#332e3b')) +
    strokePath('M-70-50Q-20-64 44-70M-84 20Q-30 6 60 12M-50 70Q0 60 74 52', '#fff', 1, {
      opacity: 0.07,
    }) +
    dots(scatter(sheet.random, 26, { radius: 98 }), '#fff', 1.1, { opacity: 0.16 })
  )
}

function woodBoard(sheet: Sheet): string {
  const grain = [-78, -58, -36, -14, 8, 30, 52, 74].map((y, index) => {
    const reach = Math.sqrt(101 * 101 - y * y)
    const bow = index % 2 === 0 ? 7 : -6
    return `M${Math.round(-reach)} ${y}Q0 ${y + bow} ${Math.round(reach)} ${y}`
  })
  return (
    circle(0, 0, 104, sheet.linear('#c98f52', '#7c4a1e')) +
    circle(0, 0, 101.5, sheet.linear('#e3b57a', '#b97d42')) +
    strokePath(grain.join(''), '#7c4a1e', 1.5, { opacity: 0.32 }) +
    strokePath('M-30-30Q-6-42 20-32Q-4-22-30-30M24 46Q44 38 62 46Q44 54 24 46', '#7c4a1e', 1.2, {
      opacity: 0.3,
    })
  )
}

function ironPan(sheet: Sheet): string {
  return (
    strokePath('M-100-16C-116-12-116 12-100 16M100-16C116-12 116 12 100 16', '#24202a', 9) +
    circle(0, 0, 100, sheet.linear('#56505f', '#1d1a22')) +
    circle(0, 0, 90, sheet.linear('#221e28', '#3b3643')) +
    circle(0, 0, 87, '#2a2630')
  )
}

function bambooBasket(sheet: Sheet): string {
  const slats = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75].map((y) => {
    const reach = Math.round(Math.sqrt(90 * 90 - y * y))
    return `M${-reach} ${y}H${reach}`
  })
  return (
    circle(0, 0, 104, sheet.linear('#e8c385', '#a8743a')) +
    circle(0, 0, 98, 'none', {
      stroke: '#7c5222',
      'stroke-width': 1.6,
      'stroke-dasharray': '16 5',
    }) +
    circle(0, 0, 92, sheet.linear('#a8743a', '#e8c385')) +
    circle(0, 0, 90, '#efd5a4') +
    strokePath(slats.join(''), '#b98848', 1.8, { opacity: 0.5 })
  )
}
