import { expect, it } from 'vitest'
import { PRIVACY_POLICY_VERSION } from '#features/account/rules.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { subscribeNewsletter } from '../contract.ts'

const test = useTestApp()

const listed = () =>
  test.app.db.selectFrom('newsletter_subscribers').selectAll().orderBy('email').execute()

it('POST /api/newsletter keeps an address once, with language and time of the consent', async () => {
  const first = await test.browser('ar').call(subscribeNewsletter, { email: ' Noura@Example.com ' })
  const again = await test.browser('en').call(subscribeNewsletter, { email: 'noura@example.com' })
  expect(again).toEqual(first)
  expect(await listed()).toEqual([
    {
      email: 'noura@example.com',
      language: 'ar',
      policy_version: PRIVACY_POLICY_VERSION,
      consented_at: test.clock.now(),
    },
  ])
})

it('POST /api/newsletter says thank you to a robot and keeps nothing', async () => {
  const answer = await test
    .browser()
    .call(subscribeNewsletter, { email: 'robot@example.com', website: 'https://spam.example' })
  expect(answer).toEqual({ ok: true })
  expect(await listed()).toHaveLength(1)
})

it.each([
  ['en', 'Please enter a valid email address.'],
  ['ar', 'يُرجى إدخال بريد إلكتروني صحيح.'],
] as const)('POST /api/newsletter refuses half an address in %s', async (language, email) => {
  await expect(
    test.browser(language).call(subscribeNewsletter, { email: 'noura@' }),
  ).rejects.toMatchObject({ status: 400, fields: { email } })
})

it('POST /api/newsletter takes ten addresses an hour from one place', async () => {
  test.clock.moveTo(new Date('2026-11-22T08:00:00Z'))
  const send = (count: number) =>
    test.browser().call(subscribeNewsletter, { email: `person${count}@example.com` })
  for (let count = 0; count < 10; count++) await send(count)
  await expect(send(10)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
})
