import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#shared/wire/call.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import type { ViewStore } from '#ui/index-table/views/view-store.ts'
import { removeView, saveView } from '../../views-contract.ts'
import { viewsQuery } from '../queries.ts'

const NONE: ViewStore['views'] = []

/** The views of the account. Where they do not come, indexes work without them. */
export function useAccountViews(): ViewStore {
  const queryClient = useQueryClient()
  const { data } = useQuery(viewsQuery)
  return useMemo(() => {
    const readAgain = () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey })
    return {
      views: data?.views ?? NONE,
      save: async (view) => {
        await call(saveView, view as CallInput<typeof saveView>)
        await readAgain()
      },
      remove: async (id) => {
        await call(removeView, { id })
        await readAgain()
      },
    }
  }, [data, queryClient])
}
