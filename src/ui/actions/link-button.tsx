import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  isBlock?: boolean
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  isBlock,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={buttonClass({ variant, size, width: isBlock ? 'block' : 'auto' }, className)}
    >
      {children}
    </a>
  )
}
