import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { allGiven } from '#writer/background.ts'
import { contradictionFaults } from '#writer/checks/contradictions.ts'
import { usedPoints } from '#writer/checks/used-points.ts'
import { findWords, replaceWords } from '#writer/checks/words.ts'

const found = (text: string, ...words: string[]) => findWords(text, words).map((each) => each.text)

describe('a word of a list is found in a text', () => {
  test.each([
    ['in another case', 'CHEAP flights', 'cheap', ['CHEAP']],
    ['without its diacritics', 'Tres cafes, por favor', 'cafés', ['cafes']],
    ['with diacritics that the list lacks', 'Une réduction énorme', 'reduction', ['réduction']],
    ['with combining marks', 'Un cafe\u0301 corto', 'café', ['cafe\u0301']],
    ['with another apostrophe', 'Don’t miss out!', "don't miss", ['Don’t miss']],
    ['over a line break', 'cutting\nedge', 'cutting edge', ['cutting\nedge']],
    ['with a hyphen in place of a space', 'our cutting-edge kit', 'cutting edge', ['cutting-edge']],
    ['as a hashtag', 'Look #cheap', 'cheap', ['cheap']],
    ['as a part of a hashtag', 'Look #CheapFlights', 'cheap', ['Cheap']],
    ['with ß and ss', 'Auf der STRASSE', 'Straße', ['STRASSE']],
    ['with ё and е', 'Ещё один день', 'еще', ['Ещё']],
    ['in Hindi, with and without nukta', 'यह बाज़ार है', 'बाजार', ['बाज़ार']],
    ['in Bengali', 'এটি সস্তা জিনিস', 'সস্তা', ['সস্তা']],
    ['in Sanskrit', 'एतत् अल्पमूल्यम् अस्ति', 'अल्पमूल्यम्', ['अल्पमूल्यम्']],
    ['in Urdu', 'یہ سستا ہے', 'سستا', ['سستا']],
    ['in Arabic, with vowels', 'سِعرٌ رَخيصٌ جدًا', 'رخيص', ['رَخيصٌ']],
    ['in Arabic, after the article and a particle', 'والرخيص أفضل', 'رخيص', ['والرخيص']],
    ['in Chinese, inside a sentence', '这里最便宜的面包', '便宜', ['便宜']],
    ['in Japanese, in full width', 'これはＳＡＬＥです', 'sale', ['ＳＡＬＥ']],
    ['in Japanese', '業界最安値です', '最安値', ['最安値']],
    ['in Korean, before a particle', '최저가로 만나요', '최저가', ['최저가']],
    ['when it is an emoji', 'Hot 🔥 deal', '🔥', ['🔥']],
  ])('%s', (_, text, word, expected) => expect(found(text, word)).toEqual(expected))

  test.each([
    ['a longer word', 'Cheapest of all', 'cheap'],
    ['a word that ends in it', 'Our workshop', 'shop'],
    ['a word with another vowel sign', 'काम करो', 'कम'],
    ['another voiced sound of Japanese', 'カラス', 'ガラス'],
    ['another final consonant of Korean', '특산물', '특사'],
    ['a longer word in Cyrillic', 'дешевизна', 'дешев'],
    ['a word that is not there', 'Nothing here', 'cheap'],
    ['only punctuation in the list', 'Nothing here.', '\u200b'],
  ])('but not in %s', (_, text, word) => expect(found(text, word)).toEqual([]))
})

test('a replaced word takes its place with its capital, in every place', () =>
  expect(replaceWords('Cheap and cheap, never #cheap', [{ from: 'cheap', to: 'affordable' }])).toBe(
    'Affordable and affordable, never #affordable',
  ))
test('a replacement that has the replaced word in it is inserted once', () =>
  expect(replaceWords('our bread', [{ from: 'bread', to: 'sourdough bread' }])).toBe('our sourdough bread'))

