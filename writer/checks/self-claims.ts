import type { LanguageCode } from '#contract/options.ts'

/*
 * What a text says of who writes: where they are and what they are called. Each pattern has the words in question as its first group. In
 * languages with capitals these begin with one, so that `we are in a hurry` is no place.
 */

interface SelfClaims {
  readonly places: readonly RegExp[]
  readonly names: readonly RegExp[]
}

/** One to four words, of which those with a capital count. */
const capital = "([\\p{L}\\p{M}'’-]{2,25}(?:[ ](?:[\\p{L}\\p{M}'’-]{2,25}|&|\\p{Nd}{1,4})){0,3})"
const number = '(?:\\p{Nd}{1,4}\\p{L}? )?'
/** In scripts without capitals: one or two words. */
const words = '([\\p{L}\\p{M}]{2,24}(?: [\\p{L}\\p{M}]{2,24})?)'
const oneWord = '([\\p{L}\\p{M}]{2,24})'
const start = '(?<![\\p{L}\\p{M}])'
const end = '(?![\\p{L}\\p{M}])'
const of = (...patterns: string[]): RegExp[] => patterns.map((pattern) => new RegExp(pattern, 'giu'))
/** Words before a place or a name, in any case. */
const before = (cues: string) => `${start}(?:${cues}) ${number}${capital}`

