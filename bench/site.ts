/**
 * `npm run bench:site`: Lighthouse on the site's pages, with the settings of a phone on a slow connection. Exits with code 1 when a page
 * misses a target.
 */
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { figure, percentile, table } from '#bench/figures.ts'
import { articlePath, articleSlugs, site } from '#contract/paths.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freePort } from '#tests/support/network.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

const runs = 5
const pages = [site.home, site.pricing, site.blog, articlePath(articleSlugs[0])]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const score = (category: string) => ({
  name: category,
  read: ({ categories: all }: Result) => Math.round((all[category]?.score ?? 0) * 100),
  meets: (value: number) => value === 100,
})
const measured = (name: string, audit: string, most: number) => ({
  name,
  read: ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN,
  meets: (value: number) => value <= most,
})

/** The values of each run, and the targets for their medians. */
const figures = [
  ...categories.map(score),
  measured('LCP ms', 'largest-contentful-paint', 1300),
  measured('CLS', 'cumulative-layout-shift', 0.02),
  measured('TBT ms', 'total-blocking-time', 50),
  measured('bytes sent', 'total-byte-weight', Number.POSITIVE_INFINITY),
]

/** Retries once: on a busy machine a browser sometimes loses the start of a trace. */
async function run(url: string, port: number, retry = true): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories })
  if (answer && !answer.lhr.runtimeError) return answer.lhr
  if (retry) return run(url, port, false)
  throw new Error(`${url} was not measured: ${answer?.lhr.runtimeError?.message}`)
}

/** Names of the audits without a full score. */
const failedAudits = ({ audits, categories: all }: Result): string[] =>
  Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())

/** A page's row of medians, and its missed targets. */
async function row(url: string, path: string, port: number): Promise<{ cells: string[]; missed: string[] }> {
  const results: Result[] = []
  for (let at = 0; at < runs; at++) results.push(await run(url + path, port))
  const medians = figures.map(({ name, read, meets }) => {
    const median = percentile(results.map(read), 0.5)
    return { cell: figure(median), missed: meets(median) ? [] : [`${path}: ${name} ${figure(median)}`] }
  })
  const missed = medians.flatMap((median) => median.missed)
  return {
    cells: [path, ...medians.map(({ cell }) => cell)],
    missed: missed.length === 0 ? [] : [...missed, ...new Set(results.flatMap(failedAudits))],
  }
}

const port = await freePort()
const server = await startServer('pglite')
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
try {
  // Warm up browser and server.
  await run(server.url + site.home, port)
  const rows: Awaited<ReturnType<typeof row>>[] = []
  for (const path of pages) rows.push(await row(server.url, path, port))
  console.log(
    table(
      [`Medians of ${runs}`, ...figures.map(({ name }) => name)],
      rows.map(({ cells }) => cells),
    ),
  )
  const missed = rows.flatMap((page) => page.missed)
  if (missed.length > 0) console.error(['', 'Missed targets:', ...missed].join('\n'))
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}
