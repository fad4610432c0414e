import type { FeatureFile, Words } from './words.ts'

const contract = ({
  kebab,
  snake,
  plain,
  pascal,
  one,
  loud,
}: Words) => `import * as z from 'zod/mini'
import { cleanText } from '#shared/text/text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ${loud}_NAME_MAX } from './rules.ts'

const ${one.camel} = z.object({ id: z.number(), name: z.string(), createdAt: z.string() })

export const list${pascal} = endpoint({
  method: 'GET',
  path: '/api/${kebab}',
  who: 'signed-in',
  summary: "The caller's own ${plain}, the newest first.",
  output: z.array(${one.camel}),
  refusals: [],
})

export const create${one.pascal} = endpoint({
  method: 'POST',
  path: '/api/${kebab}',
  who: 'signed-in',
  summary: 'Adds one to the own ${plain}, up to a limit.',
  body: z.object({
    name: cleanText({ min: 1, max: ${loud}_NAME_MAX, tooShort: '${one.snake}_name_required' }),
  }),
  output: ${one.camel},
  status: 201,
  refusals: ['too_many_${snake}'],
  idempotent: true,
})
`

const rules = (
  { one, loud }: Words,
  rule: string,
) => `/** How many one person has at most. ${rule} */
export const ${loud}_MAX = 50

export const ${loud}_NAME_MAX = 80

/** Whether one more fits next to those that someone has. */
export const mayAdd${one.pascal} = (owned: number): boolean => owned < ${loud}_MAX
`

const rulesTest = ({ one, loud }: Words) => `import { expect, it } from 'vitest'
import { ${loud}_MAX, mayAdd${one.pascal} } from './rules.ts'

it.each([
  [0, true],
  [${loud}_MAX - 1, true],
  [${loud}_MAX, false],
])('with %i of them, one more fits: %s', (owned, fits) => {
  expect(mayAdd${one.pascal}(owned)).toBe(fits)
})
`

const messages = ({
  plain,
  snake,
  title,
  arabic,
  one,
  loud,
}: Words) => `import { defineTexts } from '#shared/language.ts'
import { ${loud}_MAX } from './rules.ts'

export const messages = defineTexts(
  {
    refusals: {
      ${one.snake}_name_required: 'Enter a name',
      too_many_${snake}: \`You have reached the limit of \${${loud}_MAX} ${plain}.\`,
    },
    page: {
      title: '${title}',
      lead: 'The newest first.',
      name: 'Name',
      add: 'Add',
      added: 'Added',
      none: 'Nothing here yet',
      noneText: 'Enter a name above to add the first one.',
      failed: 'This page didn’t load',
      failedText: 'Check your connection and try again.',
    },
  },
  {
    refusals: {
      ${one.snake}_name_required: 'يُرجى إدخال الاسم',
      too_many_${snake}: \`بلغ العدد حده الأعلى، وهو \${${loud}_MAX}.\`,
    },
    page: {
      title: '${arabic}',
      lead: 'الأحدث أولًا.',
      name: 'الاسم',
      add: 'إضافة',
      added: 'تمت الإضافة',
      none: 'لا شيء هنا بعد',
      noneText: 'للإضافة يُكتب الاسم أعلاه.',
      failed: 'تعذّر عرض الصفحة',
      failedText: 'يُرجى التحقق من الاتصال وإعادة المحاولة.',
    },
  },
)
`

const migration = ({
  snake,
  plain,
}: Words) => `-- Older code works with this: it adds a table that nothing else reads.
-- The ${plain} of each person.
create table ${snake} (
  id integer generated always as identity primary key,
  user_id uuid not null references users,
  name text not null,
  created_at timestamptz not null
);
create index ${snake}_of_user on ${snake} (user_id, id desc);
`

/** What both sides read, and the table. */
export const sharedFiles = (words: Words, rule: string, migrationName: string): FeatureFile[] => {
  const folder = `src/features/${words.kebab}`
  return [
    { path: `migrations/${migrationName}`, text: migration(words) },
    { path: `${folder}/contract.ts`, text: contract(words) },
    { path: `${folder}/rules.ts`, text: rules(words, rule) },
    { path: `${folder}/rules.test.ts`, text: rulesTest(words) },
    { path: `${folder}/messages.ts`, text: messages(words) },
  ]
}
