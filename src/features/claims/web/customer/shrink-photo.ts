import { shrinkPicture } from '#ui/fields/photo/shrink-picture.ts'

export const PHOTO_KINDS = ['image/jpeg', 'image/png', 'image/webp']

/** The picture as a JPEG data URL of at most 1200 px, or why it cannot be taken. */
export async function shrinkPhoto(
  file: File,
): Promise<{ dataUrl: string } | { error: 'kind' | 'unreadable' }> {
  if (!PHOTO_KINDS.includes(file.type)) return { error: 'kind' }
  const dataUrl = await shrinkPicture(file, { sideMax: 1200, quality: 0.8 })
  return dataUrl === undefined ? { error: 'unreadable' } : { dataUrl }
}
