import { cx } from '../cx.ts'
import { Disclosure } from './disclosure.tsx'

export interface QuestionsProps {
  title: string
  list: Readonly<Record<string, { question: string; answer: string }>>
  /** The name of the one whose answer shows from the start. */
  open: string
  className?: string
}

/** Questions that are asked often, with their answers; one is open at a time. */
export function Questions({ title, list, open, className }: QuestionsProps) {
  return (
    <section aria-labelledby="faq-title" className={cx('pb-13 md:pb-22', className)}>
      <div className="page grid gap-4 lg:grid-cols-[22.5rem_1fr] lg:gap-16">
        <h2 id="faq-title" className="text-5xl">
          {title}
        </h2>
        <div>
          {Object.entries(list).map(([name, { question, answer }]) => (
            <Disclosure key={name} title={question} isOpen={name === open} group="faq">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
