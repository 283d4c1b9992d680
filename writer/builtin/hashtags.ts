import { literalPattern } from '#contract/literal-pattern.ts'
import { hashtagsIn, wordSegmenter } from '#contract/measure.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { hashtagHabit, mostOf } from '#writer/background.ts'
import { comparable } from '#writer/builtin/phrases/cues.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { entriesOf } from '#writer/builtin/sentences.ts'
import { avoidedIn } from '#writer/checks/avoided.ts'
import { withoutAddresses } from '#writer/facts/roles.ts'

/** UTF-16 units of a tag without its #, and words in it. */
const maxTagLength = 24
const maxWords = 3
/** Tags that are made from the topic, under one text. */
const maxTopicTags = 2
/** Terms of letters and digits ("3D", "5G", "MP3", "H2O", "B12"): their digits belong to them, unlike those of "20kg", "10am" and "3rd". */
const term =
  /(?<![\p{Script=Latin}\p{Nd}])(?:\p{Nd}{1,2}(?:\p{Lu}|[dgk])|\p{Nd}\p{Lu}\p{L}{1,3}|\p{L}{1,8}\p{Nd}{1,4}\p{L}{0,3})(?![\p{Script=Latin}\p{Nd}])/gu
/** Whether a word has digits that are a figure, which is no name. */
const hasFigure = (word: string) => /\p{N}/u.test(word.replace(term, ''))
const isTerm = (word: string) => /\p{N}/u.test(word) && !hasFigure(word)
/** Letters that stand for a word when typed as capitals: AI, UX, TV. */
const isAcronym = (word: string) => /^\p{Lu}{2}$/u.test(word)

/**
 * Minimum letters of a word in a tag, by script: one Han character and one syllable of Korean can be a word, Arabic omits vowels, and the
 * scripts of India write them as signs on a letter.
 */
function minLetters(word: string): number {
  if (/\p{Script=Hangul}/u.test(word)) return 1
  if (isTerm(word) || isAcronym(word)) return 2
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u.test(word)
    ? 2
    : 3
}

/** Minimum letters of a tag of one word. */
const minLettersAlone = (word: string) => (/\p{Script=Arabic}/u.test(word) ? 3 : minLetters(word))

/** Signs that belong to the name of a thing (C#, C++, .NET, R&B), as people write them in tags. */
const signNames: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])([CFJ])#(?![\p{L}\p{N}])/gu, '$1Sharp'],
  [/(?<![\p{L}\p{N}])C\+\+/gu, 'Cpp'],
  [/(?<![\p{L}\p{N}])\.NET(?![\p{L}\p{N}])/gu, 'DotNet'],
  [/(?<=(?<![\p{L}\p{N}])\p{Lu})&(?=\p{Lu}(?![\p{L}\p{N}]))/gu, 'n'],
]
const withSignNames = (text: string) => signNames.reduce((named, [sign, name]) => named.replace(sign, name), text)

interface Rules {
  readonly stop: ReadonlySet<string>
  readonly neverAlone: ReadonlySet<string>
  readonly neverLast: ReadonlySet<string>
  readonly inside: ReadonlySet<string>
  readonly uncut: ReadonlySet<string>
  readonly bendsNext: ReadonlySet<string>
}
const rules = new WeakMap<object, Rules>()
function rulesOf({ phrases: { hashtags } }: Reading): Rules {
  const cached = rules.get(hashtags)
  if (cached) return cached
  const set = (words: readonly string[]) => new Set(words.map((word) => comparable(word).toLowerCase()))
  const { stop, neverAlone, neverLast, inside, uncut, bendsNext } = hashtags
  const created = {
    stop: set(stop),
    neverAlone: set(neverAlone),
    neverLast: set(neverLast),
    inside: set(inside),
    uncut: set(uncut),
    bendsNext: set(bendsNext),
  }
  rules.set(hashtags, created)
  return created
}

