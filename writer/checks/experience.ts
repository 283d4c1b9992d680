import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { isRetold } from '#writer/checks/retold.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'

/*
 * An invented experience: a sentence in the first person that tells of the past. It is told by both: `Every Monday we meet` and `last week
 * many people asked` are not experiences of the writer. Sanskrit is not checked: its forms have no list here.
 */

/** A sentence that tells of somebody's own past: all of one group must match. */
type Pattern = readonly RegExp[]

/** Korean syllables that end in ㅆ, as past tenses do, without 있 and 겠. */
const koreanPast = new RegExp(
  `[${Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac14 + 28 * at))
    .filter((syllable) => !'있겠'.includes(syllable))
    .join('')}](?:다|어|습|는|던|고)`,
  'u',
)

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu')

const patterns: Partial<Record<LanguageCode, readonly Pattern[]>> = {
  en: [
    [
      word(
        'last (?:week|month|year|night|spring|summer|autumn|fall|winter|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday|the other day|years ago|months ago|weeks ago|a while back|when i (?:was|started|first)|in my (?:first|last|old|previous) (?:job|year|role|company)|at my (?:old|last|previous) (?:job|company)',
      ),
      word("I|me|my|we|us|our|I['’]ve|we['’]ve"),
    ],
    [
      word(
        "(?:I|we)(?:['’]ve| have)? (?:tried|tested|spent|learned|learnt|struggled|made the mistake|used to struggle|discovered|quit|switched to|burned out)|(?:I|we)['’]ve been (?:doing|making|teaching|baking|running|helping|working|writing|using)|(?:a|one|our|my) (?:customer|client|student|reader|patient|colleague|friend) (?:of mine |once )?(?:told|asked|said to|brought|wrote to) (?:me|us)|my (?:clients|students|customers|patients)",
      ),
    ],
    [
      word("(?:I|we)(?:['’]ve| have)"),
      word(
        'for (?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|many|over \\w{1,24}|more than \\w{1,24}) years|\\d{1,4} years of (?:experience|practice)',
      ),
    ],
    [word('I have|we have|with'), word('(?:my|our)? ?(?:\\d{1,4}|ten|fifteen|twenty|thirty) years of (?:experience|practice)')],
  ],
  de: [
    [
      word(
        'letzte(?:n|r|s)? (?:Woche|Monat|Jahr|Sommer|Winter|Herbst|Frühling|Frühjahr|Nacht)|gestern|neulich|vor (?:\\p{L}{1,24}|\\d{1,4}) (?:Jahren|Monaten|Wochen)|früher',
      ),
      word('ich|mir|mich|mein(?:e[nmrs]?)?|wir|uns|unser(?:e[nmrs]?)?'),
    ],
    [
      word(
        '(?:ich|wir) (?:habe|haben|hab) (?:es |das |selbst |\\p{L}{1,24} ){0,3}(?:ausprobiert|getestet|gelernt|probiert)|habe ich (?:\\p{L}{1,24} ){0,4}(?:ausprobiert|getestet|gelernt)|seit (?:\\d{1,4}|zehn|zwanzig|\\p{L}{1,24}) Jahren (?:backen|machen|helfen|arbeiten) wir|(?:eine?|unsere?) (?:Kundin|Kunde|Schülerin|Schüler|Kollegin|Freundin) (?:hat|erzählte|fragte) (?:mir|mich|uns)',
      ),
    ],
  ],
  fr: [
    [
      word(
        "la semaine dernière|le mois dernier|l['’](?:an dernier|année dernière|été dernier|hiver dernier|autre jour)|hier|il y a (?:\\p{L}{1,24}|\\d{1,4}) (?:ans|mois|semaines)|dans mon ancienne? \\p{L}{1,24}",
      ),
      /(?<!\p{L})(?:j['’]|je |m['’]|me |mon |ma |mes |moi|nous |notre |nos )/iu,
    ],
    [
      word(
        "j['’]ai (?:testé|essayé|appris|longtemps|passé)|nous avons (?:testé|essayé|appris)|(?:une?|mon|ma) (?:cliente?|élève|collègue|amie?) (?:m['’]a|nous a) (?:dit|demandé|raconté|apporté)|depuis (?:\\d{1,4}|dix|vingt|quinze) ans,? (?:nous|je|j['’])",
      ),
    ],
  ],
  es: [
    [
      word(
        'la semana pasada|el mes pasado|el año pasado|ayer|anoche|el otro día|hace (?:\\p{L}{1,24}|\\d{1,4}) (?:años|meses|semanas)|el (?:verano|invierno) pasado|en mi (?:antiguo|anterior|primer) \\p{L}{1,24}',
      ),
      word('yo|me|mí|mi|mis|nos|nuestr[oa]s?|\\p{L}{1,24}é(?! )|fui|hice|tuve|estuve|vino|hicimos|tuvimos'),
    ],
    [
      word(
        '(?:he|hemos) (?:probado|aprendido|pasado)|(?:probé|aprendí|descubrí)|(?:un|una|mi) (?:client[ea]|alumn[oa]|amig[oa]|compañer[oa]) (?:me|nos) (?:dijo|contó|preguntó|trajo)|llevo (?:\\p{L}{1,24}|\\d{1,4}) años|llevamos (?:\\p{L}{1,24}|\\d{1,4}) años',
      ),
    ],
  ],
  pt: [
    [
      word(
        'semana passada|mês passado|ano passado|ontem|outro dia|há (?:\\p{L}{1,24}|\\d{1,4}) (?:anos|meses|semanas)|verão passado|inverno passado|no meu (?:antigo|primeiro|último) \\p{L}{1,24}',
      ),
      word('eu|me|mim|meu|minha|meus|minhas|nós|nos|nosso|nossa|a gente|fui|fiz|tive|fizemos'),
    ],
    [
      word(
        '(?:eu )?(?:testei|experimentei|aprendi|tentei|descobri)|(?:um|uma|meu|minha) (?:cliente|alun[oa]|amig[oa]|colega) (?:me|nos) (?:disse|contou|perguntou|trouxe)|trabalho com isso há|fazemos isso há',
      ),
    ],
  ],
  it: [
    [
      word(
        "la settimana scorsa|settimana scorsa|il mese scorso|mese scorso|l['’]anno scorso|ieri|l['’]altro giorno|(?:\\p{L}{1,24}|\\d{1,4}) (?:anni|mesi) fa|l['’]estate scorsa|nel mio (?:vecchio|primo|ultimo) \\p{L}{1,24}",
      ),
      word('io|mi|me|mio|mia|miei|mie|noi|ci|nostr[oaie]|ho|abbiamo'),
    ],
    [
      word(
        "ho (?:provato|imparato|testato|scoperto)|abbiamo (?:provato|imparato|testato)|(?:un|una|un['’]|il mio|la mia) ?(?:cliente|student[ei]|allievo|allieva|amic[oa]|collega) (?:mi|ci) ha (?:detto|chiesto|raccontato|portato)|da (?:\\p{L}{1,24}|\\d{1,4}) anni (?:facciamo|lavoriamo)",
      ),
    ],
  ],
  ru: [
    [
      word(
        'на прошлой неделе|в прошлом (?:месяце|году)|прошл(?:ой|ым|ого) (?:зимой|летом|осенью|весной|лета)|вчера|недавно|(?:\\p{L}{1,24}|\\d{1,4}) (?:лет|года|месяцев|недель) назад|однажды',
      ),
      word('я|мне|меня|мой|моя|моё|мою|мы|нам|нас|наш|наша|нашу|ко мне|к нам'),
    ],
    [
      word(
        'я (?:попробовал[аи]?|пробовал[аи]?|научил(?:ся|ась)|проверил[аи]?)|мы (?:попробовали|проверили)|(?:одна |один |наш |моя |мой )?(?:клиентка|клиент|ученица|ученик|подруга|коллега) (?:сказал[аи]?|спросил[аи]?|рассказал[аи]?) (?:мне|нам)',
      ),
    ],
  ],
  hi: [
    [
      word('पिछले (?:हफ़्ते|हफ्ते|महीने|साल|सप्ताह)|पिछली (?:बार|गर्मियों|सर्दियों)|कल|कुछ (?:दिन|साल|महीने) पहले'),
      word('मैंने|हमने|मुझे|मुझसे|हमें|हमसे|मेरे|मेरी|मेरा|हमारे|हमारी'),
    ],
    [word('(?:मैंने|हमने) (?:[\\p{L}\\p{M}]{1,24} ){0,6}(?:आज़माया|आज़माई|सीखा|सीखी|देखा|बिताए|बिताया|किया था|शुरू किया)')],
    [word('मेरे एक (?:ग्राहक|छात्र|दोस्त)|एक (?:ग्राहक|छात्र|छात्रा) ने (?:मुझे|मुझसे|हमें|हमसे)')],
  ],
  bn: [
    [word('গত (?:সপ্তাহে|মাসে|বছর|শীতে|গ্রীষ্মে)|গতকাল|কিছুদিন আগে|(?:কয়েক|[\\p{L}\\p{M}]{1,24}) (?:বছর|মাস) আগে'), word('আমি|আমার|আমাকে|আমরা|আমাদের')],
    [/(?<![\p{L}\p{M}])আমি(?![\p{L}\p{M}])[^।!?]{0,80}(?:েছিলাম|েছি|লাম)(?![\p{L}\p{M}])/u],
  ],
  ur: [
    [
      word('پچھلے (?:ہفتے|مہینے|سال)|پچھلی (?:بار|سردیوں|گرمیوں)|کل|کچھ (?:دن|سال) پہلے'),
      word('میں نے|ہم نے|مجھے|ہمیں|مجھ سے|میرے|میری|میرا|ہمارے|ہماری'),
    ],
    [word('(?:میں نے|ہم نے) (?:[\\p{L}\\p{M}]{1,24} ){0,6}(?:آزمایا|آزمائی|سیکھا|سیکھی|دیکھا|گزارے)')],
  ],
  ar: [
    [
      word(
        '[\\p{L}\\p{M}]{1,24}ي (?:السابقة|السابق|الأولى|الأول)|(?:الأسبوع|الشهر|العام|الصيف|الشتاء) الماضي|السنة الماضية|أمس|قبل (?:سنوات|سنة|أشهر|أسابيع|عامين|سنتين)|ذات (?:يوم|مرة)',
      ),
      /(?<![\p{L}\p{M}])(?:أنا|نحن|[\p{L}\p{M}]{2,24}(?:تُ|تني|ني|تنا|ناه|لنا|لي|تي|كتي|دي)|عندي|عندنا|لدي|لدينا)(?![\p{L}\p{M}])/u,
    ],
    [
      word(
        '(?:جرّبتُ?|جربتُ?|تعلّمتُ|تعلمتُ|ندمتُ|اكتشفتُ)|(?:أخبرني|أخبرتني|سألني|سألتني|قال لي|قالت لي) (?:[\\p{L}\\p{M}]{1,24} ){0,2}(?:عميل|عميلة|زبون|زبونة|طالب|طالبة|زميل|زميلة|صديق|صديقة)',
      ),
    ],
  ],
  ja: [
    [/(?:私|僕|ぼく|わたし|俺|うちの店|当店|弊社)(?:は|も|が|の|自身)/u, /(?:ました|でした|たことがあ|だったん|していた)/u],
    [/(?:先週|先月|去年|昨年|昨日|この前|先日)/u, /(?:私|僕|うち|お客(?:さ|様|さま)|生徒さん|友人|友達)/u, /(?:ました|でした|った|いた)/u],
  ],
  zh: [
    [/(?:上周|上个月|去年|昨天|前几天|几年前|那年|有一次)/u, /(?:我|我们|咱们)(?!们?的?(?:建议|想|觉得))/u],
    [/(?:我|我们)(?:自己)?(?:试过|用过|尝试过|坚持了|做了\S{1,3}年|踩过|花了)/u],
    [/(?:有个|有位|一位|一个)(?:客户|顾客|学员|学生|朋友)(?:跟我说|告诉我|对我说|问我)/u],
  ],
  ko: [
    [
      /(?:지난\s?(?:주|달|해|겨울|여름)|작년|어제|얼마 전|예전에)/u,
      /(?:제가|저는|저도|저희|내가|나는|우리 (?:가게|매장|팀)|손님이|고객님이|수강생)/u,
      koreanPast,
    ],
    [/(?:제가|저도|저는|저희도|저희가)\s(?:\S+\s){0,6}\S*(?:봤|배웠|겪었|느꼈|했었|시작했|실패했|벗어났|성공했)/u],
  ],
}

