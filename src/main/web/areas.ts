import { createRoute, redirect, type AnyRoute, type AnyRouter } from '@tanstack/react-router'
import { areaOf, areaSteps, type Area } from './area-of.ts'

interface AreaRoutes {
  routes: AnyRoute[]
}

const LOADERS: Record<Area, () => Promise<AreaRoutes>> = {
  admin: () => import('virtual:area/admin'),
  chefs: () => import('virtual:area/chefs'),
  kitchens: () => import('virtual:area/kitchens'),
  own: () => import('virtual:area/own'),
}

/** Takes the place of an area's routes: the first who comes by brings them, and goes on to them. */
const placeholderOf = (router: AnyRouter, step: string, area: Area): AnyRoute =>
  createRoute({
    getParentRoute: () => router.routeTree as AnyRoute,
    path: `/${step}/$`,
    beforeLoad: async ({ location }) => {
      await openArea(router, area)
      throw redirect({ href: location.href })
    },
  })

const placeholders = new Map<AnyRoute, Area>()

/** Prepares the browser's router, which begins without the routes of the areas. */
export async function prepareAreas(router: AnyRouter, path: string): Promise<void> {
  for (const [step, area] of areaSteps()) placeholders.set(placeholderOf(router, step, area), area)
  layRoutes(router, [...placeholders.keys()])
  const area = areaOf(path)
  if (area) await openArea(router, area)
}

async function openArea(router: AnyRouter, area: Area): Promise<void> {
  const { routes } = await LOADERS[area]()
  const used = [...placeholders.keys()].filter(
    (placeholder) => placeholders.get(placeholder) === area,
  )
  if (used.length === 0) return
  for (const placeholder of used) placeholders.delete(placeholder)
  layRoutes(router, routes, used)
}

function layRoutes(router: AnyRouter, added: AnyRoute[], removed: AnyRoute[] = []): void {
  const root = router.routeTree as AnyRoute
  const kept = (root.children as AnyRoute[]).filter((route) => !removed.includes(route))
  root.addChildren([...kept, ...added])
  router.setRoutes(router.buildRouteTree())
  // What waits at a placeholder is shown until what lies behind it is there.
  for (const placeholder of removed) router.routesById[placeholder.id] = placeholder
}
