import type { XmlHandler } from './xml.ts'

interface Series {
  name: string
  readonly labels: string[]
  readonly values: string[]
}

/** Points of a series; more is no chart of a text. */
const maxPoints = 200

/** The words and figures of a chart: its title, and a line for each series, such as `Loaves: January 120, February 140`. */
export function createChartReader(): { handler: XmlHandler; lines(): string[] } {
  const path: string[] = []
  const titles: string[] = []
  const all: Series[] = []
  return {
    handler: {
      open(name) {
        path.push(name)
        if (name === 'c:title') titles.push('')
        if (name === 'c:ser') all.push({ name: '', labels: [], values: [] })
      },
      text(piece) {
        const name = path.at(-1)
        if (name === 'a:t' && path.includes('c:title')) titles.push((titles.pop() ?? '') + piece)
        const series = all.at(-1)
        if (name !== 'c:v' || !series) return
        if (path.includes('c:tx')) series.name += piece
        const list = path.includes('c:cat') || path.includes('c:xVal') ? series.labels : path.includes('c:val') ? series.values : undefined
        const into = list ?? (path.includes('c:yVal') ? series.values : undefined)
        if (into && into.length < maxPoints) into.push(piece)
      },
      close() {
        path.pop()
      },
    },
    lines: () => [
      ...titles,
      ...all.map(({ name, labels, values }) => `${name}: ${values.map((value, at) => `${labels[at] ?? ''} ${value}`.trim()).join(', ')}`),
    ],
  }
}

/** The words of a diagram (SmartArt), a line for each shape. */
export function createDiagramReader(): { handler: XmlHandler; lines(): string[] } {
  const found: string[] = []
  let now: string | undefined
  let isText = false
  return {
    handler: {
      open(name) {
        if (name === 'a:p') now = ''
        isText = name === 'a:t'
      },
      text(piece) {
        if (isText && now !== undefined) now += piece
      },
      close(name) {
        isText = false
        if (name !== 'a:p') return
        if (now) found.push(now)
        now = undefined
      },
    },
    lines: () => found,
  }
}
