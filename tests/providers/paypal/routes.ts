import { randomBytes } from 'node:crypto'

export interface Invoice {
  id: string
  status: 'DRAFT' | 'SENT' | 'PAID' | 'CANCELLED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  number: string
  email: string
  amount: string
  paid: { payment_id: string; value: string; currency: string } | null
}

export interface Refund {
  id: string
  captureId: string
  value: string
  custom_id: string | null
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
}

export interface PayPalBooks {
  now: () => Date
  invoices: Map<string, Invoice>
  refunds: Map<string, Refund>
  /** What a `PayPal-Request-Id` was answered with. */
  keys: Map<string, [number, object | undefined]>
}

export class PayPalFakeError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, name: string, issue?: string) {
    super(issue ?? name)
    this.status = status
    this.body = { name, message: name, details: issue ? [{ issue, description: issue }] : [] }
  }
}

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  key: string | undefined
}

type Answer = [status: number, body: object | undefined]
type Route = (books: PayPalBooks, call: Call, id: string) => Answer

const newId = (prefix: string) => `${prefix}${randomBytes(8).toString('hex').toUpperCase()}`

const ROUTES: readonly [method: string, path: RegExp, route: Route][] = [
  ['POST', /^\/v2\/invoicing\/invoices$/, createInvoice],
  ['GET', /^\/v2\/invoicing\/invoices\/([\w-]+)$/, showInvoice],
  ['POST', /^\/v2\/invoicing\/invoices\/([\w-]+)\/send$/, sendInvoice],
  ['POST', /^\/v2\/invoicing\/invoices\/([\w-]+)\/cancel$/, cancelInvoice],
  ['POST', /^\/v2\/invoicing\/search-invoices$/, searchInvoices],
  ['POST', /^\/v2\/payments\/captures\/(\w+)\/refund$/, refundCapture],
  ['GET', /^\/v2\/payments\/refunds\/(\w+)$/, showRefund],
]

/** The same request id answers the same again. */
export function respondTo(books: PayPalBooks, call: Call): Answer {
  for (const [method, pattern, route] of ROUTES) {
    const match = call.method === method ? pattern.exec(call.path) : null
    if (!match) continue
    const key = call.key === undefined ? undefined : `${call.path} ${call.key}`
    const known = key === undefined ? undefined : books.keys.get(key)
    if (known) return known
    const answer = route(books, call, match[1] ?? '')
    if (key !== undefined) books.keys.set(key, answer)
    return answer
  }
  throw new PayPalFakeError(404, 'RESOURCE_NOT_FOUND')
}

interface Draft {
  detail?: { invoice_number?: string; currency_code?: string }
  primary_recipients?: { billing_info?: { email_address?: string } }[]
  items?: { name?: string; quantity?: string; unit_amount?: { value?: string } }[]
}

