import { box, circle, dots, ellipse, fillPath, strokePath } from '../markup.ts'
import type { Sheet } from '../sheet.ts'

function bean(sheet: Sheet, light: string, dark: string): string {
  return (
    fillPath('M-5 1C-6-4 0-5 3-3C7-2 6 4 2 3C-1 2-2 5-5 1Z', sheet.linear(light, dark)) +
    ellipse(-1.4, -1.8, 1.6, 0.7, '#fff', { opacity: 0.5 })
  )
}

export const pantry = {
  almond: (sheet: Sheet) =>
    fillPath('M0-6.5C4-3.5 4.4 3 0 6.5C-4.4 3-4-3.5 0-6.5Z', sheet.linear('#e6b274', '#a8662c')) +
    strokePath('M0-5V5M-1.8-2V3M1.8-2V3', '#8a4f1f', 0.45, { opacity: 0.6 }),

  almondFlake: () =>
    fillPath('M-5 0C-2-4 3-3 5 0C3 3-2 4-5 0Z', '#f8e6c0', {
      stroke: '#b5793a',
      'stroke-width': 0.8,
    }),

  cashew: () =>
    strokePath('M-4.5 3C-5-3 4-6 5 2', '#b9803f', 5) +
    strokePath('M-4.5 3C-5-3 4-6 5 2', '#f3d49b', 3.8),

  walnut: (sheet: Sheet) =>
    fillPath(
      'M-7 0C-8-5-3-7 0-5C3-7 8-5 7 0C8 5 3 7 0 5C-3 7-8 5-7 0Z',
      sheet.linear('#d9a566', '#8a5626'),
    ) + strokePath('M0-5V5M-5-2q3 1 2 4M5-2q-3 1-2 4', '#5f3613', 0.9, { opacity: 0.8 }),

  pistachio: (sheet: Sheet) =>
    ellipse(0, 0, 4.6, 2.9, sheet.linear('#b8d36a', '#6f9a34')) +
    strokePath('M-3.5 1.2Q0 2.6 3.5 1', '#8a4f6a', 0.9),

  pineNut: () =>
    fillPath('M-4 0C-2-2.6 2-2 5 0C2 2-2 2.6-4 0Z', '#f3dca6', {
      stroke: '#bd8a42',
      'stroke-width': 0.6,
    }),

  peanut: (sheet: Sheet) =>
    ellipse(0, 0, 4.2, 2.9, sheet.linear('#e9bd77', '#b37a36')) +
    strokePath('M-3 0H3', '#8f5a20', 0.6),

  raisin: () =>
    fillPath('M-4 0C-3-3 3-3 4 0C3 3-3 3-4 0Z', '#4a2412') +
    strokePath('M-2-1Q0-2 2-1', '#9a6a48', 0.7),

  barberry: (sheet: Sheet) => ellipse(0, 0, 2.6, 1.9, sheet.linear('#e0405a', '#8f0f2c')),

  chickpea: (sheet: Sheet) =>
    circle(0, 0, 4.6, sheet.radial('#f6d793', '#c28a3c', 0.1)) +
    strokePath('M1.2-.6q1.8 .4 2.2 2', '#a26c26', 0.7) +
    circle(-1.4, -1.6, 1, '#fff', { opacity: 0.6 }),

  kidneyBean: (sheet: Sheet) => bean(sheet, '#b0403a', '#5f1218'),
  blackBean: (sheet: Sheet) => bean(sheet, '#5a4a5c', '#1f1524'),
  favaBean: (sheet: Sheet) => bean(sheet, '#b5803f', '#6a3f17'),
  whiteBean: (sheet: Sheet) => bean(sheet, '#fff6dd', '#d9bf8a'),

  crouton: (sheet: Sheet) =>
    box(13, 13, 2.6, sheet.linear('#f4c777', '#b8742a')) +
    strokePath('M-3-2h1M2 1h1M-1 3h1M3-3h.5', '#8a5118', 1.4, { opacity: 0.6 }) +
    strokePath('M-5-4.6Q0-6.4 5-5', '#fff0c8', 1.1, { opacity: 0.8 }),

  pitaChip: (sheet: Sheet) =>
    fillPath(
      'M-13 8C-14 6-3-11 0-12C3-12 14 6 13 8C11 10-11 10-13 8Z',
      sheet.linear('#f3c36e', '#c07f2f'),
    ) +
    dots(
      [
        [-5, 4],
        [3, 5],
        [0, -4],
        [6, 1],
        [-2, 0],
      ],
      '#9a5a1c',
      2.2,
      { opacity: 0.5 },
    ) +
    strokePath('M-10 6L-1-9', '#ffe6b0', 1, { opacity: 0.8 }),

  tortillaChip: (sheet: Sheet) =>
    fillPath(
      'M-15 9C-5 11 6 11 15 8C10-1 5-8 0-13C-6-7-11 0-15 9Z',
      sheet.linear('#fbd873', '#d9962e'),
    ) +
    dots(
      [
        [-4, 3],
        [4, 4],
        [0, -3],
      ],
      '#b5701c',
      1.6,
      { opacity: 0.5 },
    ),

  cinnamon: (sheet: Sheet) =>
    box(36, 7, 3, sheet.linear('#a5612c', '#63300f')) +
    strokePath('M-15-1H15', '#d99a5e', 0.9, { opacity: 0.7 }),

  granola: (sheet: Sheet) =>
    fillPath('M-6 1C-5-5 3-6 6-2C7 3 2 6-3 5Z', sheet.linear('#e0a95c', '#9a5f22')) +
    strokePath('M-3-2h3M0 2h3', '#fbe3b0', 1.4),

  chocolate: (sheet: Sheet) =>
    fillPath('M-5-3L4-5L6 3L-4 5Z', sheet.linear('#7a4526', '#3a1a0b')) +
    strokePath('M-3-2L3-3', '#b5835c', 0.9),

  caper: () => circle(0, 0, 2.8, '#5f7a34') + circle(-0.6, -0.8, 0.9, '#c3d68a'),

  pappadum: (sheet: Sheet) =>
    circle(0, 0, 26, sheet.radial('#fbdf9a', '#d89a3e', 0.3)) +
    dots(
      [
        [-12, -8],
        [6, -14],
        [14, 4],
        [-4, 10],
        [-16, 6],
        [6, 0],
        [0, 18],
      ],
      '#fff3cc',
      5,
      { opacity: 0.6 },
    ),

  honeycomb: (sheet: Sheet) =>
    fillPath('M-12-6L-2-11L11-7L13 5L2 11L-11 7Z', sheet.linear('#ffce4f', '#c97f10')) +
    dots(
      [
        [-6, -3],
        [1, -6],
        [7, -2],
        [-5, 4],
        [2, 1],
        [6, 5],
      ],
      '#8f5608',
      3,
      { opacity: 0.6 },
    ),
}
