import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { addressesQuery } from '#features/addresses/web/public.ts'
import { sessionQuery } from '#features/auth/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { StarNumber } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { overviewTexts } from '../../overview-texts.ts'
import { recommendationsFor, type Recommendation } from '../../rules.ts'
import { STEP_LINKS } from './step-links.ts'

const STEPS: Recommendation[] = ['complete-profile', 'add-address', 'see-plans']

/** A newcomer's first view: the three steps to the first meal, the next one ready to press. */
export function Welcome() {
  const overview = useTexts(overviewTexts)
  const { steps } = useTexts(messages)
  const language = useLanguage()
  const { data: user } = useQuery(sessionQuery)
  const { data: addresses } = useQuery(addressesQuery(language))
  const lacking = recommendationsFor({
    name: user?.name ?? '',
    email: user?.email ?? '',
    addresses: addresses?.length ?? 0,
    subscriptions: 0,
  })
  const [next = 'see-plans'] = lacking
  return (
    <section id="subscriptions" tabIndex={-1} aria-labelledby="welcome" className="grid gap-4">
      <Cloth
        colour="hero"
        corner="panel"
        className="relative grid min-h-74 content-center overflow-hidden px-6 pt-8 pb-28 md:pb-8 md:grid-cols-[1fr_20rem] md:px-9"
      >
        <div className="relative z-10 grid content-center justify-items-start gap-3">
          <h2 id="welcome" className="text-5xl">
            {overview.welcomeTitle}
          </h2>
          <p className="max-w-[26em] text-lg text-on-hero-muted">{overview.welcomeText}</p>
          <LinkButton href={STEP_LINKS[next]} size="lg" className="mt-3">
            {steps[next].action}
          </LinkButton>
        </div>
        <Plate
          slug="machboos"
          version={PLATES_VERSION}
          size={324}
          alt=""
          isUrgent
          className="absolute end-4 -bottom-24 w-52 md:end-9 md:top-1/2 md:bottom-auto md:w-81 md:-translate-y-1/2"
        />
      </Cloth>
      <ol className="grid gap-3.5 md:grid-cols-3">
        {STEPS.map((step, position) => (
          <Step
            key={step}
            step={step}
            number={position + 1}
            isDone={!lacking.includes(step)}
            isNext={step === next}
          />
        ))}
      </ol>
    </section>
  )
}

function Step(props: { step: Recommendation; number: number; isDone: boolean; isNext: boolean }) {
  const overview = useTexts(overviewTexts)
  const { steps } = useTexts(messages)
  const { title, text, action } = steps[props.step]
  return (
    <li className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-card bg-subtle p-5">
      {props.isDone ? (
        <span className="grid size-11 place-items-center rounded-full bg-ok-tint text-ok">
          <Check />
        </span>
      ) : (
        <StarNumber>{props.number}</StarNumber>
      )}
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        {props.isDone ? (
          <p className="text-note font-strong text-ok">{overview.stepDone}</p>
        ) : (
          <>
            <p className="text-note text-muted">{text}</p>
            {!props.isNext && (
              <a
                href={STEP_LINKS[props.step]}
                className="text-link inline-flex min-h-11 w-fit items-center"
              >
                {action}
              </a>
            )}
          </>
        )}
      </div>
    </li>
  )
}
