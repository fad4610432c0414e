import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listKey, type ShoppingList } from '../queries.ts'
import { keepList } from './keep-list.ts'

const listOf = (archivedAt: string | null) => ({ id: 7, archivedAt }) as ShoppingList

it('keeps what a change answered though an older reading comes after it', async () => {
  const client = new QueryClient()
  const queryKey = listKey('en', 7)
  const older = Promise.withResolvers<ShoppingList>()
  const reading = client
    .fetchQuery({ queryKey, queryFn: () => older.promise })
    .catch(() => 'given up')
  await keepList(client, 'en', listOf(null))
  older.resolve(listOf('2026-11-25T06:00:00.000Z'))
  expect(await reading).toBe('given up')
  expect(client.getQueryData(queryKey)).toEqual(listOf(null))
})
