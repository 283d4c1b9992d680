import { formMessages } from '#contract/form-messages.ts'
import { countWords } from '#contract/measure.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import { audiences, wordsPerMinute } from '#contract/options.ts'
import { directedSeconds, scriptSpan, spoken } from '#contract/script.ts'
import { defineView, type Gauge, voiceTags } from '#contract/view.ts'
import { scriptMessages } from '#kinds/script/messages.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/schema.ts'

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The duration of the script, with its pauses for the speaker, against the requested minutes. */
function speechGauge({ length, language }: ScriptRequest, script: string): Gauge {
  const words = countWords(spoken(script), language)
  const own = directedSeconds(script)
  const seconds = Math.round((words / wordsPerMinute) * 60) + own
  const t = scriptMessages
  const time = clock(seconds)
  return {
    type: 'facts',
    facts: [
      own > 0 ? t.toFill({ time, own: clock(own) }) : t.spoken({ time }),
      t.words({ words: words.toLocaleString('en') }),
      t.goal({ span: scriptSpan(length) }),
    ],
  }
}

export const scriptView = defineView<ScriptRequest, ScriptResult>({
  head: () => scriptMessages.label,
  show(request, result) {
    const text = result.script
    return {
      gauges: [speechGauge(request, text)],
      blocks: [
        {
          drawing: { as: 'sections', text },
          fields: [{ label: scriptMessages.label, text, write: (script) => ({ ...result, script }), lines: 13 }],
        },
      ],
      leadsTo: { kinds: ['titles', 'description'] },
      copies: [
        { text, label: formMessages.copy },
        { text: spoken(text).replace(/\n{3,}/g, '\n\n'), label: scriptMessages.copySpoken },
      ],
    }
  },
  save: (request, { script }) => [
    {
      part: 'script',
      title: request.topic,
      content: script,
      tags: [...(request.targetAudience === 'general' ? [] : [audiences[request.targetAudience]]), ...voiceTags(request)],
    },
  ],
  saving: {
    done: libraryMessages.savedScript,
    nothing: libraryMessages.noScriptToSave,
    failed: libraryMessages.saveScriptFailed,
    signIn: generationMessages.signInToUse,
  },
})
