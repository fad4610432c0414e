import type { SendErrorKind } from '../whatsapp.ts'

/** Numbers of the Graph API and the Cloud API, by what has to happen; `docs/messages.md` says more. */
const CODES: Readonly<Record<SendErrorKind, readonly number[]>> = {
  temporary: [1, 2, 131_000, 131_016, 131_057, 133_004],
  rate_limited: [4, 80_007, 80_008, 130_429, 131_048, 131_056, 133_016],
  credentials: [0, 3, 10, 33, 190, 368, 131_005, 131_031, 131_037, 131_042, 131_045],
  bad_template: [
    100, 131_008, 131_009, 131_047, 131_051, 132_000, 132_001, 132_005, 132_007, 132_012, 132_015,
    132_016, 132_018, 135_000,
  ],
  bad_recipient: [130_472, 130_497, 131_021, 131_026, 131_030, 131_049, 131_050],
}

const BY_CODE = new Map(
  Object.entries(CODES).flatMap(([kind, codes]) =>
    codes.map((code) => [code, kind as SendErrorKind] as const),
  ),
)

/** What an error of the provider means for us; the HTTP status decides where the number says nothing. */
export function kindOf(code: number | undefined, status: number): SendErrorKind {
  const known = code === undefined ? undefined : BY_CODE.get(code)
  if (known) return known
  if (code !== undefined && code >= 200 && code <= 299) return 'credentials'
  if (code !== undefined && code >= 133_000 && code <= 133_999) return 'credentials'
  if (status === 401 || status === 403) return 'credentials'
  if (status === 429) return 'rate_limited'
  return status >= 500 || status === 408 ? 'temporary' : 'bad_template'
}
