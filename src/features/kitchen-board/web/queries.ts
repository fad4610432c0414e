import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getBoard, type ticket } from '../contract.ts'
import { getDriverRun, getRuns } from '../runs-contract.ts'

export type Board = Output<typeof getBoard>
export type Ticket = Output<{ output: typeof ticket }>

/** The board of a day, of today unless given. */
export const boardQuery = (language: Language, day?: Day) =>
  queryOptions({
    queryKey: ['kitchen-board', language, day ?? null],
    queryFn: ({ signal }) => call(getBoard, day === undefined ? {} : { day }, { signal }),
  })

export type RunPlan = Output<typeof getRuns>
export type RunWindow = RunPlan['windows'][number]
export type Run = RunWindow['runs'][number]
export type RunStop = Run['stops'][number]

export const RUNS_KEY = ['kitchen-runs']

export const runsQuery = (language: Language, day?: Day) =>
  queryOptions({
    queryKey: [...RUNS_KEY, language, day ?? null],
    queryFn: ({ signal }) => call(getRuns, day === undefined ? {} : { day }, { signal }),
  })

export type DriverRun = Output<typeof getDriverRun>
export type DriverStop = DriverRun['stops'][number]

/** A run by its link; no one is signed in, so it is asked again now and then. */
export const driverRunQuery = (language: Language, token: string) =>
  queryOptions({
    queryKey: ['driver-run', language, token],
    queryFn: ({ signal }) => call(getDriverRun, { token }, { signal }),
    refetchInterval: 30_000,
    retry: false,
  })
