import type { Words } from './words.ts'

/** A line that joins a file which exists: after the last line that matches, or at the end of the file. */
export type Edit = { path: string; text: string; after?: RegExp }

const matrixRow = (method: string, path: string) =>
  `${method.padEnd(6)} ${path}`.padEnd(69) + ' 401  401  in   in   in   in   -\n'

/** Who writes its table, and what becomes of a person's rows in it. */
const editsForTable = ({ kebab, snake, camel }: Words): Edit[] => [
  {
    path: 'src/server/database/owners.ts',
    after: /^ {2}whatsapp_templates: 'messages',$/,
    text: `  ${snake}: '${kebab}',\n`,
  },
  {
    path: 'src/features/account/server/export/rows-of-account.ts',
    after: /^ {2}savedViews: own\(/,
    text: `  ${camel}: own('${snake}', byUser, 'id name created_at'),\n`,
  },
  {
    path: 'src/features/erasure/server/personal-rows.ts',
    after: /^ {4}'saved_views',$/,
    text: `    '${snake}',\n`,
  },
]

/** Where the rest of the product has to know of a feature. */
export const editsFor = (words: Words, rule: string): Edit[] => {
  const { kebab, camel, title, plain, arabic, loud } = words
  return [
    {
      path: 'src/main/compose.ts',
      after: /^import .*'#features\/.*'$|^} from '#features\/.*'$/,
      text: `import { ${camel}Routes } from '#features/${kebab}/server/public.ts'\n`,
    },
    {
      path: 'src/main/compose.ts',
      after: /^ {2}\.\.\.addressRoutes,$/,
      text: `  ...${camel}Routes,\n`,
    },
    {
      path: 'src/main/refusals/catalogues.ts',
      after: /^import .*'#features\/.*'$/,
      text: `import { messages as ${camel}Messages } from '#features/${kebab}/messages.ts'\n`,
    },
    {
      path: 'src/main/refusals/catalogues.ts',
      after: /^ {2}addressMessages,$/,
      text: `  ${camel}Messages,\n`,
    },
    {
      path: 'src/features/site/web/titles.ts',
      after: /^ {2}addresses: \{/,
      text: `  ${camel}: { en: '${title}', ar: '${arabic}' },\n`,
    },
    ...editsForTable(words),
    { path: 'tests/authorization/matrix.txt', text: matrixRow('GET', `/api/${kebab}`) },
    { path: 'tests/authorization/matrix.txt', text: matrixRow('POST', `/api/${kebab}`) },
    {
      path: 'e2e/support/routes.ts',
      after: /path: '\/dashboard\/household', as: 'newcomer'/,
      text: `  { path: '/dashboard/${kebab}', as: 'newcomer', language: 'ar' },\n`,
    },
    {
      path: 'docs/rules.md',
      text: `
## ${title}

| Name | Rule | Code |
|---|---|---|
| ${rule} | A person has up to 50 ${plain}. | \`${kebab}/rules.ts\`: \`${loud}_MAX\` |
`,
    },
  ]
}

/** @throws Error where the file has no line to join. */
export function applyEdit(file: string, { path, after, text }: Edit): string {
  if (after === undefined) return file + text
  const lines = file.split('\n')
  const at = lines.findLastIndex((line) => after.test(line))
  if (at < 0)
    throw new Error(`${path} has no line like ${String(after)}: add ${text.trim()} by hand`)
  return [...lines.slice(0, at + 1), ...text.trimEnd().split('\n'), ...lines.slice(at + 1)].join(
    '\n',
  )
}

/** A name for its rule that no other has. */
export function ruleNameOf({ loud }: Words, rulesPage: string): string {
  const [first = '', ...rest] = loud.split('_')
  const candidates = [first, [first, ...rest].join('')]
  const free = candidates.find((name) => !rulesPage.includes(`R-${name}-`)) ?? `NEW${candidates[1]}`
  return `R-${free}-1`
}
