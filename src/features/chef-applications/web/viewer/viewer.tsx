import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Verdict } from '../../rules.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'
import { Canvas } from './canvas.tsx'
import { isReason, ViewReason } from './view-reason.tsx'
import { useLooks } from './use-looks.ts'

type AdminDocument = AdminApplication['documents'][number]

const TONES: Readonly<Record<Verdict, ChipProps['tone']>> = {
  waiting: 'quiet',
  accepted: 'ok',
  replace: 'bad',
}

/** The documents, each shown after someone said why. */
export function Viewer({ application }: { application: AdminApplication }) {
  const { look: words } = useTexts(adminTexts)
  const { documentsOfOther: documents } = useTexts(messages)
  const { looks, show, isPending } = useLooks(application.id)
  const [reason, setReason] = useState('')
  return (
    <Card className="p-4 md:p-5">
      <Tabs
        label={words.title}
        tabs={application.documents.map((document) => {
          const { kind } = document
          const look = looks[kind]
          return {
            id: kind,
            label: documents[kind],
            content: (
              <div className="grid grid-cols-1 gap-4">
                <DocumentState document={document} />
                {document.mediaType === null ? (
                  <Notice>{words.erased}</Notice>
                ) : look ? (
                  <Canvas key={look.url} look={look} name={documents[kind]} kind={kind} />
                ) : (
                  <Gate
                    reason={reason}
                    onReason={setReason}
                    isPending={isPending}
                    onShow={() => show({ kind, reason: reason.trim() })}
                  />
                )}
              </div>
            ),
          }
        })}
      />
    </Card>
  )
}

function DocumentState({ document }: { document: AdminDocument }) {
  const { look: words, verdicts } = useTexts(adminTexts)
  const language = useLanguage()
  const { verdict, note, seenAt } = document
  return (
    <div className="grid gap-2">
      <p className="num flex flex-wrap items-center gap-3">
        <Chip tone={TONES[verdict]}>{verdicts[verdict]}</Chip>
        <span className="text-note text-muted">
          {seenAt === null ? words.unseen : words.seen(momentIn(language, seenAt))}
        </span>
      </p>
      {note !== null && (
        <p dir="auto" className="text-start whitespace-pre-line">
          {note}
        </p>
      )}
    </div>
  )
}

interface GateProps {
  reason: string
  onReason: (reason: string) => void
  isPending: boolean
  onShow: () => void
}

function Gate({ reason, onReason, isPending, onShow }: GateProps) {
  const { look: words } = useTexts(adminTexts)
  return (
    <div className="grid grid-cols-1 gap-4 rounded-card bg-subtle p-4 sm:p-5 md:p-8">
      <p className="text-muted">{words.lead}</p>
      <ViewReason value={reason} onChange={onReason} />
      <Button
        className="w-fit"
        isDisabled={!isReason(reason)}
        isPending={isPending}
        onClick={onShow}
      >
        {words.show}
      </Button>
    </div>
  )
}
