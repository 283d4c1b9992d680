import type { Branch, DomainPack, Field, FieldMaterial, Material } from '#writer/domains/material.ts'
import { packs } from '#writer/domains/packs.ts'
import { stemLine, stemsOf } from '#writer/domains/vocabulary.ts'

/** A field is matched from this score on: one word that belongs to it, or two that also occur elsewhere. */
const leastScore = 2
/** A second field blends in when it is named outright and is nearly as strong as the first. */
const leastSecondScore = 3
const secondShare = 0.6

const asStems = (entry: string): string => ` ${stemsOf(entry).join(' ')} `

const vocabularies = packs.map((pack) => ({
  pack,
  // Of two forms of one word the surer counts, once.
  entries: [
    ...new Map(([1, 2, 3] as const).flatMap((weight) => pack.vocabulary[weight].map((entry) => [asStems(entry), weight]))).entries(),
  ],
  except: (pack.except ?? []).map(asStems),
  branches: pack.branches.map((branch) => ({ branch, gate: branch.gate.map((group) => group.map(asStems)) })),
}))

interface Match {
  readonly pack: DomainPack
  readonly score: number
  readonly branches: readonly Branch[]
}

function matchesIn(line: string): Match[] {
  return vocabularies
    .filter(({ except }) => !except.some((stems) => line.includes(stems)))
    .map(({ pack, entries, branches }) => ({
      pack,
      score: entries.reduce((sum, [stems, weight]) => sum + (line.includes(stems) ? weight : 0), 0),
      branches: branches
        .filter(({ gate }) => gate.every((group) => group.some((stems) => line.includes(stems))))
        .map(({ branch }) => branch),
    }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
}

const joined = <Key extends keyof Material>(parts: readonly Material[], key: Key): Material[Key] =>
  [...new Set(parts.flatMap((part) => part[key] as readonly unknown[]))] as unknown as Material[Key]

/** Several materials as one, in the order given and without doubles. */
export function mergeMaterial(parts: readonly Material[]): Material {
  return {
    lessons: joined(parts, 'lessons'),
    myths: joined(parts, 'myths'),
    objections: joined(parts, 'objections'),
    tools: joined(parts, 'tools'),
    moments: joined(parts, 'moments'),
    questions: joined(parts, 'questions'),
    wins: joined(parts, 'wins'),
    terms: joined(parts, 'terms'),
    hashtags: joined(parts, 'hashtags'),
  }
}

/** Letters from which on a shared stem says something. */
const telling = 4

/** The material with what speaks of the topic's own words in front: for "true a wheel", the lesson that trues wheels. */
function closestFirst(material: Material, named: ReadonlySet<string>): Material {
  const nearness = (text: string) => stemsOf(text).filter((root) => root.length >= telling && named.has(root)).length
  const nearest = <T>(items: readonly T[], text: (item: T) => string): T[] =>
    items
      .map((item) => ({ item, near: nearness(text(item)) }))
      .sort((one, other) => other.near - one.near)
      .map(({ item }) => item)
  return {
    ...material,
    lessons: nearest(material.lessons, ({ step }) => step),
    myths: nearest(material.myths, ({ claim }) => claim),
    questions: nearest(material.questions, (question) => question),
  }
}

/** The field or the two fields a topic speaks of, strongest first; none when its words point nowhere. */
export function fieldsOf(topic: string): readonly Field[] {
  return chosen(stemLine(topic)).map(({ pack }) => pack.id)
}

function chosen(line: string): readonly Match[] {
  const [first, second] = matchesIn(line)
  if (!first) return []
  const blends = second && second.score >= leastSecondScore && second.score >= first.score * secondShare
  return blends ? [first, second] : [first]
}

const remembered = new Map<string, FieldMaterial | null>()
const memory = 500

/**
 * What the topic's field has to say: the parts whose gates it passes, then what holds for the whole field. `null` when no field is
 * matched. The last few hundred answers are remembered, because one text asks several times.
 */
export function packFor(topic: string): FieldMaterial | null {
  const known = remembered.get(topic)
  if (known !== undefined) return known
  const found = find(topic)
  if (remembered.size >= memory) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(topic, found)
  return found
}

function find(topic: string): FieldMaterial | null {
  const matches = chosen(stemLine(topic))
  const [first, second] = matches
  if (!first) return null
  const branches = matches.flatMap((match) => match.branches)
  const commons = second && second.branches.length === 0 ? [first.pack, second.pack] : [first.pack]
  const named = new Set(stemsOf(topic))
  const specific = branches.length > 0 ? closestFirst(mergeMaterial(branches), named) : null
  return { fields: matches.map(({ pack }) => pack.id), specific, ...mergeMaterial([...(specific ? [specific] : []), ...commons]) }
}
