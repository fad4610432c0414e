import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/food/price.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { sendOffer } from '../../admin-contract.ts'
import { lastValidDay, OFFER_LINES_MAX, OFFER_NOTE_MAX, OFFER_PEOPLE_MAX } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type QuoteDetail } from './queries.ts'
import { TermsFields, type Terms } from './terms-fields.tsx'

interface Line {
  text: string
  amount: string
}

const EMPTY: Line = { text: '', amount: '' }
const VALID_DAYS = 7

const amountOf = ({ amount }: Line): number => Number(toLatinDigits(amount).replace(',', '.'))
const isWhole = (line: Line): boolean => line.text.trim().length >= 2 && amountOf(line) > 0

/** Priced lines and how long they hold; sent to the customer with a link to answer. */
export function OfferForm({ quote }: { quote: QuoteDetail }) {
  const words = useTexts(adminTexts)
  const [today] = useState(() => dayOf(productNow()))
  const [lines, setLines] = useState<readonly Line[]>([EMPTY])
  const [validUntil, setValidUntil] = useState<string | null>(addDays(today, VALID_DAYS))
  const [note, setNote] = useState('')
  const [terms, setTerms] = useState<Terms>({
    restaurantId: null,
    people: Math.min(quote.peopleCount, OFFER_PEOPLE_MAX),
    mealTimes: ['lunch'],
    daysPerWeek: 5,
    startsOn: addDays(today, VALID_DAYS),
  })
  const { mutate, isPending } = useAction(
    () =>
      call(sendOffer, {
        id: quote.id,
        lines: lines.map((line) => ({ text: line.text, amount: amountOf(line) })),
        validUntil: validUntil ?? '',
        note,
        ...terms,
        restaurantId: terms.restaurantId ?? 0,
        startsOn: terms.startsOn ?? '',
      }),
    { done: words.sent, refreshes: [ADMIN_KEY] },
  )
  const total = lines.reduce((sum, line) => sum + (amountOf(line) || 0), 0)
  const isReady =
    lines.every(isWhole) &&
    validUntil !== null &&
    terms.restaurantId !== null &&
    terms.mealTimes.length > 0 &&
    terms.startsOn !== null
  return (
    <RecordSection title={words.write}>
      <p className="text-muted">{words.writeLead}</p>
      {!quote.isReachable && <Notice tone="warn">{words.byHand}</Notice>}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) mutate(undefined)
        }}
      >
        <TermsFields value={terms} today={today} onChange={setTerms} />
        <Lines lines={lines} onChange={setLines} />
        <DatePicker
          label={words.validUntil}
          value={validUntil}
          onChange={setValidUntil}
          minValue={today}
          maxValue={lastValidDay(today)}
        />
        <TextArea
          name="note"
          label={words.note}
          isRequired={false}
          maxLength={OFFER_NOTE_MAX}
          value={note}
          onChange={setNote}
        />
        <p className="num flex justify-between gap-4 font-strong">
          <span>{words.total}</span>
          <Price dirhams={Math.round(total * 100) / 100} decimals="always" />
        </p>
        <Button type="submit" isDisabled={!isReady} isPending={isPending}>
          {words.send}
        </Button>
      </form>
    </RecordSection>
  )
}

interface LinesProps {
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
}

function Lines({ lines, onChange }: LinesProps) {
  const words = useTexts(adminTexts)
  const put = (position: number, change: Partial<Line>) =>
    onChange(lines.map((line, index) => (index === position ? { ...line, ...change } : line)))
  return (
    <>
      {lines.map((line, position) => (
        <div key={position} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
          <TextField
            name={`text-${position}`}
            label={words.line(position + 1)}
            maxLength={200}
            value={line.text}
            onChange={(text) => put(position, { text })}
          />
          <TextField
            name={`amount-${position}`}
            label={words.amount(position + 1)}
            inputMode="decimal"
            dir="ltr"
            value={line.amount}
            onChange={(amount) => put(position, { amount })}
          />
          {lines.length > 1 && (
            <Button
              variant="plain"
              aria-label={words.removeLine(position + 1)}
              onClick={() => onChange(lines.filter((_, index) => index !== position))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {lines.length < OFFER_LINES_MAX && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...lines, EMPTY])}
        >
          {words.addLine}
        </Button>
      )}
    </>
  )
}
