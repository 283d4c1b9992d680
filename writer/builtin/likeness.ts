import { existsSync, readFileSync } from 'node:fs'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { comparable } from '#writer/builtin/phrases/cues.ts'

/**
 * The occasion of a topic by its likeness to the examples in `topics/<language>.txt`: logistic regression over words, parts of words, and marks
 * such as a price. Cue words alone find fewer than half of the topics that people type.
 */
export interface Likeness {
  /** The probability of each occasion, in the order of `occasionIds`; together 1. @param marks what a reader finds in the topic */
  of(topic: string, marks: readonly string[]): readonly number[]
}

/** Letters of the parts of words, in Unicode code points; of scripts without spaces, shorter ones. */
const partSizes = { spaced: [3, 4], joined: [1, 2, 3] } as const
const joinedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A topic counts up to this many UTF-16 units. */
const mostUnits = 200
/** Examples that a feature must be in. */
const leastExamples = 2
/** The weight of a mark beside a topic's words, which have the length 1 together. */
const markWeight = 0.3
/** Passes over the examples, and the steps of the descent: chosen on topics that are in no test. */
const epochs = 6
const rate = 4
const decay = 0.2
const biasRate = 0.05
/** Errors below this change nothing that shows. */
const leastError = 0.01

function featuresOf(topic: string): Set<string> {
  const text = comparable(topic.slice(0, mostUnits))
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '0')
  const words = text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  const features = new Set<string>()
  for (const [at, word] of words.entries()) {
    features.add(`w ${word}`)
    const next = words[at + 1]
    if (next !== undefined) features.add(`p ${word} ${next}`)
    const isJoined = joinedScripts.test(word)
    const letters = [...(isJoined ? word : ` ${word} `)]
    for (const size of partSizes[isJoined ? 'joined' : 'spaced'])
      for (let from = 0; from + size <= letters.length; from++) features.add(letters.slice(from, from + size).join(''))
  }
  features.add(`^ ${words[0]}`)
  features.add(`$ ${words.at(-1)}`)
  features.add(`n ${Math.min(8, words.length)}`)
  for (const mark of text.match(/[?？؟!！:：%٪]|\p{Extended_Pictographic}/gu) ?? []) features.add(`m ${mark}`)
  return features
}

export interface Example {
  readonly occasion: Occasion
  readonly topic: string
}

/** The examples of a file: `# occasion`, then a topic a line. */
export function parseExamples(text: string): Example[] {
  let occasion: Occasion | undefined
  return text.split('\n').flatMap((line) => {
    const heading = /^# (\w+)$/u.exec(line)?.[1]
    if (heading) occasion = occasionIds.find((id) => id === heading)
    return heading || !line.trim() || !occasion ? [] : [{ occasion, topic: line }]
  })
}

const addressOf = (language: LanguageCode) => new URL(`../../topics/${language}.txt`, import.meta.url)

/** The example topics of a language. */
export const examplesOf = (language: LanguageCode): Example[] =>
  existsSync(addressOf(language)) ? parseExamples(readFileSync(addressOf(language), 'utf8')) : []

function probabilities(scores: Float64Array): Float64Array {
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}

/** The places of a list in another order for each pass, the same at each run: the classes stand together in the file. */
function shuffled(length: number, pass: number): number[] {
  const places = Array.from({ length }, (_, at) => at)
  let state = pass + 1
  for (let at = length - 1; at > 0; at--) {
    // The constants of ANSI C's generator.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const other = state % (at + 1)
    ;[places[at], places[other]] = [places[other] as number, places[at] as number]
  }
  return places
}

/** What is known of a topic: features by their positions, each with its value. */
interface Vector {
  readonly positions: readonly number[]
  readonly values: readonly number[]
}

/** Learns from examples, a step at a time, so that others are served in between: yields after each. The same examples give the same likeness. */
export function* learn(examples: readonly Example[], marksOf: (topic: string) => readonly string[]): Generator<undefined, Likeness> {
  const classes = occasionIds.length
  const counts = new Map<string, number>()
  const read: { readonly features: Set<string>; readonly marks: readonly string[]; readonly occasion: number }[] = []
  for (const { occasion, topic } of examples) {
    const features = featuresOf(topic)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    read.push({ features, marks: marksOf(topic), occasion: occasionIds.indexOf(occasion) })
    yield undefined
  }
  const known = new Map<string, { readonly position: number; readonly rarity: number }>()
  for (const [feature, count] of counts)
    if (count >= leastExamples) known.set(feature, { position: known.size, rarity: Math.log(1 + examples.length / count) })
  const marks = new Map<string, number>()
  for (const example of read) for (const mark of example.marks) if (!marks.has(mark)) marks.set(mark, known.size + marks.size)

  const vectorOf = (features: ReadonlySet<string>, found: readonly string[]): Vector => {
    const words = [...features].flatMap((feature) => known.get(feature) ?? [])
    const length = Math.hypot(...words.map(({ rarity }) => rarity)) || 1
    const places = found.flatMap((mark) => marks.get(mark) ?? [])
    return {
      positions: [...words.map(({ position }) => position), ...places],
      values: [...words.map(({ rarity }) => rarity / length), ...places.map(() => markWeight)],
    }
  }
  const weights = new Float32Array((known.size + marks.size) * classes)
  const bias = new Float64Array(classes)
  const scoresOf = ({ positions, values }: Vector): Float64Array => {
    const scores = bias.slice()
    for (const [at, position] of positions.entries())
      for (let k = 0; k < classes; k++)
        scores[k] = (scores[k] as number) + (weights[position * classes + k] as number) * (values[at] as number)
    return scores
  }
  const vectors: { readonly vector: Vector; readonly occasion: number }[] = []
  for (const { features, marks: found, occasion } of read) {
    vectors.push({ vector: vectorOf(features, found), occasion })
    yield undefined
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate / (1 + epoch * decay)
    for (const at of shuffled(vectors.length, epoch)) {
      const { vector, occasion } = vectors[at] as (typeof vectors)[number]
      const shares = probabilities(scoresOf(vector))
      for (let k = 0; k < classes; k++) {
        const error = (shares[k] as number) - (k === occasion ? 1 : 0)
        if (Math.abs(error) < leastError) continue
        bias[k] = (bias[k] as number) - biasRate * step * error
        for (const [place, position] of vector.positions.entries()) {
          const index = position * classes + k
          weights[index] = (weights[index] as number) - step * error * (vector.values[place] as number)
        }
      }
      yield undefined
    }
  }
  return { of: (topic, found) => [...probabilities(scoresOf(vectorOf(featuresOf(topic), found)))] }
}
