import { formatClock, dayOf, formatDay } from '#shared/dates.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cloth, type ClothColour } from '#ui/layout/cloth.tsx'
import { Stages } from '#ui/layout/stages.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { ApplicationStatus } from '../../rules.ts'
import type { ApplicantProfile } from '../status-queries.ts'
import { cardTexts } from '../card/card-texts.ts'
import { AskUs } from './ask-us.tsx'
import { OwnDetails } from './own-details.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { SendAgain } from './send-again.tsx'
import { stagesOf } from './stages-of.ts'
import { statusTexts } from './texts.ts'
import { Views } from './views.tsx'

const CLOTHS: Readonly<Record<ApplicationStatus, ClothColour>> = {
  submitted: 'lilac',
  pending: 'lilac',
  needs_changes: 'apricot',
  approved: 'pistachio',
  rejected: 'blush',
}

interface PanelProps {
  profile: ApplicantProfile
  /** Names its kind, where there are two. */
  hasTitle: boolean
}

/** One application: how far it is, what is asked for, and what is known about it. */
export function ApplicationPanel({ profile, hasTitle }: PanelProps) {
  const words = useTexts(statusTexts)
  const language = useLanguage()
  const moment = (at: string) => {
    const instant = new Date(at)
    return `${formatDay(dayOf(instant), language, 'short')}${words.separator}${formatClock(instant)}`
  }
  return (
    <Card className="overflow-hidden">
      <Head profile={profile} hasTitle={hasTitle} />
      <div className="grid gap-6 p-5 md:p-7">
        <Stages
          label={words.stages.label}
          className="num"
          stages={stagesOf(profile, words.stages, moment)}
        />
        {profile.reason !== null && profile.status === 'rejected' && (
          <Notice tone="bad" title={words.reason}>
            <bdi className="whitespace-pre-line">{profile.reason}</bdi>
          </Notice>
        )}
        {profile.note !== null && (
          <Notice tone="warn" title={words.note}>
            <bdi className="whitespace-pre-line">{profile.note}</bdi>
          </Notice>
        )}
        <OwnDocuments profile={profile} />
        <OwnDetails profile={profile} />
        {profile.canChange && <SendAgain profile={profile} />}
        <Views views={profile.views} moment={moment} />
        <AskUs applicationId={profile.id} />
      </div>
    </Card>
  )
}

function Head({ profile, hasTitle }: PanelProps) {
  const words = useTexts(statusTexts)
  const card = useTexts(cardTexts)
  const { statuses, types } = useTexts(messages)
  const language = useLanguage()
  const { status, type } = profile
  const toFix = profile.documents.filter(({ verdict }) => verdict === 'replace').length
  const lead = words.leads[status]
  return (
    <Cloth colour={CLOTHS[status]} corner="none" className="px-5 py-6 md:px-7 md:py-8">
      <div className="relative z-10 grid gap-2.5 md:max-w-[62%]">
        <Chip tone="picked">{statuses[status]}</Chip>
        <h2 className="text-2xl md:text-3xl">
          {status === 'needs_changes' && toFix > 0 ? words.toFix(toFix) : words.heads[status]}
        </h2>
        <p>{typeof lead === 'string' ? lead : lead[type]}</p>
        {hasTitle && (
          <p className="num text-on-cloth-muted">
            {profile.businessName !== null && (
              <>
                <bdi>{profile.businessName}</bdi>
                {' · '}
              </>
            )}
            {words.sentOn(types[type], formatDay(profile.applicationDate, language))}
          </p>
        )}
        {status === 'approved' && (
          <LinkButton
            href={type === 'business' ? '/kitchen' : '/chef-dashboard'}
            className="mt-1 w-fit"
          >
            {card.view}
          </LinkButton>
        )}
        {profile.canApplyAgain && (
          <LinkButton href={`/join-as-chef/${type}`} className="mt-1 w-fit">
            {card.again}
          </LinkButton>
        )}
      </div>
      <Plate
        slug={type === 'business' ? 'machboos' : 'fattoush'}
        version={PLATES_VERSION}
        size={240}
        alt=""
        className="absolute end-8 top-6 hidden w-60 md:block"
      />
    </Cloth>
  )
}
