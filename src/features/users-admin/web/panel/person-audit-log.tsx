import { isolate } from '#shared/text/bidi.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Section } from './section.tsx'

type Action = Person['acts'][number]

/** What was done to the person: what it was before, and after. */
export function PersonAuditLog({ actions }: { actions: readonly Action[] }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const moment = (at: string) => momentIn(language, at)
  const say = useRoles()
  return (
    <Section title={words.panel.actions} isEmpty={actions.length === 0}>
      {actions.map((action) => {
        const reason = action.after?.['reason']
        const before = say(action.before)
        const after = say(action.after)
        return (
          <li key={`${action.at} ${action.action}`} className="grid gap-0.5">
            <span className="font-strong">
              {action.action in words.actions
                ? words.actions[action.action as keyof typeof words.actions]
                : action.action}
              {before && after && (
                <>
                  : {before} <span aria-hidden="true">{'→'}</span>
                  <span className="sr-only">{words.panel.to}</span> {after}
                </>
              )}
            </span>
            <span className="text-muted">
              {words.panel.by(isolate(action.actor), moment(action.at))}
            </span>
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
function useRoles(): (side: Action['before']) => string {
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
