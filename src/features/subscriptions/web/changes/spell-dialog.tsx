import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressChoice, refusalText, useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/call.ts'
import { addDays, dayOf, formatDay, type Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useTexts } from '#ui/texts.ts'
import { addSpell, endSpell } from '../../change-contract.ts'
import { PAUSE_AHEAD_DAYS } from '../../rules.ts'
import type { Subscription } from '../queries.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changeTexts } from './change-texts.ts'
import { spellPreviewQuery, type SpellWish } from './queries.ts'
import { useUndo } from './use-undo.ts'

const WEEK_DAYS = 7

interface SpellDialogProps {
  subscription: Subscription
  changeableFrom: Day
  onClose: () => void
}

/** Another address from one day to another; what is planned already can be taken back. */
export function SpellDialog({ subscription, changeableFrom, onClose }: SpellDialogProps) {
  const { spell: words } = useTexts(changeTexts)
  const { id } = subscription
  const [today] = useState(() => dayOf(new Date()))
  const [addressId, setAddressId] = useState<number | null>(null)
  const [from, setFrom] = useState<Day | null>(changeableFrom)
  const [to, setTo] = useState<Day | null>(addDays(changeableFrom, WEEK_DAYS - 1))
  const { mutate, isPending } = useAddSpell(id, onClose)
  const startedOn = (day: Day | null) =>
    day !== null && day < changeableFrom ? words.started(changeableFrom) : undefined
  const fromFault = startedOn(from)
  const toFault = startedOn(to) ?? (from && to && to < from ? words.reversed : undefined)
  const wish =
    addressId !== null && from && to && !fromFault && !toFault
      ? { id, addressId, from, to }
      : undefined
  const limits = {
    minValue: today,
    maxValue: addDays(today, PAUSE_AHEAD_DAYS),
    unavailableReason: startedOn,
  }
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      confirmLabel={words.confirm}
      isReady={wish !== undefined}
      isPending={isPending}
      onConfirm={() => wish && mutate(wish)}
      onClose={onClose}
    >
      <Planned subscription={subscription} />
      <AddressChoice
        label={words.address}
        value={addressId}
        onChange={setAddressId}
        current={subscription.deliveryAddressId}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          {...limits}
          label={words.from}
          name="from"
          value={from}
          onChange={setFrom}
          errorMessage={fromFault}
        />
        <DatePicker
          {...limits}
          label={words.to}
          name="to"
          value={to}
          onChange={setTo}
          errorMessage={toFault}
        />
      </div>
      {wish && <Consequences wish={wish} />}
    </ChangeDialog>
  )
}

function useAddSpell(id: number, onClose: () => void) {
  const words = useTexts(changeTexts)
  const undo = useUndo(id)
  return useChange({
    send: (wish: SpellWish, idempotencyKey) => call(addSpell, wish, { idempotencyKey }),
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
    send: (spellId: number) => call(endSpell, { id, spellId }),
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

function Consequences({ wish }: { wish: SpellWish }) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const { data, error } = useQuery(spellPreviewQuery(language, wish))
  return (
    <FactList
      loading={words.loading}
      error={refusalText(error, words.failed)}
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
          {
            label: words.cost,
            value:
              data.amount > 0 ? <Price dirhams={data.amount} decimals="always" /> : words.nothing,
          },
        ]
      }
    />
  )
}
