import { verifyOtp } from '../../../src/features/auth/contract.ts'
import { seedDemoSubscriptions } from '../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestApp, type TestBrowser } from '../app.ts'

export const MARIAM = '+971500000001'
export const KHALID = '+971500000002'
const NOURA = '+971500000003'

/** The demo with Mariam's full-day plan at Khalid's kitchen, number 1. */
export const useKitchens = (): TestApp =>
  useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await seedDemo(db, TEST_NOW)
    await seedDemoSubscriptions(db, TEST_NOW)
  })

export async function signIn(
  test: TestApp,
  phone = KHALID,
  language?: 'en' | 'ar',
): Promise<TestBrowser> {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

/** Noura as a second person who runs a kitchen, number 2. */
export async function signInAtOtherKitchen(test: TestApp): Promise<TestBrowser> {
  const { db } = test.app
  const { id } = await db
    .updateTable('users')
    .set({ role: 'restaurant' })
    .where('phone', '=', NOURA)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('restaurants').set({ owner_id: id }).where('id', '=', 2).execute()
  return signIn(test, NOURA)
}

/** Messages that were written for a person, newest last. */
export async function messagesTo(test: TestApp, phone: string) {
  return test.app.db
    .selectFrom('messages')
    .select(['template', 'parameters', 'language'])
    .where('recipient', '=', phone)
    .where('template', '<>', 'login-code')
    .orderBy('id')
    .execute()
}
