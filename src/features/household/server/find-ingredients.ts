import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { foldText, matchesTyped } from '#shared/text/fold-text.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { findIngredients as contract } from '../contract.ts'
import { presentIngredient } from './present-member.ts'
import { listIngredientRows } from './store.ts'

const RESULTS_MAX = 20

const collators = { en: new Intl.Collator('en'), ar: new Intl.Collator('ar') }

export async function findIngredients(
  db: Database,
  who: Visitor,
  { search = '' }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const wanted = foldText(search)
  const rows = await listIngredientRows(db)
  return rows
    .flatMap((row) => {
      const names = [row.name_en, row.name_ar].filter((name) => matchesTyped(name, search))
      const startsSo = names.some((name) => foldText(name).startsWith(wanted))
      return names.length === 0 ? [] : { found: presentIngredient(row, who.language), startsSo }
    })
    .toSorted(
      (a, b) =>
        Number(b.startsSo) - Number(a.startsSo) ||
        collators[who.language].compare(a.found.name, b.found.name),
    )
    .slice(0, RESULTS_MAX)
    .map(({ found }) => found)
}
