import { isolate } from '#shared/text/bidi.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Section } from './section.tsx'

type Act = Person['acts'][number]

/** What was done to the person: what it was before, and after. */
export function PersonTrail({ acts }: { acts: readonly Act[] }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const moment = (at: string) => momentIn(language, at)
  const say = useRoles()
  return (
    <Section title={words.panel.acts} isEmpty={acts.length === 0}>
      {acts.map((act) => {
        const reason = act.after?.['reason']
        const before = say(act.before)
        const after = say(act.after)
        return (
          <li key={`${act.at} ${act.action}`} className="grid gap-0.5">
            <span className="font-strong">
              {act.action in words.acts
                ? words.acts[act.action as keyof typeof words.acts]
                : act.action}
              {before && after && (
                <>
                  : {before} <span aria-hidden="true">{'→'}</span>
                  <span className="sr-only">{words.panel.to}</span> {after}
                </>
              )}
            </span>
            <span className="text-muted">{words.panel.by(isolate(act.actor), moment(act.at))}</span>
            {typeof reason === 'string' && (
              <span dir="auto" className="text-start">
                {words.panel.reason(reason)}
              </span>
            )}
          </li>
        )
      })}
    </Section>
  )
}

/** The roles or the state of one side of a change, in words. */
function useRoles(): (side: Act['before']) => string {
  const { roles, states } = useTexts(messages)
  return (side) => {
    const named = side?.['roles']
    if (Array.isArray(named)) {
      return named.map((role) => roles[role as keyof typeof roles] ?? String(role)).join(' · ')
    }
    const state = side?.['state']
    return typeof state === 'string' ? (states[state as keyof typeof states] ?? '') : ''
  }
}
