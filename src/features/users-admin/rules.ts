import type { Role } from '#shared/wire/endpoint.ts'

export const STATES = ['active', 'suspended'] as const
export type State = (typeof STATES)[number]

/** The first is the usual one. */
export const SORTS = ['newest', 'oldest', 'name'] as const

export const BARS = ['self', 'last_admin'] as const
export type Bar = (typeof BARS)[number]

export interface Standing {
  id: string
  role: Role
  suspendedAt: Date | null
}

export const stateOf = (suspendedAt: Date | null): State =>
  suspendedAt === null ? 'active' : 'suspended'

const isActiveAdmin = ({ role, suspendedAt }: Standing): boolean =>
  role === 'admin' && suspendedAt === null

/**
 * An admin can neither suspend nor demote themselves, nor the last admin.
 * @param known the person and every admin.
 * R-ACC-7
 */
export function barOf(actorId: string, person: Standing, known: readonly Standing[]): Bar | null {
  if (person.id === actorId) return 'self'
  const others = known.filter((one) => one.id !== person.id && isActiveAdmin(one))
  return isActiveAdmin(person) && others.length === 0 ? 'last_admin' : null
}
