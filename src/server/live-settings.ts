import { isTrn } from '#shared/trn.ts'
import type { SettingsReader } from './settings-reader.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host)

/** What a shop with real customers and real money can't be started without. */
export function refuseUnsafeLive(settings: SettingsReader): void {
  const { env } = settings
  if (!env['WHATSAPP_TOKEN'] && !env['WHATSAPP_PHONE_NUMBER_ID']) {
    settings.refuse(
      'No way to send messages: set WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID, or DEMO=1.',
    )
  }
  if (!env['STRIPE_SECRET_KEY'] && !env['STRIPE_WEBHOOK_SECRET']) {
    settings.refuse(
      'No way to take cards: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or DEMO=1.',
    )
  }
  refusePlainHttp(settings)
  const trn = env['SELLER_TRN']
  if (!trn) settings.refuse('SELLER_TRN is not set: tax invoices need the tax registration number.')
  else if (!isTrn(trn)) settings.refuse('SELLER_TRN has to have 15 digits that begin with 1.')
  if (!env['SELLER_ADDRESS']) {
    settings.refuse('SELLER_ADDRESS is not set: tax invoices need the registered address.')
  }
}

/** Plain http is fine on this machine alone: no one else can read it. */
function refusePlainHttp(settings: SettingsReader): void {
  const address = settings.env['PUBLIC_URL']
  if (!address) {
    settings.refuse('PUBLIC_URL is not set: set the https address that customers open, or DEMO=1.')
    return
  }
  const url = URL.parse(address)
  if (url?.protocol === 'http:' && !isLoopback(url.hostname)) {
    settings.refuse(
      'PUBLIC_URL has to begin with https outside demo mode: over plain http others can read codes and sessions.',
    )
  }
}
