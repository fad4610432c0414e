import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Log } from '../../log.ts'
import type { Env } from '../app.ts'

/** The caller's address: the last hop that our own proxies did not add themselves. */
export function addressOf(c: Context<Env>, trustedProxies: number): string {
  const { remoteAddress } = c.env?.incoming?.socket ?? {}
  return hopOf(remoteAddress, c.req.header('x-forwarded-for'), trustedProxies)
}

/** What limits of pages count by. */
export const clientOf = ({ socket, headers }: IncomingMessage, trustedProxies: number): string =>
  networkOf(hopOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies))

function hopOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || direct
}

/** Says once that a proxy is in front and is not known of. */
export function warnOfProxy(trustedProxies: number, log: Log): (c: Context) => void {
  let isDue = trustedProxies === 0
  return (c) => {
    if (!isDue || c.req.header('x-forwarded-for') === undefined) return
    isDue = false
    log.warn(
      'X-Forwarded-For arrives and TRUST_PROXY is 0: behind a proxy all visitors look like one. Set TRUST_PROXY to the number of proxies in front.',
    )
  }
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** One customer of a provider has one IPv4 address, or all addresses of an IPv6 /64. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length)
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16))
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
