import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { longestEditedText } from '#contract/voice-rules.ts'
import { detectEdits } from './detect-edits.ts'

interface Sample {
  /** Two sentences. */
  readonly body: string
  readonly question: string
  /** A word of the first sentence, and one that may take its place. */
  readonly from: string
  readonly to: string
  readonly tag: string
}

/** Of the languages that somebody wrote one in. */
const samples = {
  en: sample(
    'We bake cheap bread every morning. The shop opens at seven.',
    'Which loaf do you like best?',
    'cheap',
    'affordable',
    '#bread',
  ),
  hi: sample('हम हर सुबह सस्ती रोटी बनाते हैं। दुकान सात बजे खुलती है।', 'आपको कौन सी रोटी पसंद है?', 'सस्ती', 'किफ़ायती', '#रोटी'),
  es: sample('Hacemos pan barato cada mañana. La tienda abre a las siete.', '¿Qué pan te gusta más?', 'barato', 'asequible', '#pan'),
  fr: sample('Nous faisons du pain bradé chaque matin. La boutique ouvre tôt.', 'Quel pain préférez-vous ?', 'bradé', 'abordable', '#pain'),
  de: sample('Wir backen billiges Brot am Morgen. Der Laden öffnet früh.', 'Welches Brot magst du?', 'billiges', 'günstiges', '#Brot'),
  ar: sample('نخبز خبزا رخيصا كل صباح. يفتح المتجر في السابعة.', 'أي خبز تفضل؟', 'رخيصا', 'مناسبا', '#خبز'),
  pt: sample('Fazemos pão barato todas as manhãs. A loja abre cedo.', 'Qual pão você prefere?', 'barato', 'acessível', '#pão'),
  bn: sample('আমরা প্রতিদিন সস্তা রুটি বানাই। দোকান সাতটায় খোলে।', 'আপনি কোন রুটি পছন্দ করেন?', 'সস্তা', 'সাশ্রয়ী', '#রুটি'),
  sa: sample('वयं प्रतिदिनं सुलभं रोटिकां पचामः। आपणः सप्तवादने उद्घाट्यते।', 'भवते का रोटिका रोचते?', 'सुलभं', 'उत्तमं', '#रोटिका'),
  ru: sample('Мы печём дешёвый хлеб каждое утро. Магазин открыт с семи.', 'Какой хлеб вам нравится?', 'дешёвый', 'доступный', '#хлеб'),
  it: sample(
    'Facciamo pane economico ogni mattina. Il negozio apre presto.',
    'Quale pane preferisci?',
    'economico',
    'conveniente',
    '#pane',
  ),
  ja: sample('毎朝安価なパンを焼いています。店は七時に開きます。', 'どのパンが好きですか？', '安価', '手頃', '#パン'),
  zh: sample('我们每天早上烤便宜的面包。商店七点开门。', '你最喜欢哪种面包？', '便宜', '实惠', '#面包'),
  ko: sample('우리는 매일 아침 저렴한 빵을 굽습니다. 가게는 일곱 시에 엽니다.', '어떤 빵을 좋아하세요?', '저렴한', '착한', '#빵'),
  ur: sample('ہم ہر صبح سستی روٹی بناتے ہیں۔ دکان سات بجے کھلتی ہے۔', 'آپ کو کون سی روٹی پسند ہے؟', 'سستی', 'مناسب', '#روٹی'),
} satisfies Partial<Record<LanguageCode, Sample>>
const languages = Object.keys(samples) as (keyof typeof samples)[]

function sample(body: string, question: string, from: string, to: string, tag: string): Sample {
  return { body, question, from, to, tag }
}

const whole = ({ body, question, tag }: Sample): string => `${body} 🥐\n\n${question} 👇\n\n${tag} #pune`
const found = (before: string, after: string, language: LanguageCode = 'en') =>
  detectEdits(before, after, language).map(({ pattern }) => pattern)

test('no language was lost', () => expect(languages.length).toBeGreaterThanOrEqual(15))

