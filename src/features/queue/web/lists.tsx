import { useTexts } from '#ui/texts.ts'
import { queueTexts } from './texts.ts'

const LISTS = [
  { name: 'messages', href: '/admin/queue' },
  { name: 'jobs', href: '/admin/queue/jobs' },
] as const

/** From one list of the page to the other. */
export function Lists({ current }: { current: (typeof LISTS)[number]['name'] }) {
  const words = useTexts(queueTexts)
  return (
    <nav aria-label={words.lists} className="flex flex-wrap gap-2">
      {LISTS.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-btn px-4 font-medium no-underline hover:bg-sunk aria-[current]:bg-picked aria-[current]:font-strong aria-[current]:text-on-picked"
        >
          {words[name]}
        </a>
      ))}
    </nav>
  )
}
