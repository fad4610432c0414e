import { expect, it } from 'vitest'
import { networkOf } from './addresses.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34::1', '2001:db8:12:34::/64'],
  ['2001:db8:12:34:ffff:ffff:ffff:ffff', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034:0:0:0:9', '2001:db8:12:34::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a /64 of IPv6 counts as one, and the next as another', () => {
  const networks = new Set(Array.from({ length: 70 }, (_, last) => networkOf(`2001:db8::${last}`)))
  expect(networks.size).toBe(1)
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
})
