import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { type Bar, type Findings, figure, percentile, table } from '#bench/figures.ts'
import { articlePath, articleSlugs, pathOfUseCase, site, useCaseSlugs } from '#contract/paths.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freePort } from '#tests/support/network.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

/** npm fetches it when this benchmark runs: it is a tenth of all packages, and nothing else needs it. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 5
const pages = [site.home, site.features, site.pricing, site.blog, articlePath(articleSlugs[0]), pathOfUseCase(useCaseSlugs[0])]

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
}

/** What Lighthouse prints about a page, as far as it is read here. */
interface Result {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly message: string }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const score = (category: string) => ({
  name: category,
  read: ({ categories: all }: Result) => Math.round((all[category]?.score ?? 0) * 100),
  least: 100,
})
const audited = (name: string, audit: string, most = Number.POSITIVE_INFINITY) => ({
  name,
  read: ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN,
  most,
})

/** The values of each run, and the bars for their medians. */
const figures: readonly (Pick<Bar, 'name' | 'least' | 'most'> & { read: (result: Result) => number })[] = [
  ...categories.map(score),
  audited('LCP ms', 'largest-contentful-paint', 1300),
  audited('CLS', 'cumulative-layout-shift', 0.02),
  audited('TBT ms', 'total-blocking-time', 50),
  audited('bytes sent', 'total-byte-weight'),
]

/** Retries once: on a busy machine a browser sometimes loses the start of a trace. @param port where the browser can be debugged */
async function run(url: string, port: number, retry = true): Promise<Result> {
  const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${categories.join(',')}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], { maxBuffer: 100_000_000 })
  const result: Result = JSON.parse(stdout)
  if (!result.runtimeError) return result
  if (retry) return run(url, port, false)
  throw new Error(`${url} was not measured: ${result.runtimeError.message}`)
}

/** The audits without a full score. */
const failedAudits = ({ audits, categories: all }: Result): string[] =>
  Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())

/** Lighthouse on the site's pages, with the settings of a phone on a slow connection. */
export async function benchSite(): Promise<Findings> {
  const port = await freePort()
  const server = await startServer('pglite')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
  try {
    // Warm up browser and server.
    await run(server.url + site.home, port)
    const measured = await Array.fromAsync(pages, async (path) => {
      const results = await Array.fromAsync({ length: runs }, () => run(server.url + path, port))
      const bars = figures.map(
        ({ read, name, ...bar }): Bar => ({ name: `${path}: ${name}`, value: percentile(results.map(read), 0.5), ...bar }),
      )
      return { path, bars, failed: [...new Set(results.flatMap(failedAudits))].map((audit) => `${path}: ${audit}`) }
    })
    const rows = measured.map(({ path, bars }) => [path, ...bars.map(({ value }) => figure(value))])
    return {
      table: [table([`Medians of ${runs}`, ...figures.map(({ name }) => name)], rows), ...measured.flatMap(({ failed }) => failed)].join(
        '\n',
      ),
      bars: measured.flatMap(({ bars }) => bars).filter(({ most }) => most !== Number.POSITIVE_INFINITY),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
