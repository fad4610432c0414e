import { toFils } from '#shared/money.ts'
import { Price } from '#ui/food/price.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { formatUsd } from '../rules.ts'
import type { OwnPayment } from './queries.ts'

/** The account that a bank transfer goes to, and the reference that finds it. */
export function TransferDetails({ payment }: { payment: OwnPayment }) {
  const { transfer } = useTexts(messages)
  const { transferTo, reference } = payment
  const arrived = <Arrived payment={payment} />
  if (!transferTo) return arrived
  return (
    <>
      {arrived}
      <RecordFacts
        facts={[
          [transfer.account, <bdi key="name">{transferTo.accountName}</bdi>],
          [transfer.bank, <bdi key="bank">{transferTo.bankName}</bdi>],
          [
            transfer.iban,
            <bdi key="iban" dir="ltr" className="break-all">
              {transferTo.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </bdi>,
          ],
          [
            transfer.reference,
            <bdi key="reference" dir="ltr">
              {reference}
            </bdi>,
          ],
        ]}
      />
    </>
  )
}

/** What is there already, and what is missing before the plan starts. */
function Arrived({ payment: { transfer: balance } }: { payment: OwnPayment }) {
  const { transfer } = useTexts(messages)
  if (!balance) return null
  return (
    <RecordFacts
      facts={[
        [transfer.received, <Money key="received" amount={balance.received} of={balance} />],
        [transfer.missing, <Money key="missing" amount={balance.missing} of={balance} />],
      ]}
    />
  )
}

function Money({ amount, of }: { amount: number; of: NonNullable<OwnPayment['transfer']> }) {
  if (of.currency === 'AED') return <Price dirhams={amount} decimals="always" />
  return (
    <bdi dir="ltr" className="num">
      {formatUsd(toFils(amount))} USDT
    </bdi>
  )
}
