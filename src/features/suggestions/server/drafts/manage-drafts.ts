import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import type * as contract from '../../draft-contract.ts'
import { SERVINGS_DEFAULT } from '../../rules.ts'
import { getFoodCatalogue } from '../catalogue/food-catalogue.ts'
import { deleteDraft, findDraft, listDraftsOf } from './draft-store.ts'
import { getDiners } from './diners.ts'
import {
  cookableOf,
  isSafeDraft,
  presentDraft,
  presentSummary,
  type Shown,
} from './present-draft.ts'

export const listDrafts =
  (isModelThere: boolean) =>
  async (
    db: Database,
    who: Member,
    _input: Input<typeof contract.listDrafts>,
  ): Promise<Output<typeof contract.listDrafts>> => {
    const plan = await findAiPlan(db, who.id, who.today)
    const shown = await getShown(db, who)
    return {
      isOffered: isModelThere && plan !== undefined,
      drafts: (await listDraftsOf(db, who.id)).flatMap(
        (draft) => presentSummary(draft, shown) ?? [],
      ),
    }
  }

export async function getDraft(
  db: Database,
  who: Member,
  { id, servings }: Input<typeof contract.getDraft>,
): Promise<Output<typeof contract.getDraft>> {
  const shown = await getShown(db, who)
  const draft = await findDraft(db, who.id, id)
  const dish = draft && cookableOf(draft, shown.catalogue)
  if (!dish) throw new Refusal('not_found', 404)
  if (!isSafeDraft(dish, shown.diners)) throw new Refusal('dish_not_safe', 409)
  return presentDraft(draft, dish, shown, servings ?? SERVINGS_DEFAULT)
}

export async function getShown(db: Database, who: Member): Promise<Shown> {
  const plan = await findAiPlan(db, who.id, who.today)
  return {
    catalogue: await getFoodCatalogue(db),
    diners: await getDiners(db, who.id, plan),
    language: who.language,
  }
}

export async function forgetDraft(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.forgetDraft>,
): Promise<Output<typeof contract.forgetDraft>> {
  if (!(await deleteDraft(tx, who.id, id))) throw new Refusal('not_found', 404)
  return { ok: true }
}
