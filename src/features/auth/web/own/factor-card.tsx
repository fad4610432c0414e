import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { factorMessages } from '../../factor-messages.ts'
import { FACTOR_KEY, secondFactorQuery } from '../factor/queries.ts'
import { OwnCard } from './own-card.tsx'

const FactorDialog = lazyPart(async () => (await import('./factor-dialog.tsx')).FactorDialog)

const FEW_CODES = 3

/** The own second factor, where one is asked for. */
export function FactorCard() {
  const { card } = useTexts(factorMessages)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data } = useQuery(secondFactorQuery)
  const [change, setChange] = useState<'renew' | 'replace'>()
  if (!data?.isAsked || data.enrolledAt === null) return null
  const close = async (isDone: boolean) => {
    setChange(undefined)
    if (!isDone) return
    toast({ title: card.done, variant: 'success' })
    await queryClient.invalidateQueries({ queryKey: FACTOR_KEY })
  }
  return (
    <OwnCard title={card.title} lead={card.lead}>
      <p>
        {card.since(formatDay(dayOf(new Date(data.enrolledAt)), language, 'long'))} ·{' '}
        {card.left(data.recoveryCodesLeft)}
      </p>
      {data.recoveryCodesLeft < FEW_CODES && <Notice tone="warn">{card.few}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" onClick={() => setChange('renew')}>
          {card.renew}
        </Button>
        <Button variant="line" onClick={() => setChange('replace')}>
          {card.replace}
        </Button>
      </div>
      {change && (
        <Suspense>
          <FactorDialog change={change} onClose={(isDone) => void close(isDone)} />
        </Suspense>
      )}
    </OwnCard>
  )
}
