import type { ApplicationParts } from '#features/chef-applications/server/public.ts'
import { createChef } from '#features/chefs/server/public.ts'
import { createKitchen } from '#features/kitchen-setup/server/public.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { eicarScanner } from '#server/files/virus-scan.ts'
import { inOwnLanguage } from '#shared/text/script.ts'

/** What an approved application opens, and what its documents are kept with. */
export const applicationParts = (vault: Vault): ApplicationParts => ({
  vault,
  scan: eicarScanner,
  approved: {
    individual: async (tx, approval) => {
      const { userId, personName, city, cuisines, now } = approval
      const bio = inOwnLanguage(approval.description ?? '')
      await createChef(
        tx,
        {
          userId,
          nameEn: personName,
          nameAr: personName,
          city,
          cuisines,
          bioEn: bio.en,
          bioAr: bio.ar,
        },
        now,
      )
    },
    business: (tx, { userId, businessName, personName, description, cuisines }) => {
      const name = businessName ?? personName
      return createKitchen(tx, {
        ownerId: userId,
        name: { en: name, ar: name },
        description: inOwnLanguage(description ?? ''),
        cuisines,
      })
    },
  },
})