const claims: Readonly<Record<LanguageCode, SelfClaims>> = {
  en: {
    places: of(
      before(
        "(?:(?:visit|find|see|meet|join) us|come (?:by|see us|and see us)|(?:we(?:['’]re| are)|i(?:['’]m| am))(?: based| located)?|based|located|our \\p{L}{3,12}(?: \\p{L}{3,12})?(?: is)?)(?: here| right)? (?:in|at|on|near)",
      ),
    ),
    names: of(before('(?:here at|all of us at|the team at|welcome to|my name is|call me)')),
  },
  de: {
    places: of(
      before(
        '(?:besuch(?:t|en sie)? uns|(?:find(?:est|et|en)|triff(?:st)?|seht) (?:du |ihr |sie )?uns|unser(?:e[nmr]?)? (?:kleine[nrsm]? |neue[nrsm]? )?(?:laden|geschäft|studio|café|bäckerei|salon|werkstatt|büro|restaurant|praxis)(?: ist| liegt)?) (?:in|im|am|an der|auf der)',
      ),
    ),
    names: of(before('(?:willkommen (?:bei|in der|im|in)|hier bei|das team (?:von|der)|mein name ist|ich heiße)')),
  },
  fr: {
    places: of(
      before(
        '(?:(?:venez nous voir|retrouvez[- ]nous|rendez-nous visite|passez nous voir|nous sommes|je suis) (?:à|au|en|sur)|notre (?:boutique|atelier|café|boulangerie|salon|magasin|restaurant|studio) (?:à|au|de)|basée?s? (?:à|au))',
      ),
    ),
    names: of(before("(?:bienvenue (?:chez|à la|à)|ici chez|toute l['’]équipe de|l['’]équipe de|je m['’]appelle)")),
  },
  es: {
    places: of(
      before(
        '(?:(?:visítanos|visítenos|encuéntranos|ven a vernos|estamos|estoy|nos encontramos) en|nuestr[oa] (?:tienda|taller|café|panadería|salón|local|estudio|restaurante) (?:en|de))',
      ),
    ),
    names: of(before('(?:bienvenid[oa]s? a|aquí en|el equipo de|me llamo|mi nombre es)')),
  },
  it: {
    places: of(
      before(
        '(?:(?:vieni a trovarci|venite a trovarci|ci trovi|ci trovate|siamo|sono) (?:a|in)|(?:il nostro|la nostra) (?:negozio|bottega|laboratorio|caffè|panificio|salone|studio|ristorante|forno) (?:a|in|di))',
      ),
    ),
    names: of(before('(?:benvenut[oiae] (?:da|al|alla|a)|qui da|il team di|mi chiamo|il mio nome è)')),
  },
  pt: {
    places: of(
      before(
        '(?:(?:visite-nos|visita-nos|venha nos visitar|nos encontre|estamos|estou|ficamos) (?:em|no|na)|noss[oa] (?:loja|ateliê|café|padaria|salão|oficina|estúdio|restaurante) (?:em|no|na|de))',
      ),
    ),
    names: of(before('(?:bem-vind[oa]s? (?:à|ao|a)|aqui na|aqui no|a equipe d[aeo]|meu nome é|me chamo)')),
  },
  ru: {
    places: of(
      before(
        '(?:(?:приходите к нам|ждём вас|ждем вас|найдёте нас|найдете нас|мы находимся|мы|наш[аие]? (?:магазин|пекарня|студия|кафе|мастерская|салон|ресторан)) (?:в|на))',
      ),
    ),
    names: of(before('(?:добро пожаловать в|команда|меня зовут)')),
  },
  hi: {
    places: of(
      `${start}(?:हमारी|हमारा|हमारे|मेरी|मेरा) [\\p{L}\\p{M}]{2,14} ${oneWord} में${end}`,
      `${start}${oneWord} (?:में|स्थित) (?:हमारी|हमारा|हमारे|मेरी|मेरा|हमसे)${end}`,
    ),
    names: of(`${start}${words} में आपका स्वागत`, `${start}मेरा नाम ${oneWord} है`),
  },
  sa: {
    places: of(`${start}(?:अस्माकम्|अस्माकं|मम) [\\p{L}\\p{M}]{2,20} ${oneWord} अस्ति`, `${start}${oneWord} अस्माकम् आपण`),
    names: of(`${start}मम नाम ${oneWord}${end}`),
  },
  bn: {
    places: of(`${start}আমাদের [\\p{L}\\p{M}]{2,14} ${oneWord}(?: (?:আছে|অবস্থিত))?[।,!]`, `${start}${oneWord} আমাদের (?:দোকান|স্টুডিও|বেকারি)`),
    names: of(`${start}${words} আপনাকে স্বাগত`, `${start}আমার নাম ${oneWord}${end}`),
  },
  ur: {
    places: of(
      `${start}(?:ہماری|ہمارا|ہمارے|میری) [\\p{L}\\p{M}]{2,14} ${oneWord} میں${end}`,
      `${start}${oneWord} میں (?:ہماری|ہمارا|ہمارے|ہم سے)${end}`,
    ),
    names: of(`${start}${words} میں خوش آمدید`, `${start}میرا نام ${oneWord} ہے`),
  },
  ar: {
    places: of(`${start}(?:زورونا|تفضلوا بزيارتنا|نحن|متجرنا|محلنا|مخبزنا|مقهانا|ستجدوننا) في ${oneWord}${end}`),
    names: of(`${start}(?:أهلا|أهلًا|أهلاً|مرحبا|مرحبًا|مرحباً) بكم في ${words}`, `${start}(?:اسمي|فريق) ${oneWord}${end}`),
  },
  zh: {
    places: of(
      '(?:我们(?:的)?(?:小店|店|店铺|工作室|餐厅|面包店)?(?:就)?(?:在|位于))([\\p{Script=Han}]{2,4})',
      '(?:来|到)([\\p{Script=Han}]{2,4}?)(?:找|看)我们',
    ),
    names: of('欢迎(?:来到|光临)([\\p{Script=Han}]{2,6})', '(?:我叫|我们是)([\\p{Script=Han}]{2,4})'),
  },
  ja: {
    places: of(
      '([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})にある(?:当店|私たち|わたしたち|うちの店|お店)',
      '(?:当店|お店|私たち)は([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})に',
    ),
    names: of(
      '([\\p{Script=Han}\\p{Script=Katakana}ー]{2,12})へようこそ',
      '(?:私は|名前は)([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})(?:です|と申)',
    ),
  },
  ko: {
    places: of('([가-힣]{2,8})에 있는 (?:저희|우리)', '(?:저희|우리)(?: (?:가게|매장|빵집|카페))?(?:는|은) ([가-힣]{2,8})에'),
    names: of('([가-힣 ]{2,12})에 오신 것을 환영', '제 이름은 ([가-힣]{2,6}?)(?:입니다|이에요|예요)'),
  },
}

export interface SelfClaim {
  /** The claimed place or name. */
  readonly text: string
  readonly at: number
}

/** The words with a capital that a match begins with; all words of a script without capitals. */
function named(words: string): string {
  const all = words.split(' ')
  const end = all.findIndex((word) => /^\p{Ll}/u.test(word))
  return all.slice(0, end === -1 ? all.length : end).join(' ')
}

/** The places and names that a text claims for who writes. */
export function selfClaimsIn(text: string, language: LanguageCode): { places: SelfClaim[]; names: SelfClaim[] } {
  const found = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap(({ index, 0: whole, 1: words = '' }) => {
        const claim = named(words)
        return claim ? [{ text: claim, at: index + whole.lastIndexOf(words) }] : []
      }),
    )
  const { places, names } = claims[language]
  return { places: found(places), names: found(names) }
}
