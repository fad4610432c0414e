import { queryOptions } from '@tanstack/react-query'
import type { Appearance } from '@stripe/stripe-js'
import type { Language } from '#shared/language.ts'

/** Stripe's script, fetched when a form opens and not before. */
export const stripeQuery = (publishableKey: string, language: Language) =>
  queryOptions({
    queryKey: ['stripe', publishableKey, language],
    queryFn: async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey, { locale: language })
      if (!stripe) throw new Error('Stripe needs a browser')
      return stripe
    },
    staleTime: Infinity,
    structuralSharing: false,
  })

/** Our colours as Stripe's fields take them: its frame cannot see our roles. */
export function readAppearance(place: HTMLElement): Appearance {
  const probe = document.createElement('span')
  // A colour on its way from one to the next would be read as the one before.
  probe.style.transition = 'none'
  place.append(probe)
  const colorOf = (role: string) => {
    probe.style.color = `var(--${role})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: colorOf('picked'),
    colorBackground: colorOf('card'),
    colorText: colorOf('ink'),
    colorTextSecondary: colorOf('muted'),
    colorTextPlaceholder: colorOf('muted'),
    colorDanger: colorOf('bad'),
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '12px',
  }
  const border = `1px solid ${colorOf('control')}`
  probe.remove()
  const rules = { '.Input': { border, boxShadow: 'none', padding: '14px' } }
  return { theme: 'flat', variables, rules }
}
