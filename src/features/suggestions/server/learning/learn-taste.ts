import type { Cuisine } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import {
  drawTaste,
  featuresOf,
  startTaste,
  tasteOf,
  updateTaste,
  type Task,
  type TasteEvent,
} from '../../engine/engine.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { findTasteSince } from '../preferences/store.ts'
import { listChoices, type Choice } from './list-choices.ts'

const DAY_MS = 86_400_000
/** Four half-lives: what is older says next to nothing. */
const LEARNED_DAYS = 240
const CHOICES_MAX = 400
/** A dish that was cooked and then rated below this was not liked. */
const LIKED_FROM = 3

const EVENTS: Readonly<Record<Choice['kind'], TasteEvent>> = {
  accepted: 'accept',
  cooked: 'cooked',
  reordered: 'reorder',
  replaced: 'replace',
}

const eventOf = ({ kind, rating }: Choice): TasteEvent =>
  rating !== null && rating < LIKED_FROM ? 'replace' : EVENTS[kind]

/**
 * What the choices of a customer report their taste. As long as there are none, only a draw: new
 * customers are shown different dishes. Nothing is stored: the choices themselves are the memory.
 */
export async function learnTaste(
  db: Database,
  who: { id: string; now: Date },
  { catalogue, cuisines, seed }: { catalogue: FoodCatalogue; cuisines: Cuisine[]; seed: number },
): Promise<Pick<Task, 'taste' | 'exploring'>> {
  const since = await findTasteSince(db, who.id)
  const oldest = new Date(who.now.getTime() - LEARNED_DAYS * DAY_MS)
  const from = since && since > oldest ? since : oldest
  const choices = await listChoices(db, who.id, { from, limit: CHOICES_MAX })
  let before = choices[0]?.at ?? who.now
  let state = startTaste(cuisines)
  if (choices.length === 0) return { exploring: drawTaste(state, catalogue.engine, seed) }
  for (const choice of choices) {
    const slug = catalogue.dishes.get(choice.dishId)?.slug
    if (slug === undefined) continue
    const days = (choice.at.getTime() - before.getTime()) / DAY_MS
    state = updateTaste(state, eventOf(choice), featuresOf(catalogue.engine, slug), days)
    before = choice.at
  }
  return {
    taste: tasteOf(state, catalogue.engine),
    exploring: drawTaste(state, catalogue.engine, seed),
  }
}
