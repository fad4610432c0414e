import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { actionTexts } from '../action-texts.ts'
import { named } from '../named.ts'
import type { AuditEntry } from '../queries.ts'
import { actorName, auditTexts } from './audit-texts.ts'

/** One entry: who, when, from where, and each field before and after. */
export function AuditPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const words = useTexts(auditTexts)
  const { actions, objects } = useTexts(actionTexts)
  const language = useLanguage()
  const at = new Date(entry.at)
  const ofObject = new URLSearchParams({ object: entry.object, search: `#${entry.objectId}` })
  const facts: [string, string, (string | undefined)?][] = [
    [words.at, `${formatDay(dayOf(at), language)} · ${formatClock(at)}`],
    [
      words.actor,
      `${actorName(entry, words)} · ${words.roles[entry.role]}`,
      entry.actorId === null ? undefined : `/admin/users?person=${entry.actorId}`,
    ],
    [
      words.object,
      `${named(objects, entry.object)} · ${entry.objectId}`,
      `/admin/audit?${ofObject.toString()}`,
    ],
    [words.address, entry.address ?? '–'],
    [words.request, entry.requestId ?? '–'],
  ]
  return (
    <Sheet isOpen onClose={onClose} wide="end" title={named(actions, entry.action)}>
      <div className="grid gap-6">
        <dl className="num grid gap-2.5">
          {facts.map(([name, value, href]) => (
            <div key={name}>
              <dt className="text-note text-muted">{name}</dt>
              <dd className="wrap-anywhere">
                {href === undefined ? (
                  <bdi>{value}</bdi>
                ) : (
                  <a href={href} className="underline underline-offset-4">
                    <bdi>{value}</bdi>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Changes entry={entry} />
      </div>
    </Sheet>
  )
}

const inText = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const words = useTexts(auditTexts)
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{words.changes}</h3>
      {fields.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ul className="grid gap-3">
        {fields.map((field) => {
          const was = inText(before?.[field])
          const is = inText(after?.[field])
          return (
            <li key={field} className="grid gap-1 rounded-field bg-subtle p-3">
              <bdi dir="ltr" className="text-note font-strong">
                {field}
              </bdi>
              {was === is ? (
                <Value text={is} />
              ) : (
                <dl className="grid grid-cols-2 gap-3">
                  <div>
                    <dt className="text-sm text-muted">{words.before}</dt>
                    <dd>
                      <Value text={was} />
                    </dd>
                  </div>
                  <div>
                    <dt className="text-sm text-muted">{words.after}</dt>
                    <dd className="font-strong">
                      <Value text={is} />
                    </dd>
                  </div>
                </dl>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Value({ text }: { text: string }) {
  return (
    <span dir="auto" className="num block text-start text-note wrap-anywhere whitespace-pre-wrap">
      {text}
    </span>
  )
}
