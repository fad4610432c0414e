import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishEvents } from '#server/events/publish.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { addHit, countHit } from '#server/limits.ts'
import { nameForPartner } from '#server/person-name.ts'
import { findChef, findChefOf, nameOfChef, type Chef } from '#features/chefs/server/public.ts'
import type * as contract from '../../talk-contract.ts'
import { canTalk, isBooked, isUndecided } from '../../rules.ts'
import { findBookingWith } from '../bookings/booking-store.ts'
import { messages } from '../notices/messages.ts'
import { getPerson } from '../notices/person-store.ts'
import { notify } from '../notices/notify.ts'
import { hasQuoted } from '../quotes/quote-store.ts'
import { findEvent, type ChefEventRow } from '../store.ts'
import { insertMessage, listMessages, markRead, type Sender } from './talk-store.ts'
import type { Bilingual } from '#shared/language.ts'

type Talk = Output<typeof contract.readTalk>

interface OpenTalk {
  event: ChefEventRow
  chef: Chef
  side: Sender
  areContactsShown: boolean
  canWrite: boolean
}

const WRITES_AN_HOUR = 60
const QUIET_SECONDS = 15 * 60

/** @throws Refusal `not_found` for others' events, and for chefs who did not quote */
async function getTalk(
  db: Database,
  event: ChefEventRow | undefined,
  chef: Chef | undefined,
  { side, now }: { side: Sender; now: Date },
): Promise<OpenTalk> {
  if (!event || !chef || !(await hasQuoted(db, event.id, chef.id))) {
    throw new Refusal('not_found', 404)
  }
  const booking = await findBookingWith(db, event.id, chef.id)
  return {
    event,
    chef,
    side,
    areContactsShown: booking !== undefined && isBooked(booking.status),
    canWrite: isUndecided(event) || (booking !== undefined && canTalk(booking.startsAt, now)),
  }
}

async function getCustomersTalk(
  db: Database,
  who: Member,
  { id, chefId }: { id: number; chefId: number },
): Promise<OpenTalk> {
  const event = await findEvent(db, id)
  const own = event?.userId === who.id ? event : undefined
  return getTalk(db, own, await findChef(db, chefId), { side: 'customer', now: who.now })
}

const getChefsTalk = async (db: Database, who: Member, id: number): Promise<OpenTalk> =>
  getTalk(db, await findEvent(db, id), await findChefOf(db, who.id), {
    side: 'chef',
    now: who.now,
  })

async function present(db: Database, who: Member, talk: OpenTalk): Promise<Talk> {
  const { event, chef, side, areContactsShown, canWrite } = talk
  const rows = await listMessages(db, { eventId: event.id, chefId: chef.id })
  return {
    eventId: event.id,
    chefId: chef.id,
    name: await nameOfOther(db, talk, who.language),
    areContactsShown,
    canWrite,
    messages: rows.map(({ id, sender, text, sentAt, readAt }) => ({
      id,
      isMine: sender === side,
      text: areContactsShown ? text : maskContacts(text),
      sentAt: sentAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}

/** Who a customer is, a chef reads once the two are booked. */
async function nameOfOther(
  db: Database,
  { event, chef, side, areContactsShown }: OpenTalk,
  language: Member['language'],
): Promise<string> {
  if (side === 'customer') return nameOfChef(chef, language)
  return areContactsShown
    ? nameForPartner(await getPerson(db, event.userId), language)
    : textsIn(messages, language).customer
}

async function write(tx: Transaction, who: Member, talk: OpenTalk, text: string): Promise<Talk> {
  if (!talk.canWrite) throw new Refusal('talk_closed', 409)
  const { event, chef, side } = talk
  const thread = { eventId: event.id, chefId: chef.id }
  const bucket = `chef-talk:${event.id}:${chef.id}:${side}`
  await countHit(tx, { bucket, max: WRITES_AN_HOUR, windowSeconds: 3600 }, who.now)
  await insertMessage(tx, thread, { sender: side, text }, who.now)
  await showTalk(tx, talk, who.now)
  await notifyOther(tx, talk, bucket, who.now)
  return present(tx, who, talk)
}

const showTalk = (tx: Transaction, { event, chef }: OpenTalk, now: Date): Promise<void> =>
  publishEvents(
    tx,
    [event.userId, chef.userId].map((userId) => ({
      channel: `customer:${userId}` as const,
      kind: 'chef-message',
      data: { eventId: event.id, chefId: chef.id },
    })),
    now,
  )

/** Of many messages in a quarter of an hour only the first sends a notice. */
async function notifyOther(
  tx: Transaction,
  { event, chef, side, areContactsShown }: OpenTalk,
  bucket: string,
  now: Date,
): Promise<void> {
  const quiet = { bucket: `${bucket}:told`, max: 1, windowSeconds: QUIET_SECONDS }
  if ((await addHit(tx, quiet, now)).hits > 1) return
  const userId = side === 'customer' ? chef.userId : event.userId
  const about = { event, userId, notice: 'chef-new-message', now } as const
  const key = `${chef.id}:${now.getTime()}`
  return notify(
    tx,
    { ...about, key },
    { sender: await nameSender(tx, { event, chef, side, areContactsShown }) },
  )
}

/** A customer has no name for the chef before the two are booked. */
async function nameSender(
  tx: Transaction,
  {
    event,
    chef,
    side,
    areContactsShown,
  }: Pick<OpenTalk, 'event' | 'chef' | 'side' | 'areContactsShown'>,
): Promise<Bilingual> {
  if (side === 'chef') return { en: chef.nameEn, ar: chef.nameAr }
  if (!areContactsShown) return { en: messages.en.aCustomer, ar: messages.ar.aCustomer }
  const { name } = await getPerson(tx, event.userId)
  return { en: name, ar: name }
}

async function read(tx: Transaction, talk: OpenTalk, now: Date): Promise<{ unread: number }> {
  const { event, chef, side } = talk
  const other = side === 'customer' ? 'chef' : 'customer'
  const isNews = await markRead(tx, { eventId: event.id, chefId: chef.id }, other, now)
  if (isNews) await showTalk(tx, talk, now)
  return { unread: 0 }
}

export const readTalk = async (
  db: Database,
  who: Member,
  input: Input<typeof contract.readTalk>,
): Promise<Talk> => present(db, who, await getCustomersTalk(db, who, input))

export const writeToChef = async (
  tx: Transaction,
  who: Member,
  { text, ...input }: Input<typeof contract.writeToChef>,
): Promise<Talk> => write(tx, who, await getCustomersTalk(tx, who, input), text)

export const markTalkRead = async (
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.markTalkRead>,
): Promise<Output<typeof contract.markTalkRead>> =>
  read(tx, await getCustomersTalk(tx, who, input), who.now)

export const readTalkAsChef = async (
  db: Database,
  who: Member,
  { id }: Input<typeof contract.readTalkAsChef>,
): Promise<Talk> => present(db, who, await getChefsTalk(db, who, id))

export const writeToCustomer = async (
  tx: Transaction,
  who: Member,
  { id, text }: Input<typeof contract.writeToCustomer>,
): Promise<Talk> => write(tx, who, await getChefsTalk(tx, who, id), text)

export const markTalkReadAsChef = async (
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.markTalkReadAsChef>,
): Promise<Output<typeof contract.markTalkReadAsChef>> =>
  read(tx, await getChefsTalk(tx, who, id), who.now)
