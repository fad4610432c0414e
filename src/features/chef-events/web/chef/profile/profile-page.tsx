import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { profileQuery, type ChefProfile } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { profileTexts } from '../texts/profile-texts.ts'

const ProfileForm = lazyPart(async () => (await import('./profile-form.tsx')).ProfileForm)

/** What customers read of the chef, and what requests reach them. */
export function ProfilePage() {
  const texts = useTexts(profileTexts)
  const query = useQuery(profileQuery)
  const { data } = query
  return (
    <ChefPage
      title={texts.title}
      lead={texts.lead}
      action={data && <Rating profile={data} />}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(profile) => (
        <Suspense
          fallback={
            <SkeletonGroup label={texts.loading}>
              <Skeleton className="h-120 w-full max-w-220" />
            </SkeletonGroup>
          }
        >
          <ProfileForm key={profile.id} stored={profile} />
        </Suspense>
      )}
    </ChefPage>
  )
}

/** Next to a quote, customers see the same. */
function Rating({ profile }: { profile: Pick<ChefProfile, 'rating' | 'reviews'> }) {
  const texts = useTexts(profileTexts)
  const { rating, reviews } = profile
  return (
    <dl className="num flex flex-wrap gap-x-2">
      <dt className="text-muted">{texts.seen}</dt>
      <dd className="font-strong">
        {rating === null ? (
          texts.isNew
        ) : (
          <>
            <Star /> {texts.rating(rating.toFixed(1), reviews)}
          </>
        )}
      </dd>
    </dl>
  )
}
