import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { profileQuery } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { profileTexts } from '../texts/profile-texts.ts'

const ProfileForm = lazy(async () => ({
  default: (await import('./profile-form.tsx')).ProfileForm,
}))

/** What customers read of the chef, and what requests reach them. */
export function ProfilePage() {
  const texts = useTexts(profileTexts)
  const query = useQuery(profileQuery)
  const { data } = query
  return (
    <ChefPage
      title={texts.title}
      lead={data?.rating ? texts.rating(data.rating.toFixed(1), data.reviews) : texts.lead}
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
