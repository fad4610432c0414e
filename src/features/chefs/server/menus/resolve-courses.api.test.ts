import { expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { countQueries } from '../../../../../tools/testing/count-queries.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { resolveCourses } from './resolve-courses.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('reads the database as often for seven courses as for one', async () => {
  const inputs = Array.from({ length: 7 }, (_, index) => ({
    course: 'main' as const,
    title: `Tahini carrots ${index}`,
  }))
  const countFor = (courses: number) =>
    countQueries(test.app.db, (db) => resolveCourses(db, inputs.slice(0, courses)))
  expect(await countFor(7)).toBe(await countFor(1))
  const courses = await resolveCourses(test.app.db, inputs)
  expect(courses.map(({ holds }) => holds)).toEqual(inputs.map(() => ['sesame']))
})
