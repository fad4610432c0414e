import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressChoice, costFact, useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { addTemporaryAddress, endTemporaryAddress } from '../../change-contract.ts'
import { DayRangeFields, useDayRange } from '../day-range.tsx'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { temporaryAddressPreviewQuery, type TemporaryAddressInput } from './queries.ts'
import { useUndo } from './use-undo.ts'

interface TemporaryAddressDialogProps {
  subscription: Subscription
  changeableFrom: Day
  onClose: () => void
}

/** Another address from one day to another; what is planned already can be taken back. */
export function TemporaryAddressDialog({
  subscription,
  changeableFrom,
  onClose,
}: TemporaryAddressDialogProps) {
  const { spell: words, keep } = useTexts(changeTexts)
  const { id } = subscription
  const [addressId, setAddressId] = useState<number | null>(null)
  const range = useDayRange({
    first: changeableFrom,
    errorOf: (day) => (day < changeableFrom ? words.started(changeableFrom) : undefined),
    reversed: words.reversed,
  })
  const { mutate, isPending } = useAddTemporaryAddress(id, onClose)
  const input = addressId !== null && range.days ? { id, addressId, ...range.days } : undefined
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      cancelLabel={keep}
      confirmLabel={words.confirm}
      isReady={input !== undefined}
      isPending={isPending}
      onConfirm={() => input && mutate(input)}
      onClose={onClose}
    >
      <Planned subscription={subscription} />
      <AddressChoice
        label={words.address}
        value={addressId}
        onChange={setAddressId}
        current={subscription.deliveryAddressId}
      />
      <DayRangeFields range={range} labels={words} />
      {input && <Consequences input={input} />}
    </ChangeDialog>
  )
}

function useAddTemporaryAddress(id: number, onClose: () => void) {
  const words = useTexts(changeTexts)
  const undo = useUndo(id)
  return useChange({
    send: (input: TemporaryAddressInput) => call(addTemporaryAddress, input),
    say: ({ addressName, from, to, receiptNumber }) =>
      words.spell.done(addressName, from, to, receiptNumber),
    failed: words.failedToast,
    undo: ({ receiptNumber }) => undo.mutate(receiptNumber),
    onDone: onClose,
  })
}

/** Other addresses that last or are still to come. */
function Planned({ subscription }: { subscription: Subscription }) {
  const words = useTexts(changeTexts)
  const { id, addressSpells } = subscription
  const { mutate, isPending, variables } = useChange({
    send: (spellId: number) => call(endTemporaryAddress, { id, spellId }),
    say: ({ receiptNumber }) => words.spell.ended(receiptNumber),
    failed: words.undoFailed,
  })
  if (addressSpells.length === 0) return null
  return (
    <ul aria-label={words.spell.planned} className="grid gap-2.5">
      {addressSpells.map(({ id: spellId, addressName, from, to }) => (
        <li
          key={spellId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tile bg-subtle px-4 py-3"
        >
          <span className="num">{words.spell.factOf(addressName, from, to)}</span>
          <Button
            size="sm"
            variant="line"
            aria-label={words.spell.endNamed(addressName)}
            isPending={isPending && variables === spellId}
            onClick={() => mutate(spellId)}
          >
            {words.spell.end}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Consequences({ input }: { input: TemporaryAddressInput }) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery(temporaryAddressPreviewQuery(language, input))
  const { data } = preview
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          { label: words.spell.count, value: words.deliveries(data.deliveries) },
          {
            label: words.first,
            value: data.firstDeliveryTouched
              ? formatDay(data.firstDeliveryTouched, language, 'long')
              : words.noDelivery,
          },
          { label: words.spell.reverts, value: formatDay(data.revertsOn, language, 'long') },
          costFact(words, data.amount),
        ]
      }
    />
  )
}