function createInvoice(books: PayPalBooks, { body }: Call): Answer {
  const { detail, primary_recipients: recipients, items } = body as Draft
  const number = detail?.invoice_number ?? ''
  if (detail?.currency_code !== 'USD' || !items?.[0]?.name) {
    throw new PayPalFakeError(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  }
  if ([...books.invoices.values()].some((one) => one.number === number)) {
    throw new PayPalFakeError(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_NUMBER')
  }
  const id = `INV2-${newId('')}`
  const email = recipients?.[0]?.billing_info?.email_address ?? ''
  const amount = items[0].unit_amount?.value ?? ''
  books.invoices.set(id, { id, status: 'DRAFT', number, email, amount, paid: null })
  const href = `https://api-m.paypal.com/v2/invoicing/invoices/${id}`
  return [201, { rel: 'self', href, method: 'GET' }]
}

function getInvoice(books: PayPalBooks, id: string): Invoice {
  const invoice = books.invoices.get(id)
  if (!invoice) throw new PayPalFakeError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  return invoice
}

/** A draft has no page for its recipient yet. */
function present(books: PayPalBooks, { id, status, number, email, paid }: Invoice): object {
  const recipient_view_url = `https://www.paypal.com/invoice/p/#${id}`
  const money = paid && { currency_code: paid.currency, value: paid.value }
  const refunds = [...books.refunds.values()].filter((one) => one.captureId === paid?.payment_id)
  return {
    id,
    status,
    detail: {
      invoice_number: number,
      currency_code: 'USD',
      metadata: status === 'DRAFT' ? {} : { recipient_view_url },
    },
    primary_recipients: [{ billing_info: { email_address: email } }],
    ...(paid && {
      payments: {
        paid_amount: money,
        transactions: [{ type: 'PAYPAL', payment_id: paid.payment_id, amount: money }],
      },
    }),
    ...(refunds.length > 0 && {
      refunds: { transactions: refunds.map((one) => ({ type: 'PAYPAL', refund_id: one.id })) },
    }),
  }
}

function showInvoice(books: PayPalBooks, _call: Call, id: string): Answer {
  return [200, present(books, getInvoice(books, id))]
}

function sendInvoice(books: PayPalBooks, _call: Call, id: string): Answer {
  const invoice = getInvoice(books, id)
  if (invoice.status !== 'DRAFT') {
    throw new PayPalFakeError(422, 'UNPROCESSABLE_ENTITY', 'INVALID_INVOICE_STATUS')
  }
  invoice.status = 'SENT'
  return [202, { rel: 'send', href: `https://www.paypal.com/invoice/payerView/${id}` }]
}

function cancelInvoice(books: PayPalBooks, _call: Call, id: string): Answer {
  const invoice = getInvoice(books, id)
  if (invoice.status !== 'SENT') {
    throw new PayPalFakeError(422, 'UNPROCESSABLE_ENTITY', 'CANT_CANCEL_INVOICE')
  }
  invoice.status = 'CANCELLED'
  return [204, undefined]
}

/** PayPal searches for parts of a number, so a longer one is found as well. */
function searchInvoices(books: PayPalBooks, { body }: Call): Answer {
  const wanted = String(body['invoice_number'])
  const found = [...books.invoices.values()].filter(({ number }) => number.includes(wanted))
  return [200, { items: found.map((invoice) => present(books, invoice)) }]
}

function refundCapture(books: PayPalBooks, { body }: Call, captureId: string): Answer {
  const { amount, custom_id } = body as { amount?: { value?: string }; custom_id?: string }
  const invoice = [...books.invoices.values()].find(({ paid }) => paid?.payment_id === captureId)
  if (!invoice?.paid) throw new PayPalFakeError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  const before = [...books.refunds.values()].filter((one) => one.captureId === captureId)
  const sum = before.reduce((total, one) => total + Number(one.value), 0)
  const value = amount?.value ?? invoice.paid.value
  if (sum + Number(value) > Number(invoice.paid.value)) {
    throw new PayPalFakeError(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
  }
  const id = newId('')
  books.refunds.set(id, {
    id,
    captureId,
    value,
    custom_id: custom_id ?? null,
    status: 'COMPLETED',
  })
  invoice.status =
    sum + Number(value) === Number(invoice.paid.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return [201, { id, status: 'COMPLETED' }]
}

function showRefund(books: PayPalBooks, _call: Call, id: string): Answer {
  const refund = books.refunds.get(id)
  if (!refund) throw new PayPalFakeError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  const { status, custom_id, value } = refund
  const failed = status === 'FAILED' ? { status_details: { reason: 'ECHECK' } } : {}
  const href = `https://api-m.paypal.com/v2/payments/captures/${refund.captureId}`
  const links = [{ rel: 'up', href, method: 'GET' }]
  const amount = { currency_code: 'USD', value }
  return [200, { id, status, ...(custom_id !== null && { custom_id }), amount, links, ...failed }]
}
