import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#server/database/database.ts'
import type { DishPicture } from '#features/plates/server/public.ts'
import { findPictureRow, listLines, setSlug } from './store.ts'

const SLUG = /^own-([1-9]\d{0,8})-[0-9a-f]{12}$/

/** What a kitchen's own dish is drawn from. A picture of an older form shows the present one. */
export async function findDishPicture(
  db: Database,
  slug: string,
): Promise<DishPicture | undefined> {
  const [, id] = SLUG.exec(slug) ?? []
  if (id === undefined) return undefined
  const picture = await loadPicture(db, Number(id))
  return picture && { ...picture, isCurrent: picture.slug === slug }
}

/** A dish whose picture changes gets another slug, so that browsers may keep each for good. */
export async function namePicture(tx: Transaction, dishId: number): Promise<void> {
  const picture = await loadPicture(tx, dishId)
  if (!picture) return
  const hash = createHash('sha256')
    .update(JSON.stringify(picture.dish))
    .update(picture.photo ?? '')
    .digest('hex')
  await setSlug(tx, dishId, `own-${dishId}-${hash.slice(0, 12)}`)
}

async function loadPicture(db: Database, dishId: number) {
  const row = await findPictureRow(db, dishId)
  if (!row) return undefined
  const lines = await listLines(db, dishId)
  const isAsCopied =
    row.baseId !== null && foodOf(lines) === foodOf(await listLines(db, row.baseId))
  return {
    slug: row.slug,
    dish: {
      id: isAsCopied && row.baseSlug !== null ? row.baseSlug : `own-${dishId}`,
      nameEn: row.nameEn,
      cuisine: row.cuisine,
      category: row.category,
      lines: lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
    },
    photo: row.photo ?? undefined,
  }
}

const foodOf = (lines: readonly { ingredientId: string }[]): string =>
  lines
    .map((line) => line.ingredientId)
    .toSorted()
    .join(',')
