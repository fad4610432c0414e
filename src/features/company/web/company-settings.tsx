import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { inWords } from '#ui/in-words.ts'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { companyQuery } from './admin-queries.ts'
import { companyTexts } from './texts.ts'

const CompanyForm = lazyPart(async () => (await import('./company-form.tsx')).CompanyForm)

/** Who sells, and how customers reach us. */
export function CompanySettings() {
  const words = useTexts(companyTexts)
  const language = useLanguage()
  const { data } = useQuery(companyQuery)
  const waiting = (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  )
  return (
    <RecordSection title={words.title}>
      <p className="max-w-[62ch] text-muted">{words.lead}</p>
      {data && data.missing.length > 0 && (
        <Notice tone="warn">
          {`${words.notConfirmed} ${inWords(
            data.missing.map((field) => words[field]),
            language,
          )}`}
        </Notice>
      )}
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
