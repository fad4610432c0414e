/** The routes of one area of `route-tree.gen.ts`: see tools/vite/area-routes.ts. */
declare module 'virtual:area/*' {
  import type { AnyRoute } from '@tanstack/react-router'

  export const routes: AnyRoute[]
}
