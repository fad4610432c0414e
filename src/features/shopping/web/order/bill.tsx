import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderTexts } from '../order-texts.ts'
import { texts } from '../texts.ts'

interface BillProps {
  bill: {
    lines: readonly unknown[]
    items: number
    delivery: number
    total: number
    vatIncluded: number
  }
}

export function Bill({ bill }: BillProps) {
  const { panel } = useTexts(orderTexts)
  const { items } = useTexts(texts)
  const rows = [
    { label: items(bill.lines.length), amount: bill.items },
    { label: panel.delivery, amount: bill.delivery },
  ]
  return (
    <div className="grid gap-1">
      <dl className="num grid gap-1.5">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd>
              <Price dirhams={amount} decimals="always" />
            </dd>
          </div>
        ))}
        <div className="display mt-1 flex justify-between gap-3 border-t-2 border-ink pt-2.5 text-xl font-bold">
          <dt>{panel.total}</dt>
          <dd>
            <Price dirhams={bill.total} decimals="always" />
          </dd>
        </div>
      </dl>
      <p className="num text-sm text-muted">
        {panel.vat} <Price dirhams={bill.vatIncluded} decimals="always" />
      </p>
    </div>
  )
}