/** Words by which a source tells of its writer, in any language: then the text may too. */
const ownStory =
  /(?<![\p{L}'’])(?:I|I['’]ve|We|we|we['’]ve|Ich|ich|Wir|wir|Je|je|J['’]ai|j['’]ai|Nous|nous|Yo|yo|He|he|Hemos|hemos|Eu|eu|Nós|nós|io|Io|Ho|ho|Abbiamo|abbiamo|noi|[Tt]ried|[Ss]tarted|learned|learnt|kept|went|said|[Яя]|[Мм]ы|мне|нам)(?!\p{L})|(?<![\p{L}\p{M}])(?:मैंने|हमने|मैं|हम|हमारी|আমি|আমরা|میں نے|ہم نے|گئے|أنا|نحن|قمنا|جربت)(?![\p{L}\p{M}])|[私僕俺]|ました|試した|した。|挫折|我|咱|걸림|제가|저는|했|봤|남음/u

export interface ExperienceRequest {
  readonly language: LanguageCode
  readonly source: string
  readonly isJoke: boolean
}

/** Sentences that tell of an experience of the writer when neither topic nor details do. */
export function experienceFaults(passages: readonly Passage[], { language, source, isJoke }: ExperienceRequest): Fault[] {
  const groups = patterns[language]
  if (!groups || isJoke || ownStory.test(source)) return []
  const lowerSource = source.toLowerCase()
  return passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    // Most texts have no such words at all.
    const possible = groups.filter((group) => group.every((pattern) => pattern.test(text)))
    if (possible.length === 0) return []
    return sentenceSegments(text, language).flatMap((segment): Fault[] => {
      const sentence = proseOf(segment)
      // A question asks the reader.
      if (/[?？؟]["”»’)\s]*$/u.test(sentence) || !possible.some((group) => group.every((pattern) => pattern.test(sentence)))) return []
      // A sentence with a number or a time of the source retells it.
      const numbers = sentence.match(/\p{Nd}[\p{Nd}.,]*\p{Nd}/gu) ?? []
      const times = possible.flatMap(([pattern]) => pattern?.exec(sentence)?.[0].toLowerCase() ?? [])
      if (numbers.some((number) => source.includes(number)) || times.some((time) => lowerSource.includes(time))) return []
      if (isRetold(sentence, source, language)) return []
      const quote = segment.trim()
      return [
        {
          rule: 'experience',
          field,
          message: `"${quote}" tells of an experience that nobody gave: speak to the reader or in general, or leave the sentence out`,
          quotes: [quote],
        },
      ]
    })
  })
}
