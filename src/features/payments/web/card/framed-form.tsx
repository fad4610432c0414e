import { useRef, useState } from 'react'
import { readPreferences } from '#shared/page/preferences.ts'
import { useLanguage } from '#ui/language.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

const FIRST_HEIGHT = 300

/** The provider's own page in a frame without an origin: no script of ours can read it. */
export function FramedForm(props: { url: string; title: string; onEnd: () => void }) {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useFrameMessages(frame, { onHeight: setHeight, onEnd: props.onEnd })
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
      style={{ blockSize: height }}
    />
  )
}
