import { useId, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictNoticeProps } from '#ui/forms/conflict-notice.tsx'
import { preferenceTexts } from './texts.ts'

interface SectionCardProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the page under a heading of its own. */
export function SectionCard({ title, lead, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-5 md:p-7">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="text-note text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}

interface SectionFormProps extends SectionCardProps {
  isDirty: boolean
  isSaving: boolean
  error: string | undefined
  conflict: ConflictNoticeProps
  onSubmit: () => void
  onDiscard: () => void
}

/** A part that is saved by itself. */
export function SectionForm(props: SectionFormProps) {
  const { form } = useTexts(preferenceTexts)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!props.isSaving) props.onSubmit()
  }
  return (
    <SectionCard title={props.title} {...(props.lead !== undefined && { lead: props.lead })}>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        <ConflictNotice {...props.conflict} />
        {props.children}
        {props.error !== undefined && (
          <Notice tone="bad" isLive>
            {props.error}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            aria-label={form.saveNamed(props.title)}
            isPending={props.isSaving}
            isDisabled={!props.isDirty}
          >
            {form.save}
          </Button>
          {props.isDirty && !props.isSaving && (
            <>
              <Button variant="plain" onClick={props.onDiscard}>
                {form.discard}
              </Button>
              <span className="text-note text-muted">{form.unsaved}</span>
            </>
          )}
        </div>
      </form>
    </SectionCard>
  )
}
