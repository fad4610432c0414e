import type { ComponentProps, ReactNode } from 'react'
import { variants } from '../cx.ts'

const iconButtonClass = variants(
  'grid size-11 flex-none place-items-center transition-colors duration-(--t-press) disabled:text-control',
  {
    variant: {
      plain: 'rounded-field not-disabled:hover:bg-sunk',
      line: 'rounded-full inset-ring-(length:--line) inset-ring-control not-disabled:hover:bg-sunk',
      picked: 'rounded-full bg-picked text-on-picked',
      /** On toasts, trays and other dark ground. */
      deep: 'rounded-field not-disabled:hover:bg-on-deep/15',
    },
    size: { md: 'size-11', lg: 'size-12' },
  },
  { variant: 'plain', size: 'md' },
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** What pressing it does; the icon alone says nothing to a screen reader. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'line' | 'picked' | 'deep'
  size?: 'md' | 'lg'
  isDisabled?: boolean
}

export function IconButton({
  label,
  icon,
  variant,
  size,
  isDisabled,
  className,
  type,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      className={iconButtonClass({ variant, size }, className)}
    >
      {icon}
    </button>
  )
}