const capitalised = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The words of a text by dictionary segmentation, with `\n` for everything between them. */
const segmentsOf = (text: string, language: LanguageCode): string[] =>
  Array.from(wordSegmenter(language).segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '\n'))

/**
 * The words of a text that is written without spaces, with `\n` where a sequence of them ends. In Japanese, Hiragana separates nouns more
 * reliably than a dictionary, which splits unknown words.
 */
function unspacedWords(text: string, { language }: Reading): string[] {
  if (/\p{Script=Hiragana}/u.test(text)) {
    const pieces = text.split(/((?:(?!\p{Nd}{1,2}\p{Lu})[^\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー々〆])+)/u)
    // A verb's kana after one or two Han characters belongs to them (片付け, 荷造り); particles do not.
    const isStub = (at: number) =>
      /^\p{Script=Han}{1,2}$/u.test(pieces[at] ?? '') && /^[りけきちみびぎじめせれげえいうくぐすつぬぶむる]/u.test(pieces[at + 1] ?? '')
    // A verb's Han character after a Katakana name: インコ逃げました.
    const name = (piece: string, at: number) =>
      /^[りけきちみびぎじめせれげえいうくぐすつぬぶむるわかさたなまら]/u.test(pieces[at + 1] ?? '')
        ? piece.replace(/(?<=[\p{Script=Katakana}ー])\p{Script=Han}$/u, '')
        : piece
    return pieces.map((piece, at) => (at % 2 === 1 || isStub(at) ? '\n' : name(piece, at)))
  }
  return segmentsOf(text, language)
}

/** Whether a word has an ending that a tag must not have, such as a verb ending. */
const hasExcludedEnding = (word: string, { phrases }: Reading): boolean =>
  phrases.hashtags.neverEnding.some((ending) => word.length > ending.length + 2 && word.toLowerCase().endsWith(ending))

