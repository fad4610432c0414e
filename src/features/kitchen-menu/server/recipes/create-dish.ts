import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toFils } from '#shared/money.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { createDish as contract } from '../../recipe-contract.ts'
import { getItem } from '../menu/get-item.ts'
import { presentDish } from '../menu/present-dish.ts'
import { insertItem } from '../menu/store.ts'
import { notifyMenuChanged } from '../notify-kitchen.ts'
import { answersIn, mergeAnswers, replaceAnswers } from './answer-store.ts'
import { judgeDish } from './compute-facts.ts'
import { namePicture } from './dish-picture.ts'
import { ensureRoomForDish } from './own-dish.ts'
import { insertDish } from './store.ts'

export async function createDish(
  tx: Transaction,
  who: Member,
  { price, answers: given = [], ...form }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  await ensureRoomForDish(tx, kitchen.id)
  const priceFils = toFils(price)
  const { mentioned } = await judgeDish(tx, form, [])
  const answers = mergeAnswers([], given, mentioned, who)
  const dishId = await insertDish(
    tx,
    { ...form, priceFils, restaurantId: kitchen.id, copiedFrom: null },
    await judgeDish(tx, form, answers),
  )
  await replaceAnswers(tx, dishId, answers)
  await namePicture(tx, dishId)
  const id = await insertItem(tx, { restaurantId: kitchen.id, dishId, priceFils })
  await writeAudit(tx, who, {
    action: 'create-dish',
    object: 'menu_item',
    objectId: id,
    before: null,
    after: { ...form, price, answers: answersIn(answers) },
  })
  await notifyMenuChanged(tx, kitchen.id, who.now)
  return presentDish(await getItem(tx, kitchen.id, id), who)
}
