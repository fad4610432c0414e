import { useId, type ComponentProps, type MouseEvent } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  isBlock?: boolean
  /** Keeps the width, shows a spinner and swallows further presses. */
  isPending?: boolean
  isDisabled?: boolean
  /** Why it cannot be pressed now. Shown below; the button stays reachable by keyboard. */
  disabledReason?: string | undefined
}

export function Button({
  variant,
  size,
  isBlock = false,
  isPending = false,
  isDisabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const words = useWords()
  const reasonId = useId()
  const isBarred = isDisabled || disabledReason !== undefined
  const isStill = isBarred || isPending
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isStill ? event.preventDefault() : onClick?.(event)

  const button = (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      onClick={press}
      aria-disabled={isStill || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={cx(rest['aria-describedby'], disabledReason && reasonId) || undefined}
      className={buttonClass(
        {
          variant,
          size,
          width: isBlock ? 'block' : 'auto',
          state: isBarred ? 'barred' : 'free',
        },
        className,
      )}
    >
      <span className={isPending ? 'inline-flex items-center gap-2.5 opacity-0' : 'contents'}>
        {children}
      </span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{words.loading}</span>
        </span>
      )}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className={cx('grid gap-1.5', isBlock ? 'w-full' : 'w-fit')}>
      {button}
      <span id={reasonId} className="text-note text-muted">
        {disabledReason}
      </span>
    </span>
  )
}
