const { body } = document
const inFrame = window.parent !== window

function tellParent(message) {
  if (inFrame) window.parent.postMessage(message, location.origin)
}

const tellSize = () =>
  tellParent({ type: 'card-setup-size', height: document.documentElement.offsetHeight })
new ResizeObserver(tellSize).observe(body)
tellSize()

const isOver = Boolean(body.dataset.setup)
if (isOver) {
  tellParent({
    type: 'card-setup',
    setupId: body.dataset.setup,
    status: body.dataset.status,
  })
}

const form = document.querySelector('form[data-card]')
if (form) watchCard(form)

const isStuck = !document.querySelector('form') || document.querySelector('[aria-invalid=true]')
if (!isOver && isStuck) tellParent({ type: 'card-setup-invalid' })

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.type !== 'card-setup-submit') return
  if (form) form.requestSubmit()
  else tellParent({ type: 'card-setup-invalid' })
})

function watchCard(card) {
  const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((name) => card.elements[name])
  const brand = document.querySelector('[data-brand]')
  const brandNames = JSON.parse(card.dataset.brands)
  const texts = JSON.parse(card.dataset.errors)

  number.addEventListener('input', () => {
    const found = brandOf(digits(number))
    brand.textContent = brandNames[found] ?? ''
    write(number, grouped(digits(number).slice(0, 19), found))
  })
  expiry.addEventListener('input', () => {
    const typed = digits(expiry).slice(0, 4)
    const whole = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed
    write(expiry, whole.length > 2 ? `${whole.slice(0, 2)}/${whole.slice(2)}` : whole)
  })
  cvc.addEventListener('input', () => write(cvc, digits(cvc).slice(0, 4)))

  const checks = [
    [number, numberError],
    [expiry, expiryError],
    [
      cvc,
      (text) => (text.length === (brandOf(digits(number)) === 'amex' ? 4 : 3) ? '' : 'cvc_wrong'),
    ],
  ]
  for (const [input, check] of checks) {
    input.addEventListener('blur', () => {
      if (input.value !== '') show(input, texts[check(digits(input))])
    })
    input.addEventListener('input', () => {
      if (input.getAttribute('aria-invalid') === 'true') show(input, texts[check(digits(input))])
    })
  }
  card.addEventListener('submit', (event) => {
    const button = card.querySelector('button')
    const wrong = checks.filter(([input, check]) => {
      const error = check(digits(input))
      show(input, texts[error])
      return error !== ''
    })
    // It is on its way already; how it ends is told by the page that follows.
    if (button.getAttribute('aria-disabled') === 'true') {
      event.preventDefault()
      return
    }
    if (wrong.length > 0) {
      event.preventDefault()
      wrong[0][0].focus()
      tellParent({ type: 'card-setup-invalid' })
      return
    }
    button.setAttribute('aria-disabled', 'true')
    button.textContent = card.dataset.saving
  })
}

function digits(input) {
  return input.value
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.codePointAt(0) & 15))
    .replaceAll(/\D/g, '')
}

function grouped(text, brand) {
  const groups = brand === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const parts = []
  let from = 0
  for (const length of groups) {
    if (from < text.length) parts.push(text.slice(from, from + length))
    from += length
  }
  return parts.join(' ')
}

/** Keeps the caret behind the same digit when groups are put in. */
function write(input, text) {
  if (input.value === text) return
  const before = input.value.slice(0, input.selectionStart).replaceAll(/\D/g, '').length
  const atEnd = input.selectionStart === input.value.length
  input.value = text
  let caret = 0
  for (let seen = 0; seen < before && caret < text.length; caret++) {
    if (/\d/.test(text[caret])) seen += 1
  }
  if (atEnd) caret = text.length
  input.setSelectionRange(caret, caret)
}

function brandOf(text) {
  if (text.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(text)) return 'mastercard'
  if (/^3[47]/.test(text)) return 'amex'
  return undefined
}

function numberError(text) {
  if (text.length < 13) return 'number_incomplete'
  if (!hasLuhnCheck(text)) return 'number_wrong'
  return brandOf(text) ? '' : 'brand_unknown'
}

function expiryError(text) {
  const month = Number(text.slice(0, 2))
  if (text.length !== 4 || month < 1 || month > 12) return 'expiry_wrong'
  return text.slice(2) + text.slice(0, 2) < form.dataset.month ? 'expiry_past' : ''
}

function hasLuhnCheck(text) {
  let sum = 0
  for (let place = 0; place < text.length; place++) {
    const digit = Number(text.at(-1 - place))
    const doubled = digit * 2
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function show(input, text) {
  const field = input.closest('.field')
  field.classList.toggle('wrong', Boolean(text))
  input.setAttribute('aria-invalid', String(Boolean(text)))
  document.getElementById(`${input.id}-error`).textContent = text ?? ''
}
