import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import * as contract from '../../contract.ts'
import * as preferences from '../../preferences-contract.ts'
import {
  accept,
  firstOf,
  keyed,
  replace,
  today,
  useAiApp,
} from '../../../../../tools/testing/ai/ai-app.ts'
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'

const at = useAiApp()

describe('the suggestions of a day', () => {
  it('are five for AI Family: one breakfast, two lunches, two dinners, in four servings', async () => {
    const { suggestions, plan, replacementsRemaining } = await today(at.customer)
    expect(suggestions.map(({ mealType }) => mealType)).toEqual([
      'breakfast',
      'lunch',
      'lunch',
      'dinner',
      'dinner',
    ])
    expect(new Set(suggestions.map(({ dishId }) => dishId)).size).toBe(5)
    expect(plan).toMatchObject({ name: 'AI Family', suggestionsPerDay: 5, servings: 4 })
    expect(replacementsRemaining).toBe(5)
    for (const { calories, totalPrice, ingredients, reasons } of suggestions) {
      expect(calories).toBeGreaterThan(150)
      expect(totalPrice).toBeGreaterThan(1)
      expect(ingredients.length).toBeGreaterThanOrEqual(4)
      expect([2, 3]).toContain(reasons.length)
    }
  })

  it('stay as they are until midnight in Dubai, and are others the day after', async () => {
    const first = await today(at.customer)
    expect(await today(at.customer)).toEqual(first)
    at.test.clock.moveTo(new Date('2026-11-21T19:59:59Z'))
    expect((await today(at.customer)).date).toBe('2026-11-21')
    at.test.clock.moveTo(new Date('2026-11-21T20:00:00Z'))
    const next = await today(at.customer)
    expect(next.date).toBe('2026-11-22')
    expect(next.replacementsRemaining).toBe(5)
    const before = new Set(first.suggestions.map(({ dishId }) => dishId))
    expect(next.suggestions.filter(({ dishId }) => before.has(dishId))).toEqual([])
  })

  it('differ between customers who are new and have given nothing', async () => {
    const people = await Promise.all([1, 2, 3].map(async () => newCustomer(at.test)))
    const dishes = new Set<string>()
    for (const person of people) {
      await person.order({
        planId: 5,
        startDate: '2026-11-21',
        cardSetupId: await person.saveCard(),
      })
      await liveUntil(at.test, '2026-11-21T08:01:00Z')
      const { suggestions } = await today(person)
      dishes.add(suggestions.map(({ dishId }) => dishId).join())
    }
    expect(dishes.size).toBe(people.length)
  })

  it('are made once by any number of first looks', async () => {
    const days = await Promise.all(Array.from({ length: 8 }, () => today(at.customer)))
    expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1)
    const batches = await at.test.app.db.selectFrom('suggestion_batches').select('id').execute()
    expect(batches).toHaveLength(1)
  })

  it('are none without an AI plan, and closed to a visitor', async () => {
    expect(await at.other.call(contract.getSuggestions)).toEqual({ day: null })
    await expect(at.test.browser().call(contract.getSuggestions)).rejects.toMatchObject({
      status: 401,
    })
    await expect(at.other.call(contract.refreshSuggestions, {}, keyed())).rejects.toMatchObject({
      code: 'plan_needed',
    })
  })

  it('speak Arabic to who reads Arabic', async () => {
    const browser = await at.signedIn('+971500000001', 'ar')
    const { name, description, reasons, ingredients } = await firstOf(browser)
    for (const text of [name, description, reasons[0]?.text, ...ingredients]) {
      expect(text).toMatch(/\p{Script=Arabic}/u)
    }
  })

  it('never hold what a member is allergic to, from the moment it is given', async () => {
    const before = await today(at.customer)
    const allergens = [...new Set(before.suggestions.flatMap((dish) => dish.allergens))].slice(0, 3)
    expect(allergens.length).toBeGreaterThan(0)
    await at.customer.call(
      createMember,
      { name: 'Sara', portion: 'small', diets: [], allergens, dislikes: [], fastsInRamadan: false },
      keyed(),
    )
    const after = await today(at.customer)
    expect(after.allergens).toEqual(expect.arrayContaining(allergens))
    expect(after.suggestions).toHaveLength(5)
    expect(
      after.suggestions.filter((dish) => dish.allergens.some((one) => allergens.includes(one))),
    ).toEqual([])
    expect(after.replacementsRemaining).toBe(5)
  })
})

