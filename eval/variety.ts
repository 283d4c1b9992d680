import type { KindName } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { spoken } from '#contract/script.ts'
import { type Cell, cellOf } from '#eval/grid.ts'
import { composed, textOf } from '#eval/judge.ts'
import { topics } from '#eval/topics.ts'
import { writers } from '#kinds/registry.server.ts'
import { normalised, proseOf } from '#writer/checks/passage.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'

export const regenerations = 20

/** Requests that are made again and again: each kind, and each length of it. */
const asked: readonly { readonly name: string; readonly kind: KindName; readonly fields: Readonly<Record<string, unknown>> }[] = [
  ...(['short', 'medium', 'standard', 'long'] as const).map((length) => ({
    name: `post, ${length}`,
    kind: 'post' as const,
    fields: { platform: 'linkedin', length },
  })),
  { name: 'titles', kind: 'titles', fields: {} },
  { name: 'description', kind: 'description', fields: {} },
  { name: 'ideas', kind: 'ideas', fields: {} },
  ...(['short', 'medium', 'long'] as const).map((length) => ({ name: `script, ${length}`, kind: 'script' as const, fields: { length } })),
]

export interface Variety {
  readonly name: string
  readonly topic: string
  /** Share of pairs of regenerations that have a full sentence in common. */
  readonly pairsSharing: number
  /** Share of a text's sentences that another one has, too. */
  readonly sentencesShared: number
  /** Different runs of 1, 2 and 3 words among all such runs. */
  readonly distinct: readonly [number, number, number]
}

/** Words below which a line is a refrain, a label or a greeting. */
const refrain = 3

/** What would be posted or said: without notes to the person who posts it. */
function postedTexts(cell: Cell): string[] {
  const result = composed(cell)
  if (cell.kind === 'script') return [spoken(textOf(cell, result))]
  return writers[cell.kind].passages(result as never).flatMap(({ field, text }) => (field === 'whyThisWorks' ? [] : [text]))
}

/** The full sentences of a result, without the person's own words, hashtags and headings. */
function sentencesOfCell(cell: Cell): Set<string> {
  const { language, topic } = cell
  const own = normalised(topic)
  const texts = postedTexts(cell)
  return new Set(
    texts
      .flatMap((text) => text.split('\n'))
      // A list of contents holds steps, not sentences.
      .filter((line) => !line.startsWith('•'))
      .flatMap((line) => sentencesOf(proseOf(line), language))
      .map(normalised)
      .filter((sentence) => sentence !== own && sentence.length > refrain * 3),
  )
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>()
function wordsOf(text: string, language: LanguageCode): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

function distinctShare(texts: readonly string[], language: LanguageCode, size: number): number {
  const runs = texts.flatMap((text) => {
    const words = wordsOf(text, language)
    return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '))
  })
  return new Set(runs).size / Math.max(1, runs.length)
}

function varietyOf(
  name: string,
  kind: KindName,
  fields: Readonly<Record<string, unknown>>,
  language: LanguageCode,
  topic: string,
): Variety {
  const all = Array.from({ length: regenerations }, (_, seed) => cellOf(kind, language, topic, fields, seed))
  const sentences = all.map(sentencesOfCell)
  const pairs = sentences.flatMap((one, at) =>
    sentences
      .slice(at + 1)
      .map((other) => ({ shared: [...one].filter((sentence) => other.has(sentence)).length, of: Math.min(one.size, other.size) })),
  )
  const texts = all.map((cell) => textOf(cell, composed(cell)))
  return {
    name,
    topic,
    pairsSharing: pairs.filter(({ shared }) => shared > 0).length / pairs.length,
    sentencesShared:
      pairs.reduce((sum, { shared }) => sum + shared, 0) /
      Math.max(
        1,
        pairs.reduce((sum, { of }) => sum + of, 0),
      ),
    distinct: [1, 2, 3].map((size) => distinctShare(texts, language, size)) as [number, number, number],
  }
}

/** Twenty regenerations of each request, for a topic of a known field and for one of none. */
export function varieties(language: LanguageCode): Variety[] {
  const { known, unknown } = topics[language]
  return asked.flatMap(({ name, kind, fields }) => [known[0], unknown[0]].map((topic) => varietyOf(name, kind, fields, language, topic)))
}
