import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/web/public.ts'
import { plansQuery } from '#features/plans/web/public.ts'
import { useLanguage } from '#ui/language.tsx'
import { Hero } from './hero/hero.tsx'
import { LowerHalf } from './sections/lower-half.tsx'

export function HomePage() {
  const { data: user } = useQuery(sessionQuery)
  const { data: plans } = useQuery(plansQuery(useLanguage()))
  const prices = (plans ?? [])
    .filter(({ kind }) => kind === 'prepared')
    .flatMap(({ price }) => price ?? [])
  const fromPrice = prices.length > 0 ? Math.min(...prices) : undefined
  return (
    <main id="content">
      <Hero fromPrice={fromPrice} isCooking={plans === undefined || fromPrice !== undefined} />
      <LowerHalf fromPrice={fromPrice} isSignedIn={Boolean(user)} />
    </main>
  )
}
