import { addDish, listCatalogue } from '../../../src/features/kitchen-menu/contract.ts'
import {
  getKitchenSettings,
  replaceKitchenSettings,
} from '../../../src/features/kitchen-menu/days-contract.ts'
import {
  changeKitchenSetup,
  getKitchenSetup,
} from '../../../src/features/kitchen-setup/contract.ts'
import { createKitchen } from '../../../src/features/kitchen-setup/server/create-kitchen.ts'
import { inTransaction } from '../../../src/server/database/database.ts'
import type { TestApp, TestBrowser } from '../app.ts'
import { signInAs, type SignedIn } from './chefs.ts'

let owners = 0

export interface NewKitchen extends SignedIn {
  phone: string
}

/** An owner whose kitchen an approval opened: nothing is known of it yet. */
export async function newKitchen(test: TestApp, language: 'en' | 'ar' = 'en'): Promise<NewKitchen> {
  owners += 1
  const phone = `+97158900${String(owners).padStart(4, '0')}`
  const owner = await signInAs(test, { phone, role: 'restaurant', language })
  await inTransaction(test.app.db, (tx) =>
    createKitchen(tx, {
      ownerId: owner.userId,
      name: { en: 'Al Reem Kitchen', ar: 'Al Reem Kitchen' },
      description: { en: '', ar: '' },
      cuisines: ['emirati'],
    }),
  )
  return { ...owner, phone }
}

export const marina = (test: TestApp) =>
  test.app.db
    .selectFrom('areas')
    .select(['id', 'latitude', 'longitude'])
    .where('slug', '=', 'dubai-marina')
    .executeTakeFirstOrThrow()

/** Everything that an owner says on the page of the setup. */
export const wholeKitchen = async (test: TestApp) => ({
  nameEn: 'Al Reem Kitchen',
  nameAr: 'مطبخ الريم',
  descriptionEn: 'Emirati home cooking, every day of the week.',
  descriptionAr: 'طبخ إماراتي منزلي في كل يوم من الأسبوع.',
  cuisines: ['emirati' as const],
  addressLine: 'Marina Gate 1, Al Marsa Street',
  areaId: (await marina(test)).id,
  openingTime: '07:00',
  closingTime: '22:00',
  deliveryMinutesMin: 30,
  deliveryMinutesMax: 50,
  deliveryFee: 7.5,
  deliveryRadiusKm: 15,
  monthlyPrice: 950,
})

/** Capacity, and as many dishes of the catalogue as it takes. */
export async function stockKitchen(browser: TestBrowser): Promise<void> {
  const settings = await browser.call(getKitchenSettings)
  await browser.call(replaceKitchenSettings, { ...settings, capacityPerDay: 30 })
  const { dishesNeeded } = await browser.call(getKitchenSetup)
  const catalogue = await browser.call(listCatalogue)
  for (const { dishId } of catalogue.slice(0, dishesNeeded)) {
    await browser.call(addDish, { dishId, price: 30 })
  }
}

/** A kitchen of which nothing is open any more. */
export async function readyKitchen(test: TestApp, language: 'en' | 'ar' = 'en') {
  const owner = await newKitchen(test, language)
  await owner.browser.call(changeKitchenSetup, await wholeKitchen(test))
  await stockKitchen(owner.browser)
  const { id } = await test.app.db
    .selectFrom('restaurants')
    .select('id')
    .where('owner_id', '=', owner.userId)
    .executeTakeFirstOrThrow()
  return { ...owner, id }
}
