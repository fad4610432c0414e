import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { setAvailability } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { LIMIT_MAX, SOLD_OUT_AHEAD_DAYS } from '../../rules.ts'
import { AffectedPreview } from './affected-notice.tsx'
import { menuTexts } from './menu-texts.ts'
import { AFTER_MENU, soldOutQuery, type KitchenDish } from './queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Choice = 'available' | 'today' | 'until' | 'sold_out'

const choiceOf = (dish: KitchenDish, today: Day): Choice =>
  dish.state === 'until' ? (dish.soldOutUntil === today ? 'today' : 'until') : dish.state

/** An empty limit is none; anything but a whole number within bounds is undefined. */
function limitIn(text: string): number | null | undefined {
  const digits = toLatinDigits(text).trim()
  if (digits === '') return null
  const limit = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return limit >= 1 && limit <= LIMIT_MAX ? limit : undefined
}

/** Whether a dish can be chosen, how often a day, and the way off the menu. */
export function AvailabilitySheet({ dish, onClose }: { dish: KitchenDish; onClose: () => void }) {
  const { availability: texts, affected } = useTexts(menuTexts)
  const { refusals } = useTexts(messages)
  const [today] = useState(() => dayOf(productNow()))
  const [choice, setChoice] = useState<Choice>(choiceOf(dish, today))
  const [until, setUntil] = useState<Day | null>(dish.soldOutUntil ?? addDays(today, 7))
  const [limitText, setLimitText] = useState(String(dish.dailyLimit ?? ''))
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [isTried, setTried] = useState(false)
  const lastDay = choice === 'today' ? today : choice === 'until' ? until : null
  const isPreviewed = choice !== 'available' && (choice === 'sold_out' || lastDay !== null)
  const preview = useQuery({
    ...soldOutQuery(dish.id, lastDay ?? undefined),
    enabled: isPreviewed,
  })
  const dailyLimit = limitIn(limitText)
  const save = useAction(setAvailability, {
    done: ({ removed }) => ({
      title: texts.saved,
      text: removed.customers > 0 ? affected.removed(removed.customers) : dish.name,
    }),
    failed: texts.failed,
    isErrorInPage: true,
    onDone: onClose,
    refreshes: AFTER_MENU,
  })
  const isDayMissing = choice === 'until' && until === null
  const submit = () => {
    setTried(true)
    if (dailyLimit === undefined || isDayMissing) return
    save.mutate({
      id: dish.id,
      state: choice === 'available' ? 'available' : choice === 'sold_out' ? 'sold_out' : 'until',
      ...(lastDay !== null && { until: lastDay }),
      dailyLimit,
    })
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title(dish.name)}
      wide="end"
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button isPending={save.isPending} onClick={submit}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 pt-2">
        {save.failure !== undefined && (
          <Notice tone="bad" isLive>
            {save.failure}
          </Notice>
        )}
        <RadioGroup
          label={texts.state}
          value={choice}
          onChange={(value) => setChoice(value ?? 'available')}
          options={[
            { value: 'available', label: texts.available },
            { value: 'today', label: texts.today, description: texts.todayHint },
            { value: 'until', label: texts.until, description: texts.untilHint },
            { value: 'sold_out', label: texts.soldOut },
          ]}
        />
        {choice === 'until' && (
          <DatePicker
            label={texts.lastDay}
            value={until}
            onChange={setUntil}
            minValue={today}
            maxValue={addDays(today, SOLD_OUT_AHEAD_DAYS)}
            errorMessage={isTried && isDayMissing ? refusals.sold_out_until_invalid : undefined}
          />
        )}
        {isPreviewed && <AffectedPreview query={preview} />}
        <TextField
          label={texts.limit}
          hint={texts.limitHint}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          isRequired={false}
          value={limitText}
          onChange={setLimitText}
          errorMessage={
            isTried && dailyLimit === undefined ? refusals.dish_limit_invalid : undefined
          }
        />
        <Button
          variant="plain"
          className="justify-self-start text-bad"
          onClick={() => setWithdrawing(true)}
        >
          <Trash2 />
          {texts.withdraw}
        </Button>
      </div>
      {isWithdrawing && (
        <WithdrawDialog dish={dish} onCancel={() => setWithdrawing(false)} onWithdrawn={onClose} />
      )}
    </Sheet>
  )
}
