import type { Fault } from '#contract/kind.ts'
import { literalPattern } from '#contract/literal-pattern.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import type { CheckLists } from '#writer/builtin/phrases/check-lists.ts'
import { cuesPattern } from '#writer/builtin/phrases/cues.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { withEnglish, wordsOf } from '#writer/builtin/phrases/word-lists.ts'
import { addressFacts } from '#writer/checks/addresses.ts'
import { isExample } from '#writer/checks/examples.ts'
import { isOffer, speaksForWriter } from '#writer/checks/offer.ts'
import { isProse, type Passage, proseOf, sentenceAt, spacedTags, tagAt } from '#writer/checks/passage.ts'
import { placesIn } from '#writer/checks/places.ts'
import { scriptOf } from '#writer/checks/scripts.ts'
import { soundsGiven } from '#writer/checks/sounds.ts'
import { valuesOf } from '#writer/facts/given.ts'
import { once, remember } from '#writer/remember.ts'

/*
 * A name is a complaint only where it can be told from other words: a given name or a role before a capital in Latin and Cyrillic letters,
 * a title beside a name in scripts without capitals, and brands from a list, which are written in Latin letters everywhere.
 */

const capital = "\\p{Lu}[\\p{Ll}\\p{M}'’-]{1,24}"
const particle = '(?:(?:de|da|do|del|della|di|van|von|la|le) )?'
const personal = new RegExp(`(?<![\\p{L}\\p{N}])(${capital}) ${particle}(${capital})(?![\\p{L}])`, 'gu')

/** Roles may have other endings. */
const oneOf = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => literalPattern(entry).replace('\\*', '\\p{L}{0,16}'))
    .join('|') || '(?!)'

/** All entries of a list, in every language. */
const inAll = (list: (name: CheckLists['name']) => readonly string[]) =>
  once((): ReadonlySet<string> => new Set(languageCodes.flatMap((language) => list(checksOf(language).name))))
/** Given names tell `Tom Ridley` from `Opening Hours`. */
const givenNames = inAll(({ commonNames, givenNames }) => [...commonNames, ...givenNames])
/** People of history whom everybody knows: an author or an explorer in a text is no friend of who writes. */
const knownToAll = inAll(({ history }) => history)
const venues = inAll((name) => name.venues)
const isGivenName = (word: string) => givenNames().has(word)

const start = '(?<![\\p{L}\\p{M}])'
const findersOf = remember((language: LanguageCode) => {
  const { roles, introduces, givenNames: names } = checksOf(language).name
  const words = (list: keyof CheckLists['name']) => wordsOf(({ name }) => name[list], withEnglish(language))
  const role = oneOf(roles)
  const named = `(${capital})(?: ${particle}(${capital}))?(?![\\p{L}])`
  return {
    withRole: new RegExp(`${start}(?:${role})\\.?,? ${named}`, 'giu'),
    introduced: new RegExp(`${start}(?:${oneOf(introduces)}):? (?:(?:\\p{Ll}{2,12} )?(?:${role})\\.? )?${named}`, 'giu'),
    /** `Ada Hill, the founder's grandmother`; Spanish trades by their endings. */
    explained: new RegExp(
      `${start}(${capital}) ${particle}(${capital}), (?:${words('ours')}|${words('articles')}) (?:\\p{L}{2,16}['’]s )?(?:${role}|${words('kin')}|\\p{Ll}{3,12}(?:ero|era|ista|ora|ière|ier|iere|iera|eiro|eira))(?![\\p{L}])`,
      'gu',
    ),
    alone: names.length > 0 ? new RegExp(`${start}(?:${oneOf(names)})(?![\\p{L}\\p{M}])`, 'gu') : null,
    /** Before a role in lower case, whose it is: then a single word with a capital is a name. */
    someones: new RegExp(`(?:${words('ours')}|${words('beforeRole')})\\s(?:\\p{L}{2,14}\\s)?$`, 'iu'),
    /** `our dyer Maureen Tully`: two names after somebody of the writer's, whatever they do. */
    ofOurs: new RegExp(`${words('by')} ${words('ours')} \\p{Ll}{3,16} (${capital}) ${particle}(${capital})(?![\\p{L}])`, 'gu'),
    /** Titles that only stand before names. */
    onlyTitles: new RegExp(`^${words('titles')}\\.?,? `, 'iu'),
    notSurnames: new RegExp(`^${words('notSurnames')}$`, 'u'),
    /** `Chef Specials`, `Dr Pepper`. */
    notNames: new RegExp(`^${words('notNames')}$`, 'u'),
    titled: titledNames(language),
    /** `الأستاذ في المدرسة`, `डॉक्टर के सामने`. */
    notAfterTitle: new RegExp(`^${words('notNames')}`, 'u'),
  }
})

