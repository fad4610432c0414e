import { createFileRoute, redirect } from '@tanstack/react-router'
import { loginOptionsQuery, LoginPage, sessionQuery } from '#features/auth/web/public.ts'
import { safeRedirect } from '#features/auth/rules.ts'
import { LanguageSwitch, pageTitle } from '#features/site/web/public.ts'

interface LoginSearch {
  redirect?: string
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery)
    if (user) throw redirect({ href: safeRedirect(search.redirect) })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(loginOptionsQuery),
  head: () => ({ meta: [{ title: pageTitle('login') }] }),
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  return (
    <LoginPage
      redirectTo={safeRedirect(search.redirect)}
      languageSwitch={<LanguageSwitch className="min-h-11 px-2 font-strong" />}
    />
  )
}
