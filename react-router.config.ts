import type { Config } from '@react-router/dev/config'
import { notFoundPath, sitePaths } from '#contract/paths.ts'
import { finishSite } from '#scripts/vite/finish-site.ts'

/** No server rendering: site pages are prerendered, every app path is answered by one shell (`__spa-fallback.html`). */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...sitePaths, notFoundPath],
  buildEnd: finishSite,
} satisfies Config
