// Parts of a model's answer that do not belong to the text.

const whyHeading = /^[\p{P}\p{S}\d \t]*why (?:this|it) works\b[\p{P}\p{S}\s]*?(?:[:：–—-]|$)[*_ \t]*/imu
/** In the last line, when a model did not start a new one: after a sentence; or with a capital, after a link or a hashtag. */
const whyInLastLine =
  /(?:(?<=[.!?…。！？।]["”’)]?)[*_ \t]+[Ww]hy|(?<=\S)[ \t]+(?:[*_]{1,3}[ \t]*)?Why) (?:[Tt]his|[Ii]t) [Ww]orks[*_ \t]*[:：][*_ \t]*(?=[^\n]*$)/u
const address = /https?:\/\/|www\.|\p{L}\.\p{L}{2,}\//u
const translationHeading = /^[\p{P}\p{S} \t]*(?:english |literal )?translation(?: \([^)\n]*\)| in(?:to)? \p{L}+)?[*_ \t]*[:：]/imu

const thoughts = /<(think|thinking|thought|reasoning|analysis|reflection)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu
const strayThoughtEnd = /^[\s\S]*?<\/(?:think|thinking|thought|reasoning|analysis|reflection)\s*>/iu
const fence = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gmu
/** The delimiters that `brief.ts` puts around user input, when a model repeats them. */
const delimiter = /<\/?(?:topic|prompt)-[0-9a-f]{8,}>/giu
const chatRole = /^\s*(?:<\|?(?:im_start|start_header_id)\|?>\s*)?assistant\s*[:：]\s*/iu
const specialToken = /<\|[a-z_]+\|>/giu
const preamble =
  /^\s*(?:(?:sure|certainly|of course|absolutely|great|okay|ok)[!,. ]+)?(?:here(?:'|’)?s|here (?:is|are)|below (?:is|are)|this is)\b[^\n:]{0,80}\b(?:post|tweet|thread|caption|title|titles|description|script|hashtags?|draft|version|rewrite)\b[^\n:]{0,60}:[ \t]*\n/iu
const label = /^\s*(?:caption|post|tweet|description|text)\s*[:：]\s*\n/iu

const withoutReasoning = (text: string): string =>
  text.replace(thoughts, '').replace(strayThoughtEnd, '').replace(fence, '').replace(delimiter, '').replace(specialToken, '')

/** The text without a model's reasoning, code fences, role names, preambles and prompt delimiters. */
export const withoutScaffold = (text: string): string =>
  (/[<`~]/.test(text) ? withoutReasoning(text) : text).replace(chatRole, '').replace(preamble, '').replace(label, '')

/** Removes a "Translation:" section: from its heading to a "Why this works" heading or the end. */
export function withoutTranslation(text: string): string {
  const start = text.search(translationHeading)
  if (start < 0) return text
  const after = text.slice(start).search(whyHeading)
  return (text.slice(0, start) + (after < 0 ? '' : text.slice(start + after))).trimEnd()
}

/** Splits a "Why this works" section off; `why` is absent when there is none. A section with a link is for readers. */
export function splitWhy(text: string): { text: string; why?: string } {
  const heading = whyHeading.exec(text) ?? whyInLastLine.exec(text)
  if (!heading) return { text }
  const why = text.slice(heading.index + heading[0].length).trim()
  if (address.test(why)) return { text }
  return { text: text.slice(0, heading.index).trimEnd(), ...(why && { why }) }
}
