import { box, circle, dots, ellipse, fillPath, strokePath } from '../markup.ts'
import type { Sheet } from '../sheet.ts'

export const bakery = {
  naan: (sheet: Sheet) =>
    fillPath(
      'M-34 10C-38-8-14-22 8-20C30-18 40-2 34 8C28 18 8 14-4 18C-16 22-31 22-34 10Z',
      sheet.radial('#f8dfae', '#d29a52', 0.15),
    ) +
    [
      [-20, 2, 6, 4],
      [-4, -8, 5, 3],
      [10, 4, 6, 4],
      [22, -5, 5, 3],
      [-10, 10, 4, 2.5],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, '#8f4f1d', { opacity: 0.42 }))
      .join(''),

  /** A thin flat bread folded in half: roti, chapati, pita. */
  foldedBread: (sheet: Sheet) =>
    fillPath('M-31 12C-33-32 33-32 31 12C20 19-20 19-31 12Z', '#b5793a') +
    fillPath(
      'M-31 8C-33-33 33-33 31 8C20 14-20 14-31 8Z',
      sheet.radial('#fbe6b8', '#d9a55f', 0.3),
    ) +
    strokePath('M-29 9C-18 13 18 13 29 9', '#fff3d2', 1.6, { opacity: 0.8 }) +
    [
      [-15, -6, 5, 3],
      [1, -15, 5, 2.6],
      [14, -4, 4.6, 3],
      [-2, 1, 3.4, 2],
      [22, 3, 3, 2],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, '#8f4f1d', { opacity: 0.4 }))
      .join(''),

  baguette: (sheet: Sheet) =>
    ellipse(0, 0, 16, 11, '#a8621f') +
    ellipse(0, -0.6, 14, 9, sheet.radial('#fff4d6', '#edc987', 0.3)) +
    dots(
      [
        [-6, -2],
        [2, 2],
        [6, -3],
        [-2, 4],
      ],
      '#d3a660',
      2.4,
    ),

  idli: (sheet: Sheet) =>
    circle(0, 0, 17, '#d8cfba') +
    circle(0, -0.6, 16, sheet.radial('#fffefa', '#ece3cf', 0.45)) +
    dots(
      [
        [-5, -4],
        [3, -6],
        [6, 2],
        [-3, 5],
        [-8, 1],
      ],
      '#dcd2ba',
      1.3,
    ),

  gnocchi: (sheet: Sheet) =>
    ellipse(0, 0, 9, 6.4, sheet.radial('#fdf0c8', '#dcb468', 0.2)) +
    strokePath('M-6-2H6M-6.5 .5H6.5M-6 3H6', '#c99a4a', 0.8, { opacity: 0.7 }),

  penne: (sheet: Sheet) =>
    box(25, 8.4, 2.4, sheet.linear('#ffe5a0', '#d59a3c', 0, 1)) +
    strokePath('M-10-2H10M-10 .6H10M-10 3H9', '#b5752a', 0.7, { opacity: 0.6 }) +
    ellipse(12, 0, 2.4, 4.2, '#9c5a1c') +
    ellipse(12.3, 0, 1.4, 2.9, '#5f2f0c'),

  macaroni: (sheet: Sheet) =>
    strokePath('M-5 3C-6-5 5-6 6 2', '#c48f38', 6) +
    strokePath('M-5 3C-6-5 5-6 6 2', sheet.linear('#ffe9a8', '#f0c868'), 4.2) +
    circle(6, 2.4, 1.6, '#8a5518'),

  orzo: () => ellipse(0, 0, 5, 2.2, '#c99a48') + ellipse(0, -0.4, 4.4, 1.7, '#fdebb8'),

  falafel: (sheet: Sheet) =>
    circle(0, 0, 12, sheet.radial('#b9773a', '#5f3010', 0.05, 0.36, 0.3, 0.7)) +
    dots(
      [
        [2, 3],
        [-5, 3],
        [5, -2],
        [-2, -5],
        [-7, -2],
        [3, -7],
        [-1, 7],
      ],
      '#2f1605',
      1.8,
      { opacity: 0.45 },
    ) +
    dots(
      [
        [-4, -2],
        [4, 6],
        [6, 2],
      ],
      '#e0a565',
      1.6,
      { opacity: 0.7 },
    ),

  baklava: (sheet: Sheet) =>
    fillPath('M-17 0L0-11L17 0L0 11Z', '#a8641f') +
    fillPath('M-16-1L0-11L16-1L0 8.5Z', sheet.linear('#f8cf78', '#d28d30')) +
    strokePath('M-10-1L0-7M-5 2L6-5M0 5L11-2', '#a8641f', 0.8, { opacity: 0.6 }) +
    ellipse(0, -1, 4, 2.6, '#8fb84c'),

  mamoul: (sheet: Sheet) =>
    circle(0, 0, 12, sheet.radial('#f8e0ae', '#cf9a52', 0.3)) +
    strokePath('M0-8V8M-8 0H8M-6-6L6 6M6-6L-6 6', '#b57f3c', 1, { opacity: 0.6 }),

  croissant: (sheet: Sheet) =>
    fillPath(
      'M-26 10C-24-12 24-12 26 10C20 6 14 2 8 3C3 4-3 4-8 3C-14 2-20 6-26 10Z',
      sheet.linear('#f2b75c', '#a85f1a'),
    ) +
    strokePath(
      'M-15-4C-12 0-12 3-14 4M-6-8C-4-3-4 2-5 4M6-8C4-3 4 2 5 4M15-4C12 0 12 3 14 4',
      '#7c3f0e',
      1.3,
      {
        opacity: 0.6,
      },
    ),

  gyoza: (sheet: Sheet) =>
    fillPath('M-18 4C-16-11 16-11 18 4C12 9-12 9-18 4Z', sheet.linear('#fff6dc', '#e3c389')) +
    fillPath('M-16 4C-10 10 10 10 16 4C8 6-8 6-16 4Z', '#b5762c') +
    strokePath('M-12-4l2 5M-6-7l1 6M0-8v6M6-7l-1 6M12-4l-2 5', '#c49a58', 1.1),

  samosa: (sheet: Sheet) =>
    fillPath(
      'M-17 11C-9 14 9 14 17 11C12 1 6-9 0-15C-6-9-12 1-17 11Z',
      sheet.linear('#efb65c', '#9c5a1a'),
    ) + strokePath('M-12 8C-4 11 5 11 12 8', '#ffe0a0', 1.4, { opacity: 0.7 }),

  pancakeSmall: (sheet: Sheet) =>
    circle(0, 0, 15, '#b5712a') + circle(0, -0.8, 14, sheet.radial('#eeb765', '#d08f3c', 0.5)),
}
