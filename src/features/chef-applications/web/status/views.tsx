import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { ApplicantProfile } from '../status-queries.ts'
import { statusTexts } from './texts.ts'

interface ViewsProps {
  views: ApplicantProfile['views']
  moment: (at: string) => string
}

/** Who of the team looked at what, and why. */
export function Views({ views, moment }: ViewsProps) {
  const words = useTexts(statusTexts)
  const { documents } = useTexts(messages)
  return (
    <section className="grid gap-3 border-t-line border-hairline pt-5">
      <div>
        <h3 className="text-lg">{words.views}</h3>
        <p className="text-note text-muted">
          {views.length === 0 ? words.noViews : words.viewsLead}
        </p>
      </div>
      {views.length > 0 && (
        <ul className="grid gap-3">
          {views.map(({ kind, by, at, reason }) => (
            <li key={`${at} ${kind ?? ''}`} className="num">
              <p className="font-strong">{kind === null ? words.numbers : documents[kind]}</p>
              <p>
                <bdi>{reason}</bdi>
              </p>
              <p className="text-note text-muted">{words.lookedAt(by, moment(at))}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
