import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { toast } from '../feedback/toast.ts'
import { useGuard } from '../records/guard.ts'
import { useTexts } from '../texts.ts'
import { errorText } from '../forms/error-text.ts'
import type { IndexSearch } from './address.ts'
import { download } from './download.ts'
import { indexTexts } from './texts.ts'

interface ExportCsvProps {
  path: string
  filters: IndexSearch
}

/** The rows of the present filters as a table for a spreadsheet. */
export function ExportCsv({ path, filters }: ExportCsvProps) {
  const words = useTexts(indexTexts)
  const asksFor = useGuard()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(path, filters),
    onSuccess: (cutAt) =>
      toast(
        cutAt === undefined
          ? { title: words.exported, variant: 'success' }
          : { title: words.exportCut(cutAt), text: words.exportCutText, variant: 'destructive' },
      ),
    onError: (error) => {
      if (asksFor(error, mutate)) return
      const text = errorText(error, words.exportFailed)
      toast({ title: words.error, text, variant: 'destructive' })
    },
  })
  return (
    <Button variant="line" isPending={isPending} onClick={() => mutate()}>
      <Download />
      {words.exportCsv}
    </Button>
  )
}
