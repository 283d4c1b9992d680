import { wantedWords } from '#contract/checks.ts'
import { scriptSpan, scriptWords } from '#contract/script.ts'
import type { script } from '#kinds/script/index.ts'
import type { ScriptRequest } from '#kinds/script/schema.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, sizeOf } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { audienceRules } from '#writer/tones.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

export function scriptPrompt(request: ScriptRequest, revision?: Revision<typeof script>, options?: PromptOptions): Brief {
  const { language, length, targetAudience } = request
  const words = sizeOf(wantedWords(scriptWords(length), lengthShare(options?.background)), language)
  return brief({
    request,
    options,
    form: 'spoken',
    topic: request.topic,
    what: 'video script for one speaker',
    size: `${scriptSpan(length)}, ${words} spoken`,
    rules: [
      'Written for the ear, as the best creator of this kind would speak it straight through: it builds up, and its end is its best part. What is taught is taught whole; what is told or played has its turn; what is asked of viewers answers their real doubt.',
      'Sections only mark its parts: a natural short name each. text: what is said, also in roles.',
      'shot: what the camera shows, a few words, to be filmed at home. onScreen: a word, amount or step to read; mostly empty.',
      `The viewers: ${audienceRules[targetAudience]}.`,
    ],
    short: [
      'Sections, each with name: two words, shot: what one sees, onScreen: mostly empty, text: what is said.',
      ...(targetAudience === 'general' ? [] : [`The viewers: ${audienceRules[targetAudience]}.`]),
    ],
    ending: 'one small thing to do, or one question that is easy to answer',
    again: revision && { text: revision.earlier.result.script, change: changeOf(revision.how, request) },
  })
}
