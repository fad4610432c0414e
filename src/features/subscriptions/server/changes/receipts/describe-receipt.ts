import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { MEAL_TIMES, MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import { receiptTexts } from './receipt-texts.ts'

type Facts = Readonly<Record<string, unknown>>
type Words = ReturnType<typeof wordsIn>
type Describe = (facts: Facts, words: Words, language: Language) => string

const wordsIn = (language: Language) => textsIn(receiptTexts, language)

const text = (facts: Facts, name: string): string => {
  const value = facts[name]
  return typeof value === 'string' ? value : ''
}
const day = (facts: Facts, name: string): Day => text(facts, name)
const mealTime = (facts: Facts, language: Language): string => {
  const known = MEAL_TIMES.find((one) => one === facts['mealTime'])
  return known === undefined ? '' : MEAL_TIME_NAMES[known][language]
}
const money = (facts: Facts, name: string, language: Language): string =>
  formatDirhams(Number(facts[name] ?? 0), language)

/** Receipts of before did not keep why. */
const whyOf = (facts: Facts): 'nothing_chosen' | 'no_dish' | 'unsaid' => {
  const why = facts['why']
  return why === 'nothing_chosen' || why === 'no_dish' ? why : 'unsaid'
}

const A_MONDAY = '2024-01-01'

/** "Monday, Tuesday and Friday". */
function weekdayNames(facts: Facts, name: string, words: Words, language: Language): string {
  const names = (facts[name] as readonly number[]).map((weekday) =>
    formatDay(addDays(A_MONDAY, weekday - 1), language, 'weekday'),
  )
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(words.comma)}${words.and}${last}`
}

const listed = (facts: Facts, name: string): readonly unknown[] => {
  const list = facts[name]
  return Array.isArray(list) ? list : []
}

const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  order: (facts, words, language) =>
    words.order(day(facts, 'startDate'), money(facts, 'totalFils', language)),
  cancel: (facts, words, language) =>
    facts['wasCharged'] === false
      ? words.cancelUnpaid
      : words.cancel(day(facts, 'endDate'), money(facts, 'refundFils', language)),
  pause: (facts, words) => words.pause(day(facts, 'from'), day(facts, 'to')),
  resume: (facts, words) => words.resume(Number(facts['daysRestored'] ?? 0)),
  kitchen: (facts, words) => words.kitchen(day(facts, 'effectiveFrom')),
  skip: (facts, words) =>
    facts['plannedAgainOn']
      ? words.skip(day(facts, 'day'), day(facts, 'plannedAgainOn'))
      : words.skipAndReturn(
          day(facts, 'day'),
          Number(facts['mealsReturned'] ?? 0),
          day(facts, 'usableUntil'),
        ),
  missed: (facts, words, language) =>
    facts['againOn']
      ? words.missed(day(facts, 'day'), day(facts, 'againOn'))
      : words.missedAndRefunded(day(facts, 'day'), money(facts, 'refundFils', language)),
  'missed-money': (facts, words, language) =>
    words.missedAndRefunded(day(facts, 'day'), money(facts, 'refundFils', language)),
  'came-after-all': (facts, words, language) => {
    const came = words.cameAfterAll(mealTime(facts, language), day(facts, 'day'))
    if (!facts['extrasFils']) return `${came} ${words.promiseOver}`
    const kept = `${came} ${words.extrasKept(money(facts, 'extrasFils', language))}`
    return facts['isTakenBack'] ? `${kept} ${words.restOver}` : kept
  },
  unskip: (facts, words) => words.unskip(day(facts, 'day')),
  move: (facts, words) => words.move(day(facts, 'from'), day(facts, 'to')),
  'move-back': (facts, words) => words.moveBack(day(facts, 'to')),
  'day-address': (facts, words) => words.dayAddress(day(facts, 'day'), text(facts, 'addressName')),
  weekdays: (facts, words, language) =>
    words.weekdays(weekdayNames(facts, 'weekdays', words, language), listed(facts, 'moves').length),
  'weekdays-back': (facts, words, language) =>
    words.weekdaysBack(weekdayNames(facts, 'weekdays', words, language)),
  'address-spell': (facts, words) =>
    words.temporaryAddress(text(facts, 'addressName'), day(facts, 'from'), day(facts, 'to')),
  'address-spell-end': (facts, words) => words.temporaryAddressEnd(text(facts, 'addressName')),
  'next-cycle': (facts, words, language) =>
    words.nextCycle(
      text(facts, language === 'ar' ? 'planAr' : 'planEn'),
      text(facts, language === 'ar' ? 'kitchenAr' : 'kitchenEn'),
      day(facts, 'startsOn'),
      money(facts, 'totalFils', language),
    ),
  'next-cycle-back': (_, words) => words.nextCycleBack,
  'add-on': (facts, words, language) =>
    words.addOn(
      text(facts, language === 'ar' ? 'nameAr' : 'nameEn'),
      day(facts, 'from'),
      money(facts, 'priceFils', language),
    ),
  'add-on-now': (facts, words, language) =>
    words.addOnNow(
      text(facts, language === 'ar' ? 'nameAr' : 'nameEn'),
      day(facts, 'until'),
      money(facts, 'priceFils', language),
    ),
  'add-on-end': (facts, words, language) =>
    words.addOnEnd(text(facts, language === 'ar' ? 'nameAr' : 'nameEn'), day(facts, 'from')),
  ramadan: (facts, words) =>
    words.ramadan(day(facts, 'fromDay'), listed(facts, 'deliveries').length),
  'ramadan-off': (facts, words) => words.ramadanOff(day(facts, 'fromDay')),
  fallback_skip: (facts, words) =>
    facts['plannedAgainOn']
      ? words.givenBackAgain[whyOf(facts)](day(facts, 'day'), day(facts, 'plannedAgainOn'))
      : words.givenBack[whyOf(facts)](day(facts, 'day')),
  meals_back: (facts, words, language) =>
    facts['refundFils']
      ? words.mealsPaidBack(
          day(facts, 'day'),
          Number(facts['meals']),
          money(facts, 'refundFils', language),
        )
      : words.mealsBack(day(facts, 'day'), Number(facts['meals'])),
  fallback: (facts, words) =>
    words.fallback(text(facts, 'fallback') as 'skip' | 'repeat' | 'kitchen'),
}

/** A receipt in words, whichever feature wrote it. */
export function describeReceipt(kind: string, facts: Facts, language: Language): string {
  const words = wordsIn(language)
  return DESCRIPTIONS[kind]?.(facts, words, language) ?? words.other
}
