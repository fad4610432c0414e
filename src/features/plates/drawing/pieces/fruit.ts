import { DEGREE, pair, polar } from '../geometry.ts'
import { box, circle, dots, ellipse, fillPath, strokePath } from '../markup.ts'
import { circleOf } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

/** A half slice of citrus, cut edge up. */
function citrusHalf(rind: string, pith: string, flesh: string): string {
  const segments = [22, 67, 112, 157].map((middle) => {
    const [ax, ay] = polar((middle - 19) * DEGREE, 11)
    const [bx, by] = polar((middle + 19) * DEGREE, 11)
    const control = pair((ax + bx) * 0.56, (ay + by) * 0.56 - 2)
    return fillPath(`M0-2L${pair(ax, ay - 2)}Q${control} ${pair(bx, by - 2)}Z`, flesh)
  })
  return (
    fillPath('M-14-3A14 14 0 0 0 14-3Z', rind) +
    fillPath('M-12.5-3A12.5 12.5 0 0 0 12.5-3Z', pith) +
    segments.join('') +
    strokePath('M-13.5-3H13.5', pith, 1.6)
  )
}

function citrusRound(rind: string, pith: string, flesh: string): string {
  const segments = [0, 60, 120, 180, 240, 300].map((turn) =>
    fillPath('M1.5-.6L9-4Q10.5 0 9 4L1.5 .6Z', flesh, { transform: `rotate(${turn})` }),
  )
  return circle(0, 0, 13, rind) + circle(0, 0, 11.6, pith) + segments.join('')
}

function berry(sheet: Sheet, light: string, dark: string): string {
  const beads = [...circleOf(7, 4.2), ...circleOf(3, 1.6)]
  return (
    circle(0, 0, 6.6, dark) +
    beads.map(([x, y]) => circle(x, y, 2.2, sheet.radial(light, dark, 0.1))).join('')
  )
}

