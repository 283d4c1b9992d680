import { countNouns, determiners, massNouns, nounLikeVerbs, openingVerbs, peopleNouns, stopWords } from '#writer/topic/lexicon.ts'
import { isPlural, singularOf } from '#writer/topic/nouns.ts'
import { isCommonWord, isName } from '#writer/topic/tags.ts'

/** Names as their owners write them, for topics typed in capitals or without any. */
const written = new Map(
  `LinkedIn iPhone iPad iOS macOS MacBook YouTube TikTok Instagram Facebook Reddit WhatsApp ChatGPT OpenAI GitHub JavaScript TypeScript
  WordPress PayPal Airbnb Etsy Shopify Google Amazon Netflix Spotify Pinterest Photoshop Lightroom Figma Canva Notion Excel PowerPoint Lego
  Minecraft Fortnite Pokémon Nintendo PlayStation Xbox Tesla Toyota Honda Ford BMW IKEA Disney Marvel Barbie Bitcoin Ethereum Diwali Holi Eid
  Ramadan Hanukkah Christmas Easter Halloween Thanksgiving Lisbon Porto Bali Goa Delhi Mumbai Kerala Himalayas Kyoto Tokyo Osaka Paris London
  Rome Berlin Barcelona Madrid Dubai Bangkok Istanbul Europe Asia Africa America Scotland Ireland Wales England Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday January February April June July August September October November December English Spanish French German
  Italian Hindi Japanese Korean Chinese Mandarin Portuguese Arabic Russian Bengali Sanskrit Urdu Indian American British Mexican Thai Greek
  Mediterranean Zoom Slack Twitter Python Kubernetes Docker Linux React Django Rails Swift Kotlin Vue Angular Nodejs Raspberry Arduino Alaska
  Hawaii California Texas Florida Patagonia Shakespeare Montessori Crossfit Peloton Airbnb Ozempic Zumba Java Rust`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name] as const),
)

const acronyms = new Set(
  `AI API UI UX SEO SEM CSS HTML SQL PHP AWS USA UK EU UAE NYC LA CV HR IT PR CEO CTO CFO DIY FAQ PDF TV DJ VR AR XR NFT NFTS ROI KPI KPIS B2B
  B2C D2C SAAS CRM ERP ADHD OCD PTSD IVF IBS PCOS BBQ DNA GPS LED RPG FPS MMO NBA NFL NHL MLB UFC F1 BTS DSLR RAW RV SUV EV EVS EMI SIP GST
  UPI IPO ETF ETFS IRA USD INR GDP NGO MBA GMAT GRE SAT IELTS TOEFL UPSC JEE NEET PHD LGBTQ POV GRWM OOTD ASMR HIIT PT GP VPN NASA NHS IKEA
  LLM LLMS GPT 3D 2D 4K MVP OKR OKRS GTD IOT CNC OK PC PCS PS5 WFH CBT EMDR BJJ MMA K-POP HVAC`.split(/\s+/),
)

const letters = /\p{L}/u

