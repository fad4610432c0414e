import type { Input, Output, Role } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { listActions } from '#server/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { actorForTeam } from '#server/person-name.ts'
import type { ApplicationStatus } from '#features/chef-applications/rules.ts'
import type { ChefEventStatus, EventType } from '#features/chef-events/rules.ts'
import { listSessions } from '#features/auth/server/public.ts'
import { statusOn, type Status } from '#features/subscriptions/rules.ts'
import type { PaymentState } from '#features/payments/rules.ts'
import type { getUser as contract } from '../contract.ts'
import { barOf } from '../rules.ts'
import { findIndexedUser } from './index-store.ts'
import { presentIndexed } from './list-users.ts'
import { getParts, type UserParts } from './person-read-model.ts'
import { listStanding } from './user-store.ts'

type Person = Output<typeof contract>

const ACTIONS = 20

/** A person as admins see them. @throws Refusal `not_found` */
export async function getUser(
  db: Database,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Person> {
  const row = await findIndexedUser(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const parts = await getParts(db, row.userId)
  const known = await listStanding(db, id)
  const standing = known.find((one) => one.number === id)
  const { enrolledAt, recoveryCodesLeft } = parts.factor ?? {}
  const user = presentIndexed(row, who.language)
  return {
    ...user,
    language: parts.language as Language,
    suspension: row.suspendedAt && {
      since: row.suspendedAt.toISOString(),
      reason: parts.suspensionReason ?? '',
    },
    bar: standing ? barOf(who.id, standing, known) : null,
    secondFactor: enrolledAt
      ? { enrolledAt: enrolledAt.toISOString(), recoveryCodesLeft: Number(recoveryCodesLeft) }
      : null,
    addresses: Number(parts.addresses),
    ...presentParts(parts, who),
    sessions: await listSessions(db, row.userId, row.role as Role, who.now),
    acts: await presentActions(db, id, who.language),
  }
}

const presentParts = (
  { plans, payments, chefEvents, applications }: UserParts,
  { language, today }: Member,
): Pick<Person, 'plans' | 'payments' | 'chefEvents' | 'applications'> => ({
  plans: plans.map((plan) => ({
    id: plan.id,
    planName: language === 'ar' ? plan.planAr : plan.planEn,
    status: statusOn(plan.status as Status, pauseOf(plan), today),
    startDate: plan.startDate,
    endDate: plan.endDate,
  })),
  payments: payments.map(({ id, reference, amountFils, state, at }) => ({
    id,
    reference,
    amount: toDirhams(amountFils),
    state: state as PaymentState,
    at: at.toISOString(),
  })),
  chefEvents: chefEvents.map(({ id, eventType, status, eventDate }) => ({
    id,
    eventType: eventType as EventType,
    status: status as ChefEventStatus,
    eventDate,
  })),
  applications: applications.map(({ id, type, status, submittedAt }) => ({
    id,
    type: type as 'individual' | 'business',
    status: status as ApplicationStatus,
    submittedAt: submittedAt.toISOString(),
  })),
})

const pauseOf = ({ pausedFrom, pausedTo }: UserParts['plans'][number]) =>
  pausedFrom !== null && pausedTo !== null ? { from: pausedFrom, to: pausedTo } : null

async function presentActions(
  db: Database,
  id: number,
  language: Language,
): Promise<Person['acts']> {
  const actions = await listActions(db, 'user', id, ACTIONS)
  return actions.map(({ at, actor, actorPhone, action, before, after }) => ({
    at: at.toISOString(),
    actor: actorForTeam(actor, actorPhone, language),
    action,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  }))
}
