/** What every answer carries unless it sets its own: nothing may run, frame or keep it. */
export const baseHeaders = (publicUrl: string): ReadonlyMap<string, string> =>
  new Map([
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cache-control', 'no-store'],
    ...(publicUrl.startsWith('https:')
      ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const)
      : []),
  ])
