import { createHash } from 'node:crypto'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { isReservedName } from '#shared/text/name-text.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale } from '#server/http/version.ts'
import { ImageRefused, readImageDataUrl } from '#server/images/data-url.ts'
import { reencodeJpeg } from '#server/images/reencode.ts'
import { countHit } from '#server/limits.ts'
import {
  changePerson,
  getPerson,
  notifyOfEmail,
  type PersonRow,
} from '#features/auth/server/public.ts'
import type { updateProfile as contract } from '../contract.ts'
import { PHOTO_BYTES_MAX } from '../rules.ts'
import { presentProfile, profileFields } from './present-profile.ts'
import { deletePhoto, getConfirmedEmail, storePhoto } from './store.ts'

const PHOTOS_AN_HOUR_MAX = 30

/** The photo is decoded before the transaction begins: no row waits for a picture. */
export async function updateProfile(
  db: Database,
  who: Member,
  { name, email, profilePhoto }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (isReservedName(name) && who.user?.role !== 'admin') {
    throw new Refusal('name_reserved', 422, { fields: ['name'] })
  }
  const change = { name, ...(email !== undefined && { email }) }
  if (profilePhoto === undefined) {
    return presentProfile(await inTransaction(db, (tx) => changeAndNotify(tx, who, change)))
  }
  if (profilePhoto === null) {
    const person = await inTransaction(db, async (tx) => {
      await deletePhoto(tx, who.id)
      return changeAndNotify(tx, who, { ...change, photo_version: null })
    })
    return presentProfile(person)
  }
  const limit = { bucket: `photo:${who.id}`, max: PHOTOS_AN_HOUR_MAX, windowSeconds: 3600 }
  await countHit(db, limit, who.now)
  const jpeg = await readPhoto(profilePhoto)
  const version = createHash('sha256').update(jpeg).digest('hex').slice(0, 16)
  const person = await inTransaction(db, async (tx) => {
    await storePhoto(tx, who.id, { jpeg, version, storedAt: who.now })
    return changeAndNotify(tx, who, { ...change, photo_version: version })
  })
  return presentProfile(person)
}

/** Another address is not confirmed, so sign-in codes no longer go to the one before. */
async function changeAndNotify(
  tx: Transaction,
  who: Member,
  change: Parameters<typeof changePerson>[2],
): Promise<PersonRow> {
  await lockUser(tx, who.id)
  refuseStale(who, change, profileFields(await getPerson(tx, who.id)))
  const before = await getConfirmedEmail(tx, who.id)
  const isOther = change.email !== undefined && change.email !== before
  if (before === undefined || !isOther) return changePerson(tx, who.id, change)
  await notifyOfEmail(tx, who, before, undefined)
  return changePerson(tx, who.id, { ...change, email_confirmed_at: null })
}

async function readPhoto(dataUrl: string): Promise<Buffer> {
  try {
    return await reencodeJpeg(readImageDataUrl(dataUrl, PHOTO_BYTES_MAX))
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    throw new Refusal(`photo_${error.code}`, 422, { fields: ['profilePhoto'] })
  }
}
