import type { Config } from '@react-router/dev/config'
import { appPages, notFoundPath, sitePaths } from '#contract/paths.ts'
import { finishSite } from '#scripts/vite/finish-site.ts'

/** No server rendering: site pages, account pages and the dashboard are prerendered, and all other app paths get the same document (`__spa-fallback.html`). */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...sitePaths, notFoundPath, ...appPages],
  buildEnd: finishSite,
} satisfies Config
