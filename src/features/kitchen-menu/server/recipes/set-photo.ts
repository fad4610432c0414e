import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { ImageRefused, readImageDataUrl } from '#server/images/data-url.ts'
import { reencodeSquareJpeg } from '#server/images/reencode.ts'
import { countHit } from '#server/limits.ts'
import { PHOTO_BYTES_MAX } from '#features/account/rules.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { setDishPhoto as contract } from '../../recipe-contract.ts'
import { getItem } from '../menu/get-item.ts'
import { presentDish } from '../menu/present-dish.ts'
import { lockItem } from '../menu/store.ts'
import { notifyMenuChanged } from '../notify-kitchen.ts'
import { namePicture } from './dish-picture.ts'
import { ownDishOf } from './own-dish.ts'
import { deletePhoto, storePhoto } from './store.ts'

const PHOTOS_AN_HOUR_MAX = 120
/** Twice the plate's well at its largest on a page. */
const PHOTO_SIDE_PX = 560

/** The photo is decoded before the transaction begins: no row waits for a picture. */
export async function setDishPhoto(
  db: Database,
  who: Member,
  { id, photo }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const before = await getItem(db, kitchen.id, id)
  if (photo === null && before.photoAt === null) return presentDish(before, who)
  const image = photo === null ? undefined : await readPhoto(db, who, photo)
  return inTransaction(db, async (tx) => {
    await lockItem(tx, kitchen.id, id)
    const dishId = await ownDishOf(tx, kitchen.id, await getItem(tx, kitchen.id, id))
    if (image) await storePhoto(tx, dishId, image, who.now)
    else await deletePhoto(tx, dishId)
    await namePicture(tx, dishId)
    const after = await getItem(tx, kitchen.id, id)
    await writeAudit(tx, who, {
      action: 'set-dish-photo',
      object: 'menu_item',
      objectId: id,
      before: { slug: before.slug, hasPhoto: before.photoAt !== null },
      after: { slug: after.slug, hasPhoto: after.photoAt !== null },
    })
    await notifyMenuChanged(tx, kitchen.id, who.now)
    return presentDish(after, who)
  })
}

async function readPhoto(db: Database, who: Member, dataUrl: string): Promise<Buffer> {
  const limit = { bucket: `dish-photo:${who.id}`, max: PHOTOS_AN_HOUR_MAX, windowSeconds: 3600 }
  await countHit(db, limit, who.now)
  try {
    return await reencodeSquareJpeg(readImageDataUrl(dataUrl, PHOTO_BYTES_MAX), PHOTO_SIDE_PX)
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    throw new Refusal(`photo_${error.code}`, 422, { fields: ['photo'] })
  }
}
