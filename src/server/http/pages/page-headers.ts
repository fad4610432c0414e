import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** What Stripe.js needs, as Stripe's security guide lists it; its pictures stay in its own frames. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/**
 * The security headers of an HTML page. Its own inline scripts (the data the page starts with) are
 * named by their hash; nothing else may run, but Stripe where cards are taken there.
 */
export function pageHeaders(
  html: string,
  { hasStripe }: { hasStripe: boolean },
): Record<string, string> {
  const stripe = hasStripe ? STRIPE : { script: '', connect: '', frame: '' }
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!/\bsrc=/.test(attributes) && script !== '') {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  }
  const policy = [
    "default-src 'none'",
    `script-src 'self'${stripe.script} ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${stripe.connect}`,
    "manifest-src 'self'",
    `frame-src 'self'${stripe.frame}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  }
}
