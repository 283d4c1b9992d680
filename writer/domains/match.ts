import type { Branch, DomainPack, Field, FieldMaterial, Material } from '#writer/domains/material.ts'
import { packs } from '#writer/domains/packs.ts'
import { stem, stemLine, stemsOf } from '#writer/domains/vocabulary.ts'
import { analyse, type Topic } from '#writer/topic/topic.ts'

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

/** A word of this weight names its field by itself; a head that has it decides. */
const deciding = 2
const naming = 3

interface Match {
  readonly pack: DomainPack
  readonly score: number
  /** The greatest weight of its words that the topic has, and of those that hold the topic's head; 0 when there is none. */
  readonly surest: number
  readonly knowsHead: number
  readonly branches: readonly Branch[]
}

/** What a topic is about, as stems, the object of a gerund before the gerund; none when its grammar is not known. */
function headsOf({ form, head, core }: Topic): readonly string[] {
  if (form === 'opaque' || head === '') return []
  const words = core.split(' ')
  if (/^(?:deciding|understanding)$/.test(words[0] ?? '')) return []
  const object = words.some((word) => word.startsWith(head)) ? [stem(head)] : []
  const heads = form === 'activity' ? [...new Set([...object, stem(words[0] ?? '')])] : object
  return heads.some((one) => carriers.has(one)) ? [] : heads
}

/** Heads that only carry what stands before them: swimming lessons are about swimming. */
const carriers: ReadonlySet<string> = new Set(
  stemsOf(
    `lesson class course workshop training tip idea guide basics mistake plan explained beginner club project progress journey day night
    shop salon studio history culture future habit editing setup brand abroad grooming`,
  ),
)

/** Without whom or what it is for: "laptops for students" is about laptops. */
const withoutPurpose = (raw: string): string => raw.replace(/(\S) for (?!(?:a|an|the) (?:living|change)\b).*$/i, '$1')

/**
 * The fields a topic speaks of. Its head decides: "budget travel" is travel, and money only joins in where it knows travel, too.
 * A head that no field knows is carried by a word that names a field outright, never by whom the topic is for.
 */
function matchesIn(raw: string): Match[] {
  const all = scored(stemLine(raw), '')
  if (all.length === 0) return all
  const heads = headsOf(analyse(raw))
  for (const head of heads) {
    const headed = scored(stemLine(raw), head)
    if (headed.some(({ knowsHead }) => knowsHead >= deciding)) return headed.filter(({ knowsHead }) => knowsHead > 0)
    if (headed.some(({ knowsHead }) => knowsHead > 0)) return headed
  }
  return heads.length === 0 ? all : scored(stemLine(withoutPurpose(raw)), '').filter(({ surest }) => surest >= naming)
}

function scored(line: string, head: string): Match[] {
  return vocabularies
    .filter(({ except }) => !except.some((stems) => line.includes(stems)))
    .map(({ pack, entries, branches }) => {
      const found = entries.filter(([stems]) => line.includes(stems))
      return { pack, branches, found, ofHead: head === '' ? [] : found.filter(([stems]) => stems.includes(` ${head} `)) }
    })
    .map(({ pack, branches, found, ofHead }) => ({
      pack,
      score: found.reduce((sum, [, weight]) => sum + weight, 0),
      surest: Math.max(0, ...found.map(([stems, weight]) => (stems.trim().includes(' ') ? naming : weight))),
      knowsHead: Math.max(0, ...ofHead.map(([, weight]) => weight)),
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
  return chosen(topic).map(({ pack }) => pack.id)
}

function chosen(topic: string): readonly Match[] {
  const [first, second] = matchesIn(topic)
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
  const matches = chosen(topic)
  const [first, second] = matches
  if (!first) return null
  const branches = matches.flatMap((match) => match.branches)
  const commons = second && second.branches.length === 0 ? [first.pack, second.pack] : [first.pack]
  const named = new Set(stemsOf(topic))
  const specific = branches.length > 0 ? closestFirst(mergeMaterial(branches), named) : null
  return { fields: matches.map(({ pack }) => pack.id), specific, ...mergeMaterial([...(specific ? [specific] : []), ...commons]) }
}
