import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { productNow } from '#shared/page/product-now.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { setPrice } from '../../admin-contract.ts'
import { isPriceInReach, lastBeginning } from '../../rules.ts'
import { priceTexts } from './price-texts.ts'
import { pricesQuery, type Price } from './queries.ts'

/** Another price from a day on. */
export function PriceDialog({ price, onClose }: { price: Price; onClose: () => void }) {
  const words = useTexts(priceTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [today] = useState(() => dayOf(productNow()))
  const [typed, setTyped] = useState(String(price.value))
  const [validFrom, setValidFrom] = useState<string | null>(addDays(today, 1))
  const value = Number(toLatinDigits(typed).replace(',', '.'))
  const { subject, key } = price
  const { mutate, isPending } = useAction(
    (reason: string) => call(setPrice, { subject, key, value, validFrom: validFrom ?? '', reason }),
    {
      done: words.set,
      refreshes: [],
      onDone: (prices) => {
        const { queryKey } = pricesQuery(language)
        void queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, prices)
        onClose()
      },
    },
  )
  return (
    <ReasonDialog
      title={words.changeOf(price.name)}
      lead={words.renewing(price.renewing)}
      confirmLabel={words.change}
      isReady={typed.trim() !== '' && isPriceInReach(subject, value) && validFrom !== null}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <TextField
        name="value"
        label={subject === 'multiplier' ? words.factor : words.value}
        inputMode="decimal"
        dir="ltr"
        isRequired
        value={typed}
        onChange={setTyped}
      />
      <DatePicker
        label={words.validFrom}
        value={validFrom}
        onChange={setValidFrom}
        minValue={today}
        maxValue={lastBeginning(today)}
      />
    </ReasonDialog>
  )
}