describe('replacing', () => {
  it('brings another dish to the same place and counts', async () => {
    const first = await firstOf(at.customer)
    const { suggestion, replacementsRemaining } = await replace(at.customer, first.id)
    expect(replacementsRemaining).toBe(4)
    expect(suggestion.mealType).toBe(first.mealType)
    expect(suggestion.dishId).not.toBe(first.dishId)
    expect(suggestion.replaces).toEqual({ name: first.name })
    const [now] = (await today(at.customer)).suggestions
    expect(now?.id).toBe(suggestion.id)
  })

  it('ends with the counter, and Refresh All goes on', async () => {
    const seen = new Set((await today(at.customer)).suggestions.map(({ dishId }) => dishId))
    let { id } = await firstOf(at.customer)
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await replace(at.customer, id)
      expect(answer.replacementsRemaining).toBe(left)
      expect(seen.has(answer.suggestion.dishId)).toBe(false)
      seen.add(answer.suggestion.dishId)
      id = answer.suggestion.id
    }
    await expect(replace(at.customer, id)).rejects.toMatchObject({
      code: 'no_replacements_left',
      status: 409,
    })
    const refreshed = await at.customer.call(contract.refreshSuggestions, {}, keyed())
    expect(refreshed.suggestions).toHaveLength(5)
    expect(refreshed.suggestions.filter(({ dishId }) => seen.has(dishId))).toEqual([])
    expect(refreshed.replacementsRemaining).toBe(0)
  })

  it('is counted once for one key, and two at once take one place', async () => {
    const { id } = await firstOf(at.customer)
    const key = keyed()
    const [one, same] = await Promise.all([
      at.customer.call(contract.replaceSuggestion, { id }, key),
      at.customer.call(contract.replaceSuggestion, { id }, key),
    ])
    expect(same).toEqual(one)
    const { suggestions } = await today(at.customer)
    const next = suggestions[1]?.id ?? 0
    const results = await Promise.allSettled([
      replace(at.customer, next),
      replace(at.customer, next),
      replace(at.customer, next),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await today(at.customer)).replacementsRemaining).toBe(3)
  })

  it('can be taken back, and stays counted', async () => {
    const first = await firstOf(at.customer)
    const { suggestion } = await replace(at.customer, first.id)
    const back = await at.customer.call(contract.restoreSuggestion, { id: suggestion.id })
    expect(back).toMatchObject({ id: first.id, dishId: first.dishId })
    expect((await today(at.customer)).replacementsRemaining).toBe(4)
    expect((await replace(at.customer, first.id)).replacementsRemaining).toBe(3)
    await at.customer.call(contract.restoreSuggestion, {
      id: (await firstOf(at.customer)).id,
    })
    await expect(
      at.customer.call(contract.restoreSuggestion, { id: first.id }),
    ).rejects.toMatchObject({ code: 'nothing_to_restore' })
  })

  it('never brings again what was banned, until it is allowed', async () => {
    const first = await firstOf(at.customer)
    await at.customer.call(
      contract.replaceSuggestion,
      { id: first.id, isNeverAgain: true },
      keyed(),
    )
    const { neverAgain } = await at.customer.call(preferences.getPreferences)
    expect(neverAgain).toEqual([{ dishId: first.dishId, name: first.name }])
    await at.customer.call(preferences.allowDish, { id: first.dishId })
    expect((await at.customer.call(preferences.getPreferences)).neverAgain).toEqual([])
  })

  it('is for the owner alone', async () => {
    const { id } = await firstOf(at.customer)
    await expect(replace(at.other, id)).rejects.toMatchObject({ status: 404 })
    await expect(accept(at.other, id)).rejects.toMatchObject({ status: 403 })
  })
})