export const fruit = {
  lemon: () => citrusHalf('#efb90f', '#fff7cf', '#f9dc4e'),
  lime: () => citrusHalf('#4f9a2d', '#f1fadb', '#b6dc63'),
  orange: () => citrusRound('#f08a1c', '#fff0cf', '#ffb23e'),
  lemonRound: () => citrusRound('#efb90f', '#fff9db', '#fae27a'),

  orangeSegment: (sheet: Sheet) =>
    fillPath('M-12-3C-8 9 8 9 12-3C6 0-6 0-12-3Z', sheet.linear('#ffc15c', '#ef8418')) +
    strokePath('M-11-3C-6 0 6 0 11-3', '#fff1d0', 1.4),

  pomegranate: (sheet: Sheet) =>
    fillPath(
      'M-2.6 .6C-2.6-1.8 0-3 1.8-2C3.6-1 3 2.2 .6 2.8C-1.2 3.2-2.6 2.2-2.6 .6Z',
      sheet.radial('#ff5a6e', '#8f0f2c', 0, 0.35, 0.3),
    ) + circle(-0.7, -0.8, 0.7, '#fff', { opacity: 0.75 }),

  blueberry: (sheet: Sheet) =>
    circle(0, 0, 6, sheet.radial('#7686cf', '#2a3272', 0, 0.35, 0.3)) +
    fillPath('M-1.6-1.2L0-2.4 1.8-1 1.2 1-1 1.2Z', '#1e2458') +
    ellipse(-2.4, -2.8, 1.5, 0.9, '#fff', { opacity: 0.55 }),

  raspberry: (sheet: Sheet) => berry(sheet, '#ff7f9c', '#b3153f'),
  blackberry: (sheet: Sheet) => berry(sheet, '#7a5aa5', '#2a1442'),

  strawberry: (sheet: Sheet) =>
    fillPath('M0 11C-7 6-11-1-7-6C-4-9-1-8 0-6C1-8 4-9 7-6C11-1 7 6 0 11Z', '#d41f35') +
    fillPath(
      'M0 8C-5 4-7-1-5-4C-3-6-1-5 0-3C1-5 3-6 5-4C7-1 5 4 0 8Z',
      sheet.radial('#ffe3dc', '#f5677a', 0.05),
    ) +
    strokePath('M0-1V5M-2.5-1L-1.4 2.4M2.5-1L1.4 2.4', '#fff', 0.8, { opacity: 0.8 }),

  banana: (sheet: Sheet) =>
    circle(0, 0, 8.6, '#efd27a') +
    circle(0, 0, 7.8, sheet.radial('#fffbe6', '#f8e9b0', 0.35)) +
    [30, 150, 270]
      .map((turn) => strokePath('M0 0L3.4 0', '#c9a95c', 1.1, { transform: `rotate(${turn})` }))
      .join(''),

  kiwi: (sheet: Sheet) =>
    circle(0, 0, 10.5, '#7a5a2c') +
    circle(0, 0, 9.6, sheet.radial('#a9d64f', '#6fae2d', 0.2)) +
    ellipse(0, 0, 3, 2.4, '#f1f7cf') +
    dots(circleOf(12, 5), '#23300f', 1.2),

  appleSlice: (sheet: Sheet) =>
    fillPath('M-13-2C-9 9 9 9 13-2C5-6-5-6-13-2Z', '#c4262a') +
    fillPath('M-11-2C-7 6.5 7 6.5 11-2C4-5-4-5-11-2Z', sheet.linear('#fffbe6', '#f3e3ad')) +
    strokePath('M-2-1q2 2 4 0', '#a8742f', 1.2),

  peach: (sheet: Sheet) =>
    fillPath('M-13-2C-8 10 8 10 13-2C6 1-6 1-13-2Z', sheet.linear('#ffc46b', '#e8752c')) +
    strokePath('M-10-1C-5 2 5 2 10-1', '#d8433a', 1.4, { opacity: 0.7 }),

  mangoCube: (sheet: Sheet) =>
    box(14, 13, 3, sheet.linear('#ffd25a', '#f2a21c')) +
    strokePath('M-4-5Q-1 0-4 5M1-5Q4 0 1 5', '#ffeaa8', 1.2, { opacity: 0.7 }),

  mangoSlice: (sheet: Sheet) =>
    fillPath('M-16 3C-12-9 10-10 17-1C11 7-9 9-16 3Z', sheet.linear('#ffd552', '#f09a18')) +
    strokePath('M-11 1C-5-5 6-5 12-1', '#fff0b8', 1.5, { opacity: 0.8 }),

  pineapple: (sheet: Sheet) =>
    fillPath('M-9-5L9-6L7 7L-6 7Z', sheet.linear('#ffe36b', '#eaae1e')) +
    strokePath('M-5-3l1 7M0-4l0 8M5-4l-1 8', '#c98a12', 1, { opacity: 0.6 }),

  watermelon: (sheet: Sheet) =>
    fillPath('M-15-7H15C13 8-13 8-15-7Z', '#3f8a3c') +
    fillPath('M-13.5-7H13.5C11 5.5-11 5.5-13.5-7Z', '#e9f5cf') +
    fillPath('M-12-7H12C10 3.5-10 3.5-12-7Z', sheet.linear('#ff7a72', '#e23c4a')) +
    dots(
      [
        [-6, -4],
        [0, -2],
        [6, -4],
      ],
      '#3a1414',
      1.6,
    ),

  grape: (sheet: Sheet) =>
    ellipse(0, 0, 6, 5.2, sheet.radial('#d5ec8f', '#7fae3a', 0.1)) +
    ellipse(-2, -2, 1.7, 1, '#fff', { opacity: 0.65 }),

  fig: (sheet: Sheet) =>
    fillPath('M0-12C6-8 11-2 9 5C6 11-6 11-9 5C-11-2-6-8 0-12Z', '#54274f') +
    fillPath('M0-8C4-5 8-1 7 4C4 8.5-4 8.5-7 4C-8-1-4-5 0-8Z', '#f7e6d0') +
    ellipse(0, 1.5, 4.8, 5, sheet.radial('#e2556c', '#a82848', 0.1)) +
    dots(circleOf(8, 3), '#ffe0b0', 1),

  date: (sheet: Sheet) =>
    fillPath('M-12 0C-11-7 9-8 12-1C12 6-9 8-12 0Z', sheet.linear('#8a4a22', '#3d1a0b')) +
    strokePath('M-8-2C-3-5 4-5 8-2M-6 2C-1 0 3 0 7 2', '#c98a55', 0.8, { opacity: 0.7 }) +
    ellipse(-4, -3, 3, 1, '#fff', { opacity: 0.35 }),

  dragonFruit: () =>
    circle(0, 0, 11, '#e0367e') +
    circle(0, 0, 9.4, '#fffafc') +
    dots([...circleOf(9, 6), ...circleOf(5, 3)], '#2a1a2a', 1.2),

  coconutFlake: () =>
    fillPath('M-6 2C-5-4 5-5 6 1C3-1-2 0-6 2Z', '#fffdf6', {
      stroke: '#d3c4a8',
      'stroke-width': 0.5,
    }),
}
