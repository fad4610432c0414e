import { useEffect, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { MESSAGE_MAX } from '../../talk-contract.ts'
import type { Talk } from '../queries.ts'
import { talkTexts } from './texts.ts'

interface TalkViewProps {
  /** Which talk it is, for what is being written. */
  draftName: string
  talk: Talk | undefined
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  isSending: boolean
  sendError: unknown
  onSend: (text: string) => Promise<unknown>
}

/** Messages of two people, the newest at the foot, and a field for the next; for either side. */
export function TalkView(props: TalkViewProps) {
  const texts = useTexts(talkTexts)
  const { talk } = props
  if (!talk && props.error) {
    return (
      <ErrorState
        title={texts.failed}
        headingLevel={3}
        onRetry={props.onRetry}
        isRetrying={props.isRetrying}
      >
        {errorText(props.error, texts.failedLead)}
      </ErrorState>
    )
  }
  if (!talk) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton className="h-16 w-3/4" />
        <Skeleton className="ms-auto h-16 w-3/4" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="grid gap-4">
      {!talk.areContactsShown && (
        <Notice>{talk.canWrite ? texts.masked : texts.maskedClosed}</Notice>
      )}
      <Messages talk={talk} />
      {talk.canWrite ? <Writing {...props} /> : <Notice>{texts.closed}</Notice>}
    </div>
  )
}

function Messages({ talk }: { talk: Talk }) {
  const texts = useTexts(talkTexts)
  const language = useLanguage()
  const end = useRef<HTMLDivElement>(null)
  const count = talk.messages.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return <p className="text-muted">{texts.empty}</p>
  return (
    <>
      <ol className="grid gap-3" aria-live="polite">
        {talk.messages.map(({ id, isMine, text, sentAt, isRead }) => {
          return (
            <li key={id} className={cx('grid max-w-[85%]', isMine && 'justify-self-end')}>
              <span className="sr-only">{isMine ? texts.you : talk.name}</span>
              <p
                dir="auto"
                className={cx(
                  'rounded-tile px-4 py-2.5 break-words whitespace-pre-line [unicode-bidi:plaintext]',
                  isMine ? 'bg-picked text-on-picked' : 'bg-sunk',
                )}
              >
                {text}
              </p>
              <span className="num mt-1 text-sm text-muted">
                {momentIn(language, sentAt, 'short')}
                {isMine && ` · ${isRead ? texts.read : texts.sent}`}
              </span>
            </li>
          )
        })}
      </ol>
      <div ref={end} />
    </>
  )
}

function Writing({ draftName, isSending, sendError, onSend }: TalkViewProps) {
  const texts = useTexts(talkTexts)
  const { values, change, clear } = useDraft(draftName, { text: '' })
  const { text } = values
  const send = async () => {
    const answer = await onSend(text.trim()).catch(() => undefined)
    if (answer !== undefined) clear()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isSending) void send()
      }}
    >
      <TextArea
        label={texts.write}
        value={text}
        onChange={(typed) => change({ text: typed })}
        maxLength={MESSAGE_MAX}
        isRequired
      />
      {sendError !== null && sendError !== undefined && (
        <Notice tone="bad" isLive>
          {errorText(sendError, texts.notSent)}
        </Notice>
      )}
      <Button type="submit" isPending={isSending} isDisabled={text.trim() === ''}>
        {texts.send}
      </Button>
    </form>
  )
}
