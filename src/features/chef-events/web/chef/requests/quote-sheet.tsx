import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { menuWords } from '#features/chefs/web/public.ts'
import { INCLUSIONS, type Inclusion } from '#features/chefs/rules.ts'
import { call } from '#shared/wire/call.ts'
import { toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Select } from '#ui/choices/select.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Price } from '#ui/food/price.tsx'
import { NumberText } from '#ui/fields/number-text.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { quoteForm, sendQuote } from '#features/chef-events/chef-contract.ts'
import { messages } from '#features/chef-events/messages.ts'
import { FEE_BASIS_POINTS, feeOf, findClashes, splitDeposit } from '#features/chef-events/rules.ts'
import { CourseFields, emptyCourse, toDrafts, type DraftCourse } from '../menus/course-fields.tsx'
import { menusQuery, type ChefRequest } from '../queries.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useChecked } from '../use-checked.ts'
import { useChefAction } from '../use-chef-action.ts'
import { SendBy } from './send-by.tsx'
import { EventFacts } from './event-facts.tsx'

interface Draft {
  courses: DraftCourse[]
  inclusions: Inclusion[]
  perGuest: number
  note: string
}

const EMPTY: Draft = {
  courses: [emptyCourse('starter'), emptyCourse('main'), emptyCourse('sweet')],
  inclusions: ['groceries', 'cleaning'],
  perGuest: Number.NaN,
  note: '',
}
const NO_MENU = 'none'

/** A quote from a saved menu: what is served, for how much, and what of it the chef gets. */
export function QuoteSheet({ request, onClose }: { request: ChefRequest; onClose: () => void }) {
  const { builder: texts } = useTexts(requestTexts)
  const { eventTypes } = useTexts(messages)
  const { inclusions: covers } = useTexts(menuWords)
  const { separator } = useTexts(shellTexts)
  const { event } = request
  const { values: draft, change, clear } = useDraft(`chef-quote:${event.id}`, EMPTY)
  const { errors, check } = useChecked(quoteForm)
  const { mutate, isPending, failure } = useChefAction({
    send: (input: Draft) => call(sendQuote, { ...input, id: event.id }),
    done: texts.sent,
    failed: texts.failed,
    onDone: () => {
      clear()
      onClose()
    },
  })
  const clashes = findClashes(draft.courses, event.allergens)
  const unsafe = [...new Set(clashes.map(({ course }) => course.title))].join(separator)
  const unsaid = draft.courses.filter(({ title, allergens }) => title && allergens === null)
  const submit = async () => {
    if (await check(draft)) mutate(draft)
  }
  return (
    <Sheet
      isOpen
      wide="end"
      title={texts.title(eventTypes[event.eventType])}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <QuoteSums perGuest={draft.perGuest} guestCount={event.guestCount} />
          <Button
            isBlock
            isPending={isPending}
            {...(clashes.length > 0 && { disabledReason: texts.clashes(unsafe) })}
            onClick={() => void submit()}
          >
            {texts.send}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-2.5">
          <EventFacts event={event} />
          <SendBy until={request.quoteUntil} />
        </div>
        <MenuChoice onChoose={change} />
        <CourseFields
          courses={draft.courses}
          onChange={(courses) => change({ courses })}
          errors={errors}
          forbidden={event.allergens}
        />
        <NumberText
          label={texts.price}
          hint={texts.priceHint}
          name="perGuest"
          value={draft.perGuest}
          onChange={(perGuest) => change({ perGuest })}
          errorMessage={errors['perGuest']}
          isRequired
        />
        <CheckboxChips
          label={texts.inclusions}
          value={draft.inclusions}
          onChange={(inclusions) => change({ inclusions })}
          options={INCLUSIONS.map((value) => ({ value, label: covers[value] }))}
        />
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={1000}
          errorMessage={errors['note']}
        />
        {unsaid.length > 0 && (
          <Notice tone="warn">
            {texts.unsaid(unsaid.map(({ title }) => title).join(separator))}
          </Notice>
        )}
        {Object.keys(errors).length > 0 && (
          <Notice tone="bad" isLive>
            {texts.check}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

function MenuChoice({ onChoose }: { onChoose: (changed: Partial<Draft>) => void }) {
  const { builder: texts } = useTexts(requestTexts)
  const { data: menus = [] } = useQuery(menusQuery(useLanguage()))
  const [chosen, setChosen] = useState(NO_MENU)
  if (menus.length === 0) return null
  return (
    <Select
      label={texts.menu}
      value={chosen}
      onChange={(value) => {
        setChosen(value ?? NO_MENU)
        const menu = menus.find(({ id }) => String(id) === value)
        if (!menu) return onChoose({ courses: EMPTY.courses, perGuest: EMPTY.perGuest })
        const { courses, inclusions, perGuest } = menu
        onChoose({ courses: toDrafts(courses), inclusions, perGuest })
      }}
      options={[
        { value: NO_MENU, label: texts.menuNone },
        ...menus.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** What the customer pays, what Sufra keeps and what is left, while the price is typed. */
function QuoteSums({ perGuest, guestCount }: { perGuest: number; guestCount: number }) {
  const { builder: texts } = useTexts(requestTexts)
  const totalFils = Number.isNaN(perGuest) ? 0 : toFils(perGuest) * guestCount
  const feeFils = feeOf(totalFils, FEE_BASIS_POINTS)
  const rows = [
    [texts.customer(texts.guestCount(guestCount)), totalFils],
    [texts.fee(FEE_BASIS_POINTS / 100), feeFils],
    [texts.deposit, splitDeposit(totalFils).depositFils],
  ] as const
  return (
    <dl className="num grid gap-1" aria-live="polite">
      {rows.map(([label, fils]) => (
        <div key={label} className="flex justify-between gap-4 text-note text-muted">
          <dt>{label}</dt>
          <dd>
            <Price fils={fils} decimals="always" />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-lg font-strong">
        <dt>{texts.net}</dt>
        <dd>
          <Price fils={totalFils - feeFils} decimals="always" />
        </dd>
      </div>
    </dl>
  )
}
