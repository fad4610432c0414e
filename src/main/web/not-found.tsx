import { NotFound } from '#features/site/web/public.ts'

export const NotFoundContent = () => <NotFound />
