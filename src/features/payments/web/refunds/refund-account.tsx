import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { Price } from '#ui/food/price.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import {
  ACCOUNT_TEXT_MAX,
  ACCOUNT_WAYS,
  HOLDER_MAX,
  nameRefundAccount,
} from '../../refund-contract.ts'
import { accountTexts } from './account-texts.ts'
import { ownPaymentsQuery, type OwnPayment } from '../queries.ts'

type Refund = OwnPayment['refundsByHand'][number]

/** A refund that a person sends: where to, as the customer says. */
export function RefundAccount({ refund }: { refund: Refund }) {
  const words = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <p className="num text-note text-muted">
        <Price dirhams={refund.amount} decimals="always" /> ·{' '}
        {refund.account === null ? (
          words.ask
        ) : (
          <>
            {words.sentTo} <bdi dir="ltr">{refund.account}</bdi>
          </>
        )}
      </p>
      <Button variant="line" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        {refund.account === null ? words.name : words.change}
      </Button>
      {isOpen && <AccountDialog id={refund.id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AccountDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useTexts(accountTexts)
  const [way, setWay] = useState<(typeof ACCOUNT_WAYS)[number]>('bank')
  const [holder, setHolder] = useState('')
  const [account, setAccount] = useState('')
  const save = useAction(() => call(nameRefundAccount, { id, way, holder, account }), {
    done: words.saved,
    refreshes: [ownPaymentsQuery.queryKey],
    onDone: onClose,
  })
  const errors = save.error instanceof CallError ? save.error.fields : {}
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      cancelLabel={words.keep}
      confirmLabel={words.save}
      isReady={holder.trim() !== '' && account.trim() !== ''}
      isPending={save.isPending}
      onConfirm={() => save.mutate()}
      onClose={onClose}
    >
      <RadioGroup
        name="way"
        label={words.way}
        value={way}
        options={ACCOUNT_WAYS.map((value) => ({ value, label: words.ways[value] }))}
        onChange={(next) => next && setWay(next)}
      />
      <TextField
        name="holder"
        label={words.holder}
        autoComplete="name"
        maxLength={HOLDER_MAX}
        errorMessage={errors['holder']}
        value={holder}
        onChange={setHolder}
      />
      <TextField
        name="account"
        label={words.numbers[way]}
        dir="ltr"
        autoComplete="off"
        maxLength={ACCOUNT_TEXT_MAX}
        errorMessage={errors['account']}
        value={account}
        onChange={setAccount}
      />
    </ChangeDialog>
  )
}
