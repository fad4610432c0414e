import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/waking/lazy-part.ts'
import { companyQuery } from './admin-queries.ts'
import { companyTexts } from './texts.ts'

const CompanyForm = lazyPart(async () => (await import('./company-form.tsx')).CompanyForm)

/** Who sells, and how customers reach us. */
export function CompanySettings() {
  const words = useTexts(companyTexts)
  const { data } = useQuery(companyQuery)
  const waiting = (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  )
  return (
    <RecordSection title={words.title}>
      <p className="max-w-[62ch] text-muted">{words.lead}</p>
      {data ? (
        <Suspense fallback={waiting}>
          <CompanyForm stored={data} />
        </Suspense>
      ) : (
        waiting
      )}
    </RecordSection>
  )
}
