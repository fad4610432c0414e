import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanLines } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'

export const MESSAGE_MAX = 1000

const talk = z.object({
  eventId: z.number(),
  chefId: z.number(),
  /** The other one's name. */
  name: z.string(),
  /** Contacts show as they were typed only once the deposit is paid. */
  areContactsShown: z.boolean(),
  canWrite: z.boolean(),
  messages: z.array(
    z.object({
      id: z.number(),
      isMine: z.boolean(),
      text: z.string(),
      sentAt: z.string(),
      isRead: z.boolean(),
    }),
  ),
})

const message = z.object({
  text: cleanLines({ min: 1, max: MESSAGE_MAX, tooShort: 'message_required' }),
})

export const readTalk = endpoint({
  method: 'GET',
  path: '/api/chef-events/:id/talks/:chefId',
  who: 'signed-in',
  summary: 'What the caller and a chef who quoted wrote each other.',
  params: z.object({ id: wireId, chefId: wireId }),
  output: talk,
  refusals: ['not_found'],
})

export const writeToChef = endpoint({
  method: 'POST',
  path: '/api/chef-events/:id/talks/:chefId',
  who: 'signed-in',
  summary:
    'Writes to a chef who quoted. Phone numbers, addresses and links are masked until booked.',
  params: z.object({ id: wireId, chefId: wireId }),
  body: message,
  output: talk,
  status: 201,
  refusals: ['not_found', 'talk_closed', 'too_many_requests'],
  idempotent: true,
})

export const markTalkRead = endpoint({
  method: 'PUT',
  path: '/api/chef-events/:id/talks/:chefId/read',
  who: 'signed-in',
  summary: 'Says that the caller has read all messages.',
  params: z.object({ id: wireId, chefId: wireId }),
  output: z.object({ unread: z.number() }),
  refusals: ['not_found'],
})

/** For the chef, `id` is the event's. */
export const readTalkAsChef = endpoint({
  method: 'GET',
  path: '/api/chef/talks/:id',
  who: 'chef',
  summary: 'What the caller and the customer of an event wrote each other.',
  params: z.object({ id: wireId }),
  output: talk,
  refusals: ['not_found'],
})

export const writeToCustomer = endpoint({
  method: 'POST',
  path: '/api/chef/talks/:id',
  who: 'chef',
  summary: 'Writes to the customer of an event that the caller quoted for.',
  params: z.object({ id: wireId }),
  body: message,
  output: talk,
  status: 201,
  refusals: ['not_found', 'talk_closed', 'too_many_requests'],
  idempotent: true,
})

export const markTalkReadAsChef = endpoint({
  method: 'PUT',
  path: '/api/chef/talks/:id/read',
  who: 'chef',
  summary: 'Says that the caller has read all messages.',
  params: z.object({ id: wireId }),
  output: z.object({ unread: z.number() }),
  refusals: ['not_found'],
})
