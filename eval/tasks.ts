import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { audiences, languages, postWords, titlesPerRequest, tones } from '#contract/options.ts'
import { scriptSpan } from '#contract/script.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds, type RequestOf } from '#kinds/index.ts'
import { generalTitle, type PlatformId, platformName, platforms } from '#platforms/index.ts'

/** A text to order. */
export type EvalTask = {
  readonly [Name in KindName]: {
    /** Its place in the file, kind and language: `7 post hi`. */
    readonly id: string
    readonly kind: Name
    readonly request: RequestOf<Name>
  }
}[KindName]

const Listed = z.array(z.looseObject({ kind: z.enum(kindNames) }))

/** All tasks of `eval/tasks.yaml`, their requests parsed as in the server. @throws ZodError */
export const readTasks = (): EvalTask[] =>
  Listed.parse(parse(readFileSync(new URL('tasks.yaml', import.meta.url), 'utf8'))).map(({ kind, ...fields }, at) => {
    const request = serverKinds[kind].schema.request.parse(fields)
    return { id: `${at + 1} ${kind} ${request.language}`, kind, request } as EvalTask
  })

/** The file of the tasks that were looked at: no prompt is judged by a task twice, or it would be written for it. */
export const spentFile = fileURLToPath(new URL('spent.txt', import.meta.url))
const numberOf = ({ id }: EvalTask) => id.slice(0, id.indexOf(' '))

/** The numbers of the tasks that were looked at. */
export const readSpent = (file: string): ReadonlySet<string> =>
  new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => line.split(' ')[0] ?? '')
          .filter(Boolean)
      : [],
  )

/** Notes that tasks are looked at now. @param day when, as `2026-12-01` */
export const markSpent = (tasks: readonly EvalTask[], day: string, file: string): void =>
  appendFileSync(file, tasks.map((task) => `${numberOf(task)} ${day}\n`).join(''))

/**
 * `count` tasks that were not looked at yet, or as many as are left: of each kind as many as its share of them, and of each language no more than
 * its share, as far as that goes. The tasks of a kind stand in an order without meaning, so its first ones are drawn.
 */
export function drawTasks(tasks: readonly EvalTask[], spent: ReadonlySet<string>, count: number): EvalTask[] {
  const left = tasks.filter((task) => !spent.has(numberOf(task)))
  // Kinds take turns: those that came later stand at the end of the bank.
  const turns = new Map(
    [...Map.groupBy(left, ({ kind }) => kind).values()].flatMap((members) =>
      members.map((task, at) => [task, (at + 0.5) / members.length] as const),
    ),
  )
  const inTurn = left.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0))
  const share = (of: readonly EvalTask[]) => Math.ceil((of.length * count) / Math.max(1, left.length))
  const quotas = (name: (task: EvalTask) => string) =>
    new Map([...Map.groupBy(left, name)].map(([each, members]) => [each, share(members)]))
  const [kinds, languages] = [quotas(({ kind }) => kind), quotas(({ request }) => request.language)]
  const take = (quota: Map<string, number>, name: string) => quota.set(name, (quota.get(name) ?? 0) - 1)
  const drawn = new Set<EvalTask>()
  for (const task of inTurn) {
    if (drawn.size >= count) break
    if ((kinds.get(task.kind) ?? 0) <= 0 || (languages.get(task.request.language) ?? 0) <= 0) continue
    take(kinds, task.kind)
    take(languages, task.request.language)
    drawn.add(task)
  }
  for (const task of inTurn) if (drawn.size < count) drawn.add(task)
  return tasks.filter((task) => drawn.has(task))
}

const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
const videoOn = (platform: PlatformId | typeof generalTitle) =>
  withArticle(platform === generalTitle ? 'video' : `${platformName(platform)} video`)

function sentenceOf(task: EvalTask): string {
  const { kind, request } = task
  const [tone, language] = [tones[request.tone].toLowerCase(), languages[request.language].name]
  const one = withArticle(tone)
  const about = 'topic' in request ? request.topic : request.prompt
  const { makes } = kinds[kind]
  switch (kind) {
    case 'post': {
      const { min, max } = postWords(request.length, request.platform)
      return `Write ${one} ${platforms[request.platform].label} post in ${language}, ${min}-${max} words, about: ${about}`
    }
    case 'carousel':
      return `Write ${one} ${platformName(request.platform)} carousel in ${language}, ${request.slides} slides and a caption, about: ${about}`
    case 'titles':
      return `Write ${titlesPerRequest} ${tone} titles in ${language} for ${videoOn(request.platforms[0])} about: ${about}`
    case 'description':
      return `Write ${one} description in ${language} for ${videoOn(request.platform)} about: ${about}`
    case 'hashtags':
      return `Give me ${platformName(request.platform)} hashtags in ${language} about: ${about}`
    case 'ideas':
      return `Give me ${request.count} ${tone} ideas for posts or videos in ${language}: ${about}`
    case 'script': {
      const audience = audiences[request.targetAudience].toLowerCase()
      return `Write ${one} video script in ${language}, ${scriptSpan(request.length)}, for ${audience === 'general' ? 'everybody' : audience}, about: ${about}`
    }
    // A new kind, until it has a sentence of its own.
    default:
      return `Write ${makes} in ${language}, in ${one} tone, about: ${about}`
  }
}

/** What is ordered, as a person would type it. It is the plain prompt, and what the judge knows of the task. */
export function orderOf(task: EvalTask): string {
  const { details } = task.request
  return details ? `${sentenceOf(task)}\nIt must say: ${details}` : sentenceOf(task)
}