describe('with its language a word is found in its other forms', () => {
  test.each<[LanguageCode, string, string, readonly string[]]>([
    ['en', 'cheap', 'Cheaper than the cheapest deals.', ['Cheaper', 'cheapest']],
    ['en', 'leverage', 'We are leveraging it.', ['leveraging']],
    ['en', 'easy', 'It gets easier.', ['easier']],
    ['en', 'game changer', 'Two game changers.', ['game changers']],
    ['en', 'big', 'A bigger bag.', ['bigger']],
    ['de', 'billig', 'Billige Brote, billiger als dort, am billigsten.', ['Billige', 'billiger', 'billigsten']],
    ['de', 'Rabatt', 'Mit Rabatten im Haus.', ['Rabatten']],
    ['fr', 'gratuit', 'Une offre gratuite.', ['gratuite']],
    ['fr', 'génial', 'Des idées géniales, des gens géniaux.', ['géniales', 'géniaux']],
    ['es', 'barato', 'Ofertas baratas y baratísimas.', ['baratas', 'baratísimas']],
    ['es', 'promoción', 'Las promociones de hoy.', ['promociones']],
    ['pt', 'promoção', 'As promoções de hoje.', ['promoções']],
    ['pt', 'barato', 'Uma coisa barata.', ['barata']],
    ['it', 'economico', 'Prezzi economici, scelte economiche.', ['economici', 'economiche']],
    ['ru', 'дешёвый', 'Дешевые булки по дешёвой цене.', ['Дешевые', 'дешёвой']],
    ['ru', 'скидка', 'Успейте к скидкам.', ['скидкам']],
    ['hi', 'सस्ता', 'सस्ती और सस्ते चीज़ें', ['सस्ती', 'सस्ते']],
    ['ur', 'سستا', 'سستی روٹی', ['سستی']],
    ['bn', 'অফার', 'আজকের অফারগুলো দেখুন', ['অফারগুলো']],
    ['sa', 'अल्पमूल्यम्', 'अल्पमूल्येन लभ्यते', ['अल्पमूल्येन']],
    ['ar', 'رخيص', 'أسعار رخيصة', ['رخيصة']],
    ['ja', '安い', '安くておいしい', ['安く']],
    ['ko', '저렴한', '저렴하게 만나요', ['저렴하']],
    ['zh', '便宜', '很便宜的面包', ['便宜']],
  ])('%s: %s', (language, word, text, expected) => expect(findWords(text, [word], language).map((each) => each.text)).toEqual(expected))

  test.each<[LanguageCode, string, string]>([
    ['en', 'new', 'The news of the day.'],
    ['en', 'note', 'It is not so.'],
    ['en', 'care', 'Old cars.'],
    ['de', 'Seite', 'Seit gestern.'],
    ['fr', 'offre', 'Un coffre.'],
    ['ru', 'дешёвый', 'Дешевизна.'],
    ['hi', 'कम', 'काम करो'],
    ['ar', 'سعر', 'السعودية'],
  ])('%s: but %s is not in %s', (language, word, text) => expect(findWords(text, [word], language)).toEqual([]))
})

describe('a long script from a source of forty points with many facts', () => {
  const points = Array.from({ length: 40 }, (_, position) => ({
    position,
    text: `On Friday hall ${position + 100} opens with ${position * 7 + 13} paintings by Rao, and costs €${position + 20}.`,
    facts: [`hall ${position + 100}`, `${position * 7 + 13} paintings`, `€${position + 20}`, `Rao ${position}`, `river ${position}`],
  }))
  const background = { source: { title: 'The museum', points } }
  const text = 'What happens next in this part of the story is a Saturday in the town. '.repeat(220)

  /** The least milliseconds of this thread in three runs: what a machine does besides does not count. */
  async function leastWork(run: () => unknown): Promise<number> {
    const runs: number[] = []
    while (runs.length < 3) {
      const before = process.threadCpuUsage()
      await run()
      const { user, system } = process.threadCpuUsage(before)
      runs.push((user + system) / 1000)
    }
    return Math.min(...runs)
  }

  test('does not hold others up while its points are looked for', async () => {
    expect(await leastWork(() => usedPoints(text, background.source))).toBeLessThan(300)
  })
  test('does not hold others up while it is compared with them', async () => {
    const compared = { background, language: 'en', given: allGiven('The museum', background) } as const
    expect(await leastWork(() => contradictionFaults([{ field: 'script', text }], compared))).toBeLessThan(300)
  })
})
