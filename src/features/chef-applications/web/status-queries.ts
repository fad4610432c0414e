import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Answer } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getApplicationStatus } from '../status-contract.ts'

export type ApplicationStatusAnswer = Answer<typeof getApplicationStatus>
export type ApplicantProfile = NonNullable<ApplicationStatusAnswer['individualProfile']>

export const APPLICATIONS_KEY = ['chef-applications']

export const applicationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, language],
    queryFn: ({ signal }) => call(getApplicationStatus, {}, { signal }),
  })
