import type { Input } from '#shared/wire/endpoint.ts'
import type { reportPolicyViolation as contract } from '../../contract.ts'

type Report = Input<typeof contract>['csp-report']

/** What was stopped, where and by which part of the policy, without anything of a person. */
export interface Violation {
  directive: string
  blocked: string
  page: string
  source: string
}

export function describeReport(report: Report, ownOrigin: string): Violation {
  const directive = report['effective-directive'] || report['violated-directive'] || ''
  const placeOf = (address: string | undefined) => describePlace(address ?? '', ownOrigin)
  return {
    directive: wordOf(directive.split(' ', 1)[0] ?? ''),
    blocked: placeOf(report['blocked-uri']),
    page: placeOf(report['document-uri']),
    source: placeOf(report['source-file']),
  }
}

const WORD = /^[a-z-]{1,40}$/
const wordOf = (text: string) => (WORD.test(text) ? text : 'unknown')

const HOST_MAX = 100

/** Our own address without numbers, keys and query; of any other no more than its host or scheme. */
function describePlace(address: string, ownOrigin: string): string {
  if (address === '') return 'none'
  // Such as `inline` and `eval`.
  if (WORD.test(address)) return address
  const url = URL.parse(address)
  if (!url) return 'unknown'
  if (url.origin === ownOrigin) return url.pathname.split('/').map(withoutKeys).join('/')
  const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isOfWeb ? url.origin.slice(0, HOST_MAX) : url.protocol.slice(0, HOST_MAX)
}

/** The words that our addresses are made of, and the files of a build. */
const KNOWN_SEGMENT = /^$|^[a-z][a-z-]{0,23}$|^[\w.-]{1,60}\.(?:css|js|svg|webp|woff2)$/

const withoutKeys = (segment: string) => (KNOWN_SEGMENT.test(segment) ? segment : '*')
