import type { Layer } from '../composition.ts'
import { BEEF, CHICKEN, GRAIN, LAMB, RICE, scatter, WHITE_FISH } from '../compositions/palette.ts'

export type Tones = readonly [light: string, middle: string, dark: string]

/** Where a food may lie. */
export interface Area {
  x: number
  y: number
  radius: number
}

export type Role = 'base' | 'protein' | 'vegetable' | 'garnish' | 'sauce'

/** What an ingredient looks like on a plate. */
export interface Food {
  role: Role
  serve: (area: Area) => Layer[]
  /** The colour it gives to a soup or sauce. */
  hue?: Tones
}

type PieceName = Extract<Layer, { layer: 'pieces' }>['piece']

const RED: Tones = ['#f0764d', '#d8502c', '#8f2410']
const GREEN: Tones = ['#b9cf72', '#6f9a3a', '#36591c']
const GOLD: Tones = ['#ffe29a', '#f0b23a', '#b8741a']
const CREAM: Tones = ['#fffdf6', '#f3e6c8', '#cdb488']
const BROWN: Tones = ['#d99a5c', '#9a5a28', '#5a2c0f']

/** Pieces enough to fill an area, whatever its size. */
function filling(piece: PieceName, size: number, spacing: number) {
  return ({ x, y, radius }: Area): Layer[] => {
    const count = Math.max(3, Math.min(15, Math.round((radius / spacing) ** 2)))
    return [scatter(piece, count, { x, y, radius: radius * 0.85, size, apart: size > 0.7 })]
  }
}

function food(role: Role, piece: PieceName, size = 1, spacing = 12, hue?: Tones): Food {
  return { role, serve: filling(piece, size, spacing), hue }
}

/** Nothing to see but the colour it gives. */
function unseen(hue?: Tones): Food {
  return { role: 'sauce', serve: () => [], hue }
}

function longGrain(name: keyof typeof RICE): Food {
  return {
    role: 'base',
    serve: ({ x, y, radius }) => [
      { layer: 'grains', x, y, radius, tones: RICE[name], count: Math.round(radius * 3.6) },
    ],
  }
}

function roundGrain(name: keyof typeof GRAIN): Food {
  return {
    role: 'base',
    serve: ({ x, y, radius }) => [
      {
        layer: 'grains',
        x,
        y,
        radius,
        round: true,
        tones: GRAIN[name],
        count: Math.round(radius * 4),
      },
    ],
  }
}

function strands(tones: Tones, width: number): Food {
  return {
    role: 'base',
    serve: ({ x, y, radius }) => [
      { layer: 'noodles', x, y, radius: radius * 1.1, tones, width, bundles: 8 },
    ],
  }
}

function flatBread(): Food {
  return {
    role: 'base',
    serve: ({ x, y, radius }) => [{ layer: 'bread', x, y, radius, spots: Math.round(radius / 3) }],
  }
}

function meat(shades: readonly [string, string]): Food {
  return {
    role: 'protein',
    serve: ({ x, y, radius }) => [
      {
        layer: 'chunks',
        x,
        y,
        radius: radius * 0.7,
        count: Math.round(radius / 5),
        size: 9 + radius / 9,
        shades,
      },
    ],
  }
}

function fish(shades?: readonly [string, string]): Food {
  return {
    role: 'protein',
    serve: ({ x, y, radius }) => [
      {
        layer: 'fillet',
        x,
        y,
        turn: -18,
        size: Math.min(1.2, radius / 34),
        ...(shades ? { shades, flake: '#fff' } : {}),
      },
    ],
  }
}

const SLICED_CHICKEN: Food = {
  role: 'protein',
  serve: ({ x, y, radius }) => [
    {
      layer: 'slices',
      x,
      y,
      turn: 24,
      count: 6,
      width: Math.min(52, radius * 1.3),
      height: 13,
      step: 10.5,
      edge: '#93501c',
    },
  ],
}

const EGG: Food = {
  role: 'protein',
  serve: ({ x, y, radius }) => [{ layer: 'egg', x, y, radius: Math.min(24, radius * 0.66) }],
}

