import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { OfflineBanner } from '../feedback/offline-banner.tsx'
import { DishSkeleton, SkeletonGroup } from '../feedback/skeleton.tsx'
import { ToastCard } from '../feedback/toast-region.tsx'
import { Card } from '../layout/card.tsx'
import { Columns, Section, useSample } from './section.tsx'

export function StatesSection() {
  const texts = useSample()
  return (
    <Section title={texts.sections.states}>
      <Columns>
        <Card className="p-7">
          <EmptyState
            title={texts.emptyTitle}
            headingLevel={3}
            action={<Button>{texts.emptyAction}</Button>}
          >
            <p>{texts.emptyText}</p>
          </EmptyState>
        </Card>
        <Card className="p-7">
          <ErrorState
            title={texts.errorTitle}
            headingLevel={3}
            isRetrying={false}
            onRetry={() => undefined}
            reference="req_01JD4K8"
            more={<Button variant="plain">{texts.contact}</Button>}
          >
            <p>{texts.errorText}</p>
          </ErrorState>
        </Card>
        <Card className="p-7">
          <SkeletonGroup label={texts.loadingMeals}>
            <DishSkeleton />
            <DishSkeleton />
            <DishSkeleton />
          </SkeletonGroup>
        </Card>
        <Card className="overflow-hidden">
          <OfflineBanner title={texts.offline}>{texts.offlineText}</OfflineBanner>
          <p className="p-5">{texts.kept}</p>
        </Card>
        <Card look="quiet" className="grid content-center justify-items-center gap-3.5 p-5">
          <ToastCard
            onClose={() => undefined}
            message={{
              title: texts.monday,
              text: texts.mondayText,
              action: { label: texts.undo, onPress: () => undefined },
            }}
          />
          <ToastCard
            onClose={() => undefined}
            message={{ title: texts.sent, text: texts.sentText, variant: 'success' }}
          />
          <ToastCard
            onClose={() => undefined}
            message={{ title: texts.failed, text: texts.failedText, variant: 'destructive' }}
          />
        </Card>
      </Columns>
    </Section>
  )
}
