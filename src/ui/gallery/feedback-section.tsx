import { Check, Clock3, Lock } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Chip } from '../feedback/chip.tsx'
import { LedgerBar } from '../feedback/ledger-bar.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { toast, type ToastMessage } from '../feedback/toast.ts'
import { Columns, Row, Section, useSample } from './section.tsx'

export function FeedbackSection() {
  const texts = useSample()
  const messages: ToastMessage[] = [
    {
      title: texts.monday,
      text: texts.mondayText,
      action: { label: texts.undo, onPress: () => undefined },
    },
    { title: texts.sent, text: texts.sentText, variant: 'success' },
    { title: texts.failed, text: texts.failedText, variant: 'destructive' },
  ]
  return (
    <Section title={texts.sections.feedback}>
      <Row>
        {messages.map((message) => (
          <Button key={message.title} variant="line" size="sm" onClick={() => toast(message)}>
            {texts.showToast}: {message.title}
          </Button>
        ))}
      </Row>
      <Columns>
        <div className="grid content-start gap-3">
          <Notice tone="info" icon={<Lock />} title={texts.withKitchen}>
            {texts.withKitchenText}
          </Notice>
          <Notice tone="warn">{texts.kept}</Notice>
          <Notice tone="ok">{texts.sentText}</Notice>
          <Notice tone="bad" title={texts.failed}>
            {texts.failedText}
          </Notice>
          <Notice>{texts.emptyText}</Notice>
        </div>
        <div className="grid content-start gap-6">
          <Row>
            <Chip tone="ok" icon={<Check />}>
              {texts.paid}
            </Chip>
            <Chip tone="info">{texts.pending}</Chip>
            <Chip tone="warn">{texts.soldOut}</Chip>
            <Chip tone="bad">{texts.rejected}</Chip>
            <Chip>{texts.completed}</Chip>
            <Chip tone="pill" icon={<Clock3 />}>
              {texts.until}
            </Chip>
            <Chip tone="star">{texts.popular}</Chip>
            <Chip tone="picked">{texts.added}</Chip>
          </Row>
          <ProgressBar label={texts.mealTime} value={5} max={10} text={texts.picked} />
          <LedgerBar
            parts={[
              { label: texts.delivered, count: 18, tone: 'delivered' },
              { label: texts.planned, count: 20, tone: 'planned' },
              { label: texts.returned, count: 2, tone: 'returned' },
            ]}
          />
        </div>
      </Columns>
    </Section>
  )
}
