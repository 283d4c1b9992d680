import type { Config } from '@react-router/dev/config'
import { accountPages, notFoundPath, sitePaths } from '#contract/paths.ts'
import { finishSite } from '#scripts/vite/finish-site.ts'

/** No server rendering: site and account pages are prerendered, and all other app paths get the same document (`__spa-fallback.html`). */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...sitePaths, notFoundPath, ...accountPages],
  buildEnd: finishSite,
} satisfies Config
