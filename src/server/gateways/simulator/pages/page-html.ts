import { html } from 'hono/html'
import { dayOf } from '#shared/dates.ts'
import { directionOf, textsIn, type Language } from '#shared/language.ts'
import type { Theme } from '#shared/page/preferences.ts'
import type { CardField, CardFormErrors } from '../card/card-form.ts'
import { messages } from '../messages.ts'
import { TEST_CARDS } from '../card/test-cards.ts'

type Markup = ReturnType<typeof html>
export interface Look {
  language: Language
  theme: Theme | undefined
}

export const textsOf = ({ language }: Look) => textsIn(messages, language)

export function brandName(look: Look, brand: string | null): string {
  const names: Readonly<Record<string, string>> = textsOf(look).brands
  return names[brand ?? ''] ?? ''
}

interface Document extends Look {
  title: string
  /** Notifies the window around the frame how the set-up ended. */
  outcome?: { setupId: string; status: string }
  isPage?: boolean
  content: Markup
}

function renderDocument({ language, theme, title, outcome, isPage, content }: Document): Markup {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-theme="${theme ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/simulator/assets/frame.css" />
        <script src="/simulator/assets/frame.js" type="module" crossorigin></script>
      </head>
      <body data-setup="${outcome?.setupId ?? ''}" data-status="${outcome?.status ?? ''}">
        <main class="${isPage ? 'page' : ''}" aria-label="${title}">${content}</main>
      </body>
    </html>`
}

export function cardFormPage(look: Look, errors: CardFormErrors, now: Date): Markup {
  const texts = textsOf(look)
  const field = (name: CardField, label: string, attributes: Markup, end: Markup = html``) => {
    const error = errors[name]
    return html`<div class="field ${name === 'number' ? 'wide' : ''} ${error ? 'wrong' : ''}">
      <label for="${name}">${label}</label>
      <div class="box" dir="ltr">
        <input
          id="${name}"
          name="${name}"
          inputmode="numeric"
          required
          dir="ltr"
          aria-invalid="${error ? 'true' : 'false'}"
          aria-describedby="${name}-error"
          ${attributes}
        />${end}
      </div>
      <p class="error" id="${name}-error" aria-live="polite">${error ? texts.errors[error] : ''}</p>
    </div>`
  }
  const content = html`<h1 class="hidden">${texts.card.title}</h1>
    <noscript><p class="notice bad">${texts.card.noScript}</p></noscript>
    <form
      method="post"
      novalidate
      data-card
      data-saving="${texts.card.saving}"
      data-month="${dayOf(now).slice(2, 7).replace('-', '')}"
      data-errors="${JSON.stringify(texts.errors)}"
      data-brands="${JSON.stringify(texts.brands)}"
    >
      ${hiddenLook(look)}
      <div class="row">
        ${field(
          'number',
          texts.card.number,
          html`autocomplete="cc-number" maxlength="23"`,
          html`<span class="brand" data-brand aria-live="polite"></span>`,
        )}
        ${field(
          'expiry',
          texts.card.expiry,
          html`autocomplete="cc-exp" maxlength="5" placeholder="${texts.card.expiryHint}"`,
        )}
        ${field('cvc', texts.card.cvc, html`autocomplete="cc-csc" maxlength="4"`)}
      </div>
      <p class="note">${texts.card.promise}</p>
      <div class="buttons"><button type="submit">${texts.card.save}</button></div>
    </form>
    ${testCardList(look)}`
  return renderDocument({ ...look, title: texts.card.title, content })
}

const hiddenLook = ({ language, theme }: Look): Markup =>
  html`<input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="theme" value="${theme ?? ''}" />`

function testCardList(look: Look): Markup {
  const texts = textsOf(look).testCards
  return html`<details>
    <summary>${texts.title}</summary>
    <p class="note">${texts.lead}</p>
    <dl>
      ${TEST_CARDS.map(
        ({ number, behaviour }) =>
          html`<dt><bdi dir="ltr">${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</bdi></dt>
            <dd>${texts[behaviour]}</dd>`,
      )}
    </dl>
  </details>`
}

export function challengePage(
  look: Look,
  setup: { brand: string | null; last4: string | null; action: string; isCharge?: boolean },
): Markup {
  const texts = textsOf(look).challenge
  const leadOf = setup.isCharge ? texts.chargeLead : texts.lead
  const content = html`<h1>${texts.title}</h1>
    <p class="note">${leadOf(brandName(look, setup.brand), setup.last4 ?? '')}</p>
    <form method="post" action="${setup.action}">
      ${hiddenLook(look)}
      <div class="buttons">
        <button type="submit" name="answer" value="approve">${texts.approve}</button>
        <button type="submit" class="soft" name="answer" value="refuse">${texts.refuse}</button>
      </div>
    </form>`
  return renderDocument({ ...look, title: texts.title, content })
}

export function outcomePage(
  look: Look,
  outcome: { setupId: string; status: 'succeeded' | 'failed' },
  text: string,
): Markup {
  const kind = outcome.status === 'succeeded' ? 'ok' : 'bad'
  const content = html`<p class="notice ${kind}" role="status">${text}</p>`
  return renderDocument({ ...look, title: textsOf(look).card.title, outcome, content })
}

export function payPalPage(
  look: Look,
  request: { email: string; usd: string; reference: string },
  state: 'open' | 'paid' | 'cancelled' | 'unpayable',
): Markup {
  const texts = textsOf(look).paypal
  const action =
    state === 'open'
      ? html`<form method="post">
          <div class="buttons"><button type="submit">${texts.pay(request.usd)}</button></div>
        </form>`
      : html`<p class="notice ${state === 'paid' ? 'ok' : ''}" role="status">${texts[state]}</p>`
  const content = html`<h1>${texts.title}</h1>
    <p>${texts.lead(request.reference)}</p>
    <p class="note"><bdi>${texts.to(request.email)}</bdi></p>
    ${action}
    <p class="note">${texts.demo}</p>`
  return renderDocument({ ...look, title: texts.title, isPage: true, content })
}

export function disputePage(
  look: Look,
  dispute: { id: string; amount_fils: number; status: string },
): Markup {
  const texts = textsOf(look).dispute
  const isOpen = dispute.status === 'needs_response'
  const end = dispute.status === 'won' ? texts.won : texts.lost
  const action = isOpen
    ? html`<form method="post">
        ${hiddenLook(look)}
        <div class="buttons">
          <button type="submit" name="answer" value="won">${texts.win}</button>
          <button type="submit" class="soft" name="answer" value="lost">${texts.lose}</button>
        </div>
      </form>`
    : html`<p class="notice ${dispute.status === 'won' ? 'ok' : 'bad'}" role="status">${end}</p>`
  const content = html`<h1>${texts.title}</h1>
    <p>${texts.lead((dispute.amount_fils / 100).toFixed(2))}</p>
    ${action}
    <p class="note">${textsOf(look).paypal.demo}</p>`
  return renderDocument({ ...look, title: texts.title, isPage: true, content })
}

export function gonePage(look: Look): Markup {
  const texts = textsOf(look).gone
  const content = html`<h1>${texts.title}</h1>
    <p class="note">${texts.lead}</p>`
  return renderDocument({ ...look, title: texts.title, isPage: true, content })
}
