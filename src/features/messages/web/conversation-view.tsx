import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatClock, formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { piecesOf, type Conversation } from './conversations.ts'
import type { SentMessage } from './queries.ts'

/** One phone's messages; the newest stays in sight. */
export function ConversationView(props: { conversation: Conversation; note?: string | undefined }) {
  const { inbox } = useTexts(messages)
  const language = useLanguage()
  const { phone, count, days } = props.conversation
  useEffect(() => {
    // Who moves time at the top of the page stays there.
    const isAtTop = Boolean(document.activeElement?.closest('header'))
    if (count > 0 && !isAtTop) scrollTo({ top: document.documentElement.scrollHeight })
  }, [count])
  return (
    <div
      role="log"
      aria-label={inbox.conversation(formatPhone(phone))}
      className="bg-subtle px-4 pb-12 md:rounded-ss-card md:px-8"
    >
      <div className="grid gap-3 py-5">
        {days.map(({ day, messages: sent }) => (
          <div key={day} className="grid gap-3">
            <h2 className="mx-auto rounded-full bg-card px-4 py-1 text-sm font-medium text-muted">
              {formatDay(day, language)}
            </h2>
            {sent.map((message) => (
              <Bubble key={message.sentAt + message.text} message={message} />
            ))}
          </div>
        ))}
      </div>
      {props.note && (
        <output className="block pb-4 text-center text-note text-muted">{props.note}</output>
      )}
    </div>
  )
}

function Bubble({ message }: { message: SentMessage }) {
  const { inbox } = useTexts(messages)
  const pieces = piecesOf(message.text)
  const code = pieces.find(({ kind }) => kind === 'code')?.text
  return (
    <article className="grid w-fit max-w-[34rem] gap-2 rounded-tile rounded-ss-none bg-card px-4 py-3 shadow-lift">
      <p className="flex items-baseline justify-between gap-6 text-sm">
        <span className="font-strong text-ok">
          {inbox.sender}
          {message.channel === 'email' && ` · ${inbox.email}`}
        </span>
        <time dateTime={message.sentAt} dir="ltr" className="num text-muted">
          {formatClock(new Date(message.sentAt))}
        </time>
      </p>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {pieces.map(({ kind, text }, position) =>
          kind === 'text' ? (
            text
          ) : kind === 'link' ? (
            <a key={position} href={text} target="_blank" rel="noreferrer" dir="ltr">
              {text}
            </a>
          ) : (
            <bdi key={position} dir="ltr" className="num font-strong">
              {text}
            </bdi>
          ),
        )}
      </p>
      {code && <CopyCode code={code} />}
    </article>
  )
}

const COPIED_MS = 2000

function CopyCode({ code }: { code: string }) {
  const { inbox } = useTexts(messages)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      aria-label={inbox.copyCode(code)}
      onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      className="num inline-flex min-h-11 w-fit items-center gap-2.5 rounded-field bg-sunk px-4 font-strong hover:bg-hairline"
    >
      {isCopied ? <Check className="text-ok" /> : <Copy />}
      <output>{isCopied ? inbox.copied : code}</output>
    </button>
  )
}
