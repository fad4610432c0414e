import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import { getPerson } from '#features/auth/server/public.ts'
import * as contract from '../contract.ts'
import { exportOwnData } from './export/export-own-data.ts'
import { getProfilePhoto } from './get-profile-photo.ts'
import { presentProfile } from './present-profile.ts'
import { getSettings, updateSettings } from './settings.ts'
import { updateProfile } from './update-profile.ts'

export const accountRoutes = (publicUrl: string): ServedEndpoint[] => [
  serveRead(contract.getProfile, async (db, who) => presentProfile(await getPerson(db, who.id))),
  serveOwn(contract.updateProfile, updateProfile),
  serveRead(contract.getProfilePhoto, getProfilePhoto),
  serveRead(contract.exportOwnData, exportOwnData(publicUrl)),
  serveRead(contract.getSettings, getSettings),
  serveWrite(contract.updateSettings, updateSettings),
]
