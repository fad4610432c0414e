import { Check } from 'lucide-react'
import { cx } from '#ui/cx.ts'

interface PlanFeaturesProps {
  features: readonly string[]
  /** Of the ticks. */
  tone?: 'ok' | 'plain'
  className: string
}

/** What a plan brings, as its card lists it. */
export const PlanFeatures = ({ features, tone = 'ok', className }: PlanFeaturesProps) => (
  <ul className={cx('grid gap-2.5', className)}>
    {features.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check className={cx('mt-0.5 flex-none', tone === 'ok' && 'text-ok')} />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
)
