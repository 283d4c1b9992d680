import { countWords } from '#contract/measure.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import { audiences, wordsPerMinute } from '#contract/options.ts'
import { directedSeconds, scriptSpan, spoken } from '#contract/script.ts'
import { defineView, type Gauge, voiceTags } from '#contract/view.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/schema.ts'

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The duration of the script, with its pauses for the speaker, against the requested minutes. */
function speechGauge({ length, language }: ScriptRequest, script: string): Gauge {
  const words = countWords(spoken(script), language)
  const own = directedSeconds(script)
  const seconds = Math.round((words / wordsPerMinute) * 60) + own
  const filled = own > 0 ? `(${clock(own)} of it yours to fill)` : 'spoken'
  return {
    type: 'facts',
    facts: [`about ${clock(seconds)} ${filled}`, `${words.toLocaleString('en')} words`, `${scriptSpan(length)} asked for`],
  }
}

export const scriptView = defineView<ScriptRequest, ScriptResult>({
  head: () => 'Script',
  show(request, result) {
    const text = result.script
    return {
      gauges: [speechGauge(request, text)],
      blocks: [
        {
          drawing: { as: 'sections', text },
          fields: [{ label: 'Script', text, write: (script) => ({ ...result, script }), lines: 13 }],
        },
      ],
      copies: [
        { text, label: 'Copy' },
        { text: spoken(text).replace(/\n{3,}/g, '\n\n'), label: 'Copy spoken words' },
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
    done: libraryMessages.get().savedScript,
    nothing: libraryMessages.get().noScriptToSave,
    failed: libraryMessages.get().saveScriptFailed,
    signIn: generationMessages.get().signInToUse,
  },
})
