import { lazy, Suspense, useState } from 'react'
import { OCCASION_NAMES } from '#shared/occasions.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ticketCode } from '../../rules.ts'
import type { Sheet } from '../queries.ts'
import { texts } from '../texts.ts'
import { sayAllergens } from '../words.ts'

const SubstituteDialog = lazy(() =>
  import('../amendments/substitute-dialog.tsx').then((part) => ({
    default: part.SubstituteDialog,
  })),
)

type Section = Sheet['sections'][number]
type SheetDish = Section['dishes'][number]
type Clash = Sheet['clashes'][number]

/** Totals first, then what goes into which pot and box. */
export function SheetTab({ sheet }: { sheet: Sheet }) {
  return (
    <div className="grid gap-7 print:gap-4">
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
              <span>{words.clash(code, clash.dish, sayAllergens(clash.allergens, language))}</span>
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
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-muted num">
          {words.between(section.from, section.to)} · {count.portions(section.portions)} ·{' '}
          {count.tickets(section.tickets)}
        </p>
      </div>
      <div className="overflow-x-auto rounded-card border-line border-hairline print:overflow-visible print:rounded-none print:border-0">
        <table className="w-full min-w-140 border-collapse text-start print:min-w-0 print:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="bg-subtle text-note text-muted print:bg-transparent">
              <Head>{words.dish}</Head>
              <Head className="text-end">{words.amount}</Head>
              <Head>{words.portion}</Head>
              <Head>{words.keepApart}</Head>
              <Head>{words.tickets}</Head>
            </tr>
          </thead>
          {section.dishes.map((dish) => (
            <DishRows key={dish.dishId} dish={dish} />
          ))}
        </table>
      </div>
    </section>
  )
}

const Head = (props: { className?: string; children: string }) => (
  <th
    scope="col"
    className={`px-4 py-2.5 font-strong ${props.className ?? 'text-start'} print:px-2 print:py-1`}
  >
    {props.children}
  </th>
)

const CELL = 'px-4 py-2.5 align-top print:px-2 print:py-1'

function DishRows({ dish }: { dish: SheetDish }) {
  return (
    <tbody className="border-t-line border-hairline">
      {dish.groups.map((group, index) => (
        <tr
          key={`${group.portion}-${group.keepApart.join()}`}
          className="not-first:border-t-line border-hairline"
        >
          {index === 0 && <DishCells dish={dish} />}
          <GroupCells group={group} />
        </tr>
      ))}
    </tbody>
  )
}

function DishCells({ dish }: { dish: SheetDish }) {
  const { sheet: words } = useTexts(texts)
  const language = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <>
      <th scope="rowgroup" rowSpan={dish.groups.length} className={`${CELL} text-start`}>
        <span className="font-strong">{dish.name[language]}</span>
        <span className="block text-note font-normal text-muted">
          <bdi lang={other}>{dish.name[other]}</bdi>
        </span>
        {dish.allergens.length > 0 && (
          <span className="mt-1 block max-w-[22em] text-note font-normal text-muted">
            {words.contains(sayAllergens(dish.allergens, language))}
          </span>
        )}
      </th>
      <td rowSpan={dish.groups.length} className={`${CELL} text-end`}>
        <b className="display num text-2xl print:text-lg">{dish.portions}</b>
      </td>
    </>
  )
}

function GroupCells({ group }: { group: SheetDish['groups'][number] }) {
  const { sheet: words, portions } = useTexts(texts)
  const language = useLanguage()
  return (
    <>
      <td className={`${CELL} num whitespace-nowrap`}>
        <b className="font-strong">{group.portions}</b> {portions[group.portion]}
      </td>
      <td className={CELL}>
        {group.keepApart.length > 0 ? (
          <Chip tone="bad" className="whitespace-normal print:border-line">
            {sayAllergens(group.keepApart, language)}
          </Chip>
        ) : (
          <span className="text-muted">{words.nobody}</span>
        )}
      </td>
      <td className={CELL}>
        <bdi dir="ltr" className="num">
          {group.ticketNumbers.map(ticketCode).join(', ')}
        </bdi>
        {group.instructions.map(({ ticketNumber, text }) => (
          <span key={`${ticketNumber}-${text}`} className="block text-note">
            <bdi dir="ltr" className="font-strong">
              {ticketCode(ticketNumber)}
            </bdi>{' '}
            <bdi dir="auto">{text}</bdi>
          </span>
        ))}
      </td>
    </>
  )
}
