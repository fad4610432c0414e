export interface ShrinkLimits {
  /** Pixels of the longer side. */
  sideMax: number
  /** JPEG quality, 0 to 1. */
  quality: number
}

/**
 * A picture file as a JPEG data URL, upright, at most so large, without its metadata.
 * @returns undefined where the browser cannot read it
 */
export async function shrinkPicture(
  file: Blob,
  { sideMax, quality }: ShrinkLimits,
): Promise<string | undefined> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', quality)
}
