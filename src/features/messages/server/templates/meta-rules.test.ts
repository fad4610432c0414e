import { describe, expect, it } from 'vitest'
import { messageTemplates } from '../../../../main/message-templates.ts'
import { problemsOf } from './meta-rules.ts'
import { utilityTemplate, type MessageTemplate } from './template.ts'
import { code, day } from './variables.ts'

const SETTINGS = {
  secret: 'a-secret-that-only-the-tests-know-about',
  linkKey: 'for the samples of links',
  publicUrl: 'https://sufra.example',
  usdt: { network: 'TRC-20', address: 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS' },
}

const ar = 'نص عربي طويل بما يكفي عن {day} وعن أمور أخرى'
const withText = (en: `${string}{day}${string}`): MessageTemplate =>
  utilityTemplate({ name: 'some-message', en: en as 'the {day} is', ar, variables: { day } })

describe('every message of the product', () => {
  it.each(messageTemplates.map((template) => [template.name, template] as const))(
    '%s keeps to the rules of the provider in both languages',
    (_, template) => {
      expect(problemsOf(template, SETTINGS)).toEqual([])
    },
  )

  it('has a name of its own', () => {
    const names = messageTemplates.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('of the night is a code, a matter of safety or an answer to what the person just did', () => {
    const money = messageTemplates.filter(({ name }) => /^(payment|paypal|usdt|refund)-/.test(name))
    expect(money.map(({ hours }) => hours)).toEqual(money.map(() => 'day'))
    const codes = messageTemplates.filter(({ lane }) => lane === 'code')
    expect(codes).toMatchObject([{ category: 'authentication', isAlwaysSent: true }])
    expect(codes.map(({ hours }) => hours)).toEqual([undefined])
  })
})

describe('a template is refused', () => {
  it.each([
    ['{day} is skipped, and its meals move', 'en: the body begins with a variable'],
    ['We skipped the meals of {day}.', 'en: the body ends with a variable'],
    ['We skipped {day} for\nyou today', 'en: the body has a line break, a tab or two spaces'],
    ['On {day} go', 'en: the body has too many variables for its words'],
  ] as const)('%s', (en, problem) => {
    expect(problemsOf(withText(en), SETTINGS)).toEqual([problem])
  })

  it('with two variables side by side', () => {
    const beside = utilityTemplate({
      name: 'some-message',
      en: 'Your order {number} {day} is on its way to you',
      ar: 'طلبك رقم {number} يوم {day} في الطريق إليك الآن',
      variables: { number: code('A-1'), day },
    })
    expect(problemsOf(beside, SETTINGS)).toEqual(['en: two variables stand side by side'])
  })

  it('whose code is longer than the provider takes', () => {
    const [login] = messageTemplates
    const long = {
      ...login,
      wordsOf: () => ({ code: '920490 is your Sufra code' }),
    } as MessageTemplate
    expect(problemsOf(long, SETTINGS)).toEqual([
      'en: a code has at most 15 signs',
      'ar: a code has at most 15 signs',
    ])
  })
})

it('a value loses its line breaks and is never empty', () => {
  const template = utilityTemplate({
    name: 'some-message',
    en: 'Our note: {note}. Thank you for reading it.',
    ar: 'ملاحظتنا: {note}. شكرًا على قراءتها كلها.',
    variables: { note: { sample: 'x', inWords: (stored: string) => stored } },
  })
  const fill = (note: string) => template.wordsOf({ note }, 'en', SETTINGS)['note']
  expect(fill('first\nsecond\t  third')).toBe('first second third')
  expect(fill('  ')).toBe('–')
  expect(fill('x'.repeat(400))).toHaveLength(300)
})
