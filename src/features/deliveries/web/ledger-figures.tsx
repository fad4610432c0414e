import { LedgerBar, type LedgerPart } from '#ui/feedback/ledger-bar.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { LedgerCounts } from './queries.ts'

interface LedgerFiguresProps {
  ledger: LedgerCounts
  className?: string
}

/** Meals of a cycle by where they stand. Empty accounts stay away; the rest adds up to the whole. */
export function LedgerFigures({ ledger, className }: LedgerFiguresProps) {
  const { ledger: words } = useTexts(messages)
  const parts: LedgerPart[] = [
    { label: words.delivered, count: ledger.delivered, tone: 'delivered' },
    {
      label: words.planned,
      count: ledger.planned + ledger.locked + ledger.underWay,
      tone: 'planned',
    },
    { label: words.returned, count: ledger.returned, tone: 'returned' },
    { label: words.failed, count: ledger.failed, tone: 'returned' },
    { label: words.forfeited, count: ledger.forfeited, tone: 'returned' },
    { label: words.expired, count: ledger.expired, tone: 'returned' },
    { label: words.refunded, count: ledger.refunded, tone: 'returned' },
  ]
  return (
    <div className={className}>
      <p className="sr-only">{words.title}</p>
      <LedgerBar parts={parts.filter(({ count }) => count > 0)} />
    </div>
  )
}
