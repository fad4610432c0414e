import { useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { DocumentKind, Verdict } from '../../rules.ts'
import { DocumentCard } from '../documents/document-card.tsx'
import { APPLICATIONS_KEY, type ApplicantProfile } from '../status-queries.ts'
import { statusTexts } from './texts.ts'

type OwnDocument = ApplicantProfile['documents'][number]

const TONES: Readonly<Record<Verdict, ChipProps['tone']>> = {
  waiting: 'quiet',
  accepted: 'ok',
  replace: 'bad',
}

/** What the team said of each document; one that is asked for again can be replaced here. */
export function OwnDocuments({ profile }: { profile: ApplicantProfile }) {
  const words = useTexts(statusTexts)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY })
  const pathOf = (kind: DocumentKind) => `/api/chef-applications/${profile.id}/documents/${kind}`
  const hrefOf = ({ kind, uploadedAt }: OwnDocument) =>
    `${pathOf(kind)}?${new URLSearchParams({ at: uploadedAt }).toString()}`
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{words.documents}</h3>
      {profile.documents.map((document) => {
        const { kind, mediaType, bytes, verdict } = document
        return profile.canChange && verdict !== 'accepted' ? (
          <DocumentCard
            key={kind}
            kind={kind}
            headingLevel={4}
            path={pathOf(kind)}
            stored={mediaType === null ? undefined : { mediaType, bytes, href: hrefOf(document) }}
            onDone={refresh}
            note={verdict === 'replace' ? (document.note ?? words.verdicts.replace) : undefined}
          />
        ) : (
          <DocumentRow key={kind} document={document} href={hrefOf(document)} />
        )
      })}
    </section>
  )
}

function DocumentRow({ document, href }: { document: OwnDocument; href: string }) {
  const words = useTexts(statusTexts)
  const { documents } = useTexts(messages)
  const { kind, mediaType, verdict, note } = document
  const name = documents[kind]
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      {mediaType === null ? (
        <span className="h-17 rounded-tile bg-sunk" />
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          data-load
          aria-label={words.open(name)}
          className="grid h-17 place-items-center overflow-hidden rounded-tile bg-sunk text-muted"
        >
          {mediaType === 'application/pdf' ? (
            <FileText className="size-8" />
          ) : (
            <img src={href} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </a>
      )}
      <div className="min-w-0">
        <p className="font-strong">{name}</p>
        <p dir="auto" className="text-start text-note text-muted">
          {mediaType === null ? words.erased : (note ?? (verdict === 'accepted' && words.nothing))}
        </p>
      </div>
      <Chip tone={TONES[verdict]} className="max-sm:col-start-2">
        {words.verdicts[verdict]}
      </Chip>
    </div>
  )
}
