import path from 'node:path'
import { defineConfig } from 'vite'
import { readableCode } from './tools/vite/readable-code.ts'

const program = (file: string) => path.resolve(import.meta.dirname, file)

/** Apart from our own code: a file with Arabic in it takes two bytes in memory for each character. */
const packages = {
  name: 'packages',
  test: /node_modules\/(pg-boss|kysely|libphonenumber-js|luxon|rrule-temporal|zod|cron-parser|pg|hono|@hono|pino)\//,
}

/** The server as plain JavaScript. Packages with files of their own, and those loaded when used, stay out. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/main',
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        serve: program('src/main/serve.ts'),
        'typeset-worker': program('src/server/documents/typeset-worker.ts'),
        'inspect-pdf-worker': program('src/server/files/pdf/inspect-pdf-worker.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: { groups: [packages] },
        minify: readableCode,
      },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      '@myriaddreamin/typst-ts-node-compiler',
      '@neslinesli93/qpdf-wasm',
      'nodemailer',
      'pg-native',
      'sharp',
    ],
  },
})
