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
import { useSettledPopovers } from './use-settled-popovers.ts'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below the scrolled content. */
  footer?: ReactNode
  /** Where it is on a wide screen: a panel at the end, or a box in the middle. */
  wide?: 'end' | 'middle'
  /** `deep` carries a tray in both themes. */
  ground?: 'card' | 'deep'
}

const GROUNDS = { card: 'bg-card text-ink', deep: 'bg-deep text-on-deep' }

/** Comes up from the bottom on a phone; on a wide screen a side panel or a box. */
export function Sheet({
  isOpen,
  onClose,
  title,
  children,
  footer,
  wide = 'middle',
  ground = 'card',
}: SheetProps) {
  const language = useLanguage()
  const words = useWords()
  const isEnd = wide === 'end'
  useReturnFocus(isOpen)
  useSettledPopovers(isOpen)
  return (
    <AriaLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable
        className={cx(
          'fade-in fixed inset-0 z-40 grid items-end bg-scrim',
          isEnd ? 'md:items-stretch md:justify-items-end' : 'md:place-items-center md:p-6',
        )}
      >
        <Modal
          className={cx(
            'max-md:sheet-up md:fade-in flex max-h-[88dvh] w-full flex-col rounded-t-cloth shadow-sheet',
            GROUNDS[ground],
            isEnd
              ? 'md:max-h-dvh md:w-[30rem] md:rounded-none md:rounded-s-cloth'
              : 'md:max-w-[35rem] md:rounded-cloth',
          )}
        >
          <AriaDialog
            lang={language}
            dir={directionOf(language)}
            className="flex min-h-0 flex-1 flex-col outline-none"
          >
            <header className="flex items-center gap-3 ps-6 pe-3 pt-5 pb-2">
              <Heading slot="title" level={2} className="flex-1 text-[1.375rem]">
                {title}
              </Heading>
              <IconButton
                variant={ground === 'deep' ? 'deep' : 'plain'}
                label={words.close}
                icon={<X />}
                onClick={onClose}
              />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">
              <Suspense>{children}</Suspense>
            </div>
            {footer && (
              <footer
                className={cx(
                  'border-t-line px-6 py-4',
                  ground === 'deep' ? 'border-deep-line' : 'border-hairline',
                )}
              >
                {footer}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}
