import { box, circle, dots, ellipse, fillPath, strokePath } from '../markup.ts'
import { circleOf } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

function cube(sheet: Sheet, light: string, dark: string, grain: string): string {
  return (
    box(14, 13, 3, sheet.linear(light, dark)) +
    strokePath('M-4-5Q-1 0-4 5M1-5Q4 0 1 5', grain, 1.2, { opacity: 0.7 })
  )
}

/** A cube browned on its edges. */
function searedCube(sheet: Sheet, light: string, dark: string, crust: string): string {
  return (
    box(15, 14, 3.4, crust) +
    box(12.4, 11.4, 2.6, sheet.linear(light, dark)) +
    strokePath('M-4-1.5l4-1M0 3l4-1', crust, 1.4, { opacity: 0.55 })
  )
}

function roll(wrap: string, heart: string): string {
  return (
    circle(0, 0, 12.5, wrap) +
    circle(0, 0, 10.8, '#fffdf4') +
    dots(circleOf(10, 8.3), '#e3dcc8', 2.2) +
    circle(0, 0, 5.6, heart) +
    fillPath('M-5.4 1A5.6 5.6 0 0 0 0 5.6L1 0Z', '#7fb548') +
    fillPath('M0-5.6A5.6 5.6 0 0 1 5.3-1.6L0 0Z', '#f4dd7a')
  )
}

