import { expect, it } from 'vitest'
import { toCsvLines } from './csv.ts'

it('quotes what needs it and lets no spreadsheet run a cell', () => {
  const rows = [
    ['Name', 'Phone', 'Total'],
    ['محمد, "Mo"', '+971501234567', -3.5],
    ['=HYPERLINK("x")', '@a\nb', null],
  ]
  expect(toCsvLines(rows)).toBe(
    'Name,Phone,Total\r\n' +
      '"محمد, ""Mo""",\'+971501234567,-3.5\r\n' +
      '"\'=HYPERLINK(""x"")","\'@a\nb",\r\n',
  )
})

it.each(['=', '+', '-', '@', '\t', '\r'])('marks a text that begins with %j as text', (sign) => {
  expect(toCsvLines([[`${sign}1+1`]])).toContain(`'${sign}1+1`)
})
