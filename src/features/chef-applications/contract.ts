import * as z from 'zod/mini'
import { DEFAULT_EMIRATE, EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { findCuisine } from '#shared/food/find-cuisine.ts'
import { nameText } from '#shared/text/name-text.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import {
  document,
  DOCUMENT_BODY_BYTES,
  documentKind,
  FILE_REFUSALS,
  textOf,
} from './document-contract.ts'
import {
  BANK_DETAILS_MAX,
  BUSINESS_NAME_MAX,
  DESCRIPTION_MAX,
  DOCUMENTS_BYTES_MAX,
  EMIRATES_ID_TEXT_MAX,
  errorOfBankDetails,
  errorOfEmiratesId,
  isLegalName,
  LEGAL_NAME_MAX,
  TRADE_LICENSE_MAX,
} from './rules.ts'
import { applicantProfile } from './status-contract.ts'

const APPLICATION_BODY_BYTES = textOf(DOCUMENTS_BYTES_MAX) + 64 * 1024

const emiratesId = cleanText({
  min: 1,
  max: EMIRATES_ID_TEXT_MAX,
  tooShort: 'emirates_id_too_short',
}).check(
  z.refine((text) => errorOfEmiratesId(text) !== 'emirates_id_too_short', 'emirates_id_too_short'),
  z.refine((text) => errorOfEmiratesId(text) !== 'emirates_id_invalid', 'emirates_id_invalid'),
)

const bankDetails = cleanLines({
  min: 5,
  max: BANK_DETAILS_MAX,
  tooShort: 'bank_details_required',
}).check(
  z.refine((text) => errorOfBankDetails(text) !== 'bank_details_invalid', 'bank_details_invalid'),
)

const cuisineSpecialty = z
  .array(
    z.pipe(
      z.string('cuisine_specialty_required'),
      z.pipe(z.transform(findCuisine), z.enum(CUISINES, 'cuisine_specialty_required')),
    ),
    'cuisine_specialty_required',
  )
  .check(
    z.minLength(1, 'cuisine_specialty_required'),
    z.maxLength(CUISINES.length, 'cuisine_specialty_required'),
  )

const description = z.nullable(
  z.pipe(
    cleanLines({ max: DESCRIPTION_MAX }),
    z.transform((text): string | null => text || null),
  ),
)

const businessName = nameText({
  min: 2,
  max: BUSINESS_NAME_MAX,
  tooShort: 'business_name_invalid',
})
const tradeLicense = cleanText({
  min: 2,
  max: TRADE_LICENSE_MAX,
  tooShort: 'trade_license_invalid',
})

const legalName = nameText({
  min: 3,
  max: LEGAL_NAME_MAX,
  tooShort: 'legal_name_required',
}).check(z.refine(isLegalName, 'legal_name_required'))

const shared = {
  emiratesId,
  bankDetails,
  cuisineSpecialty,
  description: z.optional(description),
  deliveryAvailable: z._default(z.boolean(), false),
  /** The emirate where the chef lives, or the business is. */
  city: z._default(z.enum(EMIRATES), DEFAULT_EMIRATE),
}

/** The form of an individual chef. */
export const individualForm = z.object({ ...shared, legalName })
/** The form of a licensed business. */
export const businessForm = z.object({ ...shared, legalName, businessName, tradeLicense })

const sentDocument = z.optional(z.nullable(document))

const isSent = (value: unknown): boolean => typeof value === 'object' && value !== null
const application = z
  .object({
    ...shared,
    isBusinessAccount: z._default(z.boolean(), false),
    /** As on the Emirates ID; left out, it is the account's name. A business gives its representative's. */
    legalName: z.optional(z.nullable(legalName)),
    businessName: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    tradeLicense: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    emiratesIdPhoto: sentDocument,
    selfieWithId: sentDocument,
    bankDetailsDoc: sentDocument,
    businessRepEmiratesId: sentDocument,
    tradeLicenseDoc: sentDocument,
    businessBankDoc: sentDocument,
  })
  .check(
    z.refine(
      (form) => !form.isBusinessAccount || businessName.safeParse(form.businessName).success,
      {
        path: ['businessName'],
        error: 'business_name_invalid',
        when: ({ value }) => isSent(value),
      },
    ),
    z.refine(
      (form) => !form.isBusinessAccount || tradeLicense.safeParse(form.tradeLicense).success,
      {
        path: ['tradeLicense'],
        error: 'trade_license_invalid',
        when: ({ value }) => isSent(value),
      },
    ),
  )

export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/chef-applications',
  who: 'signed-in',
  summary:
    'Applies as a chef or, with `isBusinessAccount`, as a licensed business. Documents come as data URLs, or stay out where the draft of the type has them. A `userId` is ignored. The same application again answers the first.',
  body: application,
  output: applicantProfile,
  status: 201,
  refusals: [
    'individual_documents_required',
    'business_documents_required',
    'application_open',
    'application_approved',
    'emirates_id_taken',
    'cuisine_specialty_required',
    ...FILE_REFUSALS,
    'too_many_requests',
  ],
  bodyLimitBytes: APPLICATION_BODY_BYTES,
})

/** What may be corrected; what is left out stays. */
export const corrections = z.object({
  legalName: z.optional(legalName),
  emiratesId: z.optional(emiratesId),
  bankDetails: z.optional(bankDetails),
  cuisineSpecialty: z.optional(cuisineSpecialty),
  description: z.optional(description),
  deliveryAvailable: z.optional(z.boolean()),
  city: z.optional(z.enum(EMIRATES)),
  businessName: z.optional(businessName),
  tradeLicense: z.optional(tradeLicense),
})

const byId = z.object({ id: wireId })
const byIdAndKind = z.object({ id: wireId, kind: documentKind })

export const changeApplication = endpoint({
  method: 'PATCH',
  path: '/api/chef-applications/:id',
  who: 'signed-in',
  summary: 'Corrects typed fields while changes are asked for; those that are sent.',
  params: byId,
  body: corrections,
  output: applicantProfile,
  refusals: ['not_found', 'application_not_changeable', 'emirates_id_taken'],
})

export const replaceDocument = endpoint({
  method: 'PUT',
  path: '/api/chef-applications/:id/documents/:kind',
  who: 'signed-in',
  summary: 'Puts another document in the place of one that was asked for again.',
  params: byIdAndKind,
  body: z.object({ document }),
  output: applicantProfile,
  bodyLimitBytes: DOCUMENT_BODY_BYTES,
  refusals: [
    'not_found',
    'application_not_changeable',
    'document_accepted',
    ...FILE_REFUSALS,
    'too_many_requests',
  ],
})

export const getOwnDocument = endpoint({
  method: 'GET',
  path: '/api/chef-applications/:id/documents/:kind',
  who: 'signed-in',
  summary: 'A document of the own application.',
  params: byIdAndKind,
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found'],
})

export const resubmitApplication = endpoint({
  method: 'POST',
  path: '/api/chef-applications/:id/resubmit',
  who: 'signed-in',
  summary: 'Sends a corrected application back to the team.',
  params: byId,
  output: applicantProfile,
  refusals: [
    'not_found',
    'application_not_changeable',
    'documents_to_replace',
    'too_many_requests',
  ],
})
