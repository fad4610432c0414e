import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getDraft } from '../contract.ts'
import type { ApplicationType } from '../rules.ts'
import { getApplicationStatus } from '../status-contract.ts'

export type Draft = Answer<typeof getDraft>
export type ApplicationStatusAnswer = Answer<typeof getApplicationStatus>
export type ApplicantProfile = NonNullable<ApplicationStatusAnswer['individualProfile']>

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

export const APPLICATIONS_KEY = ['chef-applications']

export const applicationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, language],
    queryFn: ({ signal }) => call(getApplicationStatus, {}, { signal }),
  })
