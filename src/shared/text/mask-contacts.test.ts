import { describe, expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

const LONGEST = 2000

/** What this thread has computed so far, which other programs do not change. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('maskContacts', () => {
  it.each([
    ['Call me on +971 50 123 4567 please', 'Call me on ••• please'],
    ['0501234567', '•••'],
    ['050-123-4567', '•••'],
    ['050.123.45.67', '•••'],
    ['0 5 0 1 2 3 4 5 6 7', '•••'],
    ['0 . 5 . 0 . 1 . 2 . 3 . 4 . 5 . 6 . 7', '•••'],
    ['(050) 123 4567', '•••'],
    ['00971501234567', '•••'],
    ['+44 20 7946 0958', '•••'],
    ['+1 (415) 555-2671', '•••'],
    ['04 123 4567 is the house', '••• is the house'],
    ['٠٥٠١٢٣٤٥٦٧', '•••'],
    ['رقمي ٠٥٠ ١٢٣ ٤٥٦٧ للتواصل', 'رقمي ••• للتواصل'],
    ['۰۵۰۱۲۳۴۵۶۷', '•••'],
    ['05٠1٢345٦7', '•••'],
    ['050\u200b123\u200d4567', '•••'],
    ['05-01-2345 67', '•••'],
    ['(٠٥٠) ١٢٣-٤٥٦٧', '•••'],
    ['واتساب 00971 50 1234567', 'واتساب •••'],
    ['write to chef.salim@example.com', 'write to •••'],
    ['salim @ example.com', '•••'],
    ['salim(at)example(dot)com', '•••'],
    ['salim [at] example [dot] com', '•••'],
    ['see https://example.com/menu?x=1 now', 'see ••• now'],
    ['www.example.ae', '•••'],
    ['my site example-chef.com has it', 'my site ••• has it'],
    ['wa.me/971501234567', '•••'],
    ['https://wa.me/971501234567', '•••'],
    ['instagram @chef_salim', 'instagram •••'],
    ['@chef.salim please', '••• please'],
    ['t.me/salim', '•••'],
  ])('%s', (typed, shown) => {
    expect(maskContacts(typed)).toBe(shown)
  })

  it.each([
    'We are 12 guests, 4 children, at 19:00',
    'Could you do AED 4,500 for 25 guests?',
    'The event is on 2026-12-05, is that fine?',
    'On 5/12/2026 then',
    'في ٢٠٢٦-١٢-٠٥ الساعة ١٩:٠٠',
    'Villa 18, Street 6b',
    'No nuts. Thanks... see you then',
    'Main course e.g. lamb ouzi',
    'نحتاج إلى 30 ضيفًا و5 أطفال',
    'I pay 1,500 now and 3,500 later',
  ])('leaves: %s', (typed) => {
    expect(maskContacts(typed)).toBe(typed)
  })

  it('masks all contacts of one text', () => {
    expect(maskContacts('0501234567 or a@b.com or @me_too')).toBe('••• or ••• or •••')
  })

  it.each(['1 ', 'a.', 'a', '@', '1.', '( ', 'a@a'])('takes the longest text of %s', (part) => {
    const text = part.repeat(LONGEST / part.length)
    const before = cpuMs()
    maskContacts(text)
    expect(cpuMs() - before).toBeLessThan(200)
  })
})
