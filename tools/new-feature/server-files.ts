import type { FeatureFile, Words } from './words.ts'

const store = ({
  snake,
  one,
  pascal,
}: Words) => `import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const COLUMNS = ['id', 'name', 'created_at as createdAt'] as const

const rowsOfUser = prepared<{ userId: string }>()((db, param) =>
  db
    .selectFrom('${snake}')
    .select(COLUMNS)
    .where('user_id', '=', param('userId'))
    .orderBy('id', 'desc'),
)

export const list${pascal}Rows = (db: Database, userId: string) => rowsOfUser(db, { userId })

export const insert${one.pascal} = (
  tx: Transaction,
  { userId, name, now }: { userId: string; name: string; now: Date },
) =>
  tx
    .insertInto('${snake}')
    .values({ user_id: userId, name, created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
`

const list = ({ pascal }: Words) => `import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { list${pascal} as contract } from '../contract.ts'
import { list${pascal}Rows } from './store.ts'

export async function list${pascal}(db: Database, who: Member): Promise<Output<typeof contract>> {
  const rows = await list${pascal}Rows(db, who.id)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
`

const create = ({
  snake,
  one,
  pascal,
}: Words) => `import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { create${one.pascal} as contract } from '../contract.ts'
import { mayAdd${one.pascal} } from '../rules.ts'
import { insert${one.pascal}, list${pascal}Rows } from './store.ts'

export async function create${one.pascal}(
  tx: Transaction,
  who: Pick<Member, 'id' | 'now'>,
  { name }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const owned = await list${pascal}Rows(tx, who.id)
  if (!mayAdd${one.pascal}(owned.length)) throw new Refusal('too_many_${snake}', 422)
  const row = await insert${one.pascal}(tx, { userId: who.id, name, now: who.now })
  return { ...row, createdAt: row.createdAt.toISOString() }
}
`

const routes = ({
  kebab,
  camel,
  one,
  pascal,
}: Words) => `import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { create${one.pascal} } from './create-${kebabOne(one)}.ts'
import { list${pascal} } from './list-${kebab}.ts'

export const ${camel}Routes: ServedEndpoint[] = [
  serveRead(contract.list${pascal}, list${pascal}),
  serveWrite(contract.create${one.pascal}, create${one.pascal}),
]
`

const kebabOne = ({ snake }: Words['one']) => snake.replaceAll('_', '-')

const apiTest = ({
  kebab,
  snake,
  loud,
  one,
  pascal,
}: Words) => `import { beforeEach, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'
import { messages } from '../messages.ts'
import { ${loud}_MAX } from '../rules.ts'

const test = useTestApp()

beforeEach(() => test.app.db.deleteFrom('${snake}').execute())

async function signedIn(phone: string, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

type Browser = Awaited<ReturnType<typeof signedIn>>
const add = (browser: Browser, name: string) =>
  browser.call(contract.create${one.pascal}, { name }, { idempotencyKey: newIdempotencyKey() })

it('GET /api/${kebab} shows the own ones, the newest first, and none of others', async () => {
  const customer = await signedIn('+971500000001')
  await add(customer, 'First')
  await add(customer, '  Second ')
  await add(await signedIn('+971500000002'), 'Of someone else')
  const names = (await customer.call(contract.list${pascal})).map(({ name }) => name)
  expect(names).toEqual(['Second', 'First'])
})

it('GET /api/${kebab} refuses a visitor', async () => {
  const visitor = test.browser()
  await expect(visitor.call(contract.list${pascal})).rejects.toMatchObject({ status: 401 })
})

for (const language of ['en', 'ar'] as const) {
  it(\`POST /api/${kebab} refuses an empty name and one too many in \${language}\`, async () => {
    const customer = await signedIn('+971500000001', language)
    const { refusals } = messages[language]
    await expect(add(customer, ' ')).rejects.toMatchObject({
      status: 400,
      fields: { name: refusals.${one.snake}_name_required },
    })
    for (let count = 0; count < ${loud}_MAX; count += 1) await add(customer, \`Name \${count}\`)
    await expect(add(customer, 'One too many')).rejects.toMatchObject({
      status: 422,
      code: 'too_many_${snake}',
      text: refusals.too_many_${snake},
    })
  })
}
`

/** Use cases, SQL, routes and their test. */
export const serverFiles = (words: Words): FeatureFile[] => {
  const folder = `src/features/${words.kebab}/server`
  return [
    { path: `${folder}/store.ts`, text: store(words) },
    { path: `${folder}/list-${words.kebab}.ts`, text: list(words) },
    { path: `${folder}/create-${kebabOne(words.one)}.ts`, text: create(words) },
    { path: `${folder}/routes.ts`, text: routes(words) },
    { path: `${folder}/public.ts`, text: `export { ${words.camel}Routes } from './routes.ts'\n` },
    { path: `${folder}/${words.kebab}.api.test.ts`, text: apiTest(words) },
  ]
}
