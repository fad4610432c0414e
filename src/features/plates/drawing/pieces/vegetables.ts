import { DEGREE, polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { box, circle, dots, ellipse, fillPath, strokePath } from '../markup.ts'
import { circleOf } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

const FLORET_BUDS: readonly Point[] = [
  [-5, 0],
  [5, 0],
  [0, -5],
  [-3, -4],
  [4, -4],
  [0, 1],
]

function floret(stem: string, bud: string, light: string): string {
  const stalk = box(5, 9, 2.2, stem, { transform: 'translate(0 6.5)' })
  const buds = FLORET_BUDS.map(([x, y]) => circle(x, y, 4.3, bud)).join('')
  const glints = dots([...FLORET_BUDS, [1, -7], [-6, -2]], light, 1.8)
  return stalk + buds + glints
}

function pepperRing(sheet: Sheet, dark: string, light: string): string {
  const outline = 'M-9-3C-9-8-3-10 0-7C3-10 9-8 9-3C11 2 8 8 3 7C1 9-1 9-3 7C-8 8-11 2-9-3Z'
  return strokePath(outline, dark, 3.6) + strokePath(outline, sheet.linear(light, dark), 2.2)
}

function stripe(dark: string, light: string): string {
  return strokePath('M-10 3Q0-5 10 2', dark, 4.4) + strokePath('M-10 2.4Q0-5.6 10 1.4', light, 2.4)
}

function slicedRound(
  sheet: Sheet,
  skin: string,
  flesh: readonly [string, string],
  seeds: string,
): string {
  return (
    circle(0, 0, 9.6, skin) +
    circle(0, 0, 8.4, sheet.radial(flesh[0], flesh[1], 0.3)) +
    dots(circleOf(7, 4.4), seeds, 1.3)
  )
}

export const vegetables = {
  tomato: (sheet: Sheet) =>
    circle(0, 0, 10.5, '#c92a1e') +
    circle(0, 0, 9.4, sheet.radial('#ff7d63', '#e5412f')) +
    [0, 72, 144, 216, 288]
      .map((turn) => ellipse(5.3, 0, 2.7, 1.9, '#ffb58c', { transform: `rotate(${turn})` }))
      .join('') +
    circle(0, 0, 1.7, '#ffd0b5') +
    dots(circleOf(5, 5.6), '#f7e3a1', 1.2),

  tomatoWedge: (sheet: Sheet) =>
    fillPath('M-11-5C-10 7 10 7 11-5C5-2-5-2-11-5Z', sheet.linear('#f2553c', '#b81f16')) +
    fillPath('M-9-4.5C-7 2 7 2 9-4.5C4-2-4-2-9-4.5Z', '#ff9b7d') +
    dots(
      [
        [-4, -2],
        [0, -1],
        [4, -2],
      ],
      '#f9e0a0',
      1.5,
    ),

  tomatoDice: (sheet: Sheet) =>
    box(7, 7, 2, sheet.linear('#ff6f52', '#c9281b')) + strokePath('M-2-2h2', '#ffd5c2', 1.1),

  cherryTomato: (sheet: Sheet) =>
    circle(0, 0, 7.4, sheet.radial('#ff7a5c', '#c41f17', 0, 0.35, 0.3)) +
    ellipse(-2.5, -3, 2.2, 1.3, '#fff', { opacity: 0.6, transform: 'rotate(-35)' }),

  roastTomato: (sheet: Sheet) =>
    circle(0, 0, 10, '#8f1a10') +
    circle(0, 0, 8.8, sheet.radial('#f2644a', '#c42c1c')) +
    strokePath('M-5-4l4 2M3-5l1 4M-5 4l4-2M2 4l3 1', '#5a1408', 2, { opacity: 0.6 }),

  cucumber: (sheet: Sheet) =>
    circle(0, 0, 9.6, '#2f7a35') +
    circle(0, 0, 8.5, '#e4f3bf') +
    circle(0, 0, 5, sheet.radial('#f3fbdc', '#cfe79c')) +
    dots(circleOf(6, 3.2), '#a9cf77', 1.3),

  cucumberDice: (sheet: Sheet) =>
    box(7, 6.6, 1.6, sheet.linear('#e8f6c6', '#b5d982')) + strokePath('M-3 2.8H3', '#3d8a3a', 1.4),

  radish: () =>
    circle(0, 0, 8, '#d9265c') +
    circle(0, 0, 7, '#fff4f6') +
    circle(0, 0, 3.8, 'none', { stroke: '#f5c9d5', 'stroke-width': 0.8 }),

  carrotCoin: (sheet: Sheet) =>
    circle(0, 0, 6.6, '#d9661a') +
    circle(0, 0, 5.6, sheet.radial('#ffb055', '#f08a2c', 0.2)) +
    circle(0, 0, 2.4, '#ffc985'),

  carrotBaton: (sheet: Sheet) => box(20, 5, 2.2, sheet.linear('#ffab4d', '#dd6a1b')),

  beetroot: (sheet: Sheet) =>
    box(13, 12, 3.4, sheet.linear('#b5235f', '#5f0c38')) +
    strokePath('M-3-3Q0 0-2 3', '#e56f9f', 1, { opacity: 0.8 }),

  redOnion: () =>
    circle(0, 0, 8.4, 'none', { stroke: '#b23a86', 'stroke-width': 1.8 }) +
    circle(0, 0, 7, 'none', { stroke: '#fbe6f2', 'stroke-width': 1.8 }) +
    circle(0, 0, 4.2, 'none', { stroke: '#d987b6', 'stroke-width': 1.2 }),

  pepperRed: (sheet: Sheet) => pepperRing(sheet, '#b81a14', '#f2604a'),
  pepperYellow: (sheet: Sheet) => pepperRing(sheet, '#e0a012', '#ffd84f'),
  pepperGreen: (sheet: Sheet) => pepperRing(sheet, '#3d8a30', '#86c85a'),
  redStrip: () => stripe('#b01e14', '#ef5a40'),
  yellowStrip: () => stripe('#d99612', '#ffd04a'),
  greenStrip: () => stripe('#36802f', '#80c457'),
  bamboo: () => stripe('#c9a860', '#f6e6b4'),

  chili: () =>
    ellipse(0, 0, 4.6, 4, '#b3160f') +
    ellipse(0, 0, 3.4, 2.9, '#f4543b') +
    ellipse(0, 0, 1.6, 1.3, '#ffd9a1'),

  chiliWhole: (sheet: Sheet) =>
    fillPath('M-13-2C-6-7 6-5 14 4C5 4-6 4-13-2Z', sheet.linear('#f0432f', '#9c120c')) +
    strokePath('M-13-2l-5-2', '#4f8a34', 2) +
    strokePath('M-9-3C-4-5 2-4 7-1', '#ffb3a0', 0.9, { opacity: 0.8 }),

  greenChili: (sheet: Sheet) =>
    fillPath('M-13-2C-6-6 6-5 14 4C5 3-6 3-13-2Z', sheet.linear('#74b744', '#2c6d28')) +
    strokePath('M-13-2l-4-2', '#3a6a26', 1.8) +
    strokePath('M-9-3C-4-5 2-4 7-1', '#d6f0b0', 0.8, { opacity: 0.8 }),

  jalapeno: () =>
    circle(0, 0, 5.6, '#2f7a30') +
    circle(0, 0, 4.4, '#bfe08a') +
    circle(0, 0, 2.2, '#e6f5c4') +
    dots(circleOf(4, 2.6), '#fff6d0', 1.3),

  scallion: () =>
    circle(0, 0, 3.6, '#4f9a36') + circle(0, 0, 2.7, '#d8f0a6') + circle(0, 0, 1.2, '#7cbc4c'),

  aubergine: (sheet: Sheet) => slicedRound(sheet, '#43204f', ['#f2dfae', '#c99a52'], '#8f6226'),
  courgette: (sheet: Sheet) => slicedRound(sheet, '#3f8a3a', ['#f3f7cd', '#cfdd8f'], '#a8bd62'),

  auberginePiece: (sheet: Sheet) =>
    fillPath('M-12-5C-4-9 6-8 12-4L11 5C4 8-6 8-12 5Z', '#3a1a47') +
    fillPath('M-10-1C-4-5 5-5 10-1L9 4C3 6-5 6-10 4Z', sheet.linear('#e9cf95', '#b58343')),

  potatoCube: (sheet: Sheet) =>
    box(12, 11, 3, sheet.linear('#f8dd8c', '#d29f3c')) +
    strokePath('M-3-3l4 1', '#fff3c4', 1.3, { opacity: 0.8 }),

  potatoWedge: (sheet: Sheet) =>
    fillPath('M-14 4C-10-6 8-8 14-2C10 6-6 9-14 4Z', sheet.linear('#f6cf70', '#b97a24')) +
    strokePath('M-12 4C-4 7 6 5 12 0', '#8f5a1a', 1.6, { opacity: 0.7 }) +
    strokePath('M-8 0C-3-4 4-5 9-3', '#fff0b8', 1.2, { opacity: 0.7 }),

  sweetPotato: (sheet: Sheet) =>
    box(12.5, 11.5, 3, sheet.linear('#ffa047', '#c9581a')) +
    strokePath('M-4-2h4M0 3h3', '#7c3008', 1.3, { opacity: 0.5 }),

  pumpkin: (sheet: Sheet) =>
    fillPath('M-10 5C-9-6 5-9 11-5C10 3 3 7-4 8Z', sheet.linear('#ffbf52', '#dd7a1a')) +
    strokePath('M-10 5C-6 8-2 8 2 7', '#7c5a1e', 1.6),

  corn: () => box(4.8, 4, 1.6, '#f6c431') + strokePath('M-1.2-1h2', '#fff3b0', 0.8),

  peas: (sheet: Sheet) =>
    circle(0, 0, 3.6, sheet.radial('#b5e070', '#4f9a2d', 0.1)) +
    circle(-1, -1.2, 0.9, '#fff', { opacity: 0.6 }),

  edamame: (sheet: Sheet) =>
    ellipse(0, 0, 5.4, 3.8, sheet.radial('#c4e587', '#6fae3b', 0.1)) +
    strokePath('M-2.6-1.6Q0-3 2.4-1.8', '#f2ffd0', 0.8),

  greenBean: (sheet: Sheet) =>
    strokePath('M-13 2Q0-4 13 1', '#2f6d2c', 4.2) +
    strokePath('M-13 1.6Q0-4.4 13 .6', sheet.linear('#9ccf62', '#5a9c3c'), 2.6),

  okra: (sheet: Sheet) =>
    fillPath('M-11-3C-6-5 6-4 13 0C6 4-6 5-11 3Z', sheet.linear('#8fc257', '#3f7a30')) +
    strokePath('M-9 0H10', '#d8eeb0', 0.9, { opacity: 0.8 }) +
    circle(-11, 0, 2.8, '#55702e'),

  asparagus: (sheet: Sheet) =>
    strokePath('M-24 3L14-2', '#3a7530', 4.8) +
    strokePath('M-24 2.4L14-2.6', sheet.linear('#a5d46c', '#6aa83f'), 2.8) +
    fillPath('M12-6C18-7 24-5 27-3C24 1 18 2 13 2Z', '#4d7a3f') +
    strokePath('M-12 1l3-2M-2-1l3-2M7-2l3-2', '#2f6128', 1),

  floret: () => floret('#a8cf6d', '#3d8a34', '#7cc255'),
  cauliflower: () => floret('#e3dfb6', '#efe4c4', '#fffbea'),
  roastCauliflower: () => floret('#d9bd7c', '#d9a352', '#f3d592'),

  mushroom: (sheet: Sheet) =>
    fillPath(
      'M-9 0C-9-8 9-8 9 0C7 2 3 1 3 1L3 7Q0 9-3 7L-3 1C-4 1-7 2-9 0Z',
      sheet.linear('#f2e2c6', '#c9a676'),
    ) + strokePath('M-7-.5C-4 2 4 2 7-.5', '#8f6a3e', 1),

  shiitake: (sheet: Sheet) =>
    circle(0, 0, 9, sheet.radial('#a8703c', '#54300f', 0.1)) +
    strokePath('M-4 0H4M0-4V4', '#f3d9a8', 1.6, { opacity: 0.85 }),

  olive: () =>
    circle(0, 0, 5.6, '#33273a') +
    circle(0, 0, 2.3, '#7c6a55') +
    strokePath('M-3.6-2.4A4.4 4.4 0 0 1 .6-4.4', '#8d7f9c', 1),

  greenOlive: (sheet: Sheet) =>
    ellipse(0, 0, 6.4, 5, sheet.radial('#c3cf6a', '#76872c', 0.1)) +
    circle(4, 0, 1.5, '#d8442c') +
    ellipse(-2, -2, 1.6, 0.8, '#fff', { opacity: 0.6 }),

  pickle: () =>
    ellipse(0, 0, 8.6, 7, '#55782a') +
    ellipse(0, 0, 7.2, 5.7, '#b8c765') +
    dots(circleOf(6, 3), '#e3eaa8', 1.4) +
    strokePath('M-5-4l2-2M4-5l2 1', '#7c9a3c', 1),

  avocadoSlice: (sheet: Sheet) =>
    fillPath('M0-17C8-15 10 6 1 17C-2 12-5-8 0-17Z', '#3f6d22') +
    fillPath('M0-15C6.5-13 8 5 1 14.5C-1 10-4-7 0-15Z', sheet.linear('#e8ee9e', '#a9cf58')),

  avocadoCube: (sheet: Sheet) =>
    box(9, 9, 2.6, sheet.linear('#e3ee98', '#9fc84f')) + strokePath('M-4 3.6H4', '#55822c', 1.1),

  lotusRoot: () =>
    circle(0, 0, 10, '#d3b98a') +
    circle(0, 0, 9, '#fbf1d8') +
    dots(circleOf(7, 5.4), '#b08d55', 3.2) +
    circle(0, 0, 1.6, '#b08d55'),

  artichoke: (sheet: Sheet) =>
    [-50, -25, 0, 25, 50]
      .map((turn) =>
        fillPath('M0 9C-5 0-3-8 0-11C3-8 5 0 0 9Z', sheet.linear('#c5cf8a', '#7c9150'), {
          transform: `rotate(${turn} 0 9)`,
        }),
      )
      .join(''),

  garlic: (sheet: Sheet) =>
    fillPath('M-5 3C-6-3 2-7 6-3C6 3 0 6-5 3Z', sheet.linear('#fff4d8', '#d9b57a')) +
    strokePath('M-3 2C-1-1 2-3 4-3', '#a9783a', 0.7),

  turnip: (sheet: Sheet) => {
    const [x, y] = polar(30 * DEGREE, 2)
    return (
      box(19, 5.4, 1.8, sheet.linear('#f590b4', '#cf2f70')) +
      strokePath('M-6-1h9', '#ffd6e4', 1, {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      })
    )
  },
}
