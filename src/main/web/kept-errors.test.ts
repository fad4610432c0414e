import {
  InfiniteQueryObserver,
  notifyManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { keepErrors } from './kept-errors.ts'

const queryKey = ['dishes']
const closes: (() => void)[] = []
afterEach(() => {
  for (const close of closes.splice(0)) close()
})

/** A query whose answers the test gives, one by one. */
function askedFor() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepErrors(client.getQueryCache())
  closes.push(() => client.clear())
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const next = Promise.withResolvers<string>()
    asked.push(next)
    return next.promise
  }
  const watch = (key: readonly unknown[] = queryKey) => {
    const observer = new QueryObserver(client, { queryKey: key, queryFn })
    const stop = observer.subscribe(() => undefined)
    return { observer, look: () => observer.getCurrentResult(), stop }
  }
  const fail = async (text: string, result: Promise<unknown>) => {
    asked.at(-1)?.reject(new Error(text))
    await result.catch(() => undefined)
  }
  return { client, queryFn, watch, fail, asked }
}

describe('a query that someone saw fail', () => {
  it('stays failed while it is asked for again, also where it fails again', async () => {
    const { watch, fail, asked } = askedFor()
    const { observer, look } = watch()
    expect(look()).toMatchObject({ status: 'pending', error: null, isFetching: true })
    await fail('first', observer.refetch({ cancelRefetch: false }))
    expect(look()).toMatchObject({ status: 'error', isFetching: false })

    const again = observer.refetch()
    const failed = { status: 'error', error: new Error('first'), data: undefined }
    expect(look()).toMatchObject({ ...failed, isFetching: true, isPending: false })
    await fail('second', again)
    expect(look()).toMatchObject({ error: new Error('second'), isFetching: false })

    const last = observer.refetch()
    expect(look()).toMatchObject({ error: new Error('second'), isFetching: true })
    asked.at(-1)?.resolve('mansaf')
    await last
    expect(look()).toMatchObject({ status: 'success', error: null, data: 'mansaf' })
  })

  it('shows those who look at it nothing else on the way', async () => {
    const { watch, fail } = askedFor()
    const { observer } = watch()
    await fail('first', observer.refetch({ cancelRefetch: false }))
    const statuses: string[] = []
    const notify = notifyManager.batchCalls(() => statuses.push(observer.getCurrentResult().status))
    closes.push(observer.subscribe(notify))
    const again = observer.refetch()
    await new Promise((resolve) => notifyManager.schedule(() => resolve(undefined)))
    await fail('second', again)
    expect(new Set(statuses)).toEqual(new Set(['error']))
  })

  it('stays failed for pages of rows, too', async () => {
    const { client, fail, queryFn } = askedFor()
    const rows = new InfiniteQueryObserver(client, {
      queryKey,
      queryFn,
      initialPageParam: 0,
      getNextPageParam: () => undefined,
    })
    closes.push(rows.subscribe(() => undefined))
    await fail('first', rows.refetch({ cancelRefetch: false }))
    void rows.refetch()
    expect(rows.getCurrentResult()).toMatchObject({ status: 'error', isFetching: true })
  })

  it('begins again for a page that is opened later', async () => {
    const { watch, fail } = askedFor()
    const first = watch()
    await fail('first', first.observer.refetch({ cancelRefetch: false }))
    first.stop()
    expect(watch().look()).toMatchObject({ status: 'pending', error: null, isFetching: true })
  })

  it('begins again where something else is asked for, and when it is reset', async () => {
    const { client, watch, fail, queryFn } = askedFor()
    const { observer, look } = watch()
    await fail('first', observer.refetch({ cancelRefetch: false }))
    observer.setOptions({ queryKey: ['other'], queryFn })
    expect(look()).toMatchObject({ status: 'pending', error: null })
    await fail('other', observer.refetch({ cancelRefetch: false }))
    void client.resetQueries()
    expect(look()).toMatchObject({ status: 'pending', error: null, isFetching: true })
  })
})

it('a query that failed before anyone looked begins with the page that shows it', async () => {
  const { client, queryFn, watch, fail } = askedFor()
  await fail('ahead', client.prefetchQuery({ queryKey, queryFn }))
  expect(watch().look()).toMatchObject({ status: 'pending', error: null, isFetching: true })
})
