import { Avatar } from '../layout/avatar.tsx'
import { Card } from '../layout/card.tsx'
import { Cloth } from '../layout/cloth.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Logo } from '../layout/logo.tsx'
import { Stages } from '../layout/stages.tsx'
import { StarNumber } from '../layout/star.tsx'
import { StepCard } from '../layout/step-card.tsx'
import { Columns, Row, Section, useSample } from './section.tsx'

export function LayoutSection() {
  const texts = useSample()
  return (
    <Section title={texts.sections.layout}>
      <Row>
        <Logo href="#top" />
        <Avatar name={texts.person} />
      </Row>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={texts.stages}>
        <Stages
          label={texts.stages}
          className="min-w-150"
          stages={[
            { label: texts.stage.about, state: 'done', note: texts.person },
            { label: texts.stage.cuisines, state: 'done' },
            { label: texts.stage.documents, state: 'now', note: texts.stageNote },
            { label: texts.stage.review, state: 'later' },
          ]}
        />
      </div>
      <Columns>
        <div className="grid content-start gap-3.5">
          <StepCard
            number={1}
            title={texts.steps.date}
            state="done"
            summary={texts.stepDate}
            onEdit={() => undefined}
          />
          <StepCard
            number={3}
            title={texts.steps.restaurant}
            state="open"
            summary={texts.stepRestaurant}
          >
            <p>{texts.stepAddress}</p>
          </StepCard>
          <StepCard
            number={4}
            title={texts.steps.payment}
            state="later"
            summary={texts.stepPayment}
          />
        </div>
        <Card look="quiet" className="overflow-hidden">
          <Cloth colour="saffron" corner="none" hem="subtle" className="px-6.5 pt-5.5 pb-7.5">
            <h3 className="text-2xl">{texts.clothTitle}</h3>
            <p className="mt-2 text-on-cloth-muted">{texts.clothText}</p>
          </Cloth>
          <ol className="grid gap-5 p-6.5">
            {[texts.request, texts.compare].map((step, position) => (
              <li key={step} className="flex items-center gap-3.5">
                <StarNumber>{position + 1}</StarNumber>
                <h4 className="text-lg">{step}</h4>
              </li>
            ))}
          </ol>
        </Card>
        <div>
          <Disclosure title={texts.question} isOpen>
            {texts.answer}
          </Disclosure>
          <Disclosure title={texts.question2}>{texts.clothText}</Disclosure>
        </div>
      </Columns>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {(['hero', 'blush', 'pistachio', 'gulf', 'apricot', 'lilac', 'saffron'] as const).map(
          (colour) => (
            <Cloth key={colour} colour={colour} className="p-5">
              <h3 className="text-xl">{texts.clothTitle}</h3>
              <p className={colour === 'hero' ? 'text-on-hero-muted' : 'text-on-cloth-muted'}>
                {texts.clothText}
              </p>
            </Cloth>
          ),
        )}
      </div>
    </Section>
  )
}
