import { readEmiratesId } from '#features/chef-applications/rules.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { VIEWS_MAX } from '../../rules.ts'
import type * as contract from '../../views-contract.ts'
import { listOfPage, listOwn, remove, upsert, type View } from './view-store.ts'

export async function listViews(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listViews>> {
  return { views: await listOwn(db, who.id) }
}

/** @throws Refusal `views_full`, `view_holds_emirates_id` */
export async function saveView(
  tx: Transaction,
  who: Member,
  { page, name, query }: Input<typeof contract.saveView>,
): Promise<Output<typeof contract.saveView>> {
  refuseEmiratesId(query)
  await lockUser(tx, who.id)
  const views = await listOfPage(tx, who.id, page)
  const before = views.find((view) => view.name === name)
  if (!before && views.length >= VIEWS_MAX) {
    throw new Refusal('views_full', 409, { parameters: { most: VIEWS_MAX } })
  }
  const after = await upsert(tx, who.id, { page, name, query }, who.now)
  await writeAudit(tx, who, {
    action: 'save-view',
    object: 'saved-view',
    objectId: after.id,
    before: before ? factsOf(before) : null,
    after: factsOf(after),
  })
  return after
}

export async function removeView(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.removeView>,
): Promise<Output<typeof contract.removeView>> {
  const before = await remove(tx, who.id, id)
  if (!before) throw new Refusal('not_found', 404)
  await writeAudit(tx, who, {
    action: 'remove-view',
    object: 'saved-view',
    objectId: id,
    before: factsOf(before),
    after: null,
  })
  return { removed: true }
}

const factsOf = ({ page, name, query }: View) => ({ page, name, query })

/** Such a number is kept nowhere in the clear. */
function refuseEmiratesId(query: string): void {
  const values = [...new URLSearchParams(query).values()]
  if (values.some((value) => readEmiratesId(value) !== undefined)) {
    throw new Refusal('view_holds_emirates_id', 422, { fields: ['query'] })
  }
}
