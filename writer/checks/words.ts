import { literalPattern } from '#contract/literal-pattern.ts'
import type { LanguageCode } from '#contract/options.ts'
import { formsOf } from '#writer/checks/inflections.ts'
import { remember } from '#writer/remember.ts'

/*
 * Words of a list in a text, in any script: case, diacritics, width and the kind of apostrophe do not matter, boundaries of words do.
 */

/** Marks that do not make another word: Latin and Cyrillic diacritics, Arabic vowels and tatweel, the nukta, the sign of emoji style. */
const optionalMark = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u09bc]|\ufe0f|[\u200b\u200c]|\u200d/gu

const foldAnew = (character: string): string =>
  /^[\s_‐‑-]$/u.test(character)
    ? ' '
    : character
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[’ʼ‘`´]/gu, "'")
        .replaceAll('ß', 'ss')
        .replace(optionalMark, '')

/**
 * One code point for comparison; empty for a mark that does not matter, a space for a hyphen. Most texts have few different characters, and to
 * fold one takes longer than to find it.
 */
const foldOne = remember(foldAnew, 5_000)

const fold = (text: string): string => Array.from(text, foldOne).join('').replace(/ +/gu, ' ').trim()

interface Folded {
  readonly text: string
  /** By each UTF-16 unit of the folded text, where its character begins and ends in the original. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** `#CheapFlights` has the word `cheap`, too: a space that stands nowhere in the original separates the parts. */
const insideTag = /(?<=#[\p{L}\p{M}\p{N}_]{0,80}\p{Ll})(?=\p{Lu})/gu

function folded(text: string): Folded {
  const breaks = new Set(Array.from(text.matchAll(insideTag), ({ index }) => index))
  const [parts, from, to]: [string[], number[], number[]] = [[], [], []]
  const add = (part: string, start: number, end: number) => {
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) {
      from.push(start)
      to.push(end)
    }
  }
  let at = 0
  for (const character of text) {
    if (breaks.has(at)) add(' ', at, at)
    const part = foldOne(character)
    // Spaces count once.
    if (!(part === ' ' && parts.at(-1) === ' ')) add(part, at, at + character.length)
    at += character.length
  }
  return { text: parts.join(''), from, to }
}

const joinedScripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** Letters of scripts with spaces between words. */
const letter = `[[\\p{L}\\p{M}\\p{N}]--[${joinedScripts}]]`
const spacedLetter = new RegExp(letter, 'v')
/** Arabic particles that are written as a part of the next word. */
const arabicPrefix = '(?:[وف]?[بكل]?(?:ال|لل)?)'

/** A syllable of Korean with another final consonant is another syllable; particles follow words without a space. */
const koreanEnd = '(?![\\u11a8-\\u11ff])'

/**
 * The pattern of a word, with its forms where a language is given. Chinese and Japanese have no boundaries to see, and Korean has particles
 * after its words.
 */
function patternOf(word: string, language: LanguageCode | undefined): RegExp {
  const plain = fold(word)
  const body = plain
    .split(' ')
    .map((part) => `(?:${[literalPattern(part), ...(language ? formsOf(part, language, fold, literalPattern) : [])].join('|')})`)
    .join(' ')
  const [first, last] = [[...plain][0], [...plain].at(-1)]
  const isSpaced = (character = '') => spacedLetter.test(character)
  const before = isSpaced(first) ? `(?<!${letter})${/\p{Script=Arabic}/u.test(first ?? '') ? arabicPrefix : ''}` : ''
  const after = !isSpaced(last) ? '' : /\p{Script=Hangul}/u.test(last ?? '') ? koreanEnd : `(?!${letter})`
  return new RegExp(`${before}${body}${after}`, 'gv')
}

/** The patterns of words in a language, or in none. */
const patternsIn = remember((language: LanguageCode | undefined) => remember((word: string) => patternOf(word, language), 200))

export interface FoundWord {
  /** The word of the list. */
  readonly word: string
  /** As it stands in the text. */
  readonly text: string
  readonly at: number
}

/**
 * Where a text has words of a list.
 * @param language of the text: finds other forms of the words, too
 */
export function findWords(text: string, words: readonly string[], language?: LanguageCode): FoundWord[] {
  if (words.length === 0 || text === '') return []
  const { text: plain, from, to } = folded(text)
  return words.flatMap((word) => {
    const sought = fold(word)
    // Most words stand nowhere in the text, and a pattern takes much longer to compile than to search.
    if (sought === '' || (!language && !plain.includes(sought))) return []
    return Array.from(plain.matchAll(patternsIn(language)(word)), ({ index, 0: match }) => {
      const [at, end] = [from[index] ?? 0, to[index + match.length - 1] ?? text.length]
      const marks = /^\p{M}*/u.exec(text.slice(end))?.[0] ?? ''
      return { word, text: text.slice(at, end) + marks, at }
    })
  })
}

/** A text with other words in place of those of a list; a capital at the beginning stays one. */
export function replaceWords(text: string, list: readonly { readonly from: string; readonly to: string }[]): string {
  const replacements = new Map(list.toReversed().map(({ from, to }) => [from, to]))
  const found = findWords(text, [...new Set(list.map(({ from }) => from))])
    .map((each) => ({ ...each, to: replacements.get(each.word) ?? each.text }))
    .sort((a, b) => b.at - a.at || b.text.length - a.text.length)
  let end = text.length
  let result = text
  for (const { at, text: word, to } of found) {
    if (at + word.length > end) continue
    const isCapital = /^\p{Lu}/u.test(word)
    const replacement = isCapital ? to.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : to
    result = result.slice(0, at) + replacement + result.slice(at + word.length)
    end = at
  }
  return result
}
