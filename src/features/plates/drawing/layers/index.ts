import type { Sheet } from '../sheet.ts'
import { bread, bun, cuts, folded, galette, pancakes, pizza, toast } from './breads.ts'
import { egg, omelette } from './eggs.ts'
import { bar, fan, pieces, specks } from './garnish.ts'
import { grains, mound } from './grains.ts'
import { lettuceCup, sandwich, taco, wrap } from './handheld.ts'
import { balls, chunks, cutlet, leg, shank, slices } from './meats.ts'
import { broth, dome, drizzle, oil, sauce, sideBowl, spread, swirl } from './pools.ts'
import { fillet, nigiri, summerRoll, wholeFish } from './seafood.ts'
import { skewer } from './skewers.ts'
import { baked, cauliflowerSteak, slab, stuffed } from './slabs.ts'
import { curls, noodles, sticks } from './strands.ts'

const painters = {
  baked,
  balls,
  bar,
  bread,
  broth,
  bun,
  cauliflowerSteak,
  chunks,
  curls,
  cuts,
  cutlet,
  dome,
  drizzle,
  egg,
  fan,
  fillet,
  folded,
  galette,
  grains,
  leg,
  lettuceCup,
  mound,
  nigiri,
  noodles,
  oil,
  omelette,
  pancakes,
  pieces,
  pizza,
  sandwich,
  sauce,
  shank,
  sideBowl,
  skewer,
  slab,
  slices,
  specks,
  spread,
  sticks,
  stuffed,
  summerRoll,
  swirl,
  taco,
  toast,
  wholeFish,
  wrap,
}

type Painters = typeof painters
export type LayerName = keyof Painters

/** One layer of a dish: its kind and that kind's own options. */
export type Layer = {
  [Name in LayerName]: { layer: Name } & Parameters<Painters[Name]>[1]
}[LayerName]

export function drawLayer(sheet: Sheet, layer: Layer): string {
  const paint: (sheet: Sheet, options: never) => string = painters[layer.layer]
  return paint(sheet, layer as never)
}
