import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '#features/company/web/public.ts'
import { formatPhone } from '#shared/phone.ts'
import { Logo } from '#ui/layout/logo.tsx'
import { ClothEdge } from '#ui/layout/cloth-edge.tsx'
import { useTexts } from '#ui/texts.ts'
import { lowerTexts } from './lower-texts.ts'
import { useMainLinks } from './header.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function Footer() {
  const { footer } = useTexts(lowerTexts)
  const links = useMainLinks()
  return (
    <footer className="mt-auto">
      <ClothEdge className="text-deep" />
      <div className="bg-deep text-on-deep [--logo-hole:var(--deep)]">
        <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-14 lg:gap-x-10 lg:grid-cols-[1.8fr_1fr_1fr_1fr_1fr] [&>:first-child]:col-span-2 lg:[&>:first-child]:col-span-1">
          <div className="grid grid-cols-1 content-start gap-6">
            <div className="grid gap-4">
              <Logo />
              <p className="max-w-[22em] text-on-deep-muted">{footer.emirates}</p>
            </div>
            <NewsletterForm />
          </div>
          <LinkColumn
            title={footer.quickLinks}
            links={[
              { href: '/', label: footer.home },
              ...links,
              { href: '/about', label: footer.about },
            ]}
          />
          <LinkColumn
            title={footer.services}
            links={[...links, { href: '/meal-plans?plan=3', label: footer.customQuote }]}
          />
          <Contact />
          <LinkColumn
            title={footer.legal}
            links={[
              { href: '/privacy', label: footer.privacy },
              { href: '/terms', label: footer.terms },
              { href: '/compliance', label: footer.compliance },
            ]}
          />
        </div>
        <div className="page max-[88rem]:pb-16 max-lg:in-[:has([data-bottom-bar])]:pb-40">
          <p className="border-t-line border-deep-line py-6 text-sm text-on-deep-muted">
            {footer.rights(YEAR)}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** How to reach us, as an admin has set it. */
function Contact() {
  const { footer } = useTexts(lowerTexts)
  const { data } = useQuery(contactQuery)
  return (
    <div className="grid content-start">
      <h2 className="text-lg">{footer.contact}</h2>
      {data && (
        <>
          <a className={linkClass} href={`tel:${data.phone}`}>
            <bdi dir="ltr">{formatPhone(data.phone)}</bdi>
          </a>
          <a className={linkClass} href={`mailto:${data.email}`}>
            <bdi dir="ltr" className="break-all">
              {data.email}
            </bdi>
          </a>
          {data.whatsApp !== null && (
            <a className={linkClass} href={`https://wa.me/${data.whatsApp.slice(1)}`}>
              {footer.whatsApp}
            </a>
          )}
          {data.pages.map(({ network, url }) => (
            <a key={network} className={linkClass} href={url} rel="noopener">
              {footer.networks[network]}
            </a>
          ))}
        </>
      )}
    </div>
  )
}

/** The build's year: pages of one build are the same on every server. */
const YEAR = Number(import.meta.env['VITE_BUILD_YEAR'])

const linkClass =
  'flex min-h-11 w-fit items-center text-on-deep-muted no-underline hover:text-on-deep hover:underline'

function LinkColumn(props: { title: string; links: { href: string; label: string }[] }) {
  return (
    <nav aria-label={props.title} className="grid content-start">
      <h2 className="text-lg">{props.title}</h2>
      {props.links.map(({ href, label }) => (
        <a key={href + label} href={href} className={linkClass}>
          {label}
        </a>
      ))}
    </nav>
  )
}
