/**
 * A stand-in for Stripe.js in the page, written after its published interface. What the real one
 * refuses as a mistake of the integration throws here too: another key than a publishable one,
 * options that it does not know, a client secret of another form, confirming before mounting.
 * The functions run in the browser, so each may use only the others in `PARTS`.
 */
interface Appearance {
  theme?: string
  variables?: Record<string, string>
  rules?: Record<string, Record<string, string>>
}
interface Group {
  clientSecret: string
  locale: string
  appearance: Appearance
  element: PaymentElement | undefined
}
type Listener = (event: { error?: object }) => void
interface PaymentElement {
  frame: HTMLIFrameElement | undefined
  isReady: boolean
  on: (name: string, listener: Listener) => void
  mount: (holder: HTMLElement | string) => void
  destroy: () => void
}
interface Answer {
  error?: { type: string; code?: string; message: string }
  intent?: { id: string; status: string }
}

declare global {
  interface Window {
    Stripe?: unknown
  }
}

function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' })
}

function checkKnown(what: string, given: object, known: string): void {
  for (const key of Object.keys(given)) {
    if (!known.split(' ').includes(key)) throw integrationError(`${what}: unknown ${key}`)
  }
}

function checkAppearance({ theme = 'stripe', variables = {}, rules = {} }: Appearance): void {
  if (!['stripe', 'night', 'flat', 'none'].includes(theme)) throw integrationError(theme)
  const known =
    'fontFamily fontSizeBase spacingUnit borderRadius colorPrimary colorBackground colorText ' +
    'colorSuccess colorDanger colorWarning colorTextSecondary colorTextPlaceholder'
  checkKnown('appearance.variables', variables, known)
  for (const [name, value] of Object.entries(variables)) {
    const isColor = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(value)
    if (name.startsWith('color') && !isColor) throw integrationError(`${name}: ${value}`)
  }
  for (const selector of Object.keys(rules)) {
    if (!/^\.[A-Z]\w+(--\w+)?(:\w+)?$/.test(selector)) throw integrationError(selector)
  }
}

/** What the frame of the fields or the bank's window answers to one question. */
function ask(frame: HTMLIFrameElement | undefined, question: object): Promise<Answer> {
  return new Promise((resolve) => {
    const hear = ({ source, data }: MessageEvent<{ kind?: string; answer?: Answer }>) => {
      if (source !== frame?.contentWindow || data.kind !== 'answer') return
      window.removeEventListener('message', hear)
      resolve(data.answer ?? {})
    }
    window.addEventListener('message', hear)
    frame?.contentWindow?.postMessage(question, '*')
  })
}

/** The bank's window over our page, until the customer answered it. */
async function askBank(clientSecret: string, locale: string): Promise<Answer> {
  const frame = document.createElement('iframe')
  frame.title = '3D Secure'
  frame.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0;z-index:2147483647;color-scheme:light'
  frame.src = `https://hooks.stripe.com/3d_secure_2/${locale}#${clientSecret}`
  document.body.append(frame)
  const answer = await ask(frame, {})
  frame.remove()
  return answer
}

function paymentElement(group: Group, key: string): PaymentElement {
  const listeners: [string, Listener][] = []
  const emit = (name: string, event = {}) => {
    for (const [of, listener] of listeners) if (of === name) listener(event)
  }
  const hear = ({ source, data }: MessageEvent<{ kind?: string; height?: number }>) => {
    const { frame } = element
    if (!frame || source !== frame.contentWindow) return
    if (data.kind === 'loaded') {
      const { clientSecret, locale, appearance } = group
      frame.contentWindow?.postMessage({ kind: 'show', key, clientSecret, locale, appearance }, '*')
    }
    // Where the holder is not displayed there is no height, and the real fields stay flat as well.
    if (data.kind === 'height' && data.height) frame.style.blockSize = `${data.height}px`
    if (data.kind === 'ready') {
      element.isReady = true
      emit('ready')
    }
  }
  const element: PaymentElement = {
    frame: undefined,
    isReady: false,
    on: (name, listener) => void listeners.push([name, listener]),
    mount: (place) => {
      const holder = typeof place === 'string' ? document.querySelector(place) : place
      if (!holder?.isConnected) throw integrationError('mount: the element is not in the document')
      const headers = { authorization: `Bearer ${key}` }
      const session = `https://api.stripe.com/v1/elements/sessions?client_secret=${group.clientSecret}`
      void fetch(session, { headers }).then((response) => {
        if (!response.ok) return emit('loaderror', { error: { type: 'api_error' } })
        const frame = document.createElement('iframe')
        frame.title = 'Secure payment input frame'
        frame.style.cssText = 'border:0;inline-size:100%;block-size:1px'
        frame.src = 'https://js.stripe.com/endive/elements-inner-payment.html'
        element.frame = frame
        window.addEventListener('message', hear)
        return holder.append(frame)
      })
    },
    destroy: () => {
      window.removeEventListener('message', hear)
      element.frame?.remove()
      group.element = undefined
    },
  }
  return element
}

