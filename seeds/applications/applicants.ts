import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#features/chef-applications/rules.ts'

interface Applicant {
  phone: string
  name: string
  language: Language
  /** Of what is drawn of their documents. */
  tint: string
  hoursAgo: number
  form: {
    emiratesId: string
    bankDetails: string
    cuisineSpecialty: Cuisine[]
    description: string
    deliveryAvailable: boolean
    city: Emirate
    business?: { businessName: string; tradeLicense: string }
  }
  /** What the team has said; nothing where the application waits. */
  decided?:
    | { kind: 'changes'; documents: { kind: DocumentKind; note: string }[]; note: string }
    | { kind: 'rejected'; reason: string }
}

/** Who has applied in the demo. The numbers pass their check digits and belong to no one. */
export const DEMO_APPLICANTS: readonly Applicant[] = [
  {
    phone: '+971504000001',
    name: 'هند المري',
    language: 'ar',
    tint: '#cfe3d8',
    hoursAgo: 27,
    form: {
      emiratesId: '784-1990-4107735-7',
      bankDetails: 'AE96 0330 0000 0000 4107 735',
      cuisineSpecialty: ['emirati', 'middle-eastern'],
      description: 'أطبخ للعائلة والجيران منذ خمسة عشر عامًا، وأختص بالهريس والبلاليط وأطباق البحر.',
      deliveryAvailable: true,
      city: 'Abu Dhabi',
    },
  },
  {
    phone: '+971504000002',
    name: 'Joseph Khoury',
    language: 'en',
    tint: '#d5dcef',
    hoursAgo: 5,
    form: {
      emiratesId: '784-1990-4218846-8',
      bankDetails: 'AE18 0330 0000 0000 4218 846',
      cuisineSpecialty: ['lebanese', 'mediterranean'],
      description: 'A licensed kitchen in Al Quoz that cooks lunch for eighty people on workdays.',
      deliveryAvailable: true,
      city: 'Dubai',
      business: { businessName: 'Cedar Table', tradeLicense: 'CN-2210457' },
    },
  },
  {
    phone: '+971504000003',
    name: 'Priya Nair',
    language: 'en',
    tint: '#eadfc8',
    hoursAgo: 74,
    form: {
      emiratesId: '784-1990-4329957-9',
      bankDetails: 'AE37 0330 0000 0000 4329 957',
      cuisineSpecialty: ['indian'],
      description: 'Kerala fish curries and appam, cooked in your own kitchen.',
      deliveryAvailable: false,
      city: 'Sharjah',
    },
    decided: {
      kind: 'changes',
      documents: [
        {
          kind: 'selfieWithId',
          note: 'The card covers half of your face. Please hold it beside you.',
        },
      ],
      note: 'Everything else is in order.',
    },
  },
  {
    phone: '+971504000004',
    name: 'Omar Sheikh',
    language: 'en',
    tint: '#e6d3dc',
    hoursAgo: 120,
    form: {
      emiratesId: '784-1990-4431068-0',
      bankDetails: 'AE08 0330 0000 0000 4431 068',
      cuisineSpecialty: ['pakistani'],
      description: 'Grills and biryani for offices.',
      deliveryAvailable: true,
      city: 'Ajman',
      business: { businessName: 'Ravi Grill House', tradeLicense: 'CN-1187320' },
    },
    decided: {
      kind: 'rejected',
      reason: 'The trade licence names general trading and no food activity.',
    },
  },
]

/** Who has begun and not sent yet. */
export const DEMO_DRAFT = {
  phone: '+971504000005',
  name: 'Camille Laurent',
  language: 'en',
  tint: '#d3e4ea',
  hoursAgo: 20,
  fields: {
    emiratesId: '784-1990-4542179-1',
    cuisineSpecialty: ['french'] as Cuisine[],
    description: 'Bistro classics',
    city: 'Dubai' as Emirate,
    step: 1,
  },
} as const
