import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

/** Slim, always in sight on top of a page that still shows what was saved. */
export function OfflineBanner(props: { title: string; children?: ReactNode }) {
  return (
    <output className="sticky top-0 z-30 flex items-start gap-3 bg-deep px-5 py-3.5 leading-snug text-on-deep print:hidden">
      <WifiOff className="mt-0.5" />
      <span>
        <strong className="font-strong">{props.title}</strong> {props.children}
      </span>
    </output>
  )
}
