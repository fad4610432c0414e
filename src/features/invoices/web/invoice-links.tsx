import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { listInvoices } from '#features/payments/contract.ts'
import { call } from '#shared/wire/call.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** The tax documents of one payment, to open or print. */
export function InvoiceLinks({ paymentId }: { paymentId: number }) {
  const { open } = useTexts(messages)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['payments', 'invoices', language],
    queryFn: ({ signal }) => call(listInvoices, {}, { signal }),
  })
  const documents = (data ?? []).filter((invoice) => invoice.paymentId === paymentId)
  if (documents.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5">
      {documents.map(({ id, kind, number }) => (
        <li key={id}>
          <a
            href={`/api/invoices/${id}/document`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-note"
          >
            <FileText aria-hidden="true" className="size-4 flex-none" />
            {open[kind](number)}
          </a>
        </li>
      ))}
    </ul>
  )
}
