import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { Text } from 'react-aria-components/Text'
import { IconButton } from '../actions/icon-button.tsx'
import { AriaLanguage } from '../aria-language.tsx'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'
import { TOAST_MS, toasts, type ToastMessage } from './toast.ts'

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 })

let shown: string | undefined

/** A newer message replaces the older one, which would otherwise come back with an old Undo. */
function show(message: ToastMessage): void {
  const older = shown
  shown = queue.add(message, message.isLasting ? {} : { timeout: TOAST_MS })
  if (older !== undefined) queue.close(older)
}

/** The place where toasts appear, one at a time. Once in the app, loaded after the page. */
export function ToastRegion() {
  const words = useWords()
  useEffect(() => toasts.receive(show), [])
  return (
    <AriaLanguage>
      <AriaToastRegion
        queue={queue}
        aria-label={words.notifications}
        className="fixed inset-x-4 bottom-4 z-50 max-lg:in-[:has([data-bottom-bar])]:bottom-28 in-[:has([role$=dialog]:not([aria-modal]))]:top-4 in-[:has([role$=dialog]:not([aria-modal]))]:bottom-auto grid justify-items-end rounded-tile outline-offset-2 md:inset-x-6 md:bottom-6 md:in-[:has([role$=dialog]:not([aria-modal]))]:bottom-auto md:in-[:has([role$=dialog]:not([aria-modal]))]:justify-items-center"
      >
        {({ toast }) => (
          <Toast toast={toast} className="w-full max-w-toast rounded-tile outline-offset-2">
            <ToastCard message={toast.content} onClose={() => queue.close(toast.key)} />
          </Toast>
        )}
      </AriaToastRegion>
    </AriaLanguage>
  )
}

const ICONS = { default: Bell, success: CircleCheck, destructive: CircleAlert }

export function ToastCard(props: { message: ToastMessage; onClose: () => void }) {
  const words = useWords()
  const { title, text, variant = 'default', action } = props.message
  const Icon = ICONS[variant]
  const isBad = variant === 'destructive'
  return (
    <div
      className={cx(
        'rise-in flex w-full max-w-toast items-start gap-3 rounded-tile py-3.5 ps-4 pe-2 shadow-toast',
        isBad
          ? 'bg-bad text-on-bad'
          : 'bg-deep text-on-deep inset-ring-(length:--line) inset-ring-deep-line',
      )}
    >
      <Icon className={cx('mt-0.5 size-5.5', variant === 'success' && 'text-deep-ok')} />
      <div className="min-w-0 flex-1">
        <ToastContent role={isBad ? 'alert' : 'status'} className="leading-snug">
          <Text slot="title" className="block font-strong">
            {title}
          </Text>
          {text && <Text slot="description">{text}</Text>}
        </ToastContent>
        {action && (
          <button
            type="button"
            className="text-link -mb-2.5 min-h-11"
            onClick={() => {
              action.onPress()
              props.onClose()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        label={words.close}
        icon={<X />}
        variant="deep"
        className="-my-1.5"
        onClick={props.onClose}
      />
    </div>
  )
}
