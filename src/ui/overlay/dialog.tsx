import { X } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { directionOf } from '#shared/language.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { AriaLanguage } from '../aria-language.tsx'
import { cx } from '../cx.ts'
import { useLanguage } from '../language.tsx'
import { useWords } from '../words.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the end; the safe answer first. */
  actions?: ReactNode
  /** Must be answered: no close button, no click outside. */
  isQuestion?: boolean
  size?: 'md' | 'lg'
}

/** A box over the page. On a phone it fills the width. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isQuestion,
  size,
}: DialogProps) {
  const language = useLanguage()
  const words = useWords()
  useReturnFocus(isOpen)
  return (
    <AriaLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={!isQuestion}
        className="fade-in fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4"
      >
        <Modal
          className={cx(
            'rise-in w-full rounded-card bg-card text-ink shadow-dialog',
            size === 'lg' ? 'max-w-[45rem]' : 'max-w-dialog',
          )}
        >
          <AriaDialog
            lang={language}
            dir={directionOf(language)}
            role={isQuestion ? 'alertdialog' : 'dialog'}
            className="relative p-7 outline-none"
          >
            <Heading
              slot="title"
              level={2}
              className={cx('text-[1.375rem]', !isQuestion && 'pe-11')}
            >
              {title}
            </Heading>
            {!isQuestion && (
              <IconButton
                label={words.close}
                icon={<X />}
                onClick={onClose}
                className="absolute end-4 top-5"
              />
            )}
            <div className="mt-3">
              <Suspense>{children}</Suspense>
            </div>
            {actions && (
              <div className="mt-5 grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col sm:items-start">
                {actions}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}
