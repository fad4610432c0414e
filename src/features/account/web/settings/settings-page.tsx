import { EmailCard, FactorCard, SessionsCard } from '#features/auth/web/public.ts'
import { CalendarFeedCard } from '#features/calendar/web/public.ts'
import { ErasureCard } from '#features/erasure/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { DisplaySettings } from './display-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { PageHead } from '../page-head.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettings } from './use-settings.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { download } from '#ui/index-table/download.ts'
import { exportOwnData } from '../../contract.ts'

export function SettingsPage() {
  const { settings, failed } = useTexts(messages)
  const control = useSettings()
  const { data, error } = control
  return (
    <div className="grid max-w-[44rem] gap-6">
      <PageHead title={settings.title} lead={settings.lead} />
      <DisplaySettings />
      <CalendarFeedCard />
      <EmailCard />
      <FactorCard />
      <SessionsCard />
      <SettingsCard title={settings.wishes} lead={settings.wishesLead}>
        <LinkButton href="/dashboard/meal-preferences" variant="line" className="w-fit">
          {settings.openWishes}
        </LinkButton>
      </SettingsCard>
      <ExportCard />
      {data ? (
        <>
          <NotificationSettings value={data.notifications} onChange={control.change} />
          <PrivacySettings
            value={data.privacy}
            consents={data.consents}
            onChange={control.change}
          />
          <output className="min-h-6 text-note text-muted">{control.note}</output>
        </>
      ) : error ? (
        <ErrorState
          title={failed.settings}
          isRetrying={control.isFetching}
          onRetry={control.retry}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {failed.text}
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </SkeletonGroup>
      )}
      <ErasureCard />
    </div>
  )
}

/** Saves everything of the person as a file. A refusal is shown here instead of being saved as one. */
function ExportCard() {
  const { settings } = useTexts(messages)
  const { mutate, isPending } = useAction(() => download(exportOwnData.path), {
    failed: settings.exportFailed,
  })
  return (
    <SettingsCard title={settings.exportTitle} lead={settings.exportLead}>
      <Button variant="line" className="w-fit" isPending={isPending} onClick={() => mutate()}>
        {settings.exportButton}
      </Button>
    </SettingsCard>
  )
}
