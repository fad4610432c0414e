import { dots, ellipse, fillPath, strokePath } from '../markup.ts'
import type { Sheet } from '../sheet.ts'

export const herbs = {
  parsley: () =>
    fillPath('M0 0C-3-1-4-4-2-5C-1-7 2-7 2-5C5-6 6-3 4-2C6 0 4 3 2 2C1 4-2 3 0 0Z', '#3f8f35') +
    strokePath('M0 0C1-2 1-3 1-4M0 0C2-1 3-1 4 0', '#8ccb5e', 0.6),

  mint: (sheet: Sheet) =>
    fillPath('M-8 0C-5-6 4-6 9 0C4 6-5 6-8 0Z', sheet.linear('#6dbb45', '#2f7a34')) +
    strokePath('M-7 0H8M-3 0l2-3M1 0l2-3M-3 0l2 3M1 0l2 3', '#b5e08a', 0.5, { opacity: 0.8 }),

  basil: (sheet: Sheet) =>
    fillPath('M-10 0C-8-9 4-9 12 0C4 9-8 9-10 0Z', sheet.linear('#62ad3a', '#22692c')) +
    strokePath('M-9 0C-2-1 5-1 11 0', '#a9d873', 0.8) +
    fillPath('M-6-2C-3-6 3-6 6-3C2-4-2-4-6-2Z', '#fff', { opacity: 0.22 }),

  curryLeaf: (sheet: Sheet) =>
    fillPath('M-7 0C-3-4 3-3 8 0C3 3-3 4-7 0Z', sheet.linear('#4f8f3a', '#1f5527')) +
    strokePath('M-6 0H7', '#9cc873', 0.5),

  dill: () =>
    strokePath(
      'M-9 2C-3 1 3-1 9-4M-5 1l-1-5M-5 1l2 4M-1 0l-1-6M-1 0l3 4M3-1l0-5M3-1l4 2M6-3l0-4',
      '#4f9a3c',
      1.1,
    ),

  rosemary: () =>
    strokePath('M-16 4C-6 3 6 0 16-5', '#6d7a3a', 1.4) +
    strokePath(
      'M-12 4l-3-6M-8 3l-2-7M-4 2l-1-7M0 2l-1-7M4 0l0-7M8-1l1-7M12-3l2-6M-10 4l2 6M-6 3l3 6M-2 2l4 6M2 1l4 5M6 0l5 4M10-2l5 3',
      '#3f7a45',
      1.5,
    ),

  romaine: (sheet: Sheet) =>
    fillPath(
      'M-20 2C-19-9-9-15 0-13C6-16 14-12 16-7C22-5 23 4 18 7C15 14 6 13 1 13C-7 16-19 12-20 2Z',
      sheet.radial('#dcf0a4', '#5fa53a', 0.1, 0.2, 0.5, 0.85),
    ) +
    strokePath('M-19 2C-8 0 4-1 15-1M-8 1L-3-8M-1 0L6-8M-7 1L0 9M1 0L9 7', '#f1fbd0', 1, {
      opacity: 0.75,
    }),

  spinach: (sheet: Sheet) =>
    fillPath(
      'M-13 1C-12-8-2-11 5-8C12-7 16-2 15 2C13 8 4 10-2 9C-8 10-13 7-13 1Z',
      sheet.radial('#5fa545', '#1f5d2c', 0.05, 0.35, 0.35, 0.8),
    ) +
    strokePath('M-17 2C-8 0 4 0 13 1M-4 0l5-5M2 0l5-3M-4 1l5 5M2 1l5 3', '#a8d488', 0.8, {
      opacity: 0.8,
    }),

  rocket: (sheet: Sheet) =>
    fillPath(
      'M-13 0C-9-3-7-1-6-5C-3-6-2-2 1-2C1-6 5-7 7-3C12-4 14 0 12 2C9 5 6 2 3 3C2 6-2 6-3 2C-7 3-9 2-13 0Z',
      sheet.linear('#5fae3e', '#2c7431'),
    ) + strokePath('M-12 0C-4 0 4 0 11 0', '#b5de86', 0.7),

  kale: (sheet: Sheet) =>
    fillPath(
      'M-14 2C-16-3-11-5-11-8C-7-12-4-9-1-11C3-13 5-9 9-9C13-8 11-4 14-2C16 2 12 4 12 7C8 11 4 8 1 10C-3 12-6 9-9 8C-13 8-12 4-14 2Z',
      sheet.radial('#4c8f4a', '#1a4a2a', 0.1, 0.35, 0.35, 0.8),
    ) +
    strokePath('M-14 2C-5 0 4-1 12-1M-5 0l3-6M2-1l4-4M-4 1l4 5M3 0l4 4', '#bfe0a0', 0.9, {
      opacity: 0.75,
    }),

  bokChoy: (sheet: Sheet) =>
    fillPath('M-20 3C-20-4-8-5-2-5L-2 6C-8 8-19 8-20 3Z', sheet.linear('#fbfdf0', '#cfdcae')) +
    fillPath(
      'M-5-4C2-14 18-12 20-3C22 6 12 13 2 9C-2 8-5 6-5 4Z',
      sheet.radial('#6fb14a', '#245f2e', 0.1, 0.3, 0.4, 0.8),
    ) +
    strokePath('M-17 1C-4-1 6-1 16 0M2 0l6-6M4 0l6 5', '#dff0c0', 1, { opacity: 0.85 }),

  bayLeaf: (sheet: Sheet) =>
    fillPath('M-13 0C-6-5 6-5 13 0C6 5-6 5-13 0Z', sheet.linear('#8f9f57', '#566b2f')) +
    strokePath('M-13 0H13', '#cdd6a0', 0.7),

  rosePetal: (sheet: Sheet) =>
    fillPath('M-4 3C-6-3-1-6 1-4C4-6 7-1 4 3C1 5-2 5-4 3Z', sheet.linear('#f7a3b8', '#c9436f')),

  sprouts: () =>
    strokePath('M-8 3C-3-4 2 4 8-2M-6-3C0 2 3-4 7 3', '#f4f0d8', 1.6) +
    dots(
      [
        [-8, 3],
        [8, -2],
        [7, 3],
      ],
      '#8fb84c',
      3,
    ),

  starAnise: () =>
    [0, 45, 90, 135]
      .map((turn) => ellipse(0, 0, 8, 1.9, '#6b3414', { transform: `rotate(${turn})` }))
      .join('') +
    dots(
      [
        [5, 0],
        [-5, 0],
        [0, 5],
        [0, -5],
      ],
      '#d99a52',
      1.5,
    ),
}
