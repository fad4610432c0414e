import { Avatar } from '../layout/avatar.tsx'
import { Card } from '../layout/card.tsx'
import { Cloth } from '../layout/cloth.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Logo } from '../layout/logo.tsx'
import { Stages } from '../layout/stages.tsx'
import { StarNumber } from '../layout/star.tsx'
import { StepCard } from '../layout/step-card.tsx'
import { defineTexts, textsIn } from '#shared/language.ts'
import { useLanguage } from '../language.tsx'
import { Columns, Row, Section, useSample } from './section.tsx'

const layoutTexts = defineTexts(
  {
    stages: 'Steps of the application',
    stage: {
      about: 'About you',
      cuisines: 'Cuisines',
      documents: 'Documents',
      review: 'Review and send',
    },
    stageNote: '1 of 3 ready',
    question: 'Can I choose my meals, or does the kitchen?',
    answer:
      'You choose, up to 18:00 two days before each delivery. If you choose nothing, your own rule decides.',
    question2: 'How does hiring a private chef work?',
    request: 'Send your request',
    compare: 'Compare quotes',
    stepDate: 'Wednesday, 25 November 2026. First cycle ends on 22 December.',
    stepAddress: 'Home. Marina Gate 1, flat 2304, Dubai Marina, Dubai',
    stepRestaurant: 'Three kitchens deliver to Dubai Marina on your dates',
    stepPayment: 'Nothing is charged before 25 November',
  },
  {
    stages: 'خطوات الطلب',
    stage: {
      about: 'عنك',
      cuisines: 'المطابخ',
      documents: 'المستندات',
      review: 'المراجعة والإرسال',
    },
    stageNote: 'جاهز 1 من 3',
    question: 'هل أختار وجباتي بنفسي أم يختارها المطبخ؟',
    answer: 'الاختيار لك حتى الساعة 18:00 قبل كل توصيل بيومين. وإن لم تختر شيئًا تُطبَّق قاعدتك.',
    question2: 'كيف يتم حجز شيف خاص؟',
    request: 'إرسال الطلب',
    compare: 'مقارنة العروض',
    stepDate: 'الأربعاء، 25 نوفمبر 2026. تنتهي الدورة الأولى في 22 ديسمبر.',
    stepAddress: 'المنزل. مارينا غيت 1، شقة 2304، دبي مارينا، دبي',
    stepRestaurant: 'ثلاثة مطابخ توصل إلى دبي مارينا في أيامك',
    stepPayment: 'لا يُخصم شيء قبل 25 نوفمبر',
  },
)

export function LayoutSection() {
  const texts = { ...useSample(), ...textsIn(layoutTexts, useLanguage()) }
  return (
    <Section title={texts.sections.layout}>
      <Row>
        <Logo href="#top" />
        <Avatar name={texts.person} />
      </Row>
      <Stages
        label={texts.stages}
        stages={[
          { label: texts.stage.about, state: 'done', note: texts.person },
          { label: texts.stage.cuisines, state: 'done' },
          { label: texts.stage.documents, state: 'now', note: texts.stageNote },
          { label: texts.stage.review, state: 'later' },
        ]}
      />
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
          <Cloth colour="saffron" corner="none" clothEdge="subtle" className="px-6.5 pt-5.5 pb-7.5">
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
