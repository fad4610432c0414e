import { WifiOff } from 'lucide-react'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { texts } from './texts.ts'

/** Buttons that wait for the network are described by it. */
export const OFFLINE_NOTE_ID = 'suggestions-offline'

export function OfflineNote() {
  const { page } = useTexts(texts)
  return (
    <div id={OFFLINE_NOTE_ID}>
      <Notice tone="warn" isLive title={page.offline} icon={<WifiOff />}>
        {page.offlineText}
      </Notice>
    </div>
  )
}
