import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

type Case = [file: string, imported: string]

const forbidden: Case[] = [
  ['src/shared/money.ts', '#features/plans/contract.ts'],
  ['src/shared/money.ts', '#server/clock.ts'],
  ['src/shared/money.ts', '../server/clock.ts'],
  ['src/shared/language/text.ts', '../../ui/button.tsx'],
  ['src/shared/money.ts', 'node:fs'],
  ['src/features/plans/contract.ts', '#features/auth/messages.ts'],
  ['src/features/plans/contract.ts', '#features/auth/server/public.ts'],
  ['src/features/plans/contract.ts', '../auth/contract.ts'],
  ['src/features/plans/rules.ts', './server/store.ts'],
  ['src/features/plans/rules.ts', './web/bill.tsx'],
  ['src/features/plans/rules.ts', 'kysely'],
  ['src/features/plans/rules.ts', 'node:crypto'],
  ['src/features/plans/messages.ts', 'react'],
  ['src/features/plans/messages.ts', '#ui/button.tsx'],
  ['src/features/plans/server/store.ts', '#features/auth/server/store.ts'],
  ['src/features/plans/server/store.ts', '#features/auth/web/public.ts'],
  ['src/features/plans/server/store.ts', '../../auth/server/public.ts'],
  ['src/features/plans/server/store.ts', '../web/bill.tsx'],
  ['src/features/plans/server/store.ts', '../../../main/serve.ts'],
  ['src/features/plans/server/store.ts', '../../../../tools/postgres/launch.ts'],
  ['src/features/plans/server/store.ts', '#ui/button.tsx'],
  ['src/features/plans/server/store.ts', 'react'],
  ['src/features/plans/server/bill/lines.ts', '../../../auth/server/public.ts'],
  ['src/features/plans/server/bill/lines.ts', '#features/auth/server/store.ts'],
  ['src/features/plans/web/bill.tsx', '../server/store.ts'],
  ['src/features/plans/web/bill.tsx', '#features/plans/server/public.ts'],
  ['src/features/plans/web/bill.tsx', '#features/auth/web/login-form.tsx'],
  ['src/features/plans/web/bill.tsx', '#server/clock.ts'],
  ['src/features/plans/web/bill.tsx', 'pg'],
  ['src/features/plans/web/bill.tsx', '../../auth/web/public.ts'],
  ['src/features/plans/web/board/ticket.tsx', '../../server/store.ts'],
  ['src/features/plans/web/board/ticket.tsx', '#features/auth/web/login-form.tsx'],
  ['src/ui/button.tsx', '#features/plans/web/public.ts'],
  ['src/ui/button.tsx', '../features/plans/messages.ts'],
  ['src/ui/button.tsx', '#server/clock.ts'],
  ['src/ui/button.tsx', '../routes/index.tsx'],
  ['src/ui/button.tsx', 'node:fs'],
  ['src/server/http/app.ts', '#features/plans/server/public.ts'],
  ['src/server/http/app.ts', '../../features/plans/contract.ts'],
  ['src/server/http/app.ts', '../../ui/button.tsx'],
  ['src/server/http/app.ts', '../../main/serve.ts'],
  ['src/server/http/app.ts', 'react-dom/server'],
  ['src/routes/index.tsx', '#features/plans/server/public.ts'],
  ['src/routes/index.tsx', '#features/plans/web/bill.tsx'],
  ['src/routes/index.tsx', '../features/plans/web/public.ts'],
  ['src/routes/index.tsx', '../main/serve.ts'],
  ['src/routes/admin/index.tsx', '#server/clock.ts'],
  ['src/routes/admin/index.tsx', '../../server/clock.ts'],
  ['src/features/plans/server/store.api.test.ts', '#features/auth/server/store.ts'],
  ['src/features/plans/web/bill.test.tsx', '#server/clock.ts'],
]

