import { scriptOf } from '#shared/text/script.ts'

/** A course as the catalogue or its chef calls it, in whatever language that is. */
export function CourseTitle({ title, className }: { title: string; className?: string }) {
  return (
    <bdi dir="auto" lang={scriptOf(title)} className={className}>
      {title}
    </bdi>
  )
}
