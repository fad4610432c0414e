import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import { findPhoto } from './store.ts'

export async function getProfilePhoto(db: Database, who: Member): Promise<FileReply> {
  const [photo] = await findPhoto(db, { userId: who.id })
  if (!photo) throw new Refusal('not_found', 404)
  return new FileReply(photo.jpeg, 'image/jpeg', {
    'content-disposition': 'inline; filename="photo.jpg"',
  })
}
