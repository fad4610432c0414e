import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call, CallError } from '#shared/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { confirmPayment, evidenceText, resolveReview } from '../contract.ts'
import { messages } from '../messages.ts'
import { paymentsToSettleQuery, type PaymentToSettle } from './queries.ts'

export type SettleAction = 'confirm' | 'resolve'

const form = z.object({ words: evidenceText })

interface SettleDialogProps {
  payment: PaymentToSettle
  action: SettleAction
  onClose: () => void
}

/** Asks an admin for the words that go into the audit log, and settles the payment with them. */
export function SettleDialog({ payment, action, onClose }: SettleDialogProps) {
  const { toSettle, refusals } = useTexts(messages)
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const { control, handleSubmit, setError } = useForm<{ words: string }>({
    resolver: standardSchemaResolver(form),
    defaultValues: { words: '' },
  })
  const { id, reference } = payment
  const isConfirming = action === 'confirm'
  const settle = useMutation({
    mutationFn: async ({ words }: { words: string }) => {
      const options = { idempotencyKey: key }
      if (isConfirming) await call(confirmPayment, { id, evidence: words }, options)
      else await call(resolveReview, { id, note: words }, options)
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: paymentsToSettleQuery.queryKey })
      const title = isConfirming ? toSettle.confirmed(reference) : toSettle.resolved(reference)
      toast({ title, variant: 'success' })
      onClose()
    },
    onError: (error) => {
      const text = (error instanceof CallError && error.text) || toSettle.failed
      setError('words', { message: text }, { shouldFocus: true })
    },
  })
  const say = (message: string | undefined) =>
    message && message in refusals ? refusals[message as keyof typeof refusals] : message
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isConfirming ? toSettle.confirmTitle(reference) : toSettle.resolveTitle(reference)}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit((values) => settle.mutate(values))(event)}
      >
        <Controller
          name="words"
          control={control}
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={isConfirming ? toSettle.evidence : toSettle.note}
              hint={isConfirming ? toSettle.evidenceHint : toSettle.noteHint}
              maxLength={2000}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="line" onClick={onClose}>
            {toSettle.cancel}
          </Button>
          <Button type="submit" isPending={settle.isPending}>
            {isConfirming ? toSettle.confirm : toSettle.resolve}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
