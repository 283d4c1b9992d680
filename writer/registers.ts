import type { LanguageCode } from '#contract/options.ts'

/** How a language is written by natives, for prompts. */
export interface Register {
  /** For tones that sound spoken (`ToneBundle.spoken`). */
  readonly spoken: string
  /** For all other tones. */
  readonly careful: string
  /** Phrases that readers of this language recognise as machine writing or advertising. */
  readonly worn: readonly string[]
}

export const registers: Readonly<Record<LanguageCode, Register>> = {
  en: {
    spoken: 'English as people text and talk: contractions, fragments where speech has them',
    careful: 'clear written English in full sentences',
    worn: ["in today's fast-paced world", 'game-changer', 'unlock the power', 'elevate your'],
  },
  hi: {
    spoken:
      'बोलचाल की हिंदी, as people speak in a shop or on the phone, with the English words everybody uses (sale, order, video, tips); no heavy Sanskrit words',
    careful: 'आप and standard Hindi, simple and polite; English words only where Hindi has none in use',
    worn: ['आज की भागदौड़ भरी ज़िंदगी में', 'चार चाँद लगाना', 'सपनों को पंख देना'],
  },
  es: {
    spoken: 'español hablado, tú, short sentences as one says them aloud',
    careful: 'español cuidado y claro; usted where the reader is a customer and the tone is formal',
    worn: ['en el mundo actual', 'llevar al siguiente nivel', 'no te lo puedes perder'],
  },
  fr: {
    spoken: 'français parlé mais correct: tu or vous as the platform has it, on rather than nous, short sentences',
    careful: 'vous, phrases complètes, sans lourdeur administrative',
    worn: ['dans un monde en constante évolution', 'passer au niveau supérieur', "n'attendez plus", "plonger dans l'univers de"],
  },
  de: {
    spoken: 'gesprochenes Deutsch mit du, kurze Hauptsätze, gern mal ein Satz ohne Verb',
    careful: 'klares Schriftdeutsch mit Sie, kurze Sätze, Verben statt Substantive auf -ung',
    worn: ['in der heutigen schnelllebigen Zeit', 'auf das nächste Level heben', 'tauche ein in die Welt'],
  },
  ar: {
    spoken: 'عربية بيضاء قريبة من الكلام: everyday words, short sentences, no bookish connectives such as علاوة على ذلك',
    careful: 'عربية فصيحة معاصرة وبسيطة, with full sentences',
    worn: ['في عالمنا المتسارع', 'لا تفوّت الفرصة', 'انطلق في رحلة'],
  },
  pt: {
    spoken: 'português do Brasil falado: você, pra and né where people say them',
    careful: 'português do Brasil claro e cuidado, você or o senhor as the tone asks',
    worn: ['no mundo acelerado de hoje', 'levar para o próximo nível', 'não perca essa oportunidade'],
  },
  bn: {
    spoken: 'চলিত কথ্য বাংলা: তুমি or আপনি as among acquaintances, the English words everybody uses (অফার, অর্ডার, ভিডিও)',
    careful: 'আপনি and clear চলিত বাংলা, never সাধু ভাষা',
    worn: ['আজকের ব্যস্ত জীবনে', 'স্বপ্নের ডানা মেলা', 'এক নতুন মাত্রা'],
  },
  sa: {
    spoken: 'सरलसंस्कृतम् as in spoken Sanskrit circles: short sentences, भवान्/भवती, few compounds, little sandhi between words',
    careful: 'सरलं शुद्धं संस्कृतम्, complete sentences, compounds of two members at most',
    worn: ['अद्यतने वेगवति जगति'],
  },
  ru: {
    spoken: 'живая разговорная речь на «ты» or «вы» as the platform has it, short sentences',
    careful: 'ясный письменный русский на «вы», глаголы вместо отглагольных существительных',
    worn: ['в современном мире', 'выйти на новый уровень', 'не упустите возможность', 'погрузитесь в мир'],
  },
  it: {
    spoken: 'italiano parlato, tu, frasi brevi',
    careful: 'italiano chiaro e curato, lei or voi as a business writes',
    worn: ['nel mondo frenetico di oggi', 'portare al livello successivo', "non perdere l'occasione"],
  },
  ja: {
    spoken: '話し言葉: です・ます loosened with endings such as 〜ですよね, 〜しちゃう, 〜かも; short lines; loanwords as people use them',
    careful: 'です・ます体で丁寧に、簡潔に; no 翻訳調, no needless 〜することができます',
    worn: ['現代社会において', '〜してみてはいかがでしょうか', '必見です'],
  },
  zh: {
    spoken: '口语: short clauses, 啊 吧 呢 where speech has them, the words of the platform’s users',
    careful: '简洁的书面语, no 翻译腔, no strings of four-character phrases',
    worn: ['在当今快节奏的社会', '不容错过', '助你一臂之力'],
  },
  ko: {
    spoken: '해요체 as on social media, short lines, everyday loanwords',
    careful: '합니다체 or polite 해요체, clear and short; no translated passive',
    worn: ['현대 사회에서', '한 단계 업그레이드', '놓치지 마세요'],
  },
  ur: {
    spoken: 'بول چال کی اردو, as people talk, with the English words everybody uses (سیل، آرڈر، ویڈیو)',
    careful: 'آپ and clear standard Urdu without heavy Persian compounds',
    worn: ['آج کی مصروف زندگی میں', 'چار چاند لگانا', 'خوابوں کو پر دینا'],
  },
}
