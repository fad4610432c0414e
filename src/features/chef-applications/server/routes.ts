import { serveEach } from '#server/http/serve-each.ts'
import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import * as draft from '../draft-contract.ts'
import { getApplicationStatus as statusContract } from '../status-contract.ts'
import {
  changeApplication,
  replaceDocument,
  resubmitApplication,
} from './applying/correct-application.ts'
import { getApplicationStatus, getOwnDocument } from './applying/get-status.ts'
import { submitApplication } from './applying/submit-application.ts'
import {
  deleteDraft,
  deleteDraftDocument,
  getDraft,
  getDraftDocument,
  saveDraft,
  uploadDraftDocument,
} from './drafts/drafts.ts'
import type { ApplicationParts } from './parts.ts'
import { approveApplication, askForChanges, rejectApplication } from './review/decide.ts'
import { getApplication } from './review/get-application.ts'
import {
  exportApplications,
  listApplications,
  listPendingChefs,
} from './review/list-applications.ts'
import { remindApplicant } from './review/remind-applicant.ts'
import { revealNumbers, viewDocument } from './review/view-document.ts'

export const chefApplicationRoutes = (parts: ApplicationParts): ServedEndpoint[] => [
  serveRead(statusContract, getApplicationStatus(parts)),
  serveRead(draft.getDraft, getDraft(parts)),
  serveWrite(draft.saveDraft, saveDraft(parts)),
  serveWrite(draft.deleteDraft, deleteDraft),
  serveOwn(draft.uploadDraftDocument, uploadDraftDocument(parts)),
  serveWrite(draft.deleteDraftDocument, deleteDraftDocument),
  serveRead(draft.getDraftDocument, getDraftDocument(parts)),
  serveOwn(contract.submitApplication, submitApplication(parts)),
  serveWrite(contract.changeApplication, changeApplication(parts)),
  serveOwn(contract.replaceDocument, replaceDocument(parts)),
  serveRead(contract.getOwnDocument, getOwnDocument(parts)),
  serveWrite(contract.resubmitApplication, resubmitApplication(parts)),
  serveRead(admin.listPendingChefs, listPendingChefs),
  serveRead(admin.listApplications, listApplications(parts)),
  serveRead(admin.exportApplications, exportApplications(parts)),
  serveRead(admin.getApplication, getApplication(parts)),
  serveOwn(admin.viewDocument, viewDocument(parts)),
  serveWrite(admin.revealNumbers, revealNumbers(parts)),
  serveWrite(admin.approveApplication, approveApplication(parts)),
  serveWrite(admin.rejectApplication, rejectApplication(parts)),
  serveWrite(admin.askForChanges, askForChanges(parts)),
  serveEach(admin.remindApplicants, remindApplicant),
]
