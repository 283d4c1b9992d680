import type { Fault } from '#contract/kind.ts'
import { normalised, type Passage } from '#writer/checks/passage.ts'

const json = /^\s*[[{]\s*(?:"|\{|\[|\})|"(?:caption|title|titles|description|hashtags|ideas|script|sections|whyThisWorks)"\s*:\s*["[{]/u
const refusal =
  /^\W*(?:(?:(?:i['’]?m|i am) (?:really |very |so )?)?sorry,? (?:but )?(?:(?:i|we) (?:can['’]?t|cannot|am unable|are unable|won['’]?t|do not|don['’]?t)|as an? )|i (?:can['’]?t|cannot|can not|am unable to|['’]m unable to|won['’]?t be able to) (?:help|assist|create|write|generate|provide|comply|fulfil|continue|produce)|as an ai\b|as a (?:large )?language model)/iu

/** The marks between which a person's words stand (`fenced`). */
const ourMarks = /<?\/?topic-[0-9a-f]{16}>?/u
/** Words in a row that nobody writes twice by chance. */
const shingle = 9

function shingles(text: string): Set<string> {
  const words = normalised(text).split(' ')
  return new Set(words.slice(shingle - 1).map((_, at) => words.slice(at, at + shingle).join(' ')))
}

const echoes = (text: string, prompts: ReadonlySet<string>) => [...shingles(text)].some((run) => prompts.has(run))

/** A result that is no text at all: blank, raw JSON, a refusal, or our own instructions said back. `instructions` is what the model was told, without the person's words. */
export function brokenFaults(passages: readonly Passage[], instructions: string): Fault[] {
  const prompts = shingles(instructions)
  return passages.flatMap(({ field, text }): Fault[] => {
    const wrong = !/[\p{L}\p{N}]/u.test(text)
      ? 'holds no words'
      : json.test(text)
        ? 'is raw JSON instead of plain text'
        : refusal.test(text)
          ? 'is a refusal; write the text, or a harmless one on the same topic'
          : ourMarks.test(text) || echoes(text, prompts)
            ? 'repeats the instructions instead of carrying them out'
            : null
    return wrong ? [{ rule: 'broken', field, message: wrong }] : []
  })
}
