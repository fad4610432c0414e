import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import type { AdminPayment } from '../admin/queries.ts'

const RefundDialog = lazyPart(async () => (await import('./refund-dialog.tsx')).RefundDialog)

/** Leads to the refund, where something can be given back. */
export function RefundButton({ payment }: { payment: AdminPayment }) {
  const words = useTexts(adminTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (payment.refundable === 0) return null
  return (
    <>
      <Button
        size="sm"
        variant="line"
        className="relative"
        aria-label={words.refundOf(payment.reference)}
        onClick={() => setIsOpen(true)}
      >
        {words.refund}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog payment={payment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
