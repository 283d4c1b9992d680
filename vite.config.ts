import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiReference } from '#scripts/vite/api-reference.ts'
import { articles } from '#scripts/vite/articles.ts'
import { chunkGroups } from '#scripts/vite/chunks.ts'
import { contractModule } from '#scripts/vite/contract-module.ts'
import { fonts } from '#scripts/vite/fonts.ts'
import { help } from '#scripts/vite/help.ts'
import { legal } from '#scripts/vite/legal.ts'
import { lockedSamples } from '#scripts/vite/locked-samples.ts'
import { samples } from '#scripts/vite/samples.ts'
import { siteFiles } from '#scripts/vite/site-files.ts'
import { siteIsland } from '#scripts/vite/site-island.ts'
import { pagesOfUseCases } from '#scripts/vite/use-cases.ts'

/** Address of the API server that `npm run dev` started; unset in a build. */
const api = process.env.API_URL

export default defineConfig({
  plugins: [
    tailwindcss(),
    contractModule(),
    articles(),
    legal(),
    help(),
    apiReference(),
    samples(),
    pagesOfUseCases(),
    lockedSamples(),
    siteIsland(),
    siteFiles(),
    fonts(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    // A font or picture inside a style sheet delays the first paint and needs `data:` in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reads only the imported modules of packages with thousands, such as lucide-react: a sixth of the processor time of a build.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    strictPort: true,
    // A concurrent build or test run must not reload the page.
    watch: { ignored: ['**/build/**', '**/data/**', '**/test-results/**', '**/.ci/**'] },
    ...(api && {
      proxy: Object.fromEntries(
        ['/api', '/functions', '/openapi.json', '/livez', '/readyz'].map((path) => [path, { target: api, changeOrigin: false }]),
      ),
    }),
  },
})
