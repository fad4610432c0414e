import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

/** The state of an add-on in a plan, in one line: apart from its dialog, which few open. */
export const addOnFactTexts = defineTexts(
  {
    label: 'Add-on',
    until: (name: string, until: Day) => `${name}, until ${formatDay(until, 'en', 'long')}`,
    from: (name: string, start: Day) => `${name}, from ${formatDay(start, 'en', 'long')}`,
    paying: (name: string) => `${name}, being paid`,
  },
  {
    label: 'خدمة إضافية',
    until: (name: string, until: Day) => `${name}، حتى ${formatDay(until, 'ar', 'long')}`,
    from: (name: string, start: Day) => `${name}، ابتداءً من ${formatDay(start, 'ar', 'long')}`,
    paying: (name: string) => `${name}، جارٍ الدفع`,
  },
)
