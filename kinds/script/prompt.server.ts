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
      'It is speech: how people talk to one viewer, with contractions and short breaths, and concrete amounts, tools and signs so that a viewer can do it.',
      'The hook is one or two sentences: a scene, a mistake or a question, never a greeting.',
      'Each point makes one thing clear: what, how exactly, and why. What somebody argues for is argued with its strongest reasons and a picture of what is at stake.',
      `The audience: ${audienceRules[targetAudience]}.`,
      'Sentences that can be said in one breath. No two sentences are the same.',
    ],
    ending: 'the next small step for the viewer',
    task: 'Write a video script about the subject between the marks.',
    again: revision && { text: revision.earlier.result.script, change: changeOf(revision.how, request) },
  })
}
