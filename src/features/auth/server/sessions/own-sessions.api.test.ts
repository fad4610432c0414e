import { describe, expect, it } from 'vitest'
import { CUSTOMER, useSecondFactor } from '../../../../../tools/testing/situations/second-factor.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../own-sessions-contract.ts'
import * as factor from '../../second-factor-contract.ts'
import { getSession } from '../../session-contract.ts'

const { test, minutes, signIn, enrol } = useSecondFactor()

describe('own sessions', () => {
  it('are listed with this one marked, and end one by one or all others at once', async () => {
    const { browser } = await signIn(CUSTOMER)
    const others = [await signIn(CUSTOMER), await signIn(CUSTOMER), await signIn(CUSTOMER)]
    const list = await browser.call(listOwnSessions)
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(list).toHaveLength(4)
    const own = list.find(({ isThis }) => isThis)?.id ?? 0
    await expect(browser.call(endOwnSession, { id: own })).rejects.toMatchObject({ status: 404 })
    const foreign = (await others[0]?.browser.call(listOwnSessions))?.find(({ isThis }) => isThis)
    await browser.call(endOwnSession, { id: foreign?.id ?? 0 })
    await expect(others[0]?.browser.call(getSession)).rejects.toMatchObject({ status: 401 })
    expect(await browser.call(endOtherSessions)).toEqual({ ended: 2 })
    expect(await browser.call(listOwnSessions)).toHaveLength(1)
  })

  it('an old one ends all others, and changes no second factor without a code of the app', async () => {
    const { browser, recoveryCodes } = await enrol()
    await signIn()
    minutes(25)
    expect(await browser.call(endOtherSessions)).toEqual({ ended: 1 })
    for (const code of [undefined, '000000', recoveryCodes[0]]) {
      await expect(
        browser.call(factor.beginEnrolment, code === undefined ? {} : { code }),
      ).rejects.toMatchObject({ code: expect.stringMatching(/code/) as unknown })
      await expect(
        browser.call(factor.renewRecoveryCodes, { code: code ?? '' }),
      ).rejects.toMatchObject({ status: expect.any(Number) as unknown })
    }
    expect(await browser.call(factor.getSecondFactor)).toMatchObject({
      enrolledAt: expect.any(String) as unknown,
      recoveryCodesLeft: 10,
    })
  })

  it('of a customer, however old, ends the others', async () => {
    const { browser } = await signIn(CUSTOMER)
    await signIn(CUSTOMER)
    minutes(5 * 24 * 60)
    await signIn(CUSTOMER)
    expect(await browser.call(endOtherSessions)).toMatchObject({ ended: 2 })
  })

  it("DELETE /api/auth/sessions/:id answers 404 for someone else's", async () => {
    const { browser } = await signIn(CUSTOMER)
    const { browser: stranger } = await signIn(CUSTOMER)
    const [session] = await stranger.call(listOwnSessions)
    const { browser: admin } = await enrol()
    await expect(admin.call(endOwnSession, { id: session?.id ?? 0 })).rejects.toMatchObject({
      status: 404,
    })
    expect(await browser.call(listOwnSessions)).toHaveLength(2)
  })

  it('of staff end after 30 minutes without use and after 12 hours in all', async () => {
    const { browser } = await enrol()
    for (let step = 0; step < 28; step++) {
      minutes(25)
      await browser.call(getSession)
    }
    minutes(25)
    await expect(browser.call(getSession)).rejects.toMatchObject({ status: 401 })
    const { browser: idle } = await enrolAgain()
    minutes(30)
    await expect(idle.call(getSession)).rejects.toMatchObject({ status: 401 })
  })
})

async function enrolAgain() {
  await test.app.db.deleteFrom('second_factors').execute()
  await test.app.db.deleteFrom('rate_limits').execute()
  return enrol()
}