interface Confirmation {
  elements: { group: Group }
  confirmParams?: { return_url?: string }
  redirect?: string
}

async function confirmFields(input: Confirmation): Promise<object> {
  checkKnown('confirmSetup', input, 'elements clientSecret confirmParams redirect')
  const { element, clientSecret, locale } = input.elements.group
  if (!element?.frame || !element.isReady) {
    throw integrationError('elements should have a mounted Payment Element')
  }
  const isReturn = /^https?:\/\//.test(input.confirmParams?.return_url ?? '')
  if (!isReturn || input.redirect !== 'if_required') throw integrationError('it would redirect')
  const { error, intent } = await ask(element.frame, { kind: 'confirm' })
  if (error) return { error }
  if (intent?.status !== 'requires_action') return { setupIntent: intent }
  const answer = await askBank(clientSecret, locale)
  return answer.error ? { error: answer.error } : { setupIntent: answer.intent }
}

function isSecret(secret = ''): boolean {
  return /^(pi|seti)_\w+_secret_\w+$/.test(secret)
}

function checkLocale(locale = 'auto'): void {
  if (!['auto', 'en', 'ar', 'en-GB'].includes(locale)) throw integrationError(locale)
}

function makeStripe(key: unknown, options: { locale?: string } = {}): object {
  if (typeof key !== 'string' || !/^pk_(test|live)_\w+$/.test(key)) {
    throw integrationError('Please call Stripe() with your publishable key')
  }
  checkKnown('Stripe', options, 'apiVersion betas locale stripeAccount developerTools')
  checkLocale(options.locale)
  return {
    _registerWrapper: () => undefined,
    elements: (input: { clientSecret?: string; locale?: string; appearance?: Appearance }) => {
      checkKnown('elements', input, 'clientSecret locale appearance fonts loader')
      if (!isSecret(input.clientSecret)) throw integrationError('clientSecret has another form')
      checkLocale(input.locale)
      checkAppearance(input.appearance ?? {})
      const { clientSecret = '', locale = 'en', appearance = {} } = input
      const group: Group = { clientSecret, locale, appearance, element: undefined }
      return {
        group,
        create: (type: string, choices: object = {}) => {
          if (type !== 'payment') throw integrationError(`There is no element ${type}`)
          checkKnown('create', choices, 'layout defaultValues business paymentMethodOrder fields')
          if (group.element) throw integrationError('Can only create one Element of type payment')
          return (group.element = paymentElement(group, key))
        },
      }
    },
    confirmSetup: confirmFields,
    handleNextAction: async ({ clientSecret }: { clientSecret?: string }) => {
      if (!isSecret(clientSecret)) throw integrationError('clientSecret has another form')
      const { error, intent } = await askBank(clientSecret ?? '', options.locale ?? 'en')
      return error ? { error } : { paymentIntent: intent }
    },
  }
}

const PARTS = [
  integrationError,
  checkKnown,
  checkAppearance,
  ask,
  askBank,
  paymentElement,
  confirmFields,
  isSecret,
  checkLocale,
  makeStripe,
]

/** The script as js.stripe.com would serve it. */
export const stripeJs = (): string =>
  `(() => {\n${PARTS.join('\n')}\nmakeStripe.version = 'endive'\nwindow.Stripe = makeStripe\n})()`
