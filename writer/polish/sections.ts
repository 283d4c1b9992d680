import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'

// Parts of a model's answer that do not belong to the text.

const whyHeading = /^[\p{P}\p{S}\d \t]*why (?:this|it) works\b[\p{P}\p{S}\s]*?(?:[:：–—-]|$)[*_ \t]*/imu
/** In the last line, when a model did not start a new one: after a sentence; or with a capital, after a link or a hashtag. */
const whyInLastLine =
  /(?:(?<=[.!?…。！？।]["”’)]?)[*_ \t]+[Ww]hy|(?<=\S)[ \t]+(?:[*_]{1,3}[ \t]*)?Why) (?:[Tt]his|[Ii]t) [Ww]orks[*_ \t]*[:：][*_ \t]*(?=[^\n]*$)/u
/** The same heading in the other languages: "Why this works", or the post, or "What makes it effective". */
const whyInOtherLanguages = [
  // Hindi, Bengali, Sanskrit, Urdu
  '(?:(?:यह|ये|इस|इसके)\\s)?(?:(?:पोस्ट|कैप्शन)\\s)?क्यों\\s(?:काम\\sकर(?:ता|ती|ते)|कारगर|असरदार|प्रभावी)\\s(?:है|हैं)',
  '(?:(?:এটি|এটা|এই\\sপোস্ট(?:টি)?)\\s)?কেন\\s(?:এটি\\s|এটা\\s)?(?:কাজ\\sকরে|কার্যকর)',
  '(?:(?:एतत्|इदं|एतद्)\\s)?(?:कस्मात्|कुतः|किमर्थं|कथं)\\s(?:एतत्\\s|इदं\\s)?(?:कार्यं\\sकरोति|कार्यकरम्|कार्यकारि|फलति|प्रभावि)',
  '(?:(?:یہ|یہ\\sپوسٹ)\\s)?کیوں\\s(?:کام\\sکرت(?:ا|ی)|مؤثر|موثر|کارآمد)\\sہے',
  // Spanish, French, German, Portuguese, Italian, Russian
  'por\\squé\\s(?:esto\\s|este\\s\\p{L}+\\s)?funciona',
  "pourquoi\\s(?:ça|cela|ceci|ce\\s\\p{L}+)\\s(?:fonctionne|marche)|pourquoi\\sc[’']est\\sefficace",
  'warum\\s(?:das|dies|es|dieser\\s\\p{L}+|dieses\\s\\p{L}+)\\s(?:funktioniert|wirkt)',
  'por\\s?qu[eê]\\s(?:isso\\s|isto\\s|este\\s\\p{L}+\\s)?funciona',
  'perché\\s(?:questo\\s(?:\\p{L}+\\s)?)?funziona',
  'почему\\s(?:это|этот\\s\\p{L}+)\\s(?:работает|сработает)',
  // Arabic, Japanese, Chinese, Korean
  'لماذا\\s(?:ينجح|يعمل|تنجح|سينجح)(?:\\s(?:هذا|هذه|المنشور|هذا\\sالمنشور))?|لماذا\\sهذا\\s(?:فعال|فعّال|ناجح)',
  '(?:この\\p{L}{1,4}が|これが)?(?:なぜ)?(?:効果的な|効く|うまくいく|機能する)理由|なぜ(?:これが|この\\p{L}{1,4}が)?(?:効果的|効く|うまくいく|機能する)(?:なのか|のか)?',
  '(?:为什么|為什麼|为何)(?:这样|这|它|這樣|這|此)?(?:[篇条個个则](?:帖子|文案|内容)?)?(?:很)?(?:有效|奏效|管用|有用)',
  '(?:이\\s(?:글|게시물|포스트)(?:이|가)\\s)?(?:(?:왜\\s)?효과적인\\s이유|효과가\\s있는\\s이유|왜\\s효과적(?:인가|일까))',
].join('|')
/** At the start of a line, or after a sentence in the last one. */
const otherWhy = new RegExp(
  `(?:^[\\p{P}\\p{S}\\p{Nd} \\t]*|(?<=[.!?…。！？।۔؟]["”’)]?)[*_ \\t]+)(?:${whyInOtherLanguages})[*_ \\t]*(?:[?؟？][*_ \\t]*)?(?:[:：–—-]|$)[*_ \\t]*`,
  'imu',
)
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

/** A section without the hashtags at its end, which belong to the text before it. */
function withoutTags(section: string): { readonly words: string; readonly tags: readonly string[] } {
  const { body, tags } = splitTrailingHashtags(section)
  return { words: body, tags }
}

/** A text with the hashtags that were found at the end of a removed section, unless it ends in its own. */
const withTagsOf = (text: string, tags: readonly string[]): string =>
  splitTrailingHashtags(text).tags.length > 0 ? text : withHashtags(text, tags)

/** Removes a "Translation:" section: from its heading to a "Why this works" heading or the end, without the hashtags there. */
export function withoutTranslation(text: string): string {
  const start = text.search(translationHeading)
  if (start < 0) return text
  const after = headingOf(text.slice(start))?.index ?? -1
  const { tags } = withoutTags(after < 0 ? text.slice(start) : text.slice(start, start + after))
  const before = withTagsOf(text.slice(0, start).trimEnd(), tags)
  return after < 0 ? before : `${before}\n\n${text.slice(start + after)}`.trimEnd()
}

/** Characters of an explanation in a language other than English; a longer section, or one of several paragraphs, is a part of the text. */
const longestWhy = 500

/** Where a "Why this works" section begins, in any of the languages. */
function headingOf(text: string): RegExpExecArray | null {
  const english = whyHeading.exec(text) ?? whyInLastLine.exec(text)
  if (english) return english
  const other = otherWhy.exec(text)
  if (!other) return null
  const { words } = withoutTags(text.slice(other.index + other[0].length).trim())
  return words !== '' && words.length <= longestWhy && !/\n\s*\n/.test(words) ? other : null
}

/** Splits a "Why this works" section off; `why` is absent when there is none. A section with a link is for readers. */
export function splitWhy(text: string): { text: string; why?: string } {
  const heading = headingOf(text)
  if (!heading) return { text }
  const { words: why, tags } = withoutTags(text.slice(heading.index + heading[0].length).trim())
  if (address.test(why)) return { text }
  return { text: withTagsOf(text.slice(0, heading.index).trimEnd(), tags), ...(why && { why }) }
}
