import { variants } from '../cx.ts'

/** The look of a button, also for links of a router: `<Link className={buttonClass({ … })}>`. */
export const buttonClass = variants(
  'relative inline-flex items-center justify-center gap-2.5 font-strong text-center whitespace-nowrap no-underline select-none transition-[background-color,scale] duration-(--t-press) ease-out active:scale-98 aria-disabled:active:scale-100 forced-colors:border',
  {
    variant: {
      primary: 'bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
      line: 'inset-ring-(length:--line) inset-ring-control bg-transparent not-aria-disabled:hover:bg-sunk',
      soft: 'bg-sunk text-ink not-aria-disabled:hover:bg-hairline',
      plain: 'bg-transparent not-aria-disabled:hover:underline underline-offset-[0.28em]',
      bad: 'bg-bad text-on-bad not-aria-disabled:hover:opacity-90',
      deep: 'bg-deep-action text-on-deep-action not-aria-disabled:hover:opacity-90',
    },
    size: {
      sm: 'min-h-11 rounded-field px-4 text-note',
      md: 'min-h-12 rounded-btn px-5.5',
      lg: 'min-h-14.5 rounded-day px-7 text-lg',
    },
    width: { auto: '', block: 'w-full' },
    state: {
      free: '',
      barred: 'bg-sunk! text-muted! inset-ring-0!',
    },
  },
  { variant: 'primary', size: 'md', width: 'auto', state: 'free' },
)

export type ButtonVariant = 'primary' | 'line' | 'soft' | 'plain' | 'bad' | 'deep'
export type ButtonSize = 'sm' | 'md' | 'lg'
