import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getApplicationStatus } from '../status-contract.ts'

export type ApplicationStatusOutput = Output<typeof getApplicationStatus>
export type ApplicantProfile = NonNullable<ApplicationStatusOutput['individualProfile']>

export const APPLICATIONS_KEY = ['chef-applications']

export const applicationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, language],
    queryFn: ({ signal }) => call(getApplicationStatus, {}, { signal }),
  })