/** Sequences of words between stop words, punctuation and numbers. */
function runsIn(text: string, reading: Reading): string[][] {
  const own = rulesOf(reading)
  const { hashtags, writing } = reading.phrases
  const style = hashtags.style === 'joined' ? (word: string) => word : capitalised
  const runs: string[][] = []
  let run: string[] = []
  let isBent = false
  // Without spaces, segmentation splits names: a sequence of characters is one tag.
  const isSigns = !writing.spaces && !/\p{Script=Hiragana}/u.test(text)
  const end = (isLast = true) => {
    const whole = run.join('')
    // Segmentation splits names, so a whole sequence is one name; before another word it is as often a verb with its object.
    const isName = isSigns && /^\p{Script=Han}{2,8}$/u.test(whole)
    const isPiece = isSigns && (!isLast || [...whole].length > 8) && run.length > 1 && /^\p{Script=Han}+$/u.test(whole)
    const words = isName ? [whole] : isSigns ? run.filter((word) => [...word].length >= minLetters(word)) : run
    if (words.length > 0 && !isBent && !isPiece) runs.push(words)
    run = []
    isBent = false
  }
  // "grandmother's recipe" is split, "Valentine's Day" is not; a short word before an apostrophe is an article: "l'atelier".
  const written = comparable(withSignNames(withoutAddresses(text)))
    .replace(/(?<![\p{L}\p{M}])(\p{Ll}[\p{L}\p{M}]*)'s(?![\p{L}])/gu, '$1 , ')
    .replace(/(?<![\p{L}\p{M}'])(?!o')[\p{L}\p{M}]{1,5}'(?=[\p{L}\p{M}]{3})/giu, ' , ')
  const pieces = writing.spaces
    ? written.split(/(\s+|(?:(?!\p{Join_Control})[^\p{L}\p{M}\p{N}\s'-])+|\s-\s)/u)
    : unspacedWords(written, reading)
  const isTyped = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${literalPattern(word)}`, 'u').test(comparable(reading.source))
  // Capitals mark names only when other words are in lower case, and not in a language that capitalises all nouns.
  const keepsNames = hashtags.style === 'words' && pieces.some((piece) => /^\p{Ll}{4}/u.test(piece))
  let joint = ''
  for (const piece of pieces) {
    if (/^\s*$/u.test(piece) && !piece.includes('\n')) continue
    const parts = piece.split('-').map((part) => part.replace(/(?!\p{Join_Control})[^\p{L}\p{M}\p{N}]/gu, ''))
    const typed = parts.length > 1 ? parts.map(capitalised).join('') : (parts[0] as string)
    const cutting = hashtags.cutEndings.find((ending) => typed.length > ending.length + 1 && typed.endsWith(ending))
    const letters = cutting && !own.uncut.has(typed) ? typed.slice(0, -cutting.length) : typed
    const folded = piece.toLowerCase()
    // A capital that this program added does not make a word a noun.
    const isSmall = hashtags.style === 'nouns' && !(/^[\p{Lu}\p{Nd}]/u.test(piece) && isTyped(piece))
    const isExcluded =
      letters === '' ||
      hasFigure(piece) ||
      (/\p{N}/u.test(piece) && reading.has.time(piece)) ||
      own.stop.has(folded) ||
      own.stop.has(letters.toLowerCase()) ||
      parts.every((part) => own.stop.has(part.toLowerCase())) ||
      isSmall ||
      hasExcludedEnding(letters, reading) ||
      (run.length + runs.length > 0 &&
        hashtags.neverBeginning.some((start) => letters.length > start.length + 1 && letters.startsWith(start))) ||
      ([...letters].length < minLetters(letters) && !(isSigns && /\p{Script=Han}/u.test(letters)))
    // "Republic Day": a stop word inside a name belongs to it.
    const isPartOfName = keepsNames && own.stop.has(folded) && /^\p{Lu}\p{Ll}/u.test(piece) && /^\p{Lu}/u.test(run.at(-1) ?? '')
    if (isExcluded && !isPartOfName) {
      if (run.length > 0 && !joint && own.inside.has(folded)) joint = style(letters)
      else {
        joint = ''
        end(piece === '\n')
        isBent = own.bendsNext.has(folded)
      }
      continue
    }
    run.push(joint ? joint + style(letters) : letters)
    joint = ''
    if (letters !== typed) end()
  }
  end()
  return runs
}

/** Occasions whose topics are sentences. */
const toldOccasions: readonly Occasion[] = [
  'hours',
  'tips',
  'video',
  'question',
  'opinion',
  'mine',
  'glad',
  'missing',
  'help',
  'news',
  'other',
]

/** Occasions whose facts name the thing itself. */
const thingOccasions: readonly Occasion[] = ['offer', 'event', 'launch', 'video', 'other']

/** A sequence of words without short words at its start and end. */
function trimmedRun(run: readonly string[], { neverAlone, neverLast }: Rules): string[] {
  let words = [...run]
  while (words.length > 1 && neverLast.has((words.at(-1) as string).toLowerCase())) words = words.slice(0, -1)
  while (words.length > maxWords && neverAlone.has((words[0] as string).toLowerCase())) words = words.slice(1)
  return words
}

const name = String.raw`\p{L}[\p{L}\p{M}]{2,20}(?:-\p{L}[\p{L}\p{M}]{0,20}){0,3}`
/** A place name at the end of an address: one or two words. */
const placeName = new RegExp(`^${name}(?: ${name})?$`, 'u')
/** An address without a street word: capitalised names, separated by commas ("Mill House, Skipton"). */
const namesOnly = /^\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){0,2}(?:, \p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)?){1,2}[.!]?$/u
/** Districts and stations of Japanese, Chinese and Korean addresses. */
const districts = /\p{Script=Han}{1,4}?[市区區町村駅站]|\p{Script=Hangul}{2,4}(?:시|구|동|역)(?!\p{L})/gu

/** The name of a place after "in" or "near", or after the last comma of an address. */
function placesIn(reading: Reading): string[] {
  const { nearPlace } = reading.phrases.reading
  const places: string[] = []
  if (nearPlace.length > 0) {
    const words = nearPlace.map((word) => word.replace(/[^\p{L}\p{M}' -]/gu, '')).filter(Boolean)
    const near = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})\\s+((?=\\p{Lu})${name}(?: (?=\\p{Lu})${name}){0,2})`, 'gu')
    for (const [, place = ''] of reading.source.matchAll(near)) places.push(place)
  }
  for (const { kind, role, text } of reading.facts) {
    if (kind !== 'place' && role !== 'where' && !namesOnly.test(text)) continue
    const parts = text.split(/[,،、，]/u).map((part) => part.trim().replace(/[.!。۔]$/u, ''))
    // A town and its district, or the town at the end of an address.
    const areNames = role === 'where' && parts.length <= 2 && parts.every((part) => placeName.test(part) && /^\P{Ll}/u.test(part))
    // A place that was typed without a capital is not told from other words.
    for (const part of areNames ? parts : parts.slice(1).slice(-1)) if (placeName.test(part) && /^\P{Ll}/u.test(part)) places.push(part)
    if (kind === 'place') places.push(...(text.match(districts) ?? []))
  }
  const { stop } = rulesOf(reading)
  return places
    .filter((place) => !place.split(/[ -]/u).some((word) => stop.has(word.toLowerCase())) || place.includes('-'))
    .filter((place) => !reading.has.day(place))
    .map((place) => (reading.phrases.hashtags.style === 'underscore' ? place.replace(/ /gu, '_') : place.replace(/[ -]/gu, '')))
}

/** The name of a shop or company and its town, as tags. */
function ownNames({ background, phrases }: Reading): string[] {
  const { name = '', speaker = 'person', place = '' } = background?.voice ?? {}
  const town =
    place
      .split(/[,،、，]/u)
      .at(-1)
      ?.trim() ?? ''
  const separator = phrases.hashtags.style === 'underscore' ? '_' : ''
  return [...(speaker === 'person' ? [] : [name]), ...(placeName.test(town) ? [town] : [])].flatMap((each) => {
    const words = each.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return words.length > 0 && words.length <= maxWords ? [words.join(separator)] : []
  })
}

/**
 * Hashtags, each with its #: words of the topic, its places and common tags of the occasion, most specific first. Never invented, so there
 * may be fewer than `most`. Sad news has none, unless `when` is `always`.
 */
export function hashtagsOf(reading: Reading, most: number, when: 'fitting' | 'always' = 'fitting'): string[] {
  // Hashtags in the input count towards the limit.
  const typed = when === 'fitting' ? hashtagsIn(reading.source) : []
  const wanted = when === 'fitting' ? Math.min(most, mostOf(hashtagHabit(reading.background))) : most
  const room = wanted - typed.length
  if ((reading.occasion === 'sad' && when === 'fitting') || room <= 0) return []
  const { style, fixed, nounFirst } = reading.phrases.hashtags
  const wordRules = rulesOf(reading)
  const tags = new Map<string, string>()
  const add = (tag: string) => {
    const folded = tag.toLowerCase()
    // A part of a long word may begin with a sign of the letter before it.
    const isWord = tag.length > 1 && tag.length <= maxTagLength && /^[\p{N}_]*\p{L}/u.test(tag)
    if (isWord && !tags.has(folded) && !wordRules.neverAlone.has(folded)) tags.set(folded, tag)
  }
  const joined = (words: readonly string[]) =>
    style === 'underscore' && words.some((word) => /[^\p{Script=Latin}\p{N}]/u.test(word))
      ? words.join('_')
      : (style === 'joined' ? words : words.map(capitalised)).join('')
  // Where something is told, the topic's words are as often verbs as names.
  const isUnknown = toldOccasions.includes(reading.occasion) && when === 'fitting'
  const named = (text: string) => runsIn(text, reading).map((run) => trimmedRun(run, wordRules))
  // A request for hashtags takes the words for the thing itself, too.
  const things =
    when === 'always' && thingOccasions.includes(reading.occasion)
      ? reading.facts.filter(({ role, kind }) => role === 'what' && kind === 'other')
      : []
  const runs = isUnknown ? [] : named(reading.bare)
  for (const run of runs) if (run.length > 1 && run.length <= maxWords) add(joined(run))
  for (const run of runs) if (run.length === 1 && [...(run[0] as string)].length >= minLettersAlone(run[0] as string)) add(joined(run))
  // Two tags name the topic; a third is usually only part of a sentence.
  const first = [...tags].slice(0, when === 'fitting' ? maxTopicTags : undefined)
  tags.clear()
  for (const [folded, tag] of first) tags.set(folded, tag)
  for (const place of placesIn(reading)) add(place)
  for (const thing of things.flatMap(({ text }) => entriesOf(text))) {
    const words = thing.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const isName = words.length <= 2 && !words.some((word) => /\p{Nd}/u.test(word) || wordRules.stop.has(comparable(word).toLowerCase()))
    if (isName) add(joined(words))
  }
  if (when === 'always') for (const tag of ownNames(reading)) add(tag)
  // A request for hashtags returns at least one of its words: the longest.
  if (tags.size === 0 && when === 'always') {
    const all = (
      reading.phrases.writing.spaces
        ? Array.from(reading.source.matchAll(/[\p{L}\p{M}\p{N}]{1,40}/gu), ([word]) => word)
        : segmentsOf(reading.source.replace(/[^\p{L}\p{M}\p{N}]/gu, ' '), reading.language)
    ).map(comparable)
    const words = all.map((word, at) => ({
      word,
      hasDigits: Number(/\p{N}/u.test(word)),
      isBent: Number(wordRules.bendsNext.has((all[at - 1] ?? '').toLowerCase()) || hasExcludedEnding(word, reading)),
      isStop: Number(wordRules.stop.has(word.toLowerCase())),
    }))
    const [longest] = words
      .filter(({ word }) => /\p{L}/u.test(word))
      .sort((a, b) => a.hasDigits - b.hasDigits || a.isBent - b.isBent || a.isStop - b.isStop || b.word.length - a.word.length)
    if (longest) tags.set('', capitalised(longest.word))
  }
  // Where there is no word, nothing is known.
  if (tags.size > 0 || when === 'fitting') for (const tag of fixed[reading.occasion] ?? []) tags.set(tag.toLowerCase(), tag)
  // "Handmade silver jewellery" is also "silver jewellery".
  const isAdjective = (word: string | undefined) => wordRules.neverLast.has((word ?? '').toLowerCase())
  for (const run of runs) if (run.length === maxWords && !nounFirst && isAdjective(run[0])) add(joined(run.slice(1)))
  const existing = new Set(typed.map((tag) => tag.toLowerCase()))
  const all = Array.from(tags.values(), (tag) => `#${tag}`).filter((tag) => !existing.has(tag.toLowerCase()))
  const own = all.filter((tag) => avoidedIn(tag, reading.background, reading.language).length === 0)
  // A request for hashtags returns at least one.
  return (own.length > 0 || when === 'fitting' ? own : all).slice(0, room)
}

/** Search tags without #: the same words as hashtags, written as a search query. */
export function searchTags(reading: Reading): string[] {
  const own = rulesOf(reading)
  const runs = runsIn(reading.bare, reading).map((run) => trimmedRun(run, own).join(reading.phrases.writing.spaces ? ' ' : ''))
  return [...new Set([...runs, ...placesIn(reading)].map((tag) => tag.toLocaleLowerCase(reading.language)))].filter((tag) => tag.length > 1)
}
