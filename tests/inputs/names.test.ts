import { expect, it } from 'vitest'
import { profileForm } from '../../src/features/account/contract.ts'
import { businessForm, individualForm } from '../../src/features/chef-applications/contract.ts'
import { chefProfileForm } from '../../src/features/chefs/contract.ts'
import { memberForm } from '../../src/features/household/contract.ts'
import { kitchenChange } from '../../src/features/kitchen-setup/contract.ts'
import { quoteForm } from '../../src/features/quotes/contract.ts'
import { restaurantForm } from '../../src/features/restaurants-admin/contract.ts'

const OF_EVERYONE = {
  'a chef’s English': chefProfileForm.shape.nameEn,
  'a chef’s Arabic': chefProfileForm.shape.nameAr,
  'an applicant’s': individualForm.shape.legalName,
  'a business’s': businessForm.shape.businessName,
  'a household member’s': memberForm.shape.name,
  'a kitchen’s English': kitchenChange.shape.nameEn,
  'a kitchen’s Arabic': kitchenChange.shape.nameAr,
  'a quote’s': quoteForm.shape.name,
}
/** What the staff enters, and the profile that staff have, too. */
const OF_STAFF_TOO = {
  'a person’s': profileForm.shape.name,
  'a restaurant’s English': restaurantForm.shape.nameEn,
  'a restaurant’s Arabic': restaurantForm.shape.nameAr,
}

it.each(Object.entries({ ...OF_EVERYONE, ...OF_STAFF_TOO }))(
  '%s name has no invisible characters and one alphabet a word',
  (_whose, name) => {
    expect(name.parse('Lay\u200bla Haddad')).toBe('Layla Haddad')
    expect(name.safeParse('\u200b\u200c\u200d\u2060').success).toBe(false)
    expect(name.safeParse('Lаyla Haddad').success).toBe(false)
  },
)

it.each(Object.entries(OF_EVERYONE))('%s name is none of our team’s', (_whose, name) => {
  expect(name.safeParse('Sufra Support').success).toBe(false)
})
