import type { Input, Output } from '#shared/wire/endpoint.ts'
import { foldText, matchesTyped } from '#shared/text/fold-text.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { findIngredients as contract } from '../contract.ts'
import { presentIngredient } from './present-member.ts'
import { listIngredientRows, type IngredientRow } from './store.ts'

const RESULTS_MAX = 20

const collators = { en: new Intl.Collator('en'), ar: new Intl.Collator('ar') }

/** Ids of the ingredients that people call so as well. */
export type FindOtherNames = (db: Database, typed: string) => Promise<ReadonlySet<string>>

/** Those whose name begins so come first, those that are only called so last. */
export const findIngredients =
  (findOtherNames: FindOtherNames) =>
  async (
    db: Database,
    who: Visitor,
    { search = '' }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const wanted = foldText(search)
    const rows = await listIngredientRows(db)
    const others = await findOtherNames(db, search)
    const rankOf = ({ id, name_en: english, name_ar: arabic }: IngredientRow): number => {
      const names = [english, arabic].filter((name) => matchesTyped(name, search))
      if (names.some((name) => foldText(name).startsWith(wanted))) return 0
      if (names.length > 0) return 1
      return others.has(id) ? 2 : Infinity
    }
    return rows
      .map((row) => ({ found: presentIngredient(row, who.language), rank: rankOf(row) }))
      .filter(({ rank }) => rank !== Infinity)
      .toSorted(
        (a, b) => a.rank - b.rank || collators[who.language].compare(a.found.name, b.found.name),
      )
      .slice(0, RESULTS_MAX)
      .map(({ found }) => found)
  }
