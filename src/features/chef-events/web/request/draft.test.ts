import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, tidyDraft, type RequestDraft } from './draft.ts'

const today = '2026-11-21'

describe('tidyDraft', () => {
  it('gives back what was kept', () => {
    const draft: RequestDraft = {
      eventType: 'birthday',
      guestCount: 12,
      eventDate: '2026-12-05',
      eventTime: '20:00',
      cuisinePreferences: ['emirati', 'thai'],
      city: 'Sharjah',
      eventLocation: 'Al Majaz',
      specialRequirements: 'No nuts',
      includesHousehold: false,
    }
    expect(tidyDraft(JSON.parse(JSON.stringify(draft)), today)).toEqual(draft)
  })

  it('starts empty without a draft', () => {
    expect(tidyDraft({}, today)).toEqual(EMPTY_DRAFT)
    expect(tidyDraft(null, today)).toEqual(EMPTY_DRAFT)
  })

  it('drops a day that has passed and values the form cannot hold', () => {
    const odd = {
      eventType: 'picnic',
      guestCount: null,
      eventDate: '2026-11-20',
      eventTime: 'noon',
      cuisinePreferences: ['martian'],
      city: 'London',
      eventLocation: 7,
    }
    expect(tidyDraft(odd, today)).toEqual(EMPTY_DRAFT)
  })
})
