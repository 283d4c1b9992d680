import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { type Node, Renderer } from '@takumi-rs/core'
import type { Drawn } from '#api/pictures.ts'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { resident } from '#bench/load.ts'
import { signedIn, withModelServer } from '#bench/users.ts'
import { pictureFormats } from '#contract/pictures.ts'
import { createStudio } from '#server/infra/pictures/draw.ts'
import { aCarousel, aRecipe } from '#tests/support/pictures.ts'

/** Slides that are timed, one after the other. */
const slides = 40
/** People who each draw this many pictures at the same time. */
const [people, each] = [30, 8]
/** Milliseconds between two probes of the server’s health, and after the last picture until memory is read. */
const [probeMs, restMs] = [20, 20_000]

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  await run()
  const times: number[] = []
  for (let at = 0; at < slides; at++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  return percentile(times, 0.5)
}

/** A slide by the bare renderer: a heading whose size is found by eight measures, and two lines. */
async function bareSlide(): Promise<() => Promise<unknown>> {
  const { width, height } = pictureFormats.portrait
  const renderer = new Renderer()
  const require = createRequire(import.meta.url)
  for (const name of ['inter', 'fraunces']) {
    const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
    await renderer.registerFont({ name, data: await readFile(file) })
  }
  const { headline, day, place } = aRecipe.words
  const text = (words = '', size: number, fontFamily: string) => ({
    type: 'text' as const,
    text: words,
    style: { fontSize: size, fontFamily },
  })
  const slide = (size: number): Node => ({
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', width, height, padding: 88, backgroundColor: '#fdf6ee' },
    children: [text(headline, size, 'fraunces'), text(day, 44, 'inter'), text(place, 44, 'inter')],
  })
  return async () => {
    for (let size = 132; size > 100; size -= 4) await renderer.measure(slide(size), { width, height })
    return renderer.render(slide(100), { width, height, format: 'png' })
  }
}

/** Slowest answers of `/livez` while a task runs. */
async function livezDuring(url: string, task: Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const over = task.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    await (await fetch(`${url}/livez`)).text()
    times.push(performance.now() - began)
    await wait(probeMs)
  }
  await over
  return percentile(times, 0.95)
}

/** A carousel of as many slides as a person draws pictures. */
const carousel = {
  ...aCarousel,
  slides: [...aCarousel.slides.slice(0, -1), ...aCarousel.slides].slice(-each),
  file: 'pdf',
} as const satisfies Drawn

interface Crowd {
  readonly busy: number
  readonly peak: number
}

/** One slide beside the bare renderer, and many people drawing at once. */
export async function benchPictures(): Promise<Findings> {
  const studio = createStudio()
  const [bare, own] = [await medianOf(await bareSlide()), await medianOf(() => studio.draw(aRecipe))]
  const crowd = await withModelServer({ answer: {} }, async ({ server, databaseUrl }) => {
    const users = await signedIn(databaseUrl, server.url, people, 'pro')
    const draw = async (cookie: string, body: Drawn) => {
      const answer = await fetch(`${server.url}/functions/v1/render-picture`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`A picture answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    /** How slow the server is, and how much memory it has, while everybody draws. */
    const during = async (drawing: () => Promise<void>[]): Promise<Crowd> => {
      let peak = 0
      const watching = setInterval(async () => {
        peak = Math.max(peak, await resident(server.url))
      }, 200)
      const busy = await livezDuring(server.url, Promise.all(drawing()))
      clearInterval(watching)
      return { busy, peak }
    }
    await wait(restMs / 4)
    const [calm, rest] = [await livezDuring(server.url, wait(3_000)), await resident(server.url)]
    const pictures = await during(() => users.flatMap(({ cookie }) => Array.from({ length: each }, () => draw(cookie, aRecipe))))
    const carousels = await during(() => users.map(({ cookie }) => draw(cookie, carousel)))
    await wait(restMs)
    return { calm, rest, pictures, carousels, after: await resident(server.url) }
  })
  const { pictures, carousels } = crowd
  const rows = [
    ['one slide, bare renderer', `${figure(bare)} ms`],
    ['one slide, ours', `${figure(own)} ms`],
    ['/livez p95 at rest', `${figure(crowd.calm)} ms`],
    [`/livez p95, ${people} × ${each} pictures`, `${figure(pictures.busy)} ms`],
    [`/livez p95, ${people} PDFs of ${each} slides`, `${figure(carousels.busy)} ms`],
    ['memory at rest', `${figure(crowd.rest)} MB`],
    ['memory while drawing pictures', `${figure(pictures.peak)} MB`],
    ['memory while drawing PDFs', `${figure(carousels.peak)} MB`],
    ['memory afterwards', `${figure(crowd.after)} MB`],
  ]
  return {
    table: table(['Pictures', ''], rows),
    bars: [
      { name: 'one slide, as a multiple of the bare renderer', value: own / bare, unit: '×', most: 2 },
      { name: '/livez longer while others draw', value: Math.max(pictures.busy, carousels.busy) - crowd.calm, unit: 'ms', most: 150 },
      { name: 'memory above rest', value: Math.max(pictures.peak, carousels.peak) - crowd.rest, unit: 'MB', most: 250 },
    ],
  }
}
