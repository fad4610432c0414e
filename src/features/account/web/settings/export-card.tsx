import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { download } from '#ui/index-table/download.ts'
import { useGuard } from '#ui/records/guard.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { exportOwnData } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { SettingsCard } from './settings-card.tsx'

/** Saves everything of the person as a file. A refusal is shown here instead of being saved as one. */
export function ExportCard() {
  const { settings, toasts } = useTexts(messages)
  const asksFor = useGuard()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(exportOwnData.path),
    onError: (error) => {
      if (asksFor(error, mutate)) return
      toast({
        title: toasts.error,
        text: errorText(error, settings.exportFailed),
        variant: 'destructive',
      })
    },
  })
  return (
    <SettingsCard title={settings.exportTitle} lead={settings.exportLead}>
      <Button variant="line" className="w-fit" isPending={isPending} onClick={() => mutate()}>
        {settings.exportButton}
      </Button>
    </SettingsCard>
  )
}
