import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import {
  listCatalogue,
  listKitchenMenu,
  previewSoldOut,
  type affectedChoices,
} from '../../contract.ts'

export type KitchenDish = Output<typeof listKitchenMenu>[number]
export type CatalogueDish = Output<typeof listCatalogue>[number]
export type Affected = Output<{ output: typeof affectedChoices }>

const MENU = ['kitchen', 'menu']
const CATALOGUE = ['kitchen', 'catalogue']

export const kitchenMenuQuery = (language: Language) =>
  queryOptions({
    queryKey: [...MENU, language],
    queryFn: ({ signal }) => call(listKitchenMenu, {}, { signal }),
  })

export const catalogueQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CATALOGUE, language],
    queryFn: ({ signal }) => call(listCatalogue, {}, { signal }),
  })

/** Whom it would touch if a dish were sold out; asked again each time, and never kept. */
export const soldOutQuery = (id: number, until: string | undefined) =>
  queryOptions({
    queryKey: ['kitchen', 'sold-out', id, until ?? null],
    queryFn: ({ signal }) =>
      call(previewSoldOut, { id, ...(until !== undefined && { until }) }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** After every change: the menu, and what the catalogue still has for it. */
/** After a change of a dish, its price or its place. */
export const AFTER_MENU = [MENU, CATALOGUE, ['kitchen', 'recipe']]

export function useRefreshMenu(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(AFTER_MENU.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