/** `I'd`, `I’m` and `We've` are no names, and neither is a word with an ending. */
const contracted = /['’](?:d|m|s|ll|ve|re|t)$/iu

interface NameRequest {
  readonly source: string
  readonly language: LanguageCode
}

/** A name in letters that the source has none of is given when one of the source sounds like it. */
const isHeard = (name: string, source: string): boolean => scriptOf(name)?.test(source) === false && soundsGiven(name, source)

const isGiven = (name: string, lowerSource: string) =>
  name.split(/[\s-]/u).some((word) => word.length > 2 && lowerSource.includes(word.toLowerCase().replace(/['’]s?$/u, '')))

const isCapital = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}/u.test(word)

/** The name of a match, without the role before it; scripts without capitals have none to tell it by. */
const nameOf = (text: string) => text.split(' ').filter(isCapital).slice(-2).join(' ') || text

/** People in scripts with capitals. `isOffering`: a given name alone is somebody whom the writer knows. */
function capitalisedNames(
  plain: string,
  source: string,
  lowerSource: string,
  language: LanguageCode,
  isOffering: () => boolean,
): { text: string; at: number }[] {
  const { withRole, introduced, explained, alone, someones, ofOurs, onlyTitles, notSurnames, notNames } = findersOf(language)
  const isName = (word: string | undefined): word is string => isCapital(word) && !contracted.test(word) && !notNames.test(word)
  const people = Array.from(plain.matchAll(personal)).flatMap(({ index, 0: text, 1: first = '', 2: last = '' }) =>
    isGivenName(first) && !contracted.test(last) && !notSurnames.test(last) && !knownToAll().has(text) ? [{ text, at: index }] : [],
  )
  const named = Array.from(plain.matchAll(withRole)).flatMap(({ index, 0: text, 1: first, 2: last }) => {
    if (!isName(first)) return []
    if (isName(last)) return [{ text, at: index }]
    const whole = last ? text.slice(0, text.lastIndexOf(last)).trimEnd() : text
    const isTold =
      isGivenName(first) ||
      onlyTitles.test(text) ||
      ((language === 'de' || /^\p{Ll}/u.test(text)) && someones.test(plain.slice(Math.max(0, index - 40), index)))
    return isTold ? [{ text: whole, at: index }] : []
  })
  const met = Array.from(plain.matchAll(introduced)).flatMap(({ index, 0: text, 1: first, 2: last }) =>
    isName(first) && (isGivenName(first) || (isName(last) && / (?:by|par|por|von|da) /u.test(text))) ? [{ text, at: index }] : [],
  )
  const told = Array.from(plain.matchAll(explained)).flatMap(({ index, 1: first = '', 2: last = '' }) =>
    isName(first) && isName(last) ? [{ text: plain.slice(index, plain.indexOf(',', index)), at: index }] : [],
  )
  const single =
    alone && plain.search(alone) >= 0 && isOffering()
      ? Array.from(plain.matchAll(alone), ({ index, 0: text }) => ({ text, at: index }))
      : []
  const found: { text: string; at: number }[] = []
  const ours = Array.from(plain.matchAll(ofOurs)).flatMap(({ index, 0: text, 1: first, 2: last }) =>
    isName(first) && isName(last) && !notSurnames.test(last) ? [{ text, at: index }] : [],
  )
  for (const each of [...people, ...named, ...met, ...told, ...single, ...ours]) {
    const isPart = found.some(({ at, text }) => each.at < at + text.length && each.at + each.text.length > at)
    if (!isPart && !isGiven(nameOf(each.text), lowerSource) && !isHeard(nameOf(each.text), source)) found.push(each)
  }
  return found
}

/** Names beside a title, in scripts without capitals. */
function titledNames(language: LanguageCode): RegExp | null {
  const { titles } = checksOf(language).name
  const [script] = languages[language].scripts
  if (titles.length === 0 || script === 'Latin' || script === 'Cyrillic') return null
  const words = (list: keyof CheckLists['name'], isOpen = false) => wordsOf(({ name }) => name[list], [language], { isOpen })
  const surname = words('surnames', true)
  const after = `(?=\\s?${words('titlesAfter', true)})`
  const patterns: Readonly<Record<string, string>> = {
    Hiragana: `(${surname}[\\p{Script=Han}\\p{Script=Hiragana}]{0,3}?)${after}|${words('titles')}の?${surname}`,
    Han: `(?<![\\p{Script=Han}])(?:[\\p{Script=Han}]{0,6})?(${surname}[\\p{Script=Han}]{1,2})${after}|${words('titles')}(${surname}[\\p{Script=Han}]{1,2}?)(?=${words('afterNames')}|[，。、]|$)`,
    Hangul: `(?<![가-힣])(${surname}[가-힣][가-힣](?<![와과은는이가을를도의에로만들소점집실방국]))${after}|(?<![가-힣])${words('titles')}\\s(${surname}[가-힣]{2})(?=[가이은는의을를도와과]?(?![가-힣]))`,
  }
  const letters = (least: number, most: number) => `[\\p{L}\\p{M}]{${least},${most}}`
  const second = `\\s${language === 'ar' ? 'ال?' : ''}${letters(2, 14)}`
  const spaced = language === 'sa' ? letters(4, 24) : letters(2, 14) + second
  return new RegExp(patterns[script ?? ''] ?? `(?<![\\p{L}\\p{M}])(?:ال)?${words('titles', true)}\\s(${spaced})`, 'gu')
}

/** Letters of a title by which its forms are compared. */
const titleStem = 4

/** Whether a source tells of somebody with the title: then what follows it is as often another word as a name. */
const isTitleGiven = (whole: string, lowerSource: string): boolean => {
  const [title, after] = whole.split(/\s/u)
  return title !== undefined && after !== undefined && lowerSource.includes([...title.replace(/^ال/u, '')].slice(0, titleStem).join(''))
}

/** Products and companies, which are written in Latin letters everywhere, also within words of other scripts. */
const brands = once(
  () =>
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}@./-])${cuesPattern(
        languageCodes.flatMap((language) => checksOf(language).name.brands),
        'joined',
      )}(?![\\p{Script=Latin}\\p{N}])`,
      'gu',
    ),
)

/** The addresses of a text that the source has not. */
const addressesIn = (plain: string, source: string, language: LanguageCode) => {
  const given = valuesOf(source)
  return addressFacts(plain, language)
    .filter((address) => !address.isIn(given, () => []))
    .map(({ text }) => ({ text, at: plain.indexOf(text) }))
}

/** Letters of a word by which the forms of a place are compared. */
const placeStem = 4

/** Whether a source has a word of a place, or is in another script: then it may name the place in that one. */
function isPlaceGiven(place: string, source: string, lowerSource: string): boolean {
  if (scriptOf(place)?.test(source) === false) return true
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(place)) return source.includes([...place].slice(0, 2).join(''))
  const words = place
    .toLowerCase()
    .split(/[\s-]/u)
    .filter((word) => word.length > 2)
  const [telling] = [...words.filter((word) => !venues().has(word)), ...words]
  return telling === undefined || lowerSource.includes([...telling].slice(0, placeStem).join(''))
}

/** Names of people, places and brands that a result states and the user did not give. */
export function nameFaults(passages: readonly Passage[], { source, language }: NameRequest): Fault[] {
  const lowerSource = source.toLowerCase()
  const spaceless = lowerSource.replace(/\s/gu, '')
  const isOffering = () => isOffer(source, language)
  const { titled, notAfterTitle } = findersOf(language)
  return passages.flatMap(({ field, text, style }) => {
    if (style === 'note') return []
    const plain = style === 'tags' ? text : proseOf(text)
    const brandsFound = Array.from((style === 'tags' ? text.replaceAll('#', ' ') : plain).matchAll(brands()), ({ index, 0: brand }) => ({
      text: brand,
      at: index,
    })).filter(({ text: brand }) => !spaceless.includes(brand.toLowerCase().replace(/\s/gu, '')))
    const people = isProse({ style })
      ? [
          ...capitalisedNames(plain, source, lowerSource, language, isOffering),
          ...Array.from(titled ? plain.matchAll(titled) : [], (match) => ({
            text: match[0],
            name: match[1] ?? match[2] ?? match[0],
            at: match.index,
          })).filter(
            ({ text: whole, name }) =>
              !isTitleGiven(whole, lowerSource) &&
              !isHeard(name, source) &&
              !notAfterTitle.test(name) &&
              !name.split(/\s/u).some((word) => lowerSource.includes(word.replace(/^ال/u, ''))),
          ),
        ]
      : []
    const isTags = style === 'tags'
    const places = [
      ...(isProse({ style }) && isOffering() ? addressesIn(plain, source, language) : []),
      ...placesIn(isTags ? spacedTags(text) : plain, language, isTags || style === 'title').filter(
        ({ text: place, at }) =>
          (isOffering() || speaksForWriter(sentenceAt(text, at, language), language)) &&
          !isPlaceGiven(place, source, lowerSource) &&
          !isExample(sentenceAt(text, at, language)),
      ),
    ]
    const named = places.filter(({ at }) => !people.some((one) => one.at === at))
    const quoted = isTags ? named.map(({ at }) => ({ text: tagAt(text, at), at })) : named
    return [...brandsFound, ...people, ...quoted].map(
      ({ text: name, at }): Fault => ({
        rule: 'name',
        field,
        message: `"${style === 'tags' ? name : sentenceAt(text, at, language)}" names ${JSON.stringify(name)}, which nobody gave: leave the name out, or say what it is in general`,
        quotes: [name],
      }),
    )
  })
}
