import { maskIban, readIban } from '#shared/iban.ts'
import type { SealedColumn } from '#server/encryption/sealed-column.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { maskEmiratesId, readEmiratesId, warningsOf, type Warning } from '../rules.ts'

/** The numbers of an application, as they are stored. */
export interface SealedNumbers {
  emiratesId: Buffer
  emiratesIdMark: Buffer
  bankDetails: Buffer
  ibanMark: Buffer
}

const aboutId = (userId: string) => `emirates-id|${userId}`
const aboutBank = (userId: string) => `bank-details|${userId}`
export const aboutDraft = (userId: string, type: string) => `draft|${userId}|${type}`

const OF_APPLICATION = { table: 'chef_applications', identity: ['id', 'user_id'] } as const

export const sealedApplications: SealedColumn[] = [
  {
    ...OF_APPLICATION,
    column: 'emirates_id',
    about: (row) => aboutId(row['user_id'] ?? ''),
  },
  {
    ...OF_APPLICATION,
    column: 'bank_details',
    about: (row) => aboutBank(row['user_id'] ?? ''),
  },
  {
    table: 'chef_application_drafts',
    column: 'fields',
    identity: ['user_id', 'type'],
    about: (row) => aboutDraft(row['user_id'] ?? '', row['type'] ?? ''),
  },
]

export const markEmiratesId = (vault: Vault, emiratesId: string): Buffer =>
  vault.mark(emiratesId, 'emirates-id')

/** The contract has checked both; @throws Error where they are not numbers after all. */
export function sealEmiratesId(
  vault: Vault,
  userId: string,
  typed: string,
): Pick<SealedNumbers, 'emiratesId' | 'emiratesIdMark'> {
  const emiratesId = readEmiratesId(typed)
  if (emiratesId === undefined) throw new Error('This is no Emirates ID.')
  return {
    emiratesId: vault.seal(Buffer.from(emiratesId), aboutId(userId)),
    emiratesIdMark: markEmiratesId(vault, emiratesId),
  }
}

export function sealBankDetails(
  vault: Vault,
  userId: string,
  typed: string,
): Pick<SealedNumbers, 'bankDetails' | 'ibanMark'> {
  const iban = readIban(typed)
  if (iban === undefined) throw new Error('This holds no IBAN.')
  return {
    bankDetails: vault.seal(Buffer.from(typed), aboutBank(userId)),
    ibanMark: vault.mark(iban, 'iban'),
  }
}

export const openNumbers = (
  vault: Vault,
  userId: string,
  sealed: Pick<SealedNumbers, 'emiratesId' | 'bankDetails'>,
): { emiratesId: string; bankDetails: string } => ({
  emiratesId: open(vault, sealed.emiratesId, aboutId(userId)),
  bankDetails: open(vault, sealed.bankDetails, aboutBank(userId)),
})

/** Of a deleted account nothing is left to open. */
const open = (vault: Vault, sealed: Buffer, about: string): string =>
  sealed.length === 0 ? '' : vault.open(sealed, about).toString()

/** The numbers as people may see them again, and what about them should be looked at. */
export function maskNumbers(
  vault: Vault,
  userId: string,
  sealed: Pick<SealedNumbers, 'emiratesId' | 'bankDetails'>,
): { emiratesId: string; iban: string; warns: Warning[] } {
  const { emiratesId, bankDetails } = openNumbers(vault, userId, sealed)
  if (emiratesId === '') return { emiratesId: '–', iban: '–', warns: [] }
  return {
    emiratesId: maskEmiratesId(emiratesId),
    iban: maskIban(readIban(bankDetails) ?? ''),
    warns: warningsOf(emiratesId),
  }
}
