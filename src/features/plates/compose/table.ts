import type { Vessel } from '../composition.ts'
import { bowl, coupe, SLATE, star, WOOD } from '../compositions/palette.ts'
import { hashText } from '../drawing/random.ts'

const WARM_PLATES = [star('crimson'), star('orange'), star('saffron'), coupe('sand')] as const
const FRESH_PLATES = [star('leaf'), star('teal'), coupe('olive'), coupe('sky')] as const
const COOL_PLATES = [star('teal'), star('plum'), coupe('sky'), coupe('blossom')] as const
const BOWLS = [
  bowl('teal'),
  bowl('clay'),
  bowl('plum'),
  bowl('cream'),
  bowl('sage'),
  bowl('ink'),
] as const
const BOARDS = [SLATE, WOOD] as const

const PLATES_OF: Readonly<Record<string, readonly Vessel[]>> = {
  chinese: COOL_PLATES,
  filipino: COOL_PLATES,
  french: FRESH_PLATES,
  greek: FRESH_PLATES,
  japanese: COOL_PLATES,
  korean: COOL_PLATES,
  lebanese: FRESH_PLATES,
  mediterranean: FRESH_PLATES,
  thai: COOL_PLATES,
  vietnamese: COOL_PLATES,
}

/** Always the same one for the same dish. */
export function pick<Item>(
  items: readonly [Item, ...Item[]] | readonly Item[],
  seed: string,
): Item {
  const item = items[hashText(seed) % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

export const pickPlate = (dish: { id: string; cuisine: string }): Vessel =>
  pick(PLATES_OF[dish.cuisine] ?? WARM_PLATES, dish.id)

export const pickBowl = (dish: { id: string }): Vessel => pick(BOWLS, dish.id)

export const pickBoard = (dish: { id: string }): Vessel => pick(BOARDS, dish.id)
