import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'

/** The name with its mark. Never mirrored; the mark's ring shows the ground, `[--logo-hole:…]`. */
export function Logo({ href = '/', className, ...rest }: ComponentProps<'a'>) {
  const words = useWords()
  return (
    <a
      {...rest}
      href={href}
      aria-label={words.homePage}
      className={cx(
        'display inline-flex min-h-11 items-center gap-2.5 text-2xl leading-none font-bold no-underline',
        className,
      )}
    >
      <LogoMark className="size-8.5" />
      <span className="rtl:pt-[0.28em]">{words.name}</span>
    </a>
  )
}

export function LogoMark(props: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={props.className} aria-hidden="true">
      <path d="M-33-33h66v66h-66z" fill="currentColor" />
      <path d="M-33-33h66v66h-66z" fill="currentColor" transform="rotate(45)" />
      <circle r="24" className="fill-[var(--logo-hole,var(--bg))]" />
      <circle r="11" fill="currentColor" />
    </svg>
  )
}
