import { createFileRoute } from '@tanstack/react-router'
import { OfferPage, offerQuery } from '#features/quotes/web/public.ts'
import { siteTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

/** Anyone who has the link sees the offer: no login, no copy on the way, no search engine. */
export const Route = createFileRoute('/_site/offer/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    const wanted = queryClient.prefetchQuery(offerQuery(readPreferences().language, token))
    if (import.meta.env.SSR) await wanted
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }),
  head: () => ({
    meta: [
      { title: siteTitle('quoteOffer') },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Offer,
})

function Offer() {
  return (
    <main id="content" className="page w-full max-w-[45rem] py-10 md:py-14">
      <OfferPage token={Route.useParams().token} />
    </main>
  )
}
