import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '#features/addresses/web/public.ts'
import { restaurantsQuery } from '#features/restaurants/web/public.ts'
import { useLanguage } from '#ui/language.tsx'

/**
 * The first address and the first restaurant are used by themselves. Nothing is
 * delivered from there, so a kitchen out of reach of the address will do.
 */
export function usePlace() {
  const language = useLanguage()
  const addresses = useQuery(addressesQuery(language))
  const address = addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0]
  const near = useQuery({
    ...restaurantsQuery(language, { addressId: address?.id }, { limit: 1 }),
    enabled: address !== undefined,
  })
  const hasNoneNear = addresses.data?.length === 0 || near.data?.length === 0
  const any = useQuery({ ...restaurantsQuery(language, {}, { limit: 1 }), enabled: hasNoneNear })
  const kitchens = hasNoneNear ? any : near
  const failed = [addresses, kitchens].find(({ isError }) => isError)
  return {
    address,
    kitchen: kitchens.data?.[0],
    isLoading: addresses.isLoading || kitchens.isLoading,
    failed: failed && {
      retry: () => void failed.refetch(),
      isRetrying: failed.isFetching,
    },
  }
}
