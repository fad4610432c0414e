import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Tabs } from '../navigation/tabs.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { Row, Section, useSample } from './section.tsx'

export function OverlaySection() {
  const texts = useSample()
  const [open, setOpen] = useState<'dialog' | 'question' | 'sheet' | 'panel'>()
  const close = () => setOpen(undefined)
  return (
    <Section title={texts.sections.overlay}>
      <Row>
        <Button variant="line" onClick={() => setOpen('dialog')}>
          {texts.openDialog}
        </Button>
        <Button variant="line" onClick={() => setOpen('question')}>
          {texts.remove}
        </Button>
        <Button variant="line" onClick={() => setOpen('sheet')}>
          {texts.openSheet}
        </Button>
        <Button variant="line" onClick={() => setOpen('panel')}>
          {texts.panel}
        </Button>
      </Row>
      <Tabs
        label={texts.account}
        tabs={[
          { id: 'overview', label: texts.overview, content: texts.tabOne },
          { id: 'payments', label: texts.payments, content: texts.tabTwo },
        ]}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={texts.withKitchen}
        actions={<Button onClick={close}>{texts.save}</Button>}
      >
        <p>{texts.withKitchenText}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        title={texts.openQuestion}
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        onCancel={close}
        onConfirm={close}
      >
        <p>{texts.questionText}</p>
      </ConfirmDialog>
      <Sheet
        isOpen={open === 'sheet' || open === 'panel'}
        onClose={close}
        wide={open === 'panel' ? 'end' : 'middle'}
        title={texts.steps.restaurant}
        footer={
          <Button isBlock onClick={close}>
            {texts.save}
          </Button>
        }
      >
        <p>{texts.sheetText}</p>
      </Sheet>
    </Section>
  )
}
