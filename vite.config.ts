import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { areaRoutes } from './tools/vite/area-routes.ts'
import { fieldChunk, frameChunk, ordersChunk } from './tools/vite/frame-chunk.ts'
import { plainLinks } from './tools/vite/plain-links.ts'
import { readableCode } from './tools/vite/readable-code.ts'
import { slimContracts } from './tools/vite/slim-contracts.ts'

/** Pages bring their packages; Vite's own server would not run those that are CommonJS. */
const packagesWithPages: Plugin = {
  name: 'packages-with-pages',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
}

export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: './main/web/router.tsx',
        routesDirectory: 'routes',
        generatedRouteTree: 'main/web/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component'],
            ['errorComponent'],
            ['notFoundComponent'],
            ['pendingComponent'],
          ],
        },
      },
      client: { entry: './main/web/client.tsx' },
      server: { entry: './main/ssr.ts', build: { inlineCss: true } },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/server/**'] },
        server: { files: ['**/features/*/server/**', '**/src/server/**'] },
      },
    }),
    packagesWithPages,
    areaRoutes(),
    slimContracts(),
    plainLinks(),
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: { target: 'es2023' },
  environments: {
    ssr: {
      build: { sourcemap: true, rolldownOptions: { output: { minify: readableCode } } },
    },
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            manualPureFunctions: ['endpoint', 'z', 'cleanText', 'cleanLines', 'defineTexts'],
          },
          output: {
            // Every page loads the list of all files by their names, so these are short.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: [frameChunk, fieldChunk, ordersChunk] },
          },
        },
      },
    },
  },
})
