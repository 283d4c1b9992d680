import type { LanguageCode, Tone } from '#contract/options.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import type { Platform } from '#platforms/platform.ts'

/** How a reader is spoken to. */
export type Address = 'informal' | 'formal'

/** How a language is written by natives, for prompts. */
export interface Register {
  /** For tones that sound spoken (`ToneBundle.spoken`). */
  readonly spoken: string
  /** For all other tones. */
  readonly careful: string
  /**
   * How readers are addressed; absent where the language has one form only. `usual` holds unless tone or
   * platform ask for the other, `inTitles` in titles that sound spoken.
   */
  readonly address?: Readonly<Record<Address, string>> & { readonly usual: Address; readonly inTitles?: string }
  /** Phrases that readers of this language recognise as machine writing or advertising. */
  readonly worn: readonly string[]
}

export const registers: Readonly<Record<LanguageCode, Register>> = {
  en: {
    spoken: 'English as people text and talk, with contractions',
    careful: 'clear written English; contractions unless the tone is formal',
    worn: ["in today's fast-paced world", 'game-changer', 'just got a whole lot better'],
  },
  hi: {
    spoken: 'बोलचाल की हिंदी, as people speak in a shop or on the phone, with the English words everybody uses (sale, order, video, tips)',
    careful: 'सरल मानक हिंदी, warm and polite, no heavy Sanskrit words',
    address: { informal: 'तुम', formal: 'आप', usual: 'formal', inTitles: 'तुम, as in बनाओ, देख लो' },
    worn: ['आज की भागदौड़ भरी ज़िंदगी में', 'चार चाँद लगाना', 'मौका हाथ से न निकल जाए'],
  },
  es: {
    spoken: 'español hablado, frases que se dicen en voz alta',
    careful: 'español claro y cuidado',
    address: { informal: 'tú', formal: 'usted', usual: 'informal' },
    worn: ['en el mundo actual', 'llevar al siguiente nivel', 'nunca es tarde'],
  },
  fr: {
    spoken: 'français parlé et correct, « on » plutôt que « nous »',
    careful: 'français clair et soigné, sans lourdeur administrative',
    address: { informal: 'tu', formal: 'vous', usual: 'formal' },
    worn: ['dans un monde en constante évolution', 'passer au niveau supérieur', "plonger dans l'univers de"],
  },
  de: {
    spoken: 'gesprochenes Deutsch, kurze Hauptsätze, gern mal ein Satz ohne Verb',
    careful: 'klares, freundliches Schriftdeutsch in ganzen Sätzen, Verben statt Wörter auf -ung',
    address: { informal: 'du', formal: 'Sie', usual: 'informal' },
    worn: ['in der heutigen schnelllebigen Zeit', 'auf das nächste Level heben', 'tauche ein in die Welt'],
  },
  ar: {
    spoken: 'عربية بيضاء قريبة من الكلام, as people write on social media; no bookish connectives such as علاوة على ذلك',
    careful: 'عربية فصيحة معاصرة وبسيطة',
    address: { informal: 'singular, as to one friend', formal: 'plural (تعالوا، شاركونا)', usual: 'formal' },
    worn: ['في عالمنا المتسارع', 'لا تفوّت الفرصة', 'انطلق في رحلة'],
  },
  pt: {
    spoken: 'português do Brasil falado, pra and né where people say them',
    careful: 'português do Brasil claro e cuidado',
    address: { informal: 'você', formal: 'o senhor, a senhora, or no direct address', usual: 'informal' },
    worn: ['no mundo acelerado de hoje', 'levar para o próximo nível', 'não perca essa oportunidade'],
  },
  bn: {
    spoken: 'চলিত কথ্য বাংলা, with the English words everybody uses (অফার, অর্ডার, ভিডিও)',
    careful: 'পরিষ্কার চলিত বাংলা, never সাধু ভাষা',
    address: { informal: 'তুমি', formal: 'আপনি', usual: 'formal' },
    worn: ['আজকের ব্যস্ত জীবনে', 'স্বপ্নের ডানা মেলা', 'এক নতুন মাত্রা'],
  },
  sa: {
    spoken: 'सरलसंस्कृतम् as in spoken Sanskrit circles: short sentences, few compounds, little sandhi between words',
    careful: 'सरलं शुद्धं संस्कृतम्, complete sentences, compounds of two members at most',
    address: { informal: 'त्वम्', formal: 'भवान्, भवती, भवन्तः', usual: 'formal' },
    worn: ['अद्यतने वेगवति जगति', 'नूतनं शिखरम्'],
  },
  ru: {
    spoken: 'живая разговорная речь, короткие фразы',
    careful: 'ясный письменный русский, глаголы вместо отглагольных существительных',
    address: { informal: 'ты', formal: 'вы, with a small letter to many readers', usual: 'formal' },
    worn: ['в современном мире', 'выйти на новый уровень', 'не упустите возможность'],
  },
  it: {
    spoken: 'italiano parlato, frasi brevi',
    careful: 'italiano chiaro e curato',
    address: { informal: 'tu', formal: 'Lei', usual: 'informal' },
    worn: ['nel mondo frenetico di oggi', 'portare al livello successivo', "non perdere l'occasione"],
  },
  ja: {
    spoken:
      '話し言葉。短い行、ふだんの言葉とカタカナ語、自然な語尾と体言止め。お店や主催者の告知ではお客様への丁寧さ(〜さま、お待ちしています)も',
    careful: '読みやすい書き言葉。翻訳調と「〜することができます」は使わない',
    address: {
      informal: 'タメ口・常体',
      formal: 'です・ます',
      usual: 'formal',
    },
    worn: ['現代社会において', '〜してみてはいかがでしょうか', '必見です'],
  },
  zh: {
    spoken: '口语，短句，该有语气词就有，用平台用户的说法',
    careful: '简洁自然的书面语，没有翻译腔，不堆四字词',
    address: { informal: '你', formal: '您', usual: 'informal' },
    worn: ['在当今快节奏的社会', '不容错过', '助你一臂之力'],
  },
  ko: {
    spoken: 'SNS에서 쓰는 말투, 짧은 문장과 일상 외래어',
    careful: '짧고 분명한 글말, 번역투와 피동 없이',
    address: { informal: '반말', formal: '해요체; 합니다체 when the tone is formal', usual: 'formal' },
    worn: ['현대 사회에서', '한 단계 업그레이드', '놓치지 마세요'],
  },
  ur: {
    spoken: 'بول چال کی اردو, with the English words everybody uses (سیل، آرڈر، ویڈیو)',
    careful: 'سادہ معیاری اردو without heavy Persian compounds',
    address: { informal: 'تم', formal: 'آپ', usual: 'formal' },
    worn: ['آج کی مصروف زندگی میں', 'چار چاند لگانا', 'خوابوں کو پر دینا'],
  },
}

