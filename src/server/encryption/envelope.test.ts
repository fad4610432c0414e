import { expect, it } from 'vitest'
import { openFile, sealFile } from './envelope.ts'
import { openVault } from './vault.ts'

const vault = openVault('a-secret-that-only-the-tests-know-about')
const bytes = Buffer.from('the whole of a file')

it('opens a file in its own place only', () => {
  const envelope = sealFile(vault, bytes, 'file|owner|kind')
  expect(openFile(vault, envelope, 'file|owner|kind')).toEqual(bytes)
  expect(() => openFile(vault, envelope, 'file|another|kind')).toThrow('authenticate')
  expect(() =>
    openFile(openVault('another-secret-of-32-characters-'), envelope, 'file|owner|kind'),
  ).toThrow('No key')
})

it('seals each file with a key of its own', () => {
  const [one, other] = [sealFile(vault, bytes, 'a'), sealFile(vault, bytes, 'a')]
  expect(() => openFile(vault, { sealedKey: one.sealedKey, sealed: other.sealed }, 'a')).toThrow(
    'No key',
  )
  expect(one.sealed.includes(bytes)).toBe(false)
})
