import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import type { Language } from '#shared/language.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { PhoneField } from '#ui/fields/phone/phone-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { inviteOwner, withdrawInvite } from '../contract.ts'
import { LanguageSelect } from './new-restaurant-page.tsx'
import { INVITE_KEY, ownersInviteQuery, type OwnersInvite } from './queries.ts'
import { inviteTexts } from './texts.ts'

/** Whom the team asked to run a kitchen that has no owner; nothing where it has one. */
export function OwnersInviteSection({ id }: { id: number }) {
  const words = useTexts(inviteTexts)
  const { data, error, isFetching, refetch } = useQuery(ownersInviteQuery(id))
  if (data?.hasOwner) return null
  return (
    <RecordSection title={words.title}>
      {data ? (
        data.invite ? (
          <Open id={id} invite={data.invite} />
        ) : (
          <p className="text-muted">{words.none}</p>
        )
      ) : (
        error && (
          <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
            {words.failed}
          </RetryNotice>
        )
      )}
      {data && <InviteForm key={data.invite?.phone} id={id} isOther={data.invite !== null} />}
    </RecordSection>
  )
}

const useInvite = (id: number) => {
  const words = useTexts(inviteTexts)
  return useAction(
    (input: { phone: string; language: Language }) => call(inviteOwner, { id, ...input }),
    { done: words.invited, refreshes: [INVITE_KEY] },
  )
}

interface OpenProps {
  id: number
  invite: NonNullable<OwnersInvite['invite']>
}

function Open({ id, invite: { phone, sentAt, endsAt } }: OpenProps) {
  const words = useTexts(inviteTexts)
  const { keep } = useTexts(recordTexts)
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const again = useInvite(id)
  const withdraw = useAction(() => call(withdrawInvite, { id }), {
    done: words.withdrawn,
    refreshes: [INVITE_KEY],
    onDone: () => setAsked(false),
  })
  const day = (at: string) => formatDay(dayOf(new Date(at)), language, 'short')
  return (
    <>
      <RecordFacts
        facts={[
          [
            words.sent(`${day(sentAt)} ${formatClock(new Date(sentAt))}`),
            <bdi key="phone" dir="ltr">
              {formatPhone(phone)}
            </bdi>,
          ],
        ]}
      />
      <p className="num text-muted">{words.ends(day(endsAt))}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="line"
          size="sm"
          isPending={again.isPending}
          onClick={() => again.mutate({ phone, language })}
        >
          {words.again}
        </Button>
        <Button variant="line" size="sm" onClick={() => setAsked(true)}>
          {words.withdraw}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={words.withdrawTitle}
          cancelLabel={keep}
          confirmLabel={words.withdraw}
          onCancel={() => setAsked(false)}
          onConfirm={() => withdraw.mutate()}
          isPending={withdraw.isPending}
        >
          {words.withdrawText}
        </ConfirmDialog>
      )}
    </>
  )
}

function InviteForm({ id, isOther }: { id: number; isOther: boolean }) {
  const words = useTexts(inviteTexts)
  const language = useLanguage()
  const [phone, setPhone] = useState('')
  const [wanted, setWanted] = useState<Language>(language)
  const { mutate, isPending, error } = useInvite(id)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ phone, language: wanted })
      }}
    >
      <PhoneField
        name="phone"
        label={isOther ? words.other : words.phone}
        value={phone}
        onChange={setPhone}
        errorMessage={error instanceof CallError ? error.fields['phone'] : undefined}
        isRequired
      />
      <LanguageSelect value={wanted} onChange={setWanted} />
      <Button
        type="submit"
        variant="line"
        isDisabled={phone.trim() === ''}
        isPending={isPending}
        className="w-fit"
      >
        {words.invite}
      </Button>
    </form>
  )
}
