import type { Plugin } from 'vite'

const NO_LINK = '\0sufra:no-link'

/**
 * Every route of the router carries a `Link` component. Our links are plain anchors that the root
 * makes navigations, so the browser's bundle leaves that component out.
 */
export function plainLinks(): Plugin {
  return {
    name: 'sufra:plain-links',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^\.\/link\.js$/ },
      handler: (_id, importer) =>
        importer && /@tanstack\/react-router\/dist\/esm\/route\.js/.test(importer) ? NO_LINK : null,
    },
    load: {
      filter: { id: /sufra:no-link$/ },
      handler: () => 'export const Link = undefined',
    },
  }
}