describe.each(languages)('edits of a text in %s', (language) => {
  const given = samples[language]
  const text = whole(given)
  const { body, question, from, to, tag } = given

  test('hashtags that were all taken out are found, and nothing else', () => {
    expect(found(text, `${body} 🥐\n\n${question} 👇`, language)).toEqual(['no-hashtags'])
  })
  test('emoji that were all taken out are found, and nothing else', () => {
    expect(found(text, text.replace('🥐', '').replace('👇', ''), language)).toEqual(['no-emoji'])
  })
  test('a closing question that was dropped is found, and nothing else', () => {
    expect(found(text, text.replace(question, ''), language)).toEqual(['no-closing-question'])
  })
  test('a word that was replaced is found with its sentence, and nothing else', () => {
    const edits = detectEdits(text, text.replace(from, to), language)
    expect(edits).toMatchObject([{ pattern: `replace ${from} by ${to}`, rule: { kind: 'replace', from, to } }])
    expect(edits[0]?.before).toContain(from)
    expect(edits[0]?.after).toContain(to)
  })
  test('a text that was shortened by more than a fifth is found, and nothing else', () => {
    const [first = ''] = body.split(/(?<=[.。।۔])/u)
    expect(found(text, text.replace(body, first), language)).toEqual(['shorter'])
  })
  test('an unchanged text, one with added words and another text teach nothing', () => {
    expect(found(text, text, language)).toEqual([])
    expect(found(text, text.replace(body, `${body} ${body}`), language)).toEqual([])
    expect(found(text, whole(samples[language === 'ru' ? 'zh' : 'ru']), language)).toEqual([])
    expect(found(text, ' ', language)).toEqual([])
    expect(found(text, tag, language)).toEqual([])
  })
})

describe('what is no pattern', () => {
  const text = 'Our cheap bread is cheap on Monday 3 March.\n\nWhat do you think?\n\n#bread'
  test.each([
    ['a hashtag of several', text.replace('#bread', '#bread #pune'), text],
    ['hashtags of a set of hashtags', '#bread #pune', 'bread pune'],
    ['another question at the end', text, text.replace('What do you think?', 'Which one would suit your morning?')],
    ['the question at another place', text, 'What do you think?\n\nOur cheap bread is cheap on Monday 3 March.\n\n#bread'],
    ['one of two places of a word', text, text.replace('cheap bread', 'affordable bread')],
    ['a number', text, text.replace('3 March', '4 March')],
    ['an article', 'The bread of the day is here, fresh and warm.', 'A bread of the day is here, fresh and warm.'],
    ['the case of a word', text, text.replace('bread is', 'Bread is')],
    ['a word in a link', 'Order at https://cheap.example today, friends.', 'Order at https://nice.example today, friends.'],
    ['a copyright sign', '© Our bread, made here.', 'Our bread, made here.'],
    ['a little less', 'One two three four five six seven eight nine ten.', 'One two three four five six seven eight nine.'],
  ])('%s', (_, before, after) => {
    expect(found(before, after)).toEqual([])
  })
})

test('several sorts of edits of one text are all found', () => {
  const { body, from, to } = samples.en
  expect(found(whole(samples.en), body.replace(from, to)).toSorted()).toEqual(
    ['no-closing-question', 'no-emoji', 'no-hashtags', `replace ${from} by ${to}`].toSorted(),
  )
})

test('a phrase of up to three words is one replacement, in lower case as its pattern', () => {
  const before = 'Good value bread is here every morning. Come early.'
  expect(detectEdits(before, before.replace('Good value', 'Affordable'), 'en')).toMatchObject([
    { pattern: 'replace good value by affordable', rule: { from: 'Good value', to: 'Affordable' } },
  ])
})

test('a quoted sentence is short, whatever was reported', () => {
  const before = 'word '.repeat(500)
  const [edit] = detectEdits(before, before.slice(0, 1000), 'en')
  expect(edit?.rule).toEqual({ kind: 'shorter', share: 0.4 })
  expect(edit?.before.length).toBeLessThan(300)
})

test('the longest texts are compared in bounded time, also when all of their words differ', () => {
  const words = (of: string) =>
    Array.from({ length: longestEditedText / 6 }, (_, at) => `${of}${at % 9973}`)
      .join(' ')
      .slice(0, longestEditedText)
  expect(found(words('a'), words('b'))).toEqual([])
})

test('a text that became longer than three times its original teaches nothing', () => {
  const before = 'Our cheap bread is fresh. #bread'
  const fits = `${before.replace(' #bread', '')}${' .'.repeat(30)}`
  expect(found(before, fits)).toEqual(['no-hashtags'])
  expect(found(before, fits.padEnd(3 * before.length + 1, '.'))).toEqual([])
})

test('each of several replaced words is quoted from its own sentence, before and after', () => {
  const before = 'We sell cheap bread. We bake warm cakes. We like small shops.'
  const after = before.replace('cheap', 'fair').replace('warm', 'fresh').replace('small', 'tiny')
  expect(detectEdits(before, after, 'en')).toMatchObject([
    { pattern: 'replace cheap by fair', before: 'We sell cheap bread.', after: 'We sell fair bread.' },
    { pattern: 'replace warm by fresh', before: 'We bake warm cakes.', after: 'We bake fresh cakes.' },
    { pattern: 'replace small by tiny', before: 'We like small shops.', after: 'We like tiny shops.' },
  ])
})
