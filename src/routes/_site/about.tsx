import { createFileRoute } from '@tanstack/react-router'
import { AboutPage, siteTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/about')({
  head: () => ({ meta: [{ title: siteTitle('about') }] }),
  component: AboutPage,
})
