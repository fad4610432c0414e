export type FeatureFile = { path: string; text: string }

type Words = { kebab: string; snake: string; camel: string; pascal: string }

function wordsOf(name: string): Words {
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return { kebab: name, snake: name.replaceAll('-', '_'), camel, pascal }
}

const contract = ({ kebab, pascal }: Words) => `import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

export const list${pascal} = endpoint({
  method: 'GET',
  path: '/api/${kebab}',
  who: 'signed-in',
  summary: "The caller's own ${kebab.replaceAll('-', ' ')}, newest first.",
  output: z.array(z.object({ id: z.number() })),
  refusals: [],
})
`

const store = ({
  snake,
  camel,
  pascal,
}: Words) => `import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const ${camel}OfUser = prepared<{ userId: string }>()((db, param) =>
  db
    .selectFrom('${snake}')
    .select('id')
    .where('user_id', '=', param('userId'))
    .orderBy('id', 'desc'),
)

export const list${pascal}Rows = (db: Database, userId: string) => ${camel}OfUser(db, { userId })
`

const routes = ({
  camel,
  pascal,
}: Words) => `import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { list${pascal}Rows } from './store.ts'

export const ${camel}Routes: ServedEndpoint[] = [
  serveRead(contract.list${pascal}, (db, who) => list${pascal}Rows(db, who.id)),
]
`

const apiTest = ({ kebab, camel, pascal }: Words) => `import { expect, test } from 'vitest'
import { useTestApp } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'

const ${camel} = useTestApp()

test('GET /api/${kebab} refuses a visitor', async () => {
  const visitor = ${camel}.browser()
  await expect(visitor.call(contract.list${pascal})).rejects.toMatchObject({ status: 401 })
})
`

const queries = ({
  kebab,
  camel,
  pascal,
}: Words) => `import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import * as contract from '../contract.ts'

export const ${camel}Query = queryOptions({
  queryKey: ['${kebab}'],
  queryFn: ({ signal }) => call(contract.list${pascal}, {}, { signal }),
})
`

const messages = () => `import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts({ refusals: {} }, { refusals: {} })
`

const migration = ({ snake }: Words) => `create table ${snake} (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  created_at timestamptz not null default now()
);

create index ${snake}_of_user on ${snake} (user_id, id desc);
`

/** The files of a feature that lists the caller's own records: small, whole, and made to grow. */
export function featureFiles(name: string, nextMigration: number): FeatureFile[] {
  const words = wordsOf(name)
  const folder = `src/features/${name}`
  const number = String(nextMigration).padStart(4, '0')
  return [
    { path: `migrations/${number}-create-${name}.sql`, text: migration(words) },
    { path: `${folder}/contract.ts`, text: contract(words) },
    { path: `${folder}/messages.ts`, text: messages() },
    { path: `${folder}/server/store.ts`, text: store(words) },
    { path: `${folder}/server/routes.ts`, text: routes(words) },
    {
      path: `${folder}/server/public.ts`,
      text: `export { ${words.camel}Routes } from './routes.ts'\n`,
    },
    { path: `${folder}/server/${name}.api.test.ts`, text: apiTest(words) },
    { path: `${folder}/web/queries.ts`, text: queries(words) },
    {
      path: `${folder}/web/public.ts`,
      text: `export { ${words.camel}Query } from './queries.ts'\n`,
    },
  ]
}
