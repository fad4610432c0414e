import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ApplicationType } from '../../rules.ts'
import { draftQuery } from '../queries.ts'
import { applicationsQuery } from '../status-queries.ts'
import { EMPTY_FIELDS, fieldsOfDraft, withAccountName } from './fields.ts'
import { applyTexts } from './texts.ts'
import { WizardForm } from './wizard-form.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'

/** The application of one type: begun again, gone on with, or sent already. */
export function Wizard({ type }: { type: ApplicationType }) {
  const { data: user } = useQuery(sessionQuery)
  if (user === undefined) return <WizardSkeleton />
  if (user === null) {
    return <WizardForm type={type} initial={EMPTY_FIELDS} step={0} draft={undefined} />
  }
  return <OwnWizard type={type} accountName={user.name} />
}

interface OwnWizardProps {
  type: ApplicationType
  accountName: string
}

function OwnWizard({ type, accountName }: OwnWizardProps) {
  const texts = useTexts(applyTexts)
  const language = useLanguage()
  const draft = useQuery(draftQuery(language, type))
  const applications = useQuery(applicationsQuery(language))
  const error = draft.error ?? applications.error
  if (error && !(draft.data && applications.data)) {
    return (
      <ErrorState
        title={texts.loadFailed}
        headingLevel={1}
        isRetrying={draft.isFetching || applications.isFetching}
        onRetry={() => void Promise.all([draft.refetch(), applications.refetch()])}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {texts.loadFailedLead}
      </ErrorState>
    )
  }
  if (!draft.data || !applications.data) return <WizardSkeleton />
  const own =
    type === 'business' ? applications.data.businessProfile : applications.data.individualProfile
  if (own && !own.canApplyAgain) {
    return (
      <EmptyState
        title={texts.open.title}
        headingLevel={1}
        action={<LinkButton href="/dashboard/applications">{texts.open.action}</LinkButton>}
      >
        {texts.open.text}
      </EmptyState>
    )
  }
  return (
    <WizardForm
      type={type}
      initial={withAccountName(fieldsOfDraft(draft.data), accountName)}
      step={draft.data.fields.step ?? 0}
      draft={draft.data}
    />
  )
}
