import { shrinkPicture } from '#ui/fields/photo/shrink-picture.ts'
import { PHOTO_QUALITY, PHOTO_SIDE_MAX } from '../../rules.ts'

/** What the photo's field takes; the server refuses everything else too. */
export const PHOTO_KINDS = ['image/jpeg', 'image/png', 'image/webp']

export type PhotoError = 'photo_kind_refused' | 'photo_unreadable'

/** The picture as a JPEG data URL of at most 1200 px, or why it cannot be taken. */
export async function shrinkPhoto(
  file: File,
): Promise<{ dataUrl: string } | { error: PhotoError }> {
  if (!PHOTO_KINDS.includes(file.type)) return { error: 'photo_kind_refused' }
  const dataUrl = await shrinkPicture(file, { sideMax: PHOTO_SIDE_MAX, quality: PHOTO_QUALITY })
  return dataUrl === undefined ? { error: 'photo_unreadable' } : { dataUrl }
}
