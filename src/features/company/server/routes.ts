import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { NETWORKS } from '../rules.ts'
import { changeCompany, presentCompany } from './change-company.ts'
import { findSavedCompany, readCompany, type CompanyAtStart } from './company-store.ts'

async function getContact(db: Database): Promise<Output<typeof contract.getContact>> {
  const company = await readCompany(db)
  const { phone, email, whatsApp } = company
  const pages = NETWORKS.flatMap((network) =>
    company[network] ? [{ network, url: company[network] }] : [],
  )
  return { phone, email, whatsApp: whatsApp || null, pages }
}

export const companyRoutes = (atStart: CompanyAtStart): ServedEndpoint[] => [
  serveRead(contract.getContact, getContact),
  serveRead(admin.getCompany, async (db) =>
    presentCompany(await readCompany(db, atStart), await findSavedCompany(db)),
  ),
  serveWrite(admin.changeCompany, changeCompany(atStart)),
]
