import { useQuery } from '@tanstack/react-query'
import { CirclePlus, MapPin, RotateCcw } from 'lucide-react'
import { addressesQuery, addressSummary } from '#features/addresses/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { countDayExtras } from '../paid-day.ts'
import type { SelectionDay } from '../queries.ts'
import { trayTexts, type TrayTexts } from '../texts/tray-texts.ts'
import { useOpenWords } from '../texts/use-open-words.ts'
import { useSkipWords } from '../texts/use-skip-words.ts'
import { useUnsavedChoices } from '../use-saving.ts'
import { useSelection } from '../use-selection.ts'
import { ForecastLine, OpenSlot } from './forecast-line.tsx'
import { TextButton } from './text-button.tsx'
import { TrayLine } from './tray-line.tsx'
import { useNextExtra } from './use-next-extra.ts'

export function TrayHead() {
  const language = useLanguage()
  const { day } = useSelection()
  return (
    <>
      <h2 className="text-2xl">{formatDay(day.day, language, 'noYear')}</h2>
      <DaySummary className="text-on-deep-muted" />
    </>
  )
}

interface DaySummaryProps {
  className?: string
  /** Said elsewhere with their price, they are left out. */
  hasExtras?: boolean
}

/** "1 of 2, dinner open", and extras beyond them. */
export function DaySummary({ className, hasExtras = true }: DaySummaryProps) {
  const { days } = useTexts(pageTexts)
  const { day } = useSelection()
  const skipWords = useSkipWords()
  const openWords = useOpenWords()
  const extras = countDayExtras(day)
  const words =
    day.state === 'none' ? days.none : day.state === 'skipped' ? skipWords(day) : openWords(day)
  return (
    <p className={`num ${className ?? ''}`}>
      {words}
      {hasExtras && extras > 0 && ` + ${days.extras(extras)}`}
    </p>
  )
}

/** The day's dishes, where they go, what more would cost, and what comes by itself. */
export function TrayContent() {
  const { fallback } = useTexts(trayTexts)
  const { day } = useSelection()
  const isCounted = day.state === 'open' || day.state === 'locked'
  return (
    <div className="mt-2.5">
      {day.meals.length > 0 && (
        <ul>
          {day.meals.map((line) => (
            <TrayLine key={`${line.mealItemId}-${line.mealTime}`} line={line} />
          ))}
        </ul>
      )}
      {isCounted && <WhatComesByItself />}
      {day.mealsBack > 0 && (
        <p className="border-b border-deep-line py-3 text-sm text-on-deep-muted">
          {fallback.wentBack(day.mealsBack)}
        </p>
      )}
      {isCounted && <DayFacts />}
    </div>
  )
}

/** The kitchen's pick for open places, or that the day would be skipped. */
function WhatComesByItself() {
  const texts = useTexts(trayTexts)
  const { day, show } = useSelection()
  const { kind, meals } = day.atCutoff
  if (kind === 'as_chosen' || day.state !== 'open') return null
  return (
    <>
      {kind === 'filled' && meals.length > 0 ? (
        <ul>
          {meals.map((meal) => (
            <ForecastLine key={`${meal.mealItemId}-${meal.mealTime}`} meal={meal} />
          ))}
        </ul>
      ) : (
        <OpenSlot />
      )}
      <div className="flex items-start gap-2.5 border-b border-deep-line py-3 text-sm text-on-deep-muted">
        <RotateCcw aria-hidden="true" className="mt-0.5 size-4.5" />
        <p className="flex-1">
          <span className="block font-strong text-on-deep">
            {texts.fallback.ifNothing[fallbackKind(day.picked)]}
          </span>
          {comesByItself(day.atCutoff, texts.fallback)}
        </p>
        <TextButton
          label={texts.fallback.change}
          name={texts.fallback.ifNothing[fallbackKind(day.picked)]}
          onPress={() => show({ kind: 'fallback' })}
        />
      </div>
    </>
  )
}

/** In words: that dishes come, or that meals go back and why. */
function comesByItself(
  { kind, why, missing, meals }: SelectionDay['atCutoff'],
  texts: TrayTexts['fallback'],
): string {
  if (kind === 'given_back') return why === 'no_dish' ? texts.noDishToday : texts.given
  const filled = meals.length > 0 ? texts.filled : ''
  return missing > 0 ? `${filled} ${texts.noDish(missing)}`.trim() : filled
}

const fallbackKind = (picked: number): 'all' | 'rest' => (picked === 0 ? 'all' : 'rest')

function DayFacts() {
  const texts = useTexts(trayTexts)
  const { day, show } = useSelection()
  const addressWords = useAddressWords()
  const extra = useNextExtra()
  const { count, isWaiting } = useUnsavedChoices()
  return (
    <ul className="mt-4 grid gap-2.5 text-note">
      <li className="flex items-start gap-2.5">
        <MapPin aria-hidden="true" className="mt-0.5" />
        <span className="flex-1">
          <span className="sr-only">{texts.address}: </span>
          {addressWords ?? texts.addressNone}
        </span>
        {day.state === 'open' && (
          <TextButton
            label={texts.change}
            name={texts.address}
            onPress={() => show({ kind: 'address' })}
          />
        )}
      </li>
      {day.extrasTotal > 0 && (
        <li className="flex items-start gap-2.5">
          <CirclePlus aria-hidden="true" className="mt-0.5" />
          <span>
            {texts.extras(countDayExtras(day))}: <Price dirhams={day.extrasTotal} />,{' '}
            {texts.extrasNote}
          </span>
        </li>
      )}
      {day.extrasTotal === 0 && extra && (
        <li className="flex items-start gap-2.5">
          <CirclePlus aria-hidden="true" className="mt-0.5" />
          <span>
            {extra.isFrom
              ? texts.nextExtraFrom(extra.meal, extra.place)
              : texts.nextExtra(extra.meal, extra.place)}{' '}
            <Price dirhams={extra.price} />
          </span>
        </li>
      )}
      {day.state === 'open' && (
        <li className="text-sm text-on-deep-muted" aria-live="polite">
          {isWaiting ? texts.waiting : count > 0 ? texts.saving : texts.saved}
        </li>
      )}
    </ul>
  )
}

/** As on every other page where the address is still known, else as the delivery keeps it. */
function useAddressWords(): string | undefined {
  const language = useLanguage()
  const { address } = useSelection().day
  const { data } = useQuery(addressesQuery(language))
  if (!address) return undefined
  const known = data?.find(({ id }) => id === address.id)
  return known
    ? addressSummary(known, language)
    : `\u2068${address.name}\u2069. \u2068${address.line}\u2069`
}
