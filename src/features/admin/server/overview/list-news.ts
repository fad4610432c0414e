import { listNewestEvents, listNewestQuotes } from '#features/chef-events/server/public.ts'
import { listNewestSubscriptions } from '#features/subscriptions/server/public.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { actorForTeam, nameForTeam } from '#server/person-name.ts'
import type { getOverview } from '../../contract.ts'
import { listNewestActions } from '../audit/audit-store.ts'

type News = Output<typeof getOverview>['news']

const NEWEST = 8
const FILS = 100

/** What customers, chefs and staff did last. */
export async function listNews(db: Database, language: Language): Promise<News> {
  const [subscriptions, events, quotes, actions] = await Promise.all([
    listNewestSubscriptions(db, NEWEST),
    listNewestEvents(db, NEWEST),
    listNewestQuotes(db, NEWEST),
    listNewestActions(db, NEWEST),
  ])
  const isArabic = language === 'ar'
  const nothing = { what: '', object: '', objectId: '', amount: null, count: null }
  const news = [
    ...subscriptions.map(({ at, planEn, planAr, ...person }) => ({
      ...nothing,
      at,
      kind: 'subscription' as const,
      who: nameForTeam(person, language),
      what: isArabic ? planAr : planEn,
    })),
    ...events.map(({ at, guests, ...person }) => ({
      ...nothing,
      at,
      kind: 'chef_event' as const,
      who: nameForTeam(person, language),
      count: guests,
    })),
    ...quotes.map(({ at, chefEn, chefAr, totalFils }) => ({
      ...nothing,
      at,
      kind: 'chef_quote' as const,
      who: isArabic ? chefAr : chefEn,
      amount: totalFils / FILS,
    })),
    ...actions.map(({ at, actor, actorPhone, action, object, objectId }) => ({
      ...nothing,
      at,
      kind: 'act' as const,
      who: actorForTeam(actor, actorPhone, language),
      what: action,
      object,
      objectId,
    })),
  ]
  return news
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, NEWEST)
    .map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
}