export const proteins = {
  prawn: (sheet: Sheet) =>
    strokePath('M-9 7C-14-5 2-13 9-3', '#d9572c', 9.4) +
    strokePath('M-9 7C-14-5 2-13 9-3', sheet.linear('#ffb48a', '#ff9468'), 7) +
    strokePath('M-13 2L-7 1M-11.5-4L-6-1M-6-9L-3-3.5M1-10.5L1-5M6.5-8L4-3', '#fff0e4', 1.4, {
      opacity: 0.85,
      'stroke-linecap': 'butt',
    }) +
    fillPath('M-9 7L-15 10L-11 12L-10 16L-5 11Z', '#e0532a'),

  squid: () =>
    circle(0, 0, 8, 'none', { stroke: '#d9b48c', 'stroke-width': 5 }) +
    circle(0, 0, 8, 'none', { stroke: '#fff3e4', 'stroke-width': 3.4 }),

  mussel: (sheet: Sheet) =>
    fillPath('M-15 4C-14-8 4-12 14-4C14 7-6 14-15 4Z', sheet.linear('#4a5a80', '#151d33')) +
    fillPath('M-11 4C-9-4 3-7 11-2C9 5-5 9-11 4Z', '#cfd8e8') +
    fillPath('M-7 4C-5-3 3-4 8-1C7 4-2 7-7 4Z', sheet.linear('#ffbf6e', '#dd7a2a')),

  salmonMaki: (sheet: Sheet) => roll('#1d2a26', sheet.linear('#ff9b73', '#ee6a45')),
  ikura: (sheet: Sheet) =>
    circle(0, 0, 3.1, sheet.radial('#ffc27a', '#e2571c', 0)) +
    circle(-0.9, -1, 0.8, '#fff', { opacity: 0.8 }),

  salmonCube: (sheet: Sheet) => cube(sheet, '#ff9d75', '#ea6744', '#ffd7c0'),
  tunaChunk: (sheet: Sheet) =>
    fillPath('M-10-4L2-8L11-2L8 6L-5 8Z', sheet.linear('#f0cfb4', '#c0917a')) +
    strokePath('M-7-2L7-5M-6 2L8 0M-3 5L6 4', '#fff1e2', 1.2, { opacity: 0.8 }),
  fishPiece: (sheet: Sheet) =>
    fillPath(
      'M-14-3C-8-10 9-9 14-2C14 6 2 10-8 8C-14 6-15 1-14-3Z',
      sheet.radial('#fffaf0', '#dfc7a0', 0.25),
    ) + strokePath('M-8-5q4 5 1 11M0-7q4 6 1 13M7-5q3 5 1 9', '#cfae80', 1.1, { opacity: 0.8 }),

  feta: (sheet: Sheet) => cube(sheet, '#fffdf6', '#e8e0cf', '#fff'),
  paneer: (sheet: Sheet) => cube(sheet, '#fff3d6', '#dcb478', '#fffaf0'),
  tandooriPaneer: (sheet: Sheet) => searedCube(sheet, '#f6a24a', '#d2661f', '#8a3510'),
  tofu: (sheet: Sheet) => cube(sheet, '#fffbee', '#ead9b4', '#fff'),
  friedTofu: (sheet: Sheet) => searedCube(sheet, '#f8dfa6', '#dfae5c', '#a86a24'),
  chickenCube: (sheet: Sheet) => searedCube(sheet, '#f4c582', '#d08f43', '#8f531d'),
  beefCube: (sheet: Sheet) => searedCube(sheet, '#a35f3d', '#6f3218', '#3c1608'),

  beefStrip: (sheet: Sheet) =>
    fillPath(
      'M-16 0C-11-7 6-6 15-2C16 3 4 7-6 6C-13 6-17 4-16 0Z',
      sheet.linear('#9a552f', '#4d210f'),
    ) + strokePath('M-11-1C-4-4 5-3 11-1M-9 3C-2 1 4 2 9 2', '#d99a6b', 1.1, { opacity: 0.75 }),

  chickenStrip: (sheet: Sheet) =>
    fillPath(
      'M-16 0C-11-7 6-6 15-2C16 3 4 7-6 6C-13 6-17 4-16 0Z',
      sheet.linear('#f3cd92', '#b9742f'),
    ) + strokePath('M-10-2l6-1M-2 1l7-1M5-2l5 1', '#7a3d12', 1.7, { opacity: 0.5 }),

  shreddedChicken: (sheet: Sheet) =>
    fillPath(
      'M-12-2C-5-6 6-3 13-4C11 0 5 2-2 3C-8 4-13 2-12-2Z',
      sheet.linear('#fdebcb', '#d8ac70'),
    ) + strokePath('M-9-1C-2-3 4-1 10-3M-8 1C-2 0 3 1 7 0', '#b98748', 0.9, { opacity: 0.8 }),

  halloumi: (sheet: Sheet) =>
    box(30, 18, 4, sheet.linear('#fff6dc', '#e8cc8c')) +
    strokePath('M-10-7L-5 7M-2-8L3 8M6-8L11 7', '#a8641f', 2.6, { opacity: 0.75 }),

  mozzarella: (sheet: Sheet) =>
    fillPath(
      'M-14 1C-14-9-2-13 7-10C15-7 16 6 8 10C-1 14-13 11-14 1Z',
      sheet.radial('#fff', '#eadfc8', 0.4),
    ) + ellipse(-4, -5, 4, 1.8, '#fff', { opacity: 0.9, transform: 'rotate(-20)' }),

  ricotta: (sheet: Sheet) =>
    fillPath(
      'M-8 0C-9-7 2-9 6-6C11-3 9 6 3 7C-3 9-8 6-8 0Z',
      sheet.radial('#fffefa', '#e6dac2', 0.3),
    ),

  parmesan: (sheet: Sheet) =>
    fillPath('M-9 1C-5-5 4-6 10-2C5 0-2 4-9 1Z', sheet.linear('#fff8dc', '#ecd08c')),

  turkeyRoll: (sheet: Sheet) =>
    fillPath(
      'M-14-4C-8-10 8-10 14-4C16 3 8 9 0 9C-9 9-16 4-14-4Z',
      sheet.linear('#f9d6bd', '#d99b7c'),
    ) + strokePath('M-10-3C-4-7 5-6 10-3M-9 2C-3-2 4-1 9 2', '#fff0e4', 1.3, { opacity: 0.8 }),

  meatSlice: (sheet: Sheet) =>
    fillPath('M-17-2C-10-9 10-9 17-2C14 6-12 8-17-2Z', sheet.linear('#b9705a', '#7a3a2c')) +
    strokePath('M-12-2C-4-5 5-5 12-2M-8 2C-2 0 4 0 9 2', '#e3b09c', 1, { opacity: 0.8 }),

  mince: (sheet: Sheet) =>
    fillPath(
      'M-5-2C-3-5 3-5 5-1C5 3 1 5-3 4C-6 3-6 0-5-2Z',
      sheet.radial('#a9693c', '#5c2c12', 0.1),
    ) + circle(-1, -2, 1, '#dca574', { opacity: 0.8 }),

  minceLight: (sheet: Sheet) =>
    fillPath(
      'M-5-2C-3-5 3-5 5-1C5 3 1 5-3 4C-6 3-6 0-5-2Z',
      sheet.radial('#f2d3a4', '#bd8a4f', 0.1),
    ) + circle(-1, -2, 1, '#fff2d8', { opacity: 0.8 }),

  eggCurd: (sheet: Sheet) =>
    fillPath(
      'M-10 0C-11-7-2-8 2-6C8-8 12-2 10 3C8 8 0 6-4 7C-9 7-10 4-10 0Z',
      sheet.radial('#fff0a0', '#f2b92e', 0.2),
    ) + strokePath('M-6-2C-3-4 1-3 3-2', '#fffbd8', 1.3, { opacity: 0.8 }),

  tofuCurd: (sheet: Sheet) =>
    fillPath(
      'M-9 0C-9-6 0-8 5-6C10-3 10 4 5 6C-1 8-8 6-9 0Z',
      sheet.radial('#fdf0b8', '#d9b04a', 0.2),
    ),

  eggRibbon: () =>
    strokePath('M-12 2C-5-4 3 5 12-2', '#d9981c', 4.4) +
    strokePath('M-12 1.5C-5-4.5 3 4.5 12-2.5', '#ffd95e', 3),

  kimchi: (sheet: Sheet) =>
    fillPath(
      'M-11-2C-7-9 7-8 11-2C11 5 1 9-7 7C-12 5-12 1-11-2Z',
      sheet.radial('#fbd3a0', '#d8401f', 0.1),
    ) + strokePath('M-8 0C-2-4 5-3 8 0M-5 4C-1 2 3 2 5 4', '#b0270f', 1.1, { opacity: 0.7 }),

  duckEgg: (sheet: Sheet) =>
    ellipse(0, 0, 11, 9, '#fffdf5') +
    circle(0, 0, 5, sheet.radial('#ffcf3f', '#ee8a12', 0.15)) +
    ellipse(-1.8, -1.8, 1.6, 0.9, '#fff', { opacity: 0.8 }),
}