const courteousTones: ReadonlySet<Tone> = new Set(['formal', 'professional'])

/** The form of address of a language, when the user leaves it to us. */
export function usualAddress(language: LanguageCode, tone: Tone, spoken: boolean, platform?: PlatformId): Address {
  if (courteousTones.has(tone)) return 'formal'
  const prompt: Platform['prompt'] | undefined = platform && platforms[platform].prompt
  if (language === 'de' && !spoken && prompt?.polite) return 'formal'
  return registers[language].address?.usual ?? 'informal'
}

/** Words that only British English spells so, and pounds. */
const british = new RegExp(
  [
    '£',
    '\\b(?:col|fav|flav|hon|lab|neighb|hum|harb|rum|behavi|od|vap|arm)our',
    '\\b(?:organ|real|recogn|special|personal|custom|apolog|optim|minim|maxim|modern|summar|priorit|social|memor|visual|critic|final|util)is(?:e|es|ed|ing|ation)\\b',
    '\\banalys(?:e|ed|ing)\\b',
    '\\b(?:cent|theat|fib|(?:kilo|centi|milli)?met|(?:milli)?lit)res?\\b',
    '\\b(?:trave|cance|mode|labe|fue)ll(?:ed|er|ers|ing)\\b',
    '\\b(?:grey|tyre|kerb|catalogue|cheque|plough|mum|pyjama|postcode)s?\\b',
    '\\b(?:jewellery|cosy|aluminium|moustache|programme|car park)\\b',
  ].join('|'),
  'iu',
)

/** Whether a text of the user shows British spelling, or pounds. */
export const looksBritish = (text: string): boolean => british.test(text)