const allowed: Case[] = [
  ['src/shared/money.ts', './dates.ts'],
  ['src/shared/money.ts', 'zod/mini'],
  ['src/features/plans/contract.ts', '#shared/wire/endpoint.ts'],
  ['src/features/plans/contract.ts', './messages.ts'],
  ['src/features/plans/contract.ts', '#features/auth/contract.ts'],
  ['src/features/plans/contract.ts', '#features/auth/session-contract.ts'],
  ['src/features/plans/rules.ts', '#features/auth/rules.ts'],
  ['src/features/plans/server/store.ts', '../rules.ts'],
  ['src/features/plans/server/store.ts', 'node:crypto'],
  ['src/features/plans/server/store.ts', '#server/database/database.ts'],
  ['src/features/plans/server/store.ts', '#features/auth/server/public.ts'],
  ['src/features/plans/server/store.ts', '#features/auth/contract.ts'],
  ['src/features/plans/server/store.ts', '#features/auth/rules.ts'],
  ['src/features/plans/server/bill/lines.ts', '../../rules.ts'],
  ['src/features/plans/web/bill.tsx', '../contract.ts'],
  ['src/features/plans/web/bill.tsx', '#features/auth/web/public.ts'],
  ['src/features/plans/web/bill.tsx', '#features/auth/messages.ts'],
  ['src/features/plans/web/bill.tsx', '#ui/button.tsx'],
  ['src/features/plans/web/bill.tsx', 'react'],
  ['src/features/plans/web/board/ticket.tsx', '../../messages.ts'],
  ['src/ui/button.tsx', '#shared/money.ts'],
  ['src/ui/field/phone.tsx', '../button.tsx'],
  ['src/server/http/app.ts', '../clock.ts'],
  ['src/server/http/app.ts', '#shared/wire/refusal.ts'],
  ['src/routes/index.tsx', '#features/plans/web/public.ts'],
  ['src/routes/index.tsx', '#features/plans/contract.ts'],
  ['src/main/serve.ts', '#features/plans/server/routes.ts'],
  ['src/features/plans/server/store.api.test.ts', '../../../main/api.ts'],
]

const root = path.join(import.meta.dirname, '..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-walls-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** One line of import per case, so that a finding's file and line name the case. */
function writeCases(cases: Case[]) {
  const files = Map.groupBy(cases, ([file]) => file)
  for (const [file, imports] of files) {
    const place = path.join(folder, file)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    const lines = imports.map(([, imported]) => `export type * from '${imported}'`)
    fs.writeFileSync(place, lines.join('\n'))
  }
}

type Finding = { code: string; filename: string; labels: { span: { line: number } }[] }

function lint(): Finding[] {
  const config = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    options?: object
  }
  delete config.options
  fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config))
  const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const result = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return (JSON.parse(result.stdout) as { diagnostics: Finding[] }).diagnostics
}

function findRefused(cases: Case[]): Set<string> {
  fs.rmSync(path.join(folder, 'src'), { recursive: true, force: true })
  writeCases(cases)
  const refused = new Set<string>()
  for (const { code, filename, labels } of lint()) {
    if (!code.includes('no-restricted-imports')) continue
    const lines = fs.readFileSync(path.join(folder, filename), 'utf8').split('\n')
    const imported = /'(.*)'/.exec(lines[(labels[0]?.span.line ?? 0) - 1] ?? '')?.[1]
    refused.add(`${filename} -> ${imported}`)
  }
  return refused
}

describe('the walls between folders', () => {
  const refused = findRefused(forbidden)
  test.each(forbidden)('%s may not import %s', (file, imported) => {
    expect(refused).toContain(`${file} -> ${imported}`)
  })

  const refusedWrongly = findRefused(allowed)
  test.each(allowed)('%s may import %s', (file, imported) => {
    expect(refusedWrongly).not.toContain(`${file} -> ${imported}`)
  })
})

test('an import cycle is refused, through package imports too', () => {
  fs.rmSync(path.join(folder, 'src'), { recursive: true, force: true })
  fs.copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  for (const [file, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ]) {
    fs.mkdirSync(path.join(folder, `src/features/${file}/server`), { recursive: true })
    fs.writeFileSync(
      path.join(folder, `src/features/${file}/server/public.ts`),
      `import { ${other} } from '#features/${other}/server/public.ts'\nexport const ${file} = () => ${other}\n`,
    )
  }
  expect(lint().map(({ code }) => code)).toContain('import(no-cycle)')
})
