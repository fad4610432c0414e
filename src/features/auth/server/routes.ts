import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as sessionContract from '../session-contract.ts'
import { DEMO_ACCOUNTS, DEMO_CODE } from '../rules.ts'
import { requestOtp } from './request-otp.ts'
import { getSession, logout } from './session.ts'
import type { AuthSettings } from './settings.ts'
import { verifyOtp } from './verify-otp.ts'

export const authRoutes = (settings: AuthSettings): ServedEndpoint[] => [
  serveRead(sessionContract.getSession, getSession),
  serveOwn(contract.requestOtp, requestOtp(settings)),
  serveOwn(contract.verifyOtp, verifyOtp(settings)),
  serveWrite(sessionContract.logout, logout),
  serveRead(contract.getLoginOptions, async () => ({
    demo: settings.demo ? { code: DEMO_CODE, accounts: [...DEMO_ACCOUNTS] } : null,
  })),
]
