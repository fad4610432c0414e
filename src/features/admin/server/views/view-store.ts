import type { Database, Transaction } from '#server/database/database.ts'
import type { ViewPage } from '../../rules.ts'

export interface View {
  id: number
  page: ViewPage
  name: string
  /** Filters as they stand in the page's address. */
  query: string
}

const COLUMNS = ['id', 'page', 'name', 'query'] as const

export const listOwn = (db: Database, userId: string): Promise<View[]> =>
  db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('page')
    .orderBy('name')
    .$narrowType<View>()
    .execute()

export const listOfPage = async (db: Database, userId: string, page: ViewPage): Promise<View[]> =>
  (await listOwn(db, userId)).filter((view) => view.page === page)

export const upsert = (
  tx: Transaction,
  userId: string,
  { page, name, query }: Omit<View, 'id'>,
  now: Date,
): Promise<View> =>
  tx
    .insertInto('saved_views')
    .values({ user_id: userId, page, name, query, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'page', 'name']).doUpdateSet({ query, saved_at: now }),
    )
    .returning(COLUMNS)
    .$narrowType<View>()
    .executeTakeFirstOrThrow()

export const remove = (tx: Transaction, userId: string, id: number): Promise<View | undefined> =>
  tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .$narrowType<View>()
    .executeTakeFirst()