/** The first that matches an ingredient id wins, so the narrower word is first. */
const FOODS: readonly (readonly [pattern: RegExp, food: Food])[] = [
  [/rice-brown/, longGrain('brown')],
  [/rice-noodle|rice-paper|glass-noodle/, strands(['#fffdf4', '#f0e6cc', '#bfae84'], 3.2)],
  [/rice-vinegar|rose-water|butter-bean-/, unseen()],
  [/rice/, longGrain('white')],
  [/quinoa/, roundGrain('quinoa')],
  [/couscous/, roundGrain('couscous')],
  [/bulgur|harees/, roundGrain('bulgur')],
  [/freekeh/, roundGrain('freekeh')],
  [/soba|buckwheat/, strands(['#cdb391', '#a3835c', '#5f4526'], 3.8)],
  [/udon/, strands(['#fffbe9', '#f0e0b4', '#b59a64'], 6)],
  [/spaghetti|linguine|noodle|vermicelli/, strands(['#ffe2a0', '#f3c76e', '#b5752a'], 3.6)],
  [/penne/, food('base', 'penne', 1.2, 10)],
  [/macaroni|lasagne/, food('base', 'macaroni', 1.2, 9)],
  [/orzo/, food('base', 'orzo', 1.1, 6)],
  [/pita|naan|roti|bread|tortilla|markook|regag|baguette|ciabatta|bun|dough/, flatBread()],
  [/breadcrumb|phyllo|flour/, unseen()],

  [/chicken-breast/, SLICED_CHICKEN],
  [/chicken|turkey-slice/, meat(CHICKEN)],
  [/turkey/, food('protein', 'minceLight', 1.2, 9)],
  [/beef-ground|lamb-ground/, food('protein', 'mince', 1.2, 9)],
  [/beef-(sirloin|flank)/, food('protein', 'beefStrip', 1.15, 13)],
  [/beef-stock|veg-stock|stock/, unseen()],
  [/beef/, meat(BEEF)],
  [/lamb|mutton/, meat(LAMB)],
  [/salmon/, fish()],
  [/tuna/, food('protein', 'tunaChunk', 1.1, 14)],
  [/fish-sauce|shrimp-paste/, unseen()],
  [/hammour|sea-b|kingfish|fish/, fish(WHITE_FISH)],
  [/shrimp|prawn/, food('protein', 'prawn', 1.15, 15)],
  [/squid/, food('protein', 'squid', 1, 14)],
  [/mussel/, food('protein', 'mussel', 1, 17)],
  [/egg$/, EGG],
  [/halloumi/, food('protein', 'halloumi', 1, 19)],
  [/paneer/, food('protein', 'paneer', 1.1, 13)],
  [/tofu-fried/, food('protein', 'friedTofu', 1.05, 13)],
  [/tofu/, food('protein', 'tofu', 1.1, 13)],
  [/chickpea-flour/, unseen(GOLD)],
  [/chickpea/, food('protein', 'chickpea', 1.3, 9)],
  [/lentil|dal$/, food('protein', 'peas', 0.8, 9, GOLD)],
  [/kidney/, food('protein', 'kidneyBean', 1.4, 9, RED)],
  [/black-bean/, food('protein', 'blackBean', 1.3, 9, BROWN)],
  [/white-bean|butter-bean|lupini/, food('protein', 'whiteBean', 1.4, 9)],
  [/fava/, food('protein', 'favaBean', 1.4, 9, BROWN)],
  [/edamame/, food('protein', 'edamame', 1.1, 9)],

  [/tomato-(can|paste)|salsa|enchilada-sauce|harissa|gochujang|chili-paste/, unseen(RED)],
  [/coconut-milk|cream$|yogurt|labneh|milk|tahini|jameed/, unseen(CREAM)],
  [/curry|turmeric|massaman|miso/, unseen(GOLD)],
  [/soy-sauce|tamari|oyster|hoisin|date-syrup|tamarind/, unseen(BROWN)],

  [/tomato/, food('vegetable', 'tomato', 0.95, 15, RED)],
  [/cucumber/, food('vegetable', 'cucumber', 1, 14)],
  [/red-pepper/, food('vegetable', 'redStrip', 1.15, 12, RED)],
  [/green-pepper/, food('vegetable', 'greenStrip', 1.15, 12)],
  [/carrot/, food('vegetable', 'carrotCoin', 1.05, 12)],
  [/zucchini/, food('vegetable', 'courgette', 1.05, 14)],
  [/eggplant/, food('vegetable', 'aubergine', 1.3, 17)],
  [/okra/, food('vegetable', 'okra', 1.05, 11)],
  [/cauliflower/, food('vegetable', 'roastCauliflower', 1.15, 15)],
  [/broccoli/, food('vegetable', 'floret', 1.15, 14)],
  [/spinach|molokhia/, food('vegetable', 'spinach', 1, 15, GREEN)],
  [/kale/, food('vegetable', 'kale', 1.1, 15)],
  [/pak-choi/, food('vegetable', 'bokChoy', 1.05, 18)],
  [/lettuce|cabbage/, food('vegetable', 'romaine', 1.05, 16)],
  [/arugula/, food('vegetable', 'rocket', 1.1, 14)],
  [/beetroot/, food('vegetable', 'beetroot', 1.05, 13)],
  [/radish|daikon/, food('vegetable', 'radish', 1, 13)],
  [/asparagus/, food('vegetable', 'asparagus', 1, 16)],
  [/green-beans|snow-peas/, food('vegetable', 'greenBean', 1.05, 12)],
  [/peas/, food('vegetable', 'peas', 1.2, 8)],
  [/pumpkin$/, food('vegetable', 'pumpkin', 1.15, 14, GOLD)],
  [/sweet-potato/, food('vegetable', 'sweetPotato', 1.1, 13)],
  [/potato/, food('vegetable', 'potatoWedge', 1.05, 15)],
  [/mushroom|shiitake/, food('vegetable', 'mushroom', 1.1, 13)],
  [/corn$/, food('vegetable', 'corn', 1.2, 7)],
  [
    /avocado/,
    { role: 'vegetable', serve: ({ x, y }) => [{ layer: 'fan', x, y, turn: 24, count: 7 }] },
  ],
  [/onion|shallot|leek/, food('garnish', 'redOnion', 0.9, 26)],
  [/olives-green/, food('vegetable', 'greenOlive', 1, 11)],
  [/olives/, food('vegetable', 'olive', 1, 11)],
  [/sprouts/, food('vegetable', 'sprouts', 1, 11)],
  [/kimchi/, food('vegetable', 'kimchi', 1.05, 14, RED)],
  [/mozzarella/, food('vegetable', 'mozzarella', 0.9, 17)],
  [/feta|goat-cheese|blue-cheese|ricotta|akkawi/, food('vegetable', 'feta', 0.75, 12)],

  [/mango/, food('vegetable', 'mangoCube', 1, 13, GOLD)],
  [/banana/, food('vegetable', 'banana', 1.15, 14)],
  [/strawberry/, food('vegetable', 'strawberry', 1.2, 15)],
  [/blueberry/, food('vegetable', 'blueberry', 1.1, 11)],
  [/raspberry/, food('vegetable', 'raspberry', 1.1, 12)],
  [/pineapple/, food('vegetable', 'pineapple', 1.1, 14)],
  [/orange/, food('vegetable', 'orange', 0.95, 18)],
  [/apricot/, food('vegetable', 'peach', 0.9, 14)],
  [/apple/, food('vegetable', 'appleSlice', 1, 15)],
  [/dates$/, food('vegetable', 'date', 1.05, 14)],

  [/pomegranate$/, food('garnish', 'pomegranate', 1, 12)],
  [/parsley|coriander$|oregano/, food('garnish', 'parsley', 1, 14)],
  [/mint/, food('garnish', 'mint', 0.9, 17)],
  [/basil/, food('garnish', 'basil', 1, 20)],
  [/dill/, food('garnish', 'dill', 0.9, 17)],
  [/rosemary|thyme/, food('garnish', 'rosemary', 0.9, 30)],
  [/spring-onion/, food('garnish', 'scallion', 1, 13)],
  [/chili|jalapeno/, food('garnish', 'chili', 1, 19)],
  [/almond(?!-milk)/, food('garnish', 'almondFlake', 1.1, 15)],
  [/walnut|hazelnut/, food('garnish', 'walnut', 0.9, 18)],
  [/cashew/, food('garnish', 'cashew', 0.9, 17)],
  [/pistachio|pumpkin-seed/, food('garnish', 'pistachio', 1, 14)],
  [/peanut(?!-butter)/, food('garnish', 'peanut', 1.2, 14)],
  [/pine-nut/, food('garnish', 'pineNut', 1.1, 14)],
  [/raisin/, food('garnish', 'raisin', 1, 16)],
  [/coconut-dry/, food('garnish', 'coconutFlake', 1, 14)],
  [/cocoa/, unseen(['#a8704c', '#6f3d26', '#3f1d0f'])],
]

export function findFood(ingredientId: string): Food | undefined {
  return FOODS.find(([pattern]) => pattern.test(ingredientId))?.[1]
}
