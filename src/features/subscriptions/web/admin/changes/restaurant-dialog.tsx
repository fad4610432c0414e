import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Select } from '#ui/choices/select.tsx'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import * as contract from '#features/subscriptions/on-behalf-contract.ts'
import { adminTexts } from '../admin-texts.ts'
import { ADMIN_KEY } from '../queries.ts'
import { changeForTexts } from './texts.ts'

interface RestaurantForProps {
  id: number
  /** The one that cooks from the next cycle on as things stand. */
  current: number
  onClose: () => void
}

/** Another restaurant from the next cycle on, with what it will cost. */
export function RestaurantFor({ id, current, onClose }: RestaurantForProps) {
  const words = useTexts(changeForTexts)
  const language = useLanguage()
  const [restaurantId, choose] = useState<number | null>(null)
  const kitchens = useQuery({
    queryKey: [...ADMIN_KEY, 'restaurants', id, language],
    queryFn: ({ signal }) => call(contract.listKitchensFor, { id }, { signal }),
  })
  const { mutate, isPending } = useAction(
    (reason: string) =>
      call(contract.setRestaurantFor, { id, restaurantId: restaurantId ?? 0, reason }),
    { done: words.restaurantDone, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.restaurantTitle}
      lead={words.restaurantLead}
      confirmLabel={words.restaurant}
      isReady={restaurantId !== null}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Select
        label={words.restaurantField}
        name="restaurant"
        value={restaurantId === null ? null : String(restaurantId)}
        onChange={(value) => value && choose(Number(value))}
        options={(kitchens.data ?? [])
          .filter((kitchen) => kitchen.id !== current)
          .map((kitchen) => ({ value: String(kitchen.id), label: kitchen.name }))}
      />
      {kitchens.isError && <QueryFailure query={kitchens}>{words.kitchensFailed}</QueryFailure>}
      {restaurantId !== null && <Consequences id={id} restaurantId={restaurantId} />}
    </ReasonDialog>
  )
}

function Consequences(input: { id: number; restaurantId: number }) {
  const words = useTexts(changeForTexts)
  const { looking, lookFailed } = useTexts(adminTexts)
  const language = useLanguage()
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'next-restaurant', input, language],
    queryFn: ({ signal }) => call(contract.previewRestaurantFor, input, { signal }),
    retry: false,
    gcTime: 0,
  })
  const { data } = preview
  return (
    <FactList
      loading={looking}
      query={preview}
      failed={lookFailed}
      facts={
        data && [
          { label: words.starts, value: formatDay(data.startsOn, language, 'long') },
          { label: words.total, value: <Price dirhams={data.bill.total} decimals="always" /> },
          { label: words.more, value: <Price dirhams={data.difference} decimals="always" /> },
        ]
      }
    />
  )
}
