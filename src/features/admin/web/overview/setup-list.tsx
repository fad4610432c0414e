import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import type { SetupStep } from '../../rules.ts'
import { setupQuery } from '../queries.ts'
import { setupTexts } from './setup-texts.ts'

const PAGES: Record<SetupStep, string> = {
  company: '/admin/settings',
  kitchen: '/admin/restaurants/new',
  prices: '/admin/plans',
  cards: '/ai-meal-plans',
  templates: '/admin/queue',
  admins: '/admin/users',
}

/** What a new shop needs before its first order; gone once all of it is done. */
export function SetupList() {
  const texts = useTexts(setupTexts)
  const { data, error, isFetching, refetch } = useQuery(setupQuery)
  if (error && !data) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </RetryNotice>
    )
  }
  if (!data || data.steps.every(({ isDone }) => isDone)) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  return (
    <Card className="grid gap-3 p-5 md:px-6 md:py-5.5">
      <div>
        <h2 className="text-xl">{texts.title}</h2>
        <p className="num text-muted">{texts.done(done, data.steps.length)}</p>
      </div>
      <ul className="grid">
        {data.steps.map(({ name, isDone }) => (
          <li
            key={name}
            className="grid min-h-16 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-3.5 border-t-line border-hairline py-3"
          >
            {isDone ? <CircleCheck className="text-ok" /> : <Circle className="text-muted" />}
            <span>
              <span className="block font-strong">{texts.steps[name].title}</span>
              <span className="block text-note text-muted">
                {isDone ? texts.isDone : texts.steps[name].text}
              </span>
            </span>
            {!isDone && (
              <LinkButton
                href={PAGES[name]}
                size="sm"
                variant="line"
                aria-label={`${texts.open}: ${texts.steps[name].title}`}
              >
                {texts.open}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
