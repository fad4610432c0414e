import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { VirusScanner } from '#server/files/virus-scan.ts'
import type { ApplicationType } from '../rules.ts'

/** What an approval opens: passed to the feature that keeps chefs or kitchens. */
export interface Approval {
  userId: string
  /** As the account has it; may be empty. */
  personName: string
  businessName: string | null
  city: Emirate
  cuisines: Cuisine[]
  description: string | null
  now: Date
}

type OpenProfile = (tx: Transaction, approval: Approval) => Promise<void>

/** What `main` gives this feature. */
export interface ApplicationParts {
  vault: Vault
  scan: VirusScanner
  approved: Readonly<Record<ApplicationType, OpenProfile>>
}
