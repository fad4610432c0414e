import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { readPreferences } from '#shared/page/preferences.ts'
import { useLanguage } from '#ui/language.tsx'
import type { SubmitForm } from './card-frame.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

const FIRST_HEIGHT = 300

interface FramedFormProps {
  url: string
  title: string
  /** Filled with the way to submit the form from outside. */
  submit?: RefObject<SubmitForm | undefined>
  onEnd: () => void
}

/** The provider's own page in a frame without an origin: no script of ours can read it. */
export function FramedForm(props: FramedFormProps) {
  const { submit, onEnd } = props
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const isAlive = height !== undefined
  const answer = useRef<Answer>(undefined)
  const end = useCallback(() => {
    answer.current?.(true)
    onEnd()
  }, [onEnd])
  const refuse = useCallback(() => answer.current?.(false), [])
  useFrameMessages(frame, { onHeight: setHeight, onEnd: end, onInvalid: refuse })
  useImperativeHandle(
    submit,
    () => () =>
      new Promise((resolve) => {
        answer.current = resolve
        if (isAlive) postSubmit(frame)
      }),
    [isAlive],
  )
  // A frame that has sent its height listens: what was asked before is posted now.
  useEffect(() => {
    if (isAlive && answer.current) postSubmit(frame)
  }, [isAlive])
  useEffect(() => () => answer.current?.(false), [])
  const look = new URLSearchParams({ language })
  const { theme } = readPreferences()
  if (theme) look.set('theme', theme)
  return (
    <iframe
      ref={frame}
      title={props.title}
      src={`${props.url}?${look.toString()}`}
      sandbox="allow-scripts allow-forms"
      className="w-full border-0 bg-card"
      style={{ blockSize: height ?? FIRST_HEIGHT }}
    />
  )
}

type Answer = (isSent: boolean) => void

/** The frame has no origin that could be named, and is sent nothing but to submit. */
const postSubmit = (frame: RefObject<HTMLIFrameElement | null>) =>
  frame.current?.contentWindow?.postMessage({ type: 'card-setup-submit' }, '*')
