import { Suspense, useState, type ReactNode } from 'react'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import type { ApplicantProfile } from '../status-queries.ts'
import { applyTexts } from '../apply/texts.ts'
import { statusTexts } from './texts.ts'

const Corrections = lazyPart(async () => (await import('./corrections.tsx')).Corrections)

/** What was typed, with its numbers masked, and the form that corrects it where that is asked for. */
export function OwnDetails({ profile }: { profile: ApplicantProfile }) {
  const words = useTexts(statusTexts)
  const { warnings } = useTexts(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid gap-3 border-t-line border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{words.details}</h3>
        {profile.canChange && !isOpen && (
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            {words.correct}
          </Button>
        )}
      </div>
      {profile.warns.map((warning) => (
        <Notice key={warning} tone="warn">
          {warnings[warning]}
        </Notice>
      ))}
      {isOpen && profile.canChange ? (
        <Suspense>
          <Corrections profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Facts profile={profile} />
      )}
    </section>
  )
}

function Facts({ profile }: { profile: ApplicantProfile }) {
  const words = useTexts(statusTexts)
  const language = useLanguage()
  const { fields } = useTexts(applyTexts)
  const { type, legalName, businessName, tradeLicense, description } = profile
  const facts: [string, ReactNode][] = [
    ...(businessName === null ? [] : [[words.businessName, businessName] as [string, ReactNode]]),
    ...(tradeLicense === null ? [] : [[words.tradeLicense, tradeLicense] as [string, ReactNode]]),
    ...(legalName === null ? [] : [[fields.legalName[type], legalName] as [string, ReactNode]]),
    [
      words.emiratesId,
      <bdi key="id" dir="ltr">
        {profile.emiratesId}
      </bdi>,
    ],
    [
      words.iban,
      <bdi key="iban" dir="ltr">
        {profile.iban}
      </bdi>,
    ],
    [words.city, EMIRATE_NAMES[profile.city][language]],
    [
      words.cuisines,
      profile.cuisineSpecialty
        .map((cuisine) => CUISINE_NAMES[cuisine][language])
        .join(words.separator),
    ],
    [words.delivery, profile.deliveryAvailable ? words.yes : words.no],
    ...(description === null ? [] : [[words.description, description] as [string, ReactNode]]),
  ]
  return (
    <dl className="num grid gap-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium break-words whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
