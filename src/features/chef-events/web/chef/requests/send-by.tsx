import { Hourglass } from 'lucide-react'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { requestTexts } from '../texts/request-texts.ts'

/** Until when a quote is taken, where one still is. */
export function SendBy({ until }: { until: string | null }) {
  const texts = useTexts(requestTexts)
  const language = useLanguage()
  if (until === null) return null
  return (
    <p className="num flex items-start gap-2.5 font-strong text-warn [&>.lucide]:mt-1">
      <Hourglass />
      <time dateTime={until}>{texts.sendBy(momentIn(language, until, 'short'))}</time>
    </p>
  )
}
