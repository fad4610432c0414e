import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { incidentsQuery } from '../admin/queries.ts'
import { reviewTexts } from '../reviews/review-texts.ts'

/** What is wrong with a provider or our access to it; nothing where all is well. */
export function Incidents() {
  const words = useTexts(reviewTexts)
  const { providers } = useTexts(adminTexts)
  const language = useLanguage()
  const { data } = useQuery(incidentsQuery)
  return data?.map((incident) => (
    <Notice key={incident.id} tone="bad" title={words.incident}>
      {words.problem(providers[incident.provider], words.errors[incident.kind], incident.code)}{' '}
      {words.since(momentIn(language, incident.since), incident.calls)} {words.noHarm}
    </Notice>
  ))
}
