import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getChefProfile, listChefDishes, listChefMenus } from '#features/chefs/contract.ts'
import { getChefCalendar } from '../../calendar-contract.ts'
import {
  getChefEarnings,
  getChefToday,
  listChefBookings,
  listChefRequests,
} from '../../chef-contract.ts'
import { readTalkAsChef } from '../../talk-contract.ts'

export type ChefRequest = Output<typeof listChefRequests>[number]
export type ChefBooking = Output<typeof listChefBookings>[number]
export type ChefMenu = Output<typeof listChefMenus>[number]
export type ChefProfile = Output<typeof getChefProfile>
export type CalendarDay = Output<typeof getChefCalendar>['days'][number]
export type EarningLine = Output<typeof getChefEarnings>['lines'][number]

/** All that a chef sees; read again after each change. */
export const CHEF_KEY = ['chef']

export const todayQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CHEF_KEY, 'today', language],
    queryFn: ({ signal }) => call(getChefToday, {}, { signal }),
  })

export const requestsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CHEF_KEY, 'requests', language],
    queryFn: ({ signal }) => call(listChefRequests, {}, { signal }),
  })

export const bookingsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CHEF_KEY, 'bookings', language],
    queryFn: ({ signal }) => call(listChefBookings, {}, { signal }),
  })

export const menusQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CHEF_KEY, 'menus', language],
    queryFn: ({ signal }) => call(listChefMenus, {}, { signal }),
  })

export const dishesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['chef-dishes', language],
    queryFn: ({ signal }) => call(listChefDishes, {}, { signal }),
    staleTime: Infinity,
  })

export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: [...CHEF_KEY, 'calendar', month],
    queryFn: ({ signal }) => call(getChefCalendar, { month }, { signal }),
  })

export const earningsQuery = queryOptions({
  queryKey: [...CHEF_KEY, 'earnings'],
  queryFn: ({ signal }) => call(getChefEarnings, {}, { signal }),
})

export const profileQuery = queryOptions({
  queryKey: [...CHEF_KEY, 'profile'],
  queryFn: ({ signal }) => call(getChefProfile, {}, { signal }),
})

const TALK_MS = 10_000

export const talkAsChefQuery = (id: number) =>
  queryOptions({
    queryKey: ['chef-talk', id],
    queryFn: ({ signal }) => call(readTalkAsChef, { id }, { signal }),
    refetchInterval: TALK_MS,
    staleTime: 0,
    retry: false,
  })
