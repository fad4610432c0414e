import { PHOTO_QUALITY, PHOTO_SIDE_MAX } from '../../rules.ts'

/** What the photo's field takes; the server refuses everything else too. */
export const PHOTO_KINDS = ['image/jpeg', 'image/png', 'image/webp']

export type PhotoFault = 'photo_kind_refused' | 'photo_unreadable'

/** The picture as a JPEG data URL of at most 1200 px, or why it cannot be taken. */
export async function shrinkPhoto(
  file: File,
): Promise<{ dataUrl: string } | { fault: PhotoFault }> {
  if (!PHOTO_KINDS.includes(file.type)) return { fault: 'photo_kind_refused' }
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return { fault: 'photo_unreadable' }
  }
  const scale = Math.min(1, PHOTO_SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return { fault: 'photo_unreadable' }
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return { dataUrl: canvas.toDataURL('image/jpeg', PHOTO_QUALITY) }
}
