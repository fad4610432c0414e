import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useFreshCode } from '#features/auth/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { download } from '#ui/index-table/download.ts'
import { useTexts } from '#ui/texts.ts'
import { faultText } from '#ui/writing/fault-text.ts'
import { exportAudit } from '../../contract.ts'
import type { AuditFilters } from '../queries.ts'
import { auditTexts } from './audit-texts.ts'

/** The entries of the present filters as a table for a spreadsheet. */
export function ExportAudit({ filters }: { filters: AuditFilters }) {
  const words = useTexts(auditTexts)
  const fresh = useFreshCode()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(exportAudit.path, filters, 'audit.csv'),
    onSuccess: () => toast({ title: words.exported, variant: 'success' }),
    onError: (error) => {
      if (fresh.asksFor(error, mutate)) return
      const text = faultText(error, words.exportFailed)
      toast({ title: words.error, text, variant: 'destructive' })
    },
  })
  return (
    <>
      <Button variant="line" isPending={isPending} onClick={() => mutate()}>
        <Download />
        {words.exportCsv}
      </Button>
      {fresh.dialog}
    </>
  )
}
