import { Disclosure } from '#ui/layout/disclosure.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** Four questions: meal, chef, requirements, WhatsApp. */
export function Questions() {
  const { faq } = useTexts(messages)
  return (
    <section aria-labelledby="faq-title" className="py-13 md:py-22">
      <div className="page grid gap-4 lg:grid-cols-[22.5rem_1fr] lg:gap-16">
        <h2 id="faq-title" className="text-5xl">
          {faq.title}
        </h2>
        <div>
          {Object.entries(faq.list).map(([name, { question, answer }]) => (
            <Disclosure key={name} title={question} isOpen={name === 'meal'} group="faq">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
