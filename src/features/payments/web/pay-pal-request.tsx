import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { ownPaymentsQuery, payPalCheckQuery, type OwnPayment } from './queries.ts'

interface PayPalRequestProps {
  payment: OwnPayment
  /** Someone came here by the message about this payment. */
  isOpen: boolean
}

/** The way to PayPal's page; anyone who is back from it learns at once whether the money came. */
export function PayPalRequest({ payment, isOpen }: PayPalRequestProps) {
  const { history } = useTexts(messages)
  const queryClient = useQueryClient()
  const [isBack, setBack] = useState(isOpen)
  const { data, isError, isFetching, refetch } = useQuery({
    ...payPalCheckQuery(payment.id),
    enabled: isOpen,
  })
  const isPaid = data !== undefined && data.state !== 'requires_action'
  useEffect(() => {
    if (!isPaid) return
    void queryClient.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
    void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
  }, [isPaid, queryClient])
  useEffect(() => {
    const check = () => {
      setBack(true)
      void refetch()
    }
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [refetch])
  return (
    <div className="grid gap-3">
      <LinkButton
        href={payment.requestUrl ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        variant="line"
        size="sm"
        className="w-fit"
      >
        {history.payPal(payment.usd ?? '')}
      </LinkButton>
      {isBack && !isPaid && (
        <Notice
          tone={isError ? 'bad' : 'info'}
          isLive
          action={
            <Button variant="line" size="sm" isPending={isFetching} onClick={() => void refetch()}>
              {history.payPalCheck}
            </Button>
          }
        >
          {isError ? history.payPalFailed : isFetching ? history.payPalAsking : history.payPalOpen}
        </Notice>
      )}
    </div>
  )
}
