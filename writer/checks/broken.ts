import type { Fault } from '#contract/kind.ts'
import { echoDetector } from '#writer/checks/echo.ts'
import type { Passage } from '#writer/checks/passage.ts'

const json = /^\s*[[{]\s*(?:"|\{|\[|\})|"(?:caption|title|titles|description|hashtags|ideas|script|sections|whyThisWorks)"\s*:\s*["[{]/u
const refusal =
  /^\W*(?:(?:(?:i['’]?m|i am) (?:really |very |so )?)?sorry,? (?:but )?(?:(?:i|we) (?:can['’]?t|cannot|am unable|are unable|won['’]?t|do not|don['’]?t)|as an? )|i (?:can['’]?t|cannot|can not|am unable to|['’]m unable to|won['’]?t be able to) (?:help|assist|create|write|generate|provide|comply|fulfil|continue|produce)|as an ai\b|as a (?:large )?language model)/iu

/** Faults of a result that is not usable text: blank, raw JSON, a refusal, or an echo of the prompt. `instructions`: the prompt without the user's input. */
export function brokenFaults(passages: readonly Passage[], instructions: string): Fault[] {
  const isEcho = echoDetector(instructions)
  const echoMessage = 'repeats the instructions instead of carrying them out'
  const faults = passages.flatMap(({ field, text }): Fault[] => {
    const message = !/[\p{L}\p{N}]/u.test(text)
      ? 'holds no words'
      : json.test(text)
        ? 'is raw JSON instead of plain text'
        : refusal.test(text)
          ? 'is a refusal; write the text, or a harmless one on the same topic'
          : isEcho(text)
            ? echoMessage
            : null
    return message ? [{ rule: 'broken', field, message }] : []
  })
  // Passages may each contain only a part of an echo.
  const [first] = passages
  const isJointEcho = first && faults.length === 0 && isEcho(passages.map(({ text }) => text).join(' '))
  return isJointEcho ? [{ rule: 'broken', field: first.field, message: echoMessage }] : faults
}
