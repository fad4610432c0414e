import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getDraft } from '../draft-contract.ts'
import type { ApplicationType } from '../rules.ts'

export type Draft = Output<typeof getDraft>

export const draftKey = (language: Language, type: ApplicationType) => [
  'chef-application-draft',
  language,
  type,
]

export const draftQuery = (language: Language, type: ApplicationType) =>
  queryOptions({
    queryKey: draftKey(language, type),
    queryFn: ({ signal }) => call(getDraft, { type }, { signal }),
    retry: false,
  })
