import type { Input, Output } from '#shared/wire/endpoint.ts'
import { isLanguage } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { changeLanguage, getPerson } from '#features/auth/server/public.ts'
import type { getSettings as readContract, updateSettings as contract } from '../contract.ts'
import {
  changedConsents,
  DEFAULT_SETTINGS,
  PRIVACY_POLICY_VERSION,
  type Choices,
  type Purpose,
} from '../rules.ts'
import {
  findChoices,
  insertConsents,
  listLatestConsents,
  lockPerson,
  saveChoices,
} from './store.ts'

export async function getSettings(db: Database, who: Member): Promise<Output<typeof readContract>> {
  const person = await getPerson(db, who.id)
  const choices = (await findChoices(db, who.id)) ?? DEFAULT_SETTINGS
  const consents = await listLatestConsents(db, who.id)
  const since = (purpose: Purpose) =>
    consents.find((consent) => consent.purpose === purpose && consent.is_given)?.at.toISOString() ??
    null
  return {
    language: isLanguage(person.language) ? person.language : who.language,
    ...choices,
    consents: {
      marketing: since('marketing'),
      dataSharing: since('data_sharing'),
      thirdPartySharing: since('third_party_sharing'),
    },
  }
}

export async function updateSettings(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockPerson(tx, who.id)
  if (input.language) await changeLanguage(tx, who.id, input.language)
  if (input.notifications ?? input.privacy) {
    const before: Choices = (await findChoices(tx, who.id)) ?? DEFAULT_SETTINGS
    const after: Choices = {
      notifications: { ...before.notifications, ...sent(input.notifications) },
      privacy: { ...before.privacy, ...sent(input.privacy) },
    }
    await saveChoices(tx, who.id, after, who.now)
    await insertConsents(
      tx,
      changedConsents(before, after).map((consent) => ({
        ...consent,
        userId: who.id,
        policyVersion: PRIVACY_POLICY_VERSION,
        language: who.language,
        at: who.now,
      })),
    )
  }
  return getSettings(tx, who)
}

/** Only what was sent; a key that is undefined changes nothing. */
function sent<T extends Record<string, boolean | undefined>>(part: T | undefined) {
  return Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined),
  ) as Record<keyof T, boolean>
}
