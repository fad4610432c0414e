import type { Vault } from '#server/encryption/vault.ts'
import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as emailContract from '../email-contract.ts'
import * as ownSessions from '../own-sessions-contract.ts'
import * as secondFactor from '../second-factor-contract.ts'
import * as sessionContract from '../session-contract.ts'
import { DEMO_ACCOUNTS, DEMO_CODE } from '../rules.ts'
import { emailOtp } from './email/email-otp.ts'
import { confirmEmail, getOwnEmail, removeEmail, requestEmail } from './email/own-email.ts'
import { requestOtp } from './request-otp.ts'
import { beginEnrolment, confirmEnrolment } from './second-factor/enrol.ts'
import { getSecondFactor, renewRecoveryCodes, verifySecondFactor } from './second-factor/verify.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions.ts'
import { getSession, logout } from './sessions/session.ts'
import { mayEmail, type AuthSettings } from './settings.ts'
import { verifyOtp } from './verify-otp.ts'

export const authRoutes = (settings: AuthSettings, vault: Vault): ServedEndpoint[] => [
  serveRead(sessionContract.getSession, getSession),
  serveOwn(contract.requestOtp, requestOtp(settings)),
  serveOwn(contract.verifyOtp, verifyOtp(settings)),
  serveWrite(sessionContract.logout, logout),
  ...factorRoutes(vault),
  serveRead(ownSessions.listOwnSessions, listOwnSessions),
  serveWrite(ownSessions.endOwnSession, endOwnSession),
  serveWrite(ownSessions.endOtherSessions, endOtherSessions),
  serveOwn(emailContract.emailOtp, emailOtp(settings)),
  serveRead(emailContract.getOwnEmail, getOwnEmail(settings)),
  serveOwn(emailContract.requestEmail, requestEmail(settings)),
  serveOwn(emailContract.confirmEmail, confirmEmail(settings)),
  serveWrite(emailContract.removeEmail, removeEmail),
  serveRead(contract.getLoginOptions, async () => ({
    email: mayEmail(settings),
    demo: settings.demo ? { code: DEMO_CODE, accounts: [...DEMO_ACCOUNTS] } : null,
  })),
]

const factorRoutes = (vault: Vault): ServedEndpoint[] => [
  serveRead(secondFactor.getSecondFactor, getSecondFactor),
  serveOwn(secondFactor.beginEnrolment, beginEnrolment(vault)),
  serveOwn(secondFactor.confirmEnrolment, confirmEnrolment(vault)),
  serveOwn(secondFactor.verifySecondFactor, verifySecondFactor(vault)),
  serveOwn(secondFactor.renewRecoveryCodes, renewRecoveryCodes(vault)),
]
