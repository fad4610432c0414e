import { dayOf, formatDay } from '#shared/dates.ts'
import { textsIn, type Bilingual } from '#shared/language.ts'
import { SELLER_NAMES } from '#features/payments/rules.ts'
import type { InvoiceToPrint } from '#features/payments/server/public.ts'
import { messages } from '../messages.ts'

/** For documents from before the address stood on each: what the service was started with. */
export interface SellerAtStart {
  address: string | undefined
}

interface Line {
  text: string
  isArabic: boolean
}

const en = textsIn(messages, 'en').document
const ar = textsIn(messages, 'ar').document
const both = (pick: (texts: typeof en) => string): Bilingual => ({ en: pick(en), ar: pick(ar) })

const ARABIC = /\p{Script=Arabic}/u
const lineOf = (text: string): Line => ({ text, isArabic: ARABIC.test(text) })
const linesOf = (...texts: (string | null | undefined)[]): Line[] =>
  texts.flatMap((text) => (text ? [lineOf(text)] : []))

const AMOUNT = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 })
const amount = (fils: number): string => AMOUNT.format(fils / 100)
const withCurrency = (fils: number): string => `AED ${amount(fils)}`

function factsOf(invoice: InvoiceToPrint, atStart: SellerAtStart) {
  const { kind } = invoice
  const issuedOn = dayOf(invoice.issuedAt)
  return [
    { label: both(({ facts: { number } }) => number[kind]), lines: linesOf(invoice.number) },
    {
      label: both((texts) => texts.facts.issued),
      lines: linesOf(formatDay(issuedOn, 'en', 'long'), formatDay(issuedOn, 'ar', 'long')),
    },
    {
      label: both((texts) => texts.facts.seller),
      lines: linesOf(
        invoice.sellerNames.en,
        invoice.sellerNames.ar,
        ...(invoice.sellerAddress ?? atStart.address ?? '').split('\n'),
        invoice.sellerTrn && `${en.trn} ${invoice.sellerTrn}`,
      ),
    },
    {
      label: both((texts) => texts.facts.customer),
      lines: linesOf(invoice.buyerName),
    },
    { label: both((texts) => texts.facts.payment), lines: linesOf(invoice.paymentReference) },
    ...(invoice.correctsNumber === null
      ? []
      : [
          {
            label: both((texts) => texts.facts.corrects),
            lines: linesOf(invoice.correctsNumber),
          },
        ]),
  ]
}

/** What `invoice.typ` prints; amounts as text with two decimals. */
export function invoicePage(invoice: InvoiceToPrint, atStart: SellerAtStart) {
  const { kind } = invoice
  return {
    title: both(({ titles }) => titles[kind]),
    number: invoice.number,
    seller: { name: SELLER_NAMES },
    facts: factsOf(invoice, atStart).filter(({ lines }) => lines.length > 0),
    columns: [
      both(({ columns }) => columns.description),
      both(({ columns }) => columns.quantity),
      both(({ columns }) => columns.net),
      both(({ columns }) => columns.rate),
      both(({ columns }) => columns.vat),
      both(({ columns }) => columns.gross),
    ],
    lines: invoice.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      net: amount(line.netFils),
      vat: amount(line.vatFils),
      gross: amount(line.grossFils),
    })),
    rate: '5%',
    totals: [
      { label: both((texts) => texts.net), amount: withCurrency(invoice.netFils) },
      { label: both((texts) => texts.vat), amount: withCurrency(invoice.vatFils) },
    ],
    due: { label: both((texts) => texts.due[kind]), amount: withCurrency(invoice.grossFils) },
    footer: both((texts) => texts.footer),
  }
}
