import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { download } from '#ui/index-table/download.ts'
import { useTexts } from '#ui/texts.ts'
import { exportOwnData } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { SettingsCard } from './settings-card.tsx'

/** Saves everything of the person as a file. A refusal is shown here instead of being saved as one. */
export function ExportCard() {
  const { settings } = useTexts(messages)
  const { mutate, isPending } = useAction(() => download(exportOwnData.path), {
    failed: settings.exportFailed,
  })
  return (
    <SettingsCard title={settings.exportTitle} lead={settings.exportLead}>
      <Button variant="line" className="w-fit" isPending={isPending} onClick={() => mutate()}>
        {settings.exportButton}
      </Button>
    </SettingsCard>
  )
}
