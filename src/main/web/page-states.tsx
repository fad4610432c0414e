import type { ErrorComponentProps } from '@tanstack/react-router'
import { NotFound, PageFault as Fault, SiteFrame } from '#features/site/web/public.ts'

export const NotFoundPage = () => (
  <SiteFrame currentPath="">
    <NotFound />
  </SiteFrame>
)

export const PageFault = ({ error }: ErrorComponentProps) => <Fault error={error} />

export const PagePending = () => <div className="min-h-dvh" aria-busy="true" />
