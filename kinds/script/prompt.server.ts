import { scriptLengths } from '#contract/options.ts'
import { scriptWords } from '#contract/script.ts'
import type { script } from '#kinds/script/index.ts'
import type { ScriptRequest } from '#kinds/script/schema.ts'
import { brief, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { audienceRules } from '#writer/tones.ts'
import type { Brief, Revision } from '#writer/writer.ts'

export function scriptPrompt(request: ScriptRequest, revision?: Revision<typeof script>): Brief {
  const { language, length, targetAudience } = request
  const { minMinutes, maxMinutes } = scriptLengths[length]
  return brief({
    request,
    topic: request.topic,
    role: 'You write video scripts to be read aloud to a camera by one person.',
    rules: [
      `${minMinutes} to ${maxMinutes} minutes of speech. ${wordRange(scriptWords(length), language)}`,
      'Sections in this order: a hook, an introduction, two to five points, a recap, a call to action. Give each a short name in the language of the script.',
      'text holds only words that are said: no stage directions, no speaker names, no times.',
      'The hook is one or two sentences: a scene, a mistake or a question, never a greeting.',
      'Each point makes one thing clear: say it, show it with an example everyone knows, say what to do.',
      `The audience: ${audienceRules[targetAudience]}.`,
      'Sentences that can be said in one breath. No two sentences are the same.',
    ],
    good: 'Topic: keeping a sourdough starter alive\nHook: There is a jar at the back of your fridge, and you are afraid to open it.\nIntroduction: Open it. A grey layer on top is only thirst. Let us feed it.',
    bad: 'Intro: [upbeat music] Hey guys, welcome back to my channel! Today we will delve into the amazing world of sourdough. Did you know that 92% of starters die?',
    badBecause: 'it opens with a greeting and a stage direction, uses worn words and invents a figure',
    task: 'Write a video script about the subject between the marks.',
    again: revision && { text: revision.earlier.result.script, change: changeOf(revision.how, request) },
  })
}
