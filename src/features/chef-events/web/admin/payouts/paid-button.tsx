import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { AdminPayout } from '../queries.ts'
import { adminTexts } from '../texts.ts'

const PaidDialog = lazyPart(async () => (await import('./paid-dialog.tsx')).PaidDialog)

export function PaidButton({ payout }: { payout: AdminPayout }) {
  const { payouts: words } = useTexts(adminTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="line"
        className="relative"
        aria-label={words.payOf(payout.chefName, payout.eventId)}
        onClick={() => setIsOpen(true)}
      >
        {words.pay}
      </Button>
      {isOpen && (
        <Suspense>
          <PaidDialog payout={payout} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
