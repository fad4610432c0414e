import { cx } from '../cx.ts'

export interface PlateProps {
  /** The dish. */
  slug: string
  /** Changes when the drawing changes, so that browsers may keep it for good. */
  version: string | number
  /** Its width on the page in CSS pixels. */
  size: number
  /** The dish's name; empty where the name is next to it. */
  alt: string
  /** In the first view of a page: loads at once. */
  isUrgent?: boolean
  className?: string
}

/** Hundreds of shapes cost paint time, so a small plate is a bitmap. */
const BITMAP_BELOW = 64

export const plateSource = (slug: string, version: string | number, size: number): string =>
  `/plates/${slug}${size < BITMAP_BELOW ? '-128.webp' : '.svg'}?v=${version}`

/** A dish as its drawn plate. Never mirrored. */
export function Plate({ slug, version, size, alt, isUrgent, className }: PlateProps) {
  return (
    <img
      src={plateSource(slug, version, size)}
      width={size}
      height={size}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={cx('aspect-square max-w-full', className)}
    />
  )
}
