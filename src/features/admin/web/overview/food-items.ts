import {
  AlarmClock,
  HeartPulse,
  MessageCircleWarning,
  PackageX,
  Scale,
  ShoppingBasket,
} from 'lucide-react'
import { textsIn, type Language } from '#shared/language.ts'
import { isolate } from '#shared/text/bidi.ts'
import { useLanguage } from '#ui/language.tsx'
import { useMoments } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'
import type { WaitingItem } from './waiting.tsx'

/** So many kitchens have a line of their own; the list of kitchens has the rest. */
const KITCHENS_SHOWN = 4
const AREAS_SHOWN = 3

/** Food that isn't where it should be: it comes before everything else. */
export function useFoodItems(overview: Overview): WaitingItem[] {
  return foodItemsOf(overview, useLanguage(), useMoments(overview.today))
}

export function foodItemsOf(
  { late, missed, claims, orders }: Pick<Overview, 'late' | 'missed' | 'claims' | 'orders'>,
  language: Language,
  moment: (at: string) => string,
): WaitingItem[] {
  const words = textsIn(overviewTexts, language)
  const comma = language === 'ar' ? '، ' : ', '
  const reported = {
    tone: 'bad',
    note: claims.oldestAt === null ? '' : words.since(moment(claims.oldestAt)),
    href: '/admin/food-problems',
  } as const
  const others = claims.open - claims.allergens
  return [
    {
      ...reported,
      icon: HeartPulse,
      count: claims.allergens,
      title: words.reactions(claims.allergens),
    },
    ...linesOf(late, words, words.late, ({ areas, since }) => ({
      icon: AlarmClock,
      note: [...shortened(areas), words.since(moment(since))].join(comma),
    })),
    ...linesOf(missed, words, words.missed, () => ({ icon: PackageX, note: words.missedNote })),
    { ...reported, icon: MessageCircleWarning, count: others, title: words.reports(others) },
    {
      ...reported,
      icon: Scale,
      note: '',
      count: claims.contests,
      title: words.contests(claims.contests),
    },
    {
      icon: ShoppingBasket,
      tone: 'bad',
      count: orders.late,
      title: words.lateOrders(orders.late),
      note: orders.lateSince === null ? '' : words.windowOver(moment(orders.lateSince)),
      href: '/admin/ingredient-orders?status=open&sort=due',
    },
  ]
}

const shortened = (areas: readonly string[]): string[] => {
  const rest = areas.length - AREAS_SHOWN
  return [...areas.slice(0, AREAS_SHOWN), ...(rest > 0 ? [`+${rest}`] : [])].map(isolate)
}

/** A line for each kitchen, the ones with the most drops first, and one for the rest of them. */
function linesOf<Row extends Overview['missed'][number]>(
  rows: readonly Row[],
  words: Pick<(typeof overviewTexts)['en'], 'ofKitchen' | 'moreKitchens'>,
  counted: (stops: number) => string,
  looksOf: (row: Row) => Pick<WaitingItem, 'icon' | 'note'>,
): WaitingItem[] {
  const lines = rows.slice(0, KITCHENS_SHOWN).map((row): WaitingItem => ({
    ...looksOf(row),
    tone: 'bad',
    count: row.drops,
    title: words.ofKitchen(counted(row.drops), row.restaurant),
    href: `/admin/restaurants/${row.restaurantId}`,
  }))
  const rest = rows.slice(KITCHENS_SHOWN)
  const [first] = rest
  if (!first) return lines
  const count = rest.reduce((sum, { drops: stops }) => sum + stops, 0)
  const title = words.moreKitchens(counted(count), rest.length)
  return [
    ...lines,
    { ...looksOf(first), note: '', tone: 'bad', count, title, href: '/admin/restaurants' },
  ]
}
