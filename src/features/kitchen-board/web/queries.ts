import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getBoard, type ticket } from '../contract.ts'

export type Board = Answer<typeof getBoard>
export type Ticket = Answer<{ output: typeof ticket }>

/** The board of a day, of today unless told. */
export const boardQuery = (language: Language, day?: Day) =>
  queryOptions({
    queryKey: ['kitchen-board', language, day ?? null],
    queryFn: ({ signal }) => call(getBoard, day === undefined ? {} : { day }, { signal }),
  })
