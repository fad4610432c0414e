/** After this an invitation is over, as a number may have passed to someone else. R-KIT-12 */
export const INVITE_DAYS = 14

/** The same number is not written to again before. */
export const INVITED_AGAIN_MINUTES = 10

/** What is known of the person who has the invited number. */
export interface Invited {
  roles: readonly string[]
  isSuspended: boolean
  hasKitchen: boolean
  /** Of another kitchen, and not over. */
  isInvitedElsewhere: boolean
}

export const INVITE_ERRORS = [
  'invite_person_blocked',
  'invite_team_member',
  'invite_owner_has_kitchen',
  'invite_elsewhere',
] as const
export type InviteError = (typeof INVITE_ERRORS)[number]

/** Why a number can't be invited; customers, chefs and numbers that no one knows can. R-KIT-12 */
export function inviteErrorOf(invited: Invited): InviteError | undefined {
  if (invited.isSuspended) return 'invite_person_blocked'
  if (invited.roles.includes('admin')) return 'invite_team_member'
  if (invited.hasKitchen) return 'invite_owner_has_kitchen'
  if (invited.isInvitedElsewhere) return 'invite_elsewhere'
  return undefined
}
