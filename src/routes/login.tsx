import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  loginOptionsQuery,
  LoginPage,
  openFactorStep,
  sessionQuery,
} from '#features/auth/web/public.ts'
import { safeRedirect } from '#features/auth/rules.ts'
import { LanguageSwitch, siteTitle } from '#features/site/web/public.ts'

interface LoginSearch {
  redirect?: string
  /** Just approved as a chef or a restaurant. */
  approved?: true
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect: wanted, approved }: Record<string, unknown>): LoginSearch => ({
    ...(typeof wanted === 'string' && { redirect: wanted }),
    ...(approved === true && { approved }),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery)
    if (user) throw redirect({ href: safeRedirect(search.redirect, user.role) })
  },
  loader: async ({ context: { queryClient } }) => {
    const [openStep] = await Promise.all([
      openFactorStep(queryClient),
      queryClient.ensureQueryData(loginOptionsQuery),
    ])
    return { openStep }
  },
  head: () => ({ meta: [{ title: siteTitle('login') }] }),
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  const { openStep } = Route.useLoaderData()
  return (
    <LoginPage
      openStep={openStep}
      redirectTo={search.redirect}
      isApproved={search.approved === true}
      languageSwitch={<LanguageSwitch className="min-h-11 px-2 font-strong" />}
    />
  )
}
