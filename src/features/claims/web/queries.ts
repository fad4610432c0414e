import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import * as contract from '../admin-contract.ts'
import { FOOD_PROBLEMS_ADDRESS } from './admin/address.ts'

export type FoodProblem = Output<typeof contract.getFoodProblem>
export type OpenContest = Output<typeof contract.listFoodProblems>['contests'][number]
export type ReportedStop = Output<typeof contract.listReported>['drops'][number]

export const FOOD_PROBLEMS_KEY = ['food-problems']

export const foodProblemsQuery = (language: Language, search: IndexSearch) => {
  const filters = FOOD_PROBLEMS_ADDRESS.filtersOf(search)
  return indexPages(
    [...FOOD_PROBLEMS_KEY, 'index', language, filters],
    search,
    ({ signal, after }) =>
      call(
        contract.listFoodProblems,
        {
          ...(filters as CallInput<typeof contract.exportFoodProblems>),
          ...(after && { from: after }),
        },
        { signal },
      ),
  )
}

export const foodProblemQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...FOOD_PROBLEMS_KEY, 'one', language, id],
    queryFn: ({ signal }) => call(contract.getFoodProblem, { id }, { signal }),
  })

export const REPORTED_KEY = ['kitchen', 'reported']

/** What did not come or was reported, as the own kitchen sees it. */
export const reportedQuery = (language: Language) =>
  queryOptions({
    queryKey: [...REPORTED_KEY, language],
    queryFn: ({ signal }) => call(contract.listReported, {}, { signal }),
  })
