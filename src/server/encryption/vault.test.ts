import { describe, expect, it } from 'vitest'
import { openVault } from './vault.ts'

const SECRET = 'a-secret-that-only-the-tests-know-about'
const vault = openVault(SECRET)
const plain = Buffer.from('784-1990-1234567-1')

describe('the vault', () => {
  it('opens what it sealed, in the same place', () => {
    expect(vault.open(vault.seal(plain, 'id|7'), 'id|7')).toEqual(plain)
    expect(vault.open(vault.seal(Buffer.alloc(0), 'id|7'), 'id|7')).toEqual(Buffer.alloc(0))
  })

  it('shows nothing and never seals twice alike', () => {
    const sealed = vault.seal(plain, 'id|7')
    expect(sealed.includes(plain)).toBe(false)
    expect(vault.seal(plain, 'id|7')).not.toEqual(sealed)
  })

  it('opens nothing in another place, by another secret, or changed', () => {
    const sealed = vault.seal(plain, 'id|7')
    expect(() => vault.open(sealed, 'id|8')).toThrow('authenticate')
    expect(() => openVault(`${SECRET}!`).open(sealed, 'id|7')).toThrow('No key opens this.')
    expect(() => vault.open(sealed.subarray(0, 20), 'id|7')).toThrow('No key')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => vault.open(changed, 'id|7')).toThrow(/No key|authenticate/)
    }
  })

  it('opens what an earlier secret sealed', () => {
    const sealed = vault.seal(plain, 'id|7')
    expect(
      openVault('the-next-secret-of-the-same-shop-2027', [SECRET]).open(sealed, 'id|7'),
    ).toEqual(plain)
  })

  it('marks the same text alike for one purpose only', () => {
    expect(vault.mark('AE07', 'iban')).toEqual(openVault(SECRET).mark('AE07', 'iban'))
    expect(vault.mark('AE07', 'iban')).not.toEqual(vault.mark('AE07', 'licence'))
    expect(vault.mark('AE07', 'iban')).not.toEqual(vault.mark('AE08', 'iban'))
  })
})
