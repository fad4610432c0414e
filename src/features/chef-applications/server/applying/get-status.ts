import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { FileReply } from '#server/http/answers/reply.ts'
import type { getOwnDocument as documentContract } from '../../contract.ts'
import type { ApplicationType } from '../../rules.ts'
import type { getApplicationStatus as contract } from '../../status-contract.ts'
import { findApplication, listOfUser } from '../application-store.ts'
import { findDocument } from '../documents/documents-store.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { serveFile } from '../documents/serve-file.ts'
import { presentProfile } from './present-profile.ts'

export const getApplicationStatus =
  ({ vault }: ApplicationParts) =>
  async (db: Database, who: Member): Promise<Output<typeof contract>> => {
    const rows = await listOfUser(db, who.id)
    const profileOf = async (type: ApplicationType) => {
      const newest = rows.find((row) => row.type === type)
      return newest ? presentProfile(db, vault, newest, who.language) : null
    }
    const individualProfile = await profileOf('individual')
    const businessProfile = await profileOf('business')
    const drafts = await listDrafts(db, who.id)
    return {
      hasIndividualProfile: individualProfile !== null,
      hasBusinessProfile: businessProfile !== null,
      individualProfile,
      businessProfile,
      drafts: drafts.map(({ type, savedAt }) => ({ type, savedAt: savedAt.toISOString() })),
    }
  }

export const getOwnDocument =
  ({ vault }: ApplicationParts) =>
  async (
    db: Database,
    who: Member,
    { id, kind }: Input<typeof documentContract>,
  ): Promise<FileReply> => {
    const application = await findApplication(db, id)
    const document = application?.userId === who.id ? await findDocument(db, id, kind) : undefined
    return serveFile(db, vault, document && { ...document, ownerId: who.id })
  }
