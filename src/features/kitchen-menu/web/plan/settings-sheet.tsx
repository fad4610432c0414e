import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { planTexts } from './plan-texts.ts'
import { settingsQuery } from './queries.ts'
import { SettingsForm } from './settings-form.tsx'

export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { settings: texts, page } = useTexts(planTexts)
  const { data, error, isFetching, refetch } = useQuery({
    ...settingsQuery,
    refetchOnWindowFocus: false,
  })
  return (
    <Sheet isOpen onClose={onClose} title={texts.title} wide="end">
      {data ? (
        <SettingsForm stored={data} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={texts.loadFailed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {page.failedLead}
        </ErrorState>
      ) : (
        <SkeletonGroup label={texts.loading}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-13" />
          ))}
        </SkeletonGroup>
      )}
    </Sheet>
  )
}
