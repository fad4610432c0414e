import { hashOf } from './own-scripts.ts'

/** What Stripe.js needs, as Stripe's security guide lists it; its pictures stay in its own frames. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/**
 * The headers of an HTML page. The inline scripts given here are named by their hash; no other may
 * run, but Stripe where cards are taken there.
 */
export function pageHeaders(
  scripts: readonly string[],
  { hasStripe }: { hasStripe: boolean },
): Record<string, string> {
  const stripe = hasStripe ? STRIPE : { script: '', connect: '', frame: '' }
  const hashes = new Set(scripts.map(hashOf))
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
    'report-uri /api/policy-reports',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  }
}
