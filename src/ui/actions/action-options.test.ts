import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#shared/wire/call.ts'
import type { ToastMessage } from '../feedback/toast.ts'
import { actionOptions, EVERYTHING, type ActionOptions } from './action-options.ts'

afterEach(() => vi.restoreAllMocks())

const refusal = (code: string, body: object = {}, status = 409) =>
  new CallError(status, { code, message: `Refused: ${code}`, ...body }, '')

/** An action of a page, and all that is seen of it, in order. */
function onPage(
  send: (input: string) => Promise<string>,
  options: ActionOptions<string, string> = {},
  asksFor = (_error: unknown, _again: () => void) => false,
) {
  const seen: string[] = []
  const toasts: ToastMessage[] = []
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    seen.push(`reads ${JSON.stringify(filters?.queryKey)}`)
  })
  const again = vi.fn()
  const observer = new MutationObserver(
    queryClient,
    actionOptions(send, options, {
      queryClient,
      toast: (message) => {
        seen.push(`says ${message.title}`)
        toasts.push(message)
      },
      words: { error: 'Error', failed: 'Please try again.' },
      wayOut: (error) =>
        error instanceof CallError && error.code === 'payment_owed'
          ? { action: { label: 'Pay', onPress: () => undefined } }
          : {},
      asksFor,
      again,
    }),
  )
  const press = (input = 'rice') => observer.mutate(input).catch(() => undefined)
  return { press, seen, toasts, again }
}

const refused = (error: Error, options: ActionOptions<string, string> = {}) =>
  onPage(async () => {
    throw error
  }, options)

describe('what was done', () => {
  it('closes, is said and read again, in this order', async () => {
    const { press, seen, toasts } = onPage(async (input) => `no ${input}`, {
      onDone: (result) => void seen.push(`closes with ${result}`),
      done: (result, input) => ({ title: result, text: input }),
      refreshes: [['meals'], ['days']],
    })
    await press()
    expect(seen).toEqual([
      'closes with no rice',
      'says no rice',
      'reads ["meals"]',
      'reads ["days"]',
    ])
    expect(toasts).toEqual([{ variant: 'success', title: 'no rice', text: 'rice' }])
  })

  it('is read again first where the page chooses from what it reads', async () => {
    const { press, seen } = onPage(async () => 'new', {
      onDone: () => void seen.push('chooses'),
      refreshes: EVERYTHING,
      refreshesFirst: true,
    })
    await press()
    expect(seen).toEqual(['reads []', 'chooses'])
  })
})

describe('what was refused', () => {
  it.each([
    ['the server’s sentence', refusal('plan_gone'), 'Refused: plan_gone'],
    ['the page’s where the server gave none', refusal('x', { message: '' }), 'Not saved.'],
    ['the page’s where the server failed', refusal('x', {}, 500), 'Not saved.'],
    ['the page’s where no answer came', refusal('network', {}, 0), 'Not saved.'],
  ])('says %s', async (_, error, text) => {
    const { press, toasts } = refused(error, { failed: 'Not saved.' })
    await press()
    expect(toasts).toEqual([{ variant: 'destructive', title: 'Error', text }])
  })

  it('shows the page as it is then, but not where nothing is known', async () => {
    const known = refused(refusal('plan_gone'), { refreshes: [['plans']] })
    await known.press()
    expect(known.seen).toEqual(['says Error', 'reads ["plans"]'])
    const unknown = refused(refusal('network', {}, 0), { refreshes: [['plans']] })
    await unknown.press()
    expect(unknown.seen).toEqual(['says Error'])
  })

  it('is not said twice where the page answers to its code, or shows it itself', async () => {
    const answered = refused(refusal('no_replacements_left'), {
      onRefused: { no_replacements_left: () => true },
    })
    await answered.press()
    expect(answered.toasts).toEqual([])
    const shown = refused(refusal('plan_gone'), { isErrorInPage: true })
    await shown.press()
    expect(shown.toasts).toEqual([])
  })

  it('is still said where the page only does something about it', async () => {
    const onPriceChanged = vi.fn()
    const { press, toasts } = refused(refusal('price_changed', { details: { total: 120 } }), {
      onRefused: { price_changed: ({ details }) => onPriceChanged(details) },
    })
    await press()
    expect(onPriceChanged).toHaveBeenCalledWith({ total: 120 })
    expect(toasts).toHaveLength(1)
  })

  it('gives the fields to the form, and the way out to the toast', async () => {
    const onFields = vi.fn()
    const { press, toasts } = refused(refusal('payment_owed', { fields: { name: 'Missing' } }), {
      onFields,
    })
    await press()
    expect(onFields).toHaveBeenCalledWith({ name: 'Missing' })
    expect(toasts[0]?.action?.label).toBe('Pay')
  })

  it('takes back what was shown ahead of the answer', async () => {
    const shown: string[] = []
    const onSettled = vi.fn()
    const answer = Promise.withResolvers<string>()
    const { press } = onPage(() => answer.promise, {
      optimistic: (input) => {
        shown.push(input)
        return () => void shown.pop()
      },
      onSettled,
    })
    const pressed = press()
    expect(shown).toEqual(['rice'])
    const error = refusal('cutoff_passed')
    answer.reject(error)
    await pressed
    expect(shown).toEqual([])
    expect(onSettled).toHaveBeenCalledWith('rice', error)
  })

  it('leaves what someone else saved to the notice of the form', async () => {
    const meet = vi.fn(() => true)
    const version = { conflict: undefined, get: () => '1', set: () => undefined, meet }
    const { press, toasts } = refused(refusal('changed_meanwhile'), {
      version,
    })
    await press()
    expect(meet).toHaveBeenCalledOnce()
    expect(toasts).toEqual([])
  })
})

it('asks for a second factor and then does it once more', async () => {
  const error = refusal('fresh_code_required', {}, 403)
  const refusesOnce = async () => {
    throw error
  }
  const { press, toasts, again } = onPage(refusesOnce, {}, (_error, proceed) => {
    proceed()
    return true
  })
  await press()
  expect(again).toHaveBeenCalledWith('rice')
  expect(toasts).toEqual([])
})

it('sends those of one name one after the other', async () => {
  const order: string[] = []
  const { press } = onPage(
    async (input) => {
      order.push(`sends ${input}`)
      await Promise.resolve()
      order.push(`has ${input}`)
      return input
    },
    { scope: 'days' },
  )
  await Promise.all([press('rice'), press('bread')])
  expect(order).toEqual(['sends rice', 'has rice', 'sends bread', 'has bread'])
})
