import type { Fault } from '#contract/kind.ts'
import { echoDetector } from '#writer/checks/echo.ts'
import type { Passage } from '#writer/checks/passage.ts'

const json = /^\s*[[{]\s*(?:"|\{|\[|\})|"(?:caption|title|titles|description|hashtags|ideas|script|sections|whyThisWorks)"\s*:\s*["[{]/u
const refusal =
  /^\W*(?:(?:(?:i['’]?m|i am) (?:really |very |so )?)?sorry,? (?:but )?(?:(?:i|we) (?:can['’]?t|cannot|am unable|are unable|won['’]?t|do not|don['’]?t)|as an? )|i (?:can['’]?t|cannot|can not|am unable to|['’]m unable to|won['’]?t be able to) (?:help|assist|create|write|generate|provide|comply|fulfil|continue|produce)|as an ai\b|as a (?:large )?language model)/iu

/** A result that is no text at all: blank, raw JSON, a refusal, or our own instructions said back. `instructions` is what the model was told, without the person's words. */
export function brokenFaults(passages: readonly Passage[], instructions: string): Fault[] {
  const echoes = echoDetector(instructions)
  const repeats = 'repeats the instructions instead of carrying them out'
  const faults = passages.flatMap(({ field, text }): Fault[] => {
    const wrong = !/[\p{L}\p{N}]/u.test(text)
      ? 'holds no words'
      : json.test(text)
        ? 'is raw JSON instead of plain text'
        : refusal.test(text)
          ? 'is a refusal; write the text, or a harmless one on the same topic'
          : echoes(text)
            ? repeats
            : null
    return wrong ? [{ rule: 'broken', field, message: wrong }] : []
  })
  // A few words in each of several texts say them back as well.
  const [first] = passages
  const together = first && faults.length === 0 && echoes(passages.map(({ text }) => text).join(' '))
  return together ? [{ rule: 'broken', field: first.field, message: repeats }] : faults
}
