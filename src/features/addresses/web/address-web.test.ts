import { describe, expect, it } from 'vitest'
import { CallError } from '#shared/wire/call.ts'
import { addressErrorText } from './form/address-error.ts'
import { addressName, addressSummary } from './book/address-line.ts'
import { nearestArea } from './form/locate.ts'
import type { Address } from './queries.ts'

const refused = (status: number, code: string, message = '') =>
  new CallError(status, { code, message }, 'status text')

describe('addressErrorText', () => {
  it.each([
    ['duplicate', refused(409, 'duplicate_address'), 'This address already exists'],
    ['network', refused(0, 'network'), 'We could not reach the server'],
    ['time-out', new CallError(0, { code: 'timeout' }, ''), 'The server took too long'],
    ['gateway time-out', refused(504, 'unknown'), 'The server took too long'],
    ['validation', refused(400, 'invalid_input'), 'Please check your address information'],
    ['not found', refused(404, 'not_found'), 'This address no longer exists'],
    ['default', refused(409, 'default_address_kept'), 'Cannot delete default address'],
    ['in use', refused(409, 'address_in_use', 'Still needed.'), 'Still needed.'],
    ['anything else', refused(500, 'internal'), 'There was a problem adding your address.'],
  ])('%s', (_name, error, expected) => {
    expect(addressErrorText(error, 'add', 'en')).toContain(expected)
  })

  it('shows what the server said, else the fixed words, for a change and a deletion', () => {
    expect(addressErrorText(refused(500, 'internal', 'Ours.'), 'update', 'en')).toBe('Ours.')
    expect(addressErrorText(refused(500, 'internal'), 'update', 'en')).toBe(
      'Failed to update address',
    )
    expect(addressErrorText(refused(500, 'internal'), 'delete', 'en')).toBe(
      'Failed to delete address',
    )
  })
})

describe('an address in words', () => {
  const address: Address = {
    id: 1,
    name: 'Home',
    addressLine1: 'Al Marsa Street',
    addressLine2: null,
    city: 'Dubai',
    area: 'Dubai Marina',
    areaId: 1,
    landmark: null,
    buildingName: 'Marina Gate 1',
    flatNumber: '2304',
    floor: null,
    instructions: null,
    isDefault: true,
    version: '',
  }

  it('is one line for summaries', () => {
    expect(addressSummary(address, 'en').replaceAll(/[\u2068\u2069]/g, '')).toBe(
      'Home. Marina Gate 1, Flat\u00a02304, Al Marsa Street, Dubai Marina, Dubai',
    )
  })

  it('translates the labels of the form and leaves typed names', () => {
    expect(addressName(address, 'ar')).toBe('المنزل')
    expect(addressName({ ...address, name: 'المكتب' }, 'en')).toBe('Office')
    expect(addressName({ ...address, name: 'Parents' }, 'ar')).toBe('Parents')
  })
})

describe('nearestArea', () => {
  const areas = [
    { slug: 'dubai-marina', latitude: 25.0805, longitude: 55.1403 },
    { slug: 'al-majaz', latitude: 25.326, longitude: 55.385 },
  ]

  it('finds the nearest known area, or none far out', () => {
    expect(nearestArea({ latitude: 25.33, longitude: 55.39 }, areas)?.slug).toBe('al-majaz')
    expect(nearestArea({ latitude: 48.85, longitude: 2.35 }, areas)).toBeUndefined()
  })
})
