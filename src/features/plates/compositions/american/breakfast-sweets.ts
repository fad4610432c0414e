import type { Serving } from '../../composition.ts'
import { bowl, IRON, scatter, set, star } from '../palette.ts'

export const americanBreakfastSweets = {
  'overnight-oats': {
    vessel: bowl('teal'),
    layers: [
      { layer: 'broth', shades: ['#f7ead2', '#dcc39a'], fat: '#fff8ea', drops: 12 },
      {
        layer: 'grains',
        radius: 80,
        count: 130,
        tones: ['#fff7e6', '#f0dfc0', '#cdb387'],
        length: 3,
      },
      set(
        'banana',
        [
          [-54, -24],
          [-42, -42],
          [-24, -54],
          [-4, -60],
          [-61, -4],
        ],
        { size: 1.2 },
      ),
      set(
        'strawberry',
        [
          [26, -40],
          [46, -24],
          [26, -14],
          [50, 2],
        ],
        { turn: 60, base: -30, size: 1.4 },
      ),
      scatter('blueberry', 14, { x: 18, y: 42, radius: 29, size: 1.1 }),
      scatter('almond', 9, { x: -34, y: 24, radius: 20 }),
      { layer: 'drizzle', radius: 30, x: -10, y: -12, colour: '#d18d1c', width: 1.8, rows: 4 },
      {
        layer: 'pieces',
        piece: 'mint',
        points: [
          [4, 0],
          [-6, 7],
          [8, 10],
        ],
        size: 0.95,
      },
    ],
  },
  'vegan-oats': {
    vessel: bowl('clay'),
    layers: [
      { layer: 'broth', shades: ['#ecd6ae', '#bd9660'], fat: '#fff3d8', drops: 8 },
      {
        layer: 'grains',
        radius: 80,
        count: 150,
        tones: ['#fbe9c8', '#dfc08c', '#a8804a'],
        length: 3,
      },
      set(
        'banana',
        [
          [-44, -34],
          [-26, -46],
          [-6, -50],
          [14, -46],
          [32, -36],
          [46, -20],
        ],
        { size: 1.35 },
      ),
      { layer: 'swirl', x: 0, y: 14, radius: 34, colour: '#b5762c', width: 5, turns: 1.5 },
      { layer: 'pieces', piece: 'peanut', count: 20, x: 2, y: 26, radius: 36, size: 1.5 },
      scatter('chocolate', 7, { x: -30, y: 38, radius: 22 }),
      { layer: 'specks', count: 40, radius: 64, colour: '#4a3a24', width: 1.8 },
    ],
  },
  'tofu-scramble': {
    vessel: star('saffron'),
    layers: [
      scatter('tofuCurd', 20, { x: -14, y: -12, radius: 40, size: 1.1 }),
      scatter('potatoWedge', 7, { x: 28, y: 30, radius: 26, size: 1.05 }),
      scatter('spinach', 4, { x: -36, y: 30, radius: 18 }),
      scatter('redStrip', 5, { x: -14, y: -12, radius: 36 }),
      scatter('cherryTomato', 3, { x: 40, y: -22, radius: 16 }),
      { layer: 'pieces', piece: 'scallion', count: 14, x: -12, y: -10, radius: 38 },
      { layer: 'specks', count: 26, radius: 54, colour: '#3c2408' },
    ],
  },
  'sp-hash': {
    vessel: IRON,
    layers: [
      { layer: 'broth', radius: 87, shades: ['#4a3428', '#1f140e'], drops: 0 },
      scatter('sweetPotato', 28, { radius: 70, size: 1.2 }),
      scatter('pepperRed', 6, { radius: 64 }),
      scatter('spinach', 8, { radius: 64 }),
      scatter('redOnion', 6, { radius: 62 }),
      { layer: 'fan', x: 6, y: 2, turn: 20, count: 9, size: 1.35 },
      { layer: 'pieces', piece: 'rosemary', points: [[-40, 34]], size: 1.2 },
      { layer: 'specks', count: 40, radius: 68, colour: '#1d140c' },
    ],
  },
  'avocado-toast': {
    vessel: star('leaf'),
    layers: [
      {
        layer: 'toast',
        x: -24,
        y: -14,
        turn: -12,
        width: 62,
        height: 58,
        topping: ['#cfe38a', '#8fb548'],
      },
      {
        layer: 'toast',
        x: 28,
        y: 18,
        turn: 8,
        width: 62,
        height: 58,
        topping: ['#cfe38a', '#8fb548'],
      },
      { layer: 'egg', x: -24, y: -14, radius: 18 },
      { layer: 'egg', x: 28, y: 19, radius: 18 },
      { layer: 'specks', count: 30, radius: 46, colour: '#b3331c', width: 1.6 },
      set('cherryTomato', [
        [34, -38],
        [46, -28],
        [-36, 42],
      ]),
      set('rocket', [
        [-22, 46],
        [-44, 30],
      ]),
    ],
  },
  'coconut-chia': {
    vessel: bowl('ink'),
    layers: [
      { layer: 'broth', shades: ['#fffdf8', '#dfd8cc'], fat: '#fff', drops: 0 },
      { layer: 'specks', count: 190, radius: 82, colour: '#3a3540', width: 2.1, opacity: 0.7 },
      scatter('raspberry', 13, { x: -16, y: -6, radius: 40, size: 1.25 }),
      { layer: 'pieces', piece: 'almondFlake', count: 22, x: 28, y: 18, radius: 38, size: 1.25 },
      scatter('almond', 7, { x: 28, y: 20, radius: 34, size: 1.1 }),
      { layer: 'specks', count: 36, radius: 56, colour: '#a8642c' },
    ],
  },
  'turkey-patties': {
    vessel: star('teal'),
    layers: [
      scatter('spinach', 12, { x: -14, y: 14, radius: 44, size: 1.1 }),
      ...(
        [
          [-34, -22],
          [12, -36],
          [-8, 8],
        ] as const
      ).map(
        ([x, y]) =>
          ({
            layer: 'cutlet',
            x,
            y,
            width: 46,
            height: 42,
            shades: ['#cf9058', '#7a4218'],
            marks: '#5f2f10',
          }) as const,
      ),
      {
        layer: 'specks',
        count: 30,
        x: -10,
        y: -14,
        radius: 34,
        colour: '#4a240c',
        width: 3.6,
        opacity: 0.4,
      },
      { layer: 'fan', piece: 'avocadoSlice', x: 38, y: 26, count: 7, turn: -30, size: 1.3 },
      set(
        'tomato',
        [
          [-40, 36],
          [-24, 48],
        ],
        { size: 1.05 },
      ),
    ],
  },
} satisfies Record<string, Serving>
