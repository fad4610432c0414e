import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useFreshCode } from '#features/auth/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { download } from '#ui/index-table/download.ts'
import { useTexts } from '#ui/texts.ts'
import { faultText } from '#ui/writing/fault-text.ts'
import { exportUsers } from '../contract.ts'
import { adminTexts } from './admin-texts.ts'
import type { UserFilters } from './queries.ts'

/** The people of the present filters as a table for a spreadsheet. */
export function ExportUsers({ filters }: { filters: UserFilters }) {
  const words = useTexts(adminTexts)
  const fresh = useFreshCode()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(exportUsers.path, filters, 'users.csv'),
    onSuccess: () => toast({ title: words.exported, variant: 'success' }),
    onError: (error) => {
      if (fresh.asksFor(error, mutate)) return
      const text = faultText(error, words.exportFailed)
      toast({ title: words.do.error, text, variant: 'destructive' })
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
