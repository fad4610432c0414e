import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { templatesQuery } from './queries.ts'
import { queueTexts } from './texts.ts'

/** WhatsApp templates that a person has to look after at Meta; nothing where all is well. */
export function TemplateProblems() {
  const { templates: words } = useTexts(queueTexts)
  const language = useLanguage()
  const { data = [] } = useQuery(templatesQuery)
  if (data.length === 0) return null
  return (
    <Notice tone="bad" title={words.title}>
      <p>{words.lead}</p>
      <ul className="num mt-2 grid gap-2">
        {data.map((template) => (
          <li key={`${template.name} ${template.language}`} className="grid">
            <span className="font-strong">
              <bdi dir="ltr" className="break-all">
                {template.name} ({template.language})
              </bdi>{' '}
              <bdi dir="ltr">{template.status}</bdi>
            </span>
            {template.reason !== null && (
              <span dir="auto" className="text-start text-note wrap-anywhere">
                {template.reason}
              </span>
            )}
            {(template.nextCategory ?? template.category) === 'MARKETING' && (
              <span className="text-note">
                {template.nextCategory === null ? words.isMarketing : words.becomesMarketing}
              </span>
            )}
            {template.since !== null && (
              <span className="text-note text-muted">
                {words.since(momentIn(language, template.since))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
