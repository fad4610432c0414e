import { useId, type ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

interface BandProps {
  title: string
  lead?: string
  className?: string
  children: ReactNode
}

/** A section of the landing page with its heading. */
export function Band({ title, lead, className, children }: BandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('py-13 md:py-22', className)}>
      <div className="page">
        <h2 id={id} className="text-5xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[38em] text-lg text-muted">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
