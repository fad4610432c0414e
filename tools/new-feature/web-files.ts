import type { FeatureFile, Words } from './words.ts'

const queries = ({
  kebab,
  camel,
  pascal,
  one,
  loud,
}: Words) => `import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { list${pascal} } from '../contract.ts'

export type ${one.pascal} = Output<typeof list${pascal}>[number]

export const ${loud}_KEY = ['${kebab}']

/** The signed-in person's own, the newest first. */
export const ${camel}Query = queryOptions({
  queryKey: ${loud}_KEY,
  queryFn: ({ signal }) => call(list${pascal}, {}, { signal }),
})
`

const pageImports = ({
  camel,
  one,
  loud,
}: Words) => `import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { create${one.pascal} } from '../contract.ts'
import { messages } from '../messages.ts'
import { ${loud}_NAME_MAX } from '../rules.ts'
import { ${camel}Query, ${loud}_KEY, type ${one.pascal} } from './queries.ts'

`

const pageList = ({
  kebab,
  camel,
  pascal,
  one,
}: Words) => `/** The dashboard's page /dashboard/${kebab}. */
export function ${pascal}Page() {
  const { page } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(${camel}Query)
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-4xl">{page.title}</h1>
        <p className="text-muted">{page.lead}</p>
      </div>
      <AddForm />
      {error && !data ? (
        <ErrorState title={page.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {page.failedText}
        </ErrorState>
      ) : data === undefined ? (
        <SkeletonGroup>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <EmptyState title={page.none}>{page.noneText}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {data.map((one) => (
            <li key={one.id}>
              <${one.pascal}Card one={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

`

const pageForm = ({ one, loud }: Words) => `function AddForm() {
  const { page } = useTexts(messages)
  const [name, setName] = useState('')
  const { mutate, isPending } = useAction(create${one.pascal}, {
    done: page.added,
    onDone: () => setName(''),
    refreshes: [${loud}_KEY],
  })
  return (
    <form
      className="grid max-w-lg gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ name })
      }}
    >
      <TextField
        name="name"
        label={page.name}
        maxLength={${loud}_NAME_MAX}
        value={name}
        onChange={setName}
        isRequired
      />
      <Button type="submit" className="w-fit" isPending={isPending}>
        <Plus />
        {page.add}
      </Button>
    </form>
  )
}

`

const pageCard = ({ one }: Words) => `function ${one.pascal}Card({ one }: { one: ${one.pascal} }) {
  const language = useLanguage()
  return (
    <Card className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-5">
      <h2 className="text-lg">
        <bdi dir="auto">{one.name}</bdi>
      </h2>
      <p className="num text-note text-muted">
        {formatDay(dayOf(new Date(one.createdAt)), language)}
      </p>
    </Card>
  )
}
`

const page = (words: Words) =>
  [pageImports, pageList, pageForm, pageCard].map((part) => part(words)).join('')

const publicFile = ({
  kebab,
  camel,
  pascal,
}: Words) => `export { ${pascal}Page } from './${kebab}-page.tsx'
export { ${camel}Query } from './queries.ts'
`

const route = ({
  kebab,
  camel,
  pascal,
}: Words) => `import { createFileRoute } from '@tanstack/react-router'
import { ${camel}Query, ${pascal}Page } from '#features/${kebab}/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/dashboard/${kebab}')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(${camel}Query)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('${camel}') }] }),
  component: ${pascal}Page,
})
`

/** The query, the page and its address. */
export const webFiles = (words: Words): FeatureFile[] => {
  const folder = `src/features/${words.kebab}/web`
  return [
    { path: `${folder}/queries.ts`, text: queries(words) },
    { path: `${folder}/${words.kebab}-page.tsx`, text: page(words) },
    { path: `${folder}/public.ts`, text: publicFile(words) },
    { path: `src/routes/dashboard/${words.kebab}.tsx`, text: route(words) },
  ]
}
