import { RecordFacts } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { OwnPayment } from './queries.ts'

/** The account that a bank transfer goes to, and the reference that finds it. */
export function TransferDetails({ payment }: { payment: OwnPayment }) {
  const { transfer } = useTexts(messages)
  const { transferTo, reference } = payment
  if (!transferTo) return null
  return (
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
  )
}
