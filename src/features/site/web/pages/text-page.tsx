import type { Language } from '#shared/language.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatDay } from '#shared/dates.ts'
import { lowerTexts } from '../frame/lower-texts.ts'

export interface TextSection {
  id: string
  title: string
  paragraphs: string[]
  points?: string[]
}

export interface PageText {
  title: string
  lead: string
  sections: TextSection[]
}

/** A page to read: what it is about, where to find what, then every section under its anchor. */
export function TextPage(props: { text: Record<Language, PageText>; changedOn?: string }) {
  const { textPage } = useTexts(lowerTexts)
  const language = useLanguage()
  const { title, lead, sections } = props.text[language]
  return (
    <main
      id="content"
      className="page grid gap-10 py-10 md:py-16 lg:grid-cols-[1fr_17rem] lg:gap-16"
    >
      <article className="grid max-w-[44em] content-start gap-9">
        <header className="grid gap-3">
          <h1 className="text-5xl">{title}</h1>
          <p className="text-lg text-muted">{lead}</p>
          {props.changedOn && (
            <p className="text-note text-muted">
              {textPage.changedOn} {formatDay(props.changedOn, language, 'long')}
            </p>
          )}
        </header>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="grid gap-3">
            <h2 className="text-2xl">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points && (
              <ul className="grid list-disc gap-2 ps-5.5">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
      <nav
        aria-label={textPage.contents}
        className="sticky top-6 hidden h-fit rounded-card bg-subtle p-5 lg:block"
      >
        <p className="mb-1 font-strong">{textPage.contents}</p>
        <ul>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-10 items-center text-note no-underline hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}
