import { listAllergens } from '#shared/food/list-allergens.ts'
import { Suspense, useState } from 'react'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { SubstituteDialog } from '../amendments/late-substitute-dialog.ts'
import { ticketCode } from '../../rules.ts'
import type { Sheet } from '../queries.ts'
import { texts } from '../texts.ts'

type Section = Sheet['sections'][number]
type SheetDish = Section['dishes'][number]
type Clash = Sheet['clashes'][number]

/** Totals first, then what goes into which pot and box. */
export function SheetTab({ sheet }: { sheet: Sheet }) {
  return (
    <div className="grid grid-cols-1 gap-7 print:gap-4">
      <Clashes sheet={sheet} />
      <Totals sheet={sheet} />
      {sheet.sections.map((section) => (
        <SectionTable key={section.mealTime} section={section} />
      ))}
    </div>
  )
}

function Clashes({ sheet }: { sheet: Sheet }) {
  const { sheet: words } = useTexts(texts)
  const language = useLanguage()
  const [exchanged, setExchanged] = useState<Clash>()
  if (sheet.clashes.length === 0) return undefined
  return (
    <Notice tone="bad" title={words.clashTitle}>
      <ul className="mt-2 grid gap-2.5">
        {sheet.clashes.map((clash) => {
          const code = ticketCode(clash.ticketNumber)
          return (
            <li
              key={`${clash.ticketId}-${clash.position}`}
              className="flex flex-wrap items-center justify-between gap-3"
            >
              <span>{words.clash(code, clash.dish, listAllergens(clash.allergens, language))}</span>
              <Button
                size="sm"
                variant="line"
                className="print:hidden"
                aria-label={words.exchangeNamed(code, clash.dish)}
                onClick={() => setExchanged(clash)}
              >
                {words.exchange}
              </Button>
            </li>
          )
        })}
      </ul>
      {exchanged && (
        <Suspense>
          <SubstituteDialog
            day={sheet.day}
            line={{ id: exchanged.ticketId, position: exchanged.position, dish: exchanged.dish }}
            onClose={() => setExchanged(undefined)}
          />
        </Suspense>
      )}
    </Notice>
  )
}

function Totals({ sheet }: { sheet: Sheet }) {
  const { sheet: words, count } = useTexts(texts)
  const language = useLanguage()
  const totals = new Map<string, number>()
  for (const { dishes } of sheet.sections) {
    for (const { name, portions } of dishes) {
      totals.set(name[language], (totals.get(name[language]) ?? 0) + portions)
    }
  }
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">{words.totals}</h2>
        <p className="text-muted num">
          {count.portions(sheet.portions)} · {count.tickets(sheet.deliveries)}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {[...totals]
          .toSorted((a, b) => b[1] - a[1])
          .map(([name, portions]) => (
            <li
              key={name}
              className="flex items-baseline gap-2.5 rounded-field bg-sunk px-3.5 py-2 print:border-line print:border-hairline print:bg-transparent print:py-1"
            >
              <b className="display num text-xl text-accent-text print:text-ink">{portions}</b>
              {name}
            </li>
          ))}
      </ul>
    </section>
  )
}

function SectionTable({ section }: { section: Section }) {
  const { sheet: words, count } = useTexts(texts)
  const language = useLanguage()
  const title = OCCASION_NAMES[section.mealTime][language]
  const id = `section-${section.mealTime}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-muted num">
          {words.between(section.from, section.to)} · {count.portions(section.portions)} ·{' '}
          {count.tickets(section.tickets)}
        </p>
      </div>
      <ul className="rounded-card border-line border-hairline print:rounded-none print:border-0 print:text-sm">
        {section.dishes.map((dish) => (
          <DishRow key={dish.dishId} dish={dish} />
        ))}
      </ul>
    </section>
  )
}

function DishRow({ dish }: { dish: SheetDish }) {
  const { sheet: words } = useTexts(texts)
  const language = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <li className="grid grid-cols-1 gap-x-5 gap-y-1 border-hairline px-4 py-3 not-first:border-t-line md:grid-cols-[minmax(0,2fr)_3rem_minmax(0,5fr)] print:grid-cols-[minmax(0,2fr)_2.5rem_minmax(0,5fr)] print:gap-x-3 print:px-0 print:py-1.5">
      <div>
        <h3 className="font-text text-md font-strong tracking-normal">{dish.name[language]}</h3>
        <p className="text-note text-muted">
          <bdi lang={other}>{dish.name[other]}</bdi>
        </p>
        {dish.allergens.length > 0 && (
          <p className="mt-0.5 text-note text-muted">
            {words.contains(listAllergens(dish.allergens, language))}
          </p>
        )}
      </div>
      <p className="display num text-2xl md:text-end print:text-lg">{dish.portions}</p>
      <ul>
        {dish.groups.map((group) => (
          <GroupRow key={`${group.portion}-${group.keepApart.join()}`} group={group} />
        ))}
      </ul>
    </li>
  )
}

/** So many portions of one size, for those who share what to keep apart. */
function GroupRow({ group }: { group: SheetDish['groups'][number] }) {
  const { sheet: words, portions } = useTexts(texts)
  const language = useLanguage()
  return (
    <li className="keep-whole grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-hairline py-1.5 not-first:border-t-line md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)] print:py-0.5">
      <p className="num">
        <b className="font-strong">{group.portions}</b> {portions[group.portion]}
      </p>
      <p>
        {group.keepApart.length > 0 ? (
          <Chip tone="bad" className="whitespace-normal! print:border-line">
            {words.keepApart(listAllergens(group.keepApart, language))}
          </Chip>
        ) : (
          <span className="text-muted">{words.nobody}</span>
        )}
      </p>
      <div className="col-span-2 md:col-span-1 print:col-span-1">
        <bdi dir="ltr" className="num">
          {group.ticketNumbers.map(ticketCode).join(', ')}
        </bdi>
        {group.instructions.map(({ ticketNumber, text }) => (
          <p key={`${ticketNumber}-${text}`} className="text-note">
            <bdi dir="ltr" className="font-strong">
              {ticketCode(ticketNumber)}
            </bdi>{' '}
            <bdi dir="auto">{text}</bdi>
          </p>
        ))}
      </div>
    </li>
  )
}
