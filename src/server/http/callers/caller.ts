import type { Day } from '#shared/dates.ts'
import type { Role, Who } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'

/** What is known of every call, no matter who makes it. */
export interface Visitor {
  language: Language
  now: Date
  today: Day
  address: string
  /** What limits count by: the address, of IPv6 the /64 that a customer of a provider has. */
  network: string
  requestId: string
  userAgent: string
  /** The signed-in person, where there is one. */
  user: SessionUser | undefined
  /** Whose account a call without a session turned out to be about; the security log names it. */
  subject?: string
  cookie: (name: string) => string | undefined
  header: (name: string) => string | undefined
}

export interface SessionUser {
  id: string
  sessionId: Buffer
  role: Role
  /** Next to the main one: a chef may run a kitchen too. */
  alsoRoles?: readonly Role[]
  name: string
  phone: string
  email: string
  registeredAt: Date
  /** Names the stored profile photo, where there is one. */
  photoVersion: string | null
  /** What messages to the person are written in, whatever language they read a page in. */
  language: Language
  secondFactor: SecondFactor
}

/** Not asked of this person, still to be given in this session, or when it was given last. */
export type SecondFactor = 'none' | 'open' | Date

/** Whether a person may act in a role. */
export const hasRole = ({ role, alsoRoles = [] }: SessionUser, wanted: Role): boolean =>
  role === wanted || alsoRoles.includes(wanted)

/** A signed-in caller: `id` is the person's own. */
export interface Member extends Visitor {
  id: string
  user: SessionUser
}

export type CallerFor<W extends Who> = W extends 'anyone' ? Visitor : Member
