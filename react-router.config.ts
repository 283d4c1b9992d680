import type { Config } from '@react-router/dev/config'
import { notFoundPath, sitePaths } from '#contract/paths.ts'
import { finishSite } from '#scripts/vite/finish-site.ts'

/** No server rendering: site pages are prerendered, and all app paths get the same document (`__spa-fallback.html`). */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...sitePaths, notFoundPath],
  buildEnd: finishSite,
} satisfies Config
