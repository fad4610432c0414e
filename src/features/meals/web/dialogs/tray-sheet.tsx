import { formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { DaySummary, TrayContent } from '../tray/tray-content.tsx'
import { TrayDone } from '../tray/tray-done.tsx'
import { useSelection } from '../use-selection.ts'

/** The tray of a phone, whole. */
export function TraySheet() {
  const language = useLanguage()
  const { day, close } = useSelection()
  return (
    <Sheet
      isOpen
      onClose={close}
      title={formatDay(day.day, language, 'noYear')}
      ground="deep"
      footer={<TrayDone isBlock />}
    >
      <DaySummary className="text-on-deep-muted" />
      <TrayContent />
    </Sheet>
  )
}
