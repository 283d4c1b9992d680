import { wantedWords } from '#contract/checks.ts'
import { scriptLengths } from '#contract/options.ts'
import { scriptSpan, scriptWords } from '#contract/script.ts'
import type { script } from '#kinds/script/index.ts'
import type { ScriptRequest } from '#kinds/script/schema.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { audienceRules } from '#writer/tones.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

export function scriptPrompt(request: ScriptRequest, revision?: Revision<typeof script>, options?: PromptOptions): Brief {
  const { language, length, targetAudience } = request
  const { maxMinutes } = scriptLengths[length]
  const words = wordRange(wantedWords(scriptWords(length), lengthShare(options?.background)), language)
  return brief({
    request,
    options,
    form: 'spoken',
    topic: request.topic,
    role: 'the script of a video that one person films and speaks.',
    rules: [
      `${scriptSpan(length)} of speech. ${words} Only what is said counts.`,
      `Sections: an opening of one or two sentences (a scene, a mistake, a question${request.tone === 'formal' ? '' : '; no greeting'}), the parts, an ending. ${maxMinutes > 2 ? 'A short recap before the ending.' : 'No introduction and no recap: there is no time for them.'} name: two to four words.`,
      'shot: what the camera shows, in a few words, so that it can be filmed at home; another picture in every section. onScreen: the few words that stand on the screen, such as an amount, a step, a date or an address; empty where none help.',
      'text: the words that are said, as one person talks to one viewer: short sentences that come easily off the tongue, warmth, rhythm. No stage directions in it.',
      'What is shown how to do works in the hand: every tool, amount and measure is said, in the order in which it is done. What is argued for becomes scenes that the viewer sees, with the doubt answered in passing.',
      `The viewers: ${audienceRules[targetAudience]}.`,
    ],
    short: [
      words,
      'Sections: an opening, the parts, an ending. name: two words. shot: what the camera shows. onScreen: a few words, or empty. text: only what is said, in short sentences.',
      `The viewers: ${audienceRules[targetAudience]}.`,
    ],
    ending: 'one small thing to do now, or one question that is easy to answer',
    task: 'Write a video script about the subject between the marks.',
    again: revision && { text: revision.earlier.result.script, change: changeOf(revision.how, request) },
  })
}
