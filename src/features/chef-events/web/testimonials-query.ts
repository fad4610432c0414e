import { queryOptions } from '@tanstack/react-query'
import { listTestimonials } from '#features/chefs/public-contract.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'

export type Testimonial = Output<typeof listTestimonials>[number]

export const testimonialsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['chef-testimonials', language],
    queryFn: ({ signal }) => call(listTestimonials, {}, { signal }),
    staleTime: Infinity,
  })
