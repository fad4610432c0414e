import { daysBetween, type Day } from '#shared/dates.ts'

/** Sharing stays off until someone consents to it. */
export const DEFAULT_SETTINGS = {
  notifications: { email: true, sms: true, whatsapp: true, choosing: true, marketing: false },
  privacy: { dataSharing: false, thirdPartySharing: false },
} as const

export const PURPOSES = ['marketing', 'data_sharing', 'third_party_sharing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The privacy page that a consent refers to; moves on whenever its words change. */
export const PRIVACY_POLICY_VERSION = '2026-11-24'

export interface Choices {
  notifications: {
    email: boolean
    sms: boolean
    whatsapp: boolean
    /** Reminders of days with open meals. */
    choosing: boolean
    marketing: boolean
  }
  privacy: { dataSharing: boolean; thirdPartySharing: boolean }
}

const consentsIn = ({ notifications, privacy }: Choices): Record<Purpose, boolean> => ({
  marketing: notifications.marketing,
  data_sharing: privacy.dataSharing,
  third_party_sharing: privacy.thirdPartySharing,
})

/** Each change of a consent is kept with its date; what stays the same is not. R-ACC-4 */
export function changedConsents(
  before: Choices,
  after: Choices,
): { purpose: Purpose; isGiven: boolean }[] {
  const was = consentsIn(before)
  const is = consentsIn(after)
  return PURPOSES.filter((purpose) => was[purpose] !== is[purpose]).map((purpose) => ({
    purpose,
    isGiven: is[purpose],
  }))
}

/** Whole days since the registration. */
export const daysAsCustomer = (customerSince: Day, today: Day): number =>
  Math.max(0, daysBetween(customerSince, today))

export type Recommendation = 'complete-profile' | 'add-address' | 'see-plans' | 'add-email'

/** Only what this very person still lacks, the nearest step first. */
export function recommendationsFor(person: {
  name: string
  email: string
  addresses: number
  subscriptions: number
}): Recommendation[] {
  const lacking: Recommendation[] = []
  if (person.name.trim() === '') lacking.push('complete-profile')
  if (person.addresses === 0) lacking.push('add-address')
  if (person.subscriptions === 0) lacking.push('see-plans')
  if (person.email.trim() === '') lacking.push('add-email')
  return lacking
}

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** By the Dubai clock, `HH:mm`. */
export function dayPartAt(clockTime: string): DayPart {
  if (clockTime < '04:00' || clockTime >= '17:00') return 'evening'
  return clockTime < '12:00' ? 'morning' : 'afternoon'
}

/** What the browser makes of a photo before it is sent. */
export const PHOTO_SIDE_MAX = 1200
export const PHOTO_QUALITY = 0.7
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024