/** Lower case, but for acronyms and for names that are always written their own way. */
function calmed(word: string): string {
  const [, open = '', core = '', close = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
  const [base = '', suffix = ''] = core.split(/(?='s$|'S$)/)
  const known = written.get(base.toLowerCase())
  if (known) return open + known + suffix.toLowerCase() + close
  if (acronyms.has(base.toUpperCase())) return open + acronymOf(base) + suffix.toLowerCase() + close
  if (base.toLowerCase() === 'i' || /^i'(?:m|ve|ll|d)$/i.test(core))
    return open + core[0]?.toUpperCase() + core.slice(1).toLowerCase() + close
  const lower = core.toLowerCase()
  return open + (isName(base) && !isOrdinary(base) ? lower.replace(letters, (letter) => letter.toUpperCase()) : lower) + close
}

const acronymOf = (word: string): string =>
  /^saas$/i.test(word)
    ? 'SaaS'
    : /^phd$/i.test(word)
      ? 'PhD'
      : /[A-Z]{2}S$/.test(word.toUpperCase()) && /^(?:nft|kpi|ev|etf|okr|llm|pc)s$/i.test(word)
        ? `${word.slice(0, -1).toUpperCase()}s`
        : word.toUpperCase()

/** A word of everyday language rather than a name. */
export function isOrdinary(word: string): boolean {
  const lower = word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]/gu, '')
    .replace(/'s$/, '')
  if (written.has(lower)) return false
  const single = isPlural(lower) ? singularOf(lower) : lower
  return [lower, single].some(
    (form) =>
      stopWords.has(form) ||
      determiners.has(form) ||
      massNouns.has(form) ||
      countNouns.has(form) ||
      openingVerbs.has(form) ||
      nounLikeVerbs.has(form) ||
      peopleNouns.has(form) ||
      (isCommonWord(form) && !isName(form)),
  )
}

/** "maKe" → "make": capitals inside an everyday word are slips. */
const steadied = (word: string) => (/\p{Ll}\p{Lu}/u.test(word) && isOrdinary(word) ? word.toLowerCase() : word)

const isShout = (word: string) => /^\P{L}*\p{Lu}{2,}[\p{Lu}'’\P{L}]*$/u.test(word)

/** A shouted word calmed down, unless it may well be an acronym. */
function unshout(word: string): string {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (!isShout(word) || acronyms.has(bare)) return word
  return bare.length > 5 || isOrdinary(bare) ? calmed(word) : word
}

/**
 * A topic in the case it would have in the middle of a sentence: "WHY YOU SHOULD LEARN RUST" → "why you should learn rust",
 * "Best Coffee Shops In Lisbon" → "best coffee shops in Lisbon", "iPhone tips" stays.
 */
export function midSentence(text: string): string {
  const words = text.split(' ').map(steadied)
  const lettered = words.filter((word) => letters.test(word))
  const shouted = lettered.filter(isShout).length
  if (lettered.length > 0 && text === text.toUpperCase() && text !== text.toLowerCase() && !isLoneAcronym(lettered))
    return words.map(calmed).join(' ')
  const quiet = words.map((word) => (shouted > 0 ? unshout(word) : word))
  const content = quiet.filter((word) => word.length > 3 && letters.test(word))
  const titled = content.length > 1 && content.every((word) => /^\P{L}*\p{Lu}/u.test(word))
  if (titled && isNameAsAWhole(content)) return quiet.join(' ')
  return quiet
    .map((word, at) => (titled ? untitled(word, quiet) : lowerFirst(word, at, quiet)))
    .map(asWritten)
    .join(' ')
    .replace(occasions, (day) => titleCase(day.toLowerCase()))
}

/** A word that is a name wherever it stands. */
export const isProperName = (word: string): boolean => {
  const bare = word.replace(/['’]s$/, '')
  return (
    written.has(bare.toLowerCase()) ||
    (isName(bare) &&
      !isOrdinary(bare) &&
      bare !== bare.toLowerCase() &&
      !/^(?:may|will|mark|grace|art|rose|hope|faith|summer|autumn)$/i.test(bare))
  )
}

/** "Game of Thrones", "Stardew Valley": few words, and one that neither everyday language nor the map knows. */
const isNameAsAWhole = (content: readonly string[]) =>
  content.length <= 3 &&
  !/ing$/i.test(content[0] ?? '') &&
  content.some((word) => !isOrdinary(word) && !isName(word) && !isShout(word) && !written.has(word.toLowerCase()))

const isLoneAcronym = (lettered: readonly string[]) =>
  lettered.length === 1 && (lettered[0] ?? '').length <= 5 && !isOrdinary(lettered[0] ?? '')

/** In a Title Case topic only words of everyday language lose their capital, and only when no word is clearly a name. */
function untitled(word: string, all: readonly string[]): string {
  if (isShout(word) || /\p{Ll}\p{Lu}/u.test(word)) return word
  const lower = word.toLowerCase()
  if (stopWords.has(lower)) return lower === 'i' ? 'I' : lower
  return isOrdinary(word) || /^\p{L}+ing$/u.test(lower) || all.length > 5 ? calmed(word) : word
}

/** Endings of everyday adjectives and nouns: an unknown first word with one was capitalised for its place only. */
const commonEnding =
  /^\p{L}+(?:al|ive|ous|ful|less|able|ible|ary|ed|ly|er|ers|ent|ant|ness|ity|ment|ments|tion|tions|sion|sis|ism|ist|ists|hood|ship|ology|graphy)$/u

function lowerFirst(word: string, at: number, all: readonly string[]): string {
  if (word === 'Notion' && !/^(?:of|that)$/i.test(all[1] ?? '')) return word
  if (/^i(?:'(?:m|ve|ll|d))?$/.test(word)) return word[0]?.toUpperCase() + word.slice(1)
  if (at > 0 || isShout(word) || !/^\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return word
  const startsName = /^\p{Lu}/u.test(all[1] ?? '') && !isOrdinary(word)
  if (startsName || (!isOrdinary(word) && !(commonEnding.test(word) && !isName(word)) && !/^\p{L}+ing$/u.test(word))) return word
  return /^I(?:'|$)/.test(word) ? word : word.toLowerCase()
}

/** Words beside which "react" or "rust" is a name. */
const technical = /^(?:learn|learning|code|coding|developers?|programming|hooks|framework|app|apps|tutorial|component|components)$/i

/** Names that the list knows get their own spelling whatever was typed: "youtube" → "YouTube"; everyday homonyms stay. */
function asWritten(word: string, _at: number, all: readonly string[]): string {
  const homonym = /^(?:notion|swift|react|rails|angular|slack|zoom|excel|amazon|ford|marvel|march|may|rust|raspberry|vue)$/
  const [, core = '', rest = ''] = /^([\p{L}\p{N}]+)(.*)$/u.exec(word) ?? []
  if (core === core.toLowerCase() && homonym.test(core) && !all.some((other) => technical.test(other))) return word
  const known = written.get(core.toLowerCase())
  if (known) return known + rest
  return core === core.toLowerCase() &&
    acronyms.has(core.toUpperCase()) &&
    !/^(?:it|la|pt|raw|sat|led|ar|pr|gp|rv|ev|gre|ira|sip|jee)$/.test(core)
    ? acronymOf(core) + rest
    : word
}

/** Names of more than one word. */
const occasions =
  /\b(?:black friday|cyber monday|new year'?s? (?:eve|day)|(?:mother|father|valentine|women|children|teacher)'?s'? day|world cup|super bowl|boxing day|independence day|republic day)\b/gi

const small = new Set('a an the and but or nor for of in on at to by as vs with from into'.split(' '))

/** Title Case as headlines use it; words that already hold a capital stay as they are. */
export function titleCase(text: string): string {
  const words = text.split(' ')
  return words
    .map((word, at) => {
      if (/\p{Lu}/u.test(word)) return word
      if (at > 0 && at < words.length - 1 && small.has(word)) return word
      return word
        .split('-')
        .map((part) => upperFirst(part))
        .join('-')
    })
    .join(' ')
}

/** The first letter upper case, unless the word is written its own way (iPhone). */
export function upperFirst(text: string): string {
  const [first = ''] = text.split(' ')
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text
  return text.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
}
