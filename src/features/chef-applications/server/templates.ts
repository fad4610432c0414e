import { textsIn } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export type ApplicationTemplate =
  `application-${'received' | 'resubmitted' | 'needs-changes' | 'reminder' | 'rejected' | 'approved'}`

type Texts = (typeof messages)['en']['templates']
type Said = Record<'note' | 'reason' | 'type', string> & { count: number }

const RENDERS: Record<ApplicationTemplate, (texts: Texts, said: Said) => string> = {
  'application-received': (texts) => texts.received,
  'application-resubmitted': (texts) => texts.resubmitted,
  'application-needs-changes': (texts, said) => texts.needsChanges(said.count, said.note),
  'application-reminder': (texts, said) => texts.reminder(said.count),
  'application-rejected': (texts, said) => texts.rejected(said.reason),
  'application-approved': (texts, said) =>
    said.type === 'business' ? texts.approvedBusiness : texts.approvedIndividual,
}

export const applicationTemplates: RenderedTemplate[] = Object.entries(RENDERS).map(
  ([name, render]) => ({
    name,
    isAlwaysSent: true,
    render: (parameters, language) => {
      const of = (key: string) => String(parameters[key] ?? '')
      return render(textsIn(messages, language).templates, {
        note: of('note'),
        reason: of('reason'),
        type: of('type'),
        count: Number(parameters['count'] ?? 0),
      })
    },
  }),
)
