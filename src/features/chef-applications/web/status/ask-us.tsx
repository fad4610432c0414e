import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '#features/company/web/public.ts'
import { useTexts } from '#ui/texts.ts'
import { statusTexts } from './texts.ts'

/** Who looks at it, and the way to ask them; without a WhatsApp number in the settings, neither. */
export function AskUs({ applicationId }: { applicationId: number }) {
  const { ask } = useTexts(statusTexts)
  const { data } = useQuery(contactQuery)
  if (!data || data.whatsApp === null) return null
  const text = encodeURIComponent(ask.begin(applicationId))
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t-line border-hairline pt-4">
      <span className="text-muted">{ask.who}</span>
      <a
        href={`https://wa.me/${data.whatsApp.slice(1)}?text=${text}`}
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center font-strong"
      >
        {ask.onWhatsApp}
      </a>
    </p>
  )
}
