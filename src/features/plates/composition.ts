import type { Layer } from './drawing/layers/index.ts'
import type { Vessel } from './drawing/vessels.ts'

export type { Layer, Vessel }

/** All that a plate is drawn from. The same composition is always the same picture. */
export interface Composition {
  /** Decides every random choice of the drawing; usually the dish's id. */
  seed: string
  /** The dish's name, for people who do not see the picture. */
  label: string
  vessel: Vessel
  /** Painted in order, the first lies lowest. */
  layers: readonly Layer[]
}

/** What is served, before it is someone's dish: seed and label come from the dish. */
export type Serving = Pick<Composition, 'vessel' | 'layers'>

/** A dish as far as its picture needs it; a catalogue dish fits as it is. */
export interface DrawableDish {
  id: string
  nameEn: string
  cuisine: string
  category: string
  lines: readonly { ingredientId: string; grams: number }[]
}
