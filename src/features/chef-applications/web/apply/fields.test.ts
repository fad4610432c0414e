import { expect, test } from 'vitest'
import {
  applicationOf,
  EMPTY_FIELDS,
  errorsOf,
  groupEmiratesId,
  withAccountName,
} from './fields.ts'

test('an Emirates ID is grouped as it is on the card, with or without dashes', () => {
  expect(groupEmiratesId('784198848217632')).toBe('784-1988-4821763-2')
  expect(groupEmiratesId('784-1988-48')).toBe('784-1988-48')
  expect(groupEmiratesId('78')).toBe('78')
  expect(groupEmiratesId('A123')).toBe('A123')
})

test('a step asks only for its own fields, and the last for all', () => {
  expect(Object.keys(errorsOf('individual', EMPTY_FIELDS, 'about'))).toEqual([
    'emiratesId',
    'bankDetails',
    'legalName',
  ])
  expect(errorsOf('individual', EMPTY_FIELDS, 'kitchen')).toEqual({
    cuisineSpecialty: 'cuisine_specialty_required',
  })
  expect(Object.keys(errorsOf('business', EMPTY_FIELDS)).toSorted()).toEqual([
    'bankDetails',
    'businessName',
    'cuisineSpecialty',
    'emiratesId',
    'legalName',
    'tradeLicense',
  ])
})

const nameOf = (typed: string, account: string) =>
  withAccountName({ ...EMPTY_FIELDS, legalName: typed }, account).legalName

test('the full name starts as the account’s, and never over a typed one', () => {
  expect(nameOf('', 'Sami Adel Haddad')).toBe('Sami Adel Haddad')
  expect(nameOf('Samir Haddad', 'Sami Adel Haddad')).toBe('Samir Haddad')
  expect(nameOf('', 'Chef')).toBe('')
  expect(nameOf('', '')).toBe('')
})

test('each type sends its own names, so that the server takes all of them', () => {
  const own = {
    legalName: 'Mona Adel Saleh',
    businessName: 'Corniche Kitchen',
    tradeLicense: 'CN-1029384',
  }
  const fields = { ...EMPTY_FIELDS, ...own }
  expect(applicationOf('business', fields)).toMatchObject({ ...own, isBusinessAccount: true })
  const individual = applicationOf('individual', { ...fields, legalName: 'Sami Haddad' })
  expect(individual).toMatchObject({ legalName: 'Sami Haddad', isBusinessAccount: false })
  expect(individual).not.toHaveProperty('businessName')
})
