export interface HostileFile {
  name: string
  /** What is sent as the document. */
  url: string
  /** The refusals that say what is wrong. */
  codes: readonly string[]
}

export const UNREADABLE = ['document_unreadable']
export const KIND = ['document_kind_refused']
export const UNSAFE = ['document_unsafe']
export const BROKEN = ['document_unreadable', 'document_unsafe', 'document_kind_refused']
export const PIXELS = ['document_too_many_pixels', 'document_unreadable']

export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')
export const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60, 1)])
