import { createFileRoute } from '@tanstack/react-router'
import { AboutPage, pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/about')({
  head: () => ({ meta: [{ title: pageTitle('about') }] }),
  component: AboutPage,
})
