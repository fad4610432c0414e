import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { call } from '#shared/wire/call.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { momentIn } from '#ui/moment.ts'
import { useGuard } from '#ui/records/guard.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { revealNumbers } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { ADMIN_KEY, type AdminApplication } from './queries.ts'
import { adminTexts } from './texts.ts'

const RevealDialog = lazyPart(
  async () => (await import('../viewer/reveal-dialog.tsx')).RevealDialog,
)

/** Who applies, and what was typed; the numbers masked until someone says why not. */
export function ApplicantFacts({ application }: { application: AdminApplication }) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(tableTexts)
  const { types } = useTexts(messages)
  const language = useLanguage()
  const reveal = useReveal(application.id)
  const { user, businessName, tradeLicense, description, earlier } = application
  const whole = reveal.numbers
  const facts: [string, ReactNode][] = [
    [words.facts.phone, <CustomerPhone key="phone" phone={user.phone} isLink />],
    [words.facts.city, EMIRATE_NAMES[application.city][language]],
    [
      words.facts.cuisines,
      application.cuisineSpecialty
        .map((cuisine) => CUISINE_NAMES[cuisine][language])
        .join(words.separator),
    ],
    [
      words.facts.delivery,
      application.deliveryAvailable ? words.facts.delivers : words.facts.cooksOnly,
    ],
    [
      words.facts.legalName[application.type],
      <bdi key="name">{application.legalName ?? words.noLegalName}</bdi>,
    ],
    [
      words.facts.emiratesId,
      <bdi key="id" dir="ltr">
        {whole?.emiratesId ?? application.emiratesId}
      </bdi>,
    ],
    [
      whole ? words.facts.bank : words.facts.iban,
      <bdi key="iban" dir="auto" className="break-words whitespace-pre-line">
        {whole?.bankDetails ?? application.iban}
      </bdi>,
    ],
  ]
  if (businessName !== null)
    facts.unshift([words.facts.business, <bdi key="b">{businessName}</bdi>])
  if (tradeLicense !== null) {
    facts.push([words.facts.tradeLicense, <bdi key="licence">{tradeLicense}</bdi>])
  }
  return (
    <RecordSection title={user.name}>
      <RecordFacts facts={facts} />
      {whole ? (
        <Button variant="line" size="sm" onClick={reveal.hide}>
          <EyeOff />
          {words.reveal.hide}
        </Button>
      ) : (
        <Button variant="line" size="sm" onClick={reveal.open}>
          <Eye />
          {words.reveal.button}
        </Button>
      )}
      {reveal.dialog}
      {application.warns.map((warning) => (
        <Notice key={warning} tone="warn">
          {words.warnings[warning]}
        </Notice>
      ))}
      {application.isIbanShared && <Notice tone="warn">{words.sharedIban}</Notice>}
      {description !== null && (
        <p dir="auto" className="text-start whitespace-pre-line">
          {description}
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="text-md">{words.facts.earlier}</h3>
          <ul className="num grid gap-1">
            {earlier.map(({ id, type, status, submittedAt }) => (
              <li key={id}>
                <a href={`/admin/chefs/${id}`} className="text-link">
                  {types[type]}
                  {words.separator}
                  {statuses[status]}
                </a>{' '}
                <span className="text-note text-muted">{momentIn(language, submittedAt)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </RecordSection>
  )
}

/** The numbers whole, for as long as this page shows them. */
function useReveal(id: number) {
  const words = useTexts(adminTexts)
  const { error: errorTitle } = useTexts(recordTexts)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const [isAsked, setAsked] = useState(false)
  const [numbers, setNumbers] = useState<{ emiratesId: string; bankDetails: string }>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (reason: string) => call(revealNumbers, { id, reason }),
    onSuccess: async (answer) => {
      setNumbers(answer)
      setAsked(false)
      await queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
    },
    onError: (error, reason) => {
      if (asksFor(error, () => mutate(reason))) return
      const text = errorText(error, words.look.failedReveal)
      toast({ title: errorTitle, text, variant: 'destructive' })
    },
  })
  return {
    numbers,
    open: () => setAsked(true),
    hide: () => setNumbers(undefined),
    dialog: (
      <>
        {isAsked && (
          <Suspense>
            <RevealDialog
              isPending={isPending}
              onConfirm={mutate}
              onClose={() => setAsked(false)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
