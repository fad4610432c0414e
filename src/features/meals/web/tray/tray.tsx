import { useTexts } from '#ui/texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { TrayContent, TrayHead } from './tray-content.tsx'
import { TrayDone } from './tray-done.tsx'

/** The open day next to the menu, on wide screens. */
export function Tray() {
  const texts = useTexts(trayTexts)
  return (
    <aside
      id="tray"
      aria-label={texts.label}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card bg-deep p-6 text-on-deep max-lg:hidden"
    >
      <TrayHead />
      <TrayContent />
      <TrayDone isBlock className="mt-5" />
    </aside>
  )
}
