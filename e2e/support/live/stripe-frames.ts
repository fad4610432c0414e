/** What Stripe shows in its frames, in the words that a journey looks for. */
export const stripeWords = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    incomplete: 'Your card number is incomplete.',
    declined: 'Your card was declined.',
    refused: 'We are unable to authenticate your payment method.',
    bank: 'Your bank asks for you',
    complete: 'Complete',
    fail: 'Fail',
  },
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    cvc: 'رمز الأمان',
    incomplete: 'رقم بطاقتك غير مكتمل.',
    declined: 'رُفضت بطاقتك.',
    refused: 'تتعذر علينا مصادقة وسيلة الدفع.',
    bank: 'يسأل عنك بنكك',
    complete: 'إكمال',
    fail: 'رفض',
  },
}

type Words = (typeof stripeWords)['en']

interface Shown {
  kind: string
  key: string
  clientSecret: string
  locale: string
  appearance: { variables?: Record<string, string>; rules?: Record<string, Record<string, string>> }
}

// What follows runs inside the frames, so each function may use only the others of its page.
declare const WORDS: Record<string, Words> & { en: Words }
declare let SHOWN: Shown

function post(message: object): void {
  parent.postMessage(message, '*')
}

function setLanguage(locale: string): Words {
  document.documentElement.lang = locale
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  return WORDS[locale] ?? WORDS.en
}

function makeField(name: string, label: string): HTMLElement {
  const box = document.createElement('label')
  box.innerHTML = `<span>${label}</span><input name="${name}" inputmode="numeric" dir="ltr">`
  return box
}

function showFields({ locale, appearance: { variables = {}, rules = {} } }: Shown): void {
  const { number, expiry, cvc } = setLanguage(locale)
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value)
  }
  const labels = { number, expiry, cvc }
  const fields = Object.entries(labels).map(([name, label]) => makeField(name, label))
  document.body.replaceChildren(...fields)
  for (const input of document.querySelectorAll('input')) {
    for (const [name, value] of Object.entries(rules['.Input'] ?? {})) {
      input.style.setProperty(
        name.replace(/[A-Z]/, (one) => `-${one.toLowerCase()}`),
        value,
      )
    }
  }
  post({ kind: 'ready' })
}

/** The card goes from this frame to Stripe, and our page hears only how it ended. */
async function confirmCard({ locale, clientSecret, key }: Shown): Promise<object> {
  const words = WORDS[locale] ?? WORDS.en
  const input = document.querySelector<HTMLInputElement>('[name=number]')
  const number = (input?.value ?? '').replaceAll(' ', '')
  if (number.length < 16) {
    return { error: { type: 'validation_error', code: 'incomplete', message: words.incomplete } }
  }
  const [id] = clientSecret.split('_secret_')
  const response = await fetch(`https://api.stripe.com/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ client_secret: clientSecret, 'card[number]': number }),
  })
  const body = (await response.json()) as { error?: object }
  return body.error ? { error: { ...body.error, message: words.declined } } : { intent: body }
}

function openFields(): void {
  window.addEventListener('message', ({ data }: MessageEvent<Shown>) => {
    if (data.kind === 'show') showFields((SHOWN = data))
    if (data.kind === 'confirm') {
      void confirmCard(SHOWN).then((answer) => post({ kind: 'answer', answer }))
    }
  })
  new ResizeObserver(() => {
    if (document.body.clientWidth > 0) post({ kind: 'height', height: document.body.scrollHeight })
  }).observe(document.body)
  post({ kind: 'loaded' })
}

async function answerBank(isApproved: boolean, refused: string): Promise<void> {
  const body = JSON.stringify({ secret: location.hash.slice(1), isApproved })
  const response = await fetch('/answer', { method: 'POST', body })
  const error = { type: 'invalid_request_error', message: refused }
  const answer = isApproved ? { intent: (await response.json()) as object } : { error }
  post({ kind: 'answer', answer })
}

function openBank(): void {
  const words = setLanguage(location.pathname.split('/').at(-1) ?? 'en')
  const heading = document.createElement('h1')
  heading.textContent = words.bank
  const buttons = [true, false].map((isApproved) => {
    const button = document.createElement('button')
    button.textContent = isApproved ? words.complete : words.fail
    button.addEventListener('click', () => void answerBank(isApproved, words.refused))
    return button
  })
  document.body.append(heading, ...buttons)
}

const page = (
  parts: readonly ((...given: never[]) => unknown)[],
  start: string,
  style: string,
) => `<!doctype html>
<meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}${style}</style><body></body>
<script>const WORDS=${JSON.stringify(stripeWords)};let SHOWN;${parts.map(String).join('\n')}\n${start}()</script>`

const FIELDS_STYLE = `body{display:grid;gap:12px;grid-template-columns:1fr 1fr;
font:var(--fontSizeBase)/1.4 var(--fontFamily);color:var(--colorText)}label:first-child{grid-column:1/-1}
span{display:block;margin-block-end:4px;font-size:.9em}input{inline-size:100%;font:inherit;
color:var(--colorText);background:var(--colorBackground);border-radius:var(--borderRadius)}`
const BANK_STYLE = `body{display:grid;place-content:center;gap:12px;block-size:100vh;background:#fff;
font:16px system-ui;padding:16px}button{font:inherit;padding:12px}`

const FIELDS = [post, setLanguage, makeField, showFields, confirmCard, openFields]
const BANK = [post, setLanguage, answerBank, openBank]

export const fieldsPage = (): string => page(FIELDS, 'openFields', FIELDS_STYLE)
export const bankPage = (): string => page(BANK, 'openBank', BANK_STYLE)
