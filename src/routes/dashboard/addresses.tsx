import { createFileRoute } from '@tanstack/react-router'
import { AddressesPage, addressesQuery } from '#features/addresses/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/dashboard/addresses')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(addressesQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('addresses') }] }),
  component: AddressesPage,
})
