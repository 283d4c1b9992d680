import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { audiences, languages, postWords, titlesPerRequest, tones } from '#contract/options.ts'
import { scriptSpan } from '#contract/script.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, type RequestOf } from '#kinds/index.ts'
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

/** `count` tasks, evenly spaced, so that all kinds are among them; all tasks when there are fewer. */
export const sampleTasks = (tasks: readonly EvalTask[], count: number): EvalTask[] =>
  count >= tasks.length ? [...tasks] : Array.from({ length: count }, (_, at) => tasks[Math.floor((at * tasks.length) / count)] as EvalTask)

const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
const videoOn = (platform: PlatformId | typeof generalTitle) =>
  withArticle(platform === generalTitle ? 'video' : `${platformName(platform)} video`)

function sentenceOf(task: EvalTask): string {
  const { kind, request } = task
  const [tone, language] = [tones[request.tone].toLowerCase(), languages[request.language].name]
  const one = withArticle(tone)
  switch (kind) {
    case 'post': {
      const { min, max } = postWords(request.length, request.platform)
      return `Write ${one} ${platforms[request.platform].label} post in ${language}, ${min}-${max} words, about: ${request.topic}`
    }
    case 'titles':
      return `Write ${titlesPerRequest} ${tone} titles in ${language} for ${videoOn(request.platforms[0])} about: ${request.topic}`
    case 'description':
      return `Write ${one} description in ${language} for ${videoOn(request.platform)} about: ${request.topic}`
    case 'hashtags':
      return `Give me ${platformName(request.platform)} hashtags in ${language} about: ${request.topic}`
    case 'ideas':
      return `Give me ${request.count} ${tone} ideas for posts or videos in ${language}: ${request.prompt}`
    case 'script': {
      const audience = audiences[request.targetAudience].toLowerCase()
      return `Write ${one} video script in ${language}, ${scriptSpan(request.length)}, for ${audience === 'general' ? 'everybody' : audience}, about: ${request.topic}`
    }
  }
}

/** What is ordered, as a person would type it. It is the plain prompt, and what the judge knows of the task. */
export function orderOf(task: EvalTask): string {
  const { details } = task.request
  return details ? `${sentenceOf(task)}\nIt must say: ${details}` : sentenceOf(task)
}
