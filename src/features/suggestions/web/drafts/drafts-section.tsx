import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { DraftForm } from './draft-form.tsx'
import { DraftList } from './draft-list.tsx'
import type { OpenDraft } from './draft-sheet.tsx'
import { draftsQuery } from './queries.ts'
import { draftTexts } from './texts.ts'

const DraftSheet = lazyPart(async () => (await import('./draft-sheet.tsx')).DraftSheet)
const ForgetDraftDialog = lazyPart(
  async () => (await import('./forget-draft-dialog.tsx')).ForgetDraftDialog,
)

/** Nothing at all where no draft can be asked for and none is kept. */
export function DraftsSection() {
  const { title, lead, list } = useTexts(draftTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(draftsQuery(language))
  const [shown, show] = useState<OpenDraft>()
  const [asked, ask] = useState<OpenDraft>()
  const [forgotten, setForgotten] = useState(0)
  // The button that asked is gone with its row.
  useEffect(() => {
    if (forgotten > 0) heading.current?.focus()
  }, [forgotten])

  const forget = ({ id }: OpenDraft) => {
    queryClient.setQueryData(
      draftsQuery(language).queryKey,
      (held) => held && { ...held, drafts: held.drafts.filter((draft) => draft.id !== id) },
    )
    ask(undefined)
    show(undefined)
    setForgotten(forgotten + 1)
  }
  if (!data && !error) return null
  if (data && !data.isOffered && data.drafts.length === 0 && forgotten === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {data && <p className="text-muted">{lead}</p>}
      </div>
      {data?.isOffered && <DraftForm onDrafted={show} />}
      {!data ? (
        <ErrorState
          title={list.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {list.failedText}
        </ErrorState>
      ) : data.drafts.length === 0 ? (
        <p className="text-muted">{list.none}</p>
      ) : (
        <DraftList
          drafts={data.drafts}
          onOpen={({ id, name }) => show({ id, name })}
          onForget={ask}
        />
      )}
      <Suspense>
        {shown && (
          <DraftSheet
            key={shown.id}
            draft={shown}
            onForget={() => ask(shown)}
            onClose={() => show(undefined)}
          />
        )}
      </Suspense>
      <Suspense>
        {asked && (
          <ForgetDraftDialog
            draft={asked}
            onCancel={() => ask(undefined)}
            onForgotten={() => forget(asked)}
          />
        )}
      </Suspense>
    </section>
  )
}
