import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'

const tags = (language: LanguageCode, topic: string, details = '') =>
  hashtagsOf(read({ topic, details, language, tone: 'casual' }), 10, 'always')

describe('hashtags join words that belong together', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', "My grandmother's pickle recipe", '#PickleRecipe'],
    ['en', "Tickets for Valentine's Dinner", '#ValentinesDinner'],
    ['en', 'Back to school at forty-five', '#FortyFive'],
    ['en', 'Free kites at our shop for Republic Day', '#RepublicDay'],
    ['ja', '電動自転車って実際どうですか？', '#電動自転車'],
    ['zh', '城西图书馆', '#城西图书馆'],
    ['en', 'Bakery Opens Monday In Pune', '#Bakery'],
    ['en', 'handmade silver jewellery from Jaipur', '#SilverJewellery'],
    ['de', 'Neu auf dem Kanal: Opas Radio von 1968 repariert', '#OpasRadio'],
    ['de', 'Yoga-Kurs am Montag', '#YogaKurs'],
    ['fr', 'L’atelier d’encadrement', '#encadrement'],
    ['it', "L'orto d'autunno sul balcone", '#autunno'],
    ['fr', 'Boutique de vêtements pour enfants à Saint-Jean-de-Luz', '#SaintJeandeLuz'],
  ])('%s: %s has %s', (language, topic, tag) =>
    expect(tags(language, topic).map((each) => each.toLowerCase())).toContain(tag.toLowerCase()),
  )
  test.each<[LanguageCode, string, RegExp]>([
    ['en', "My grandmother's pickle recipe", /grandmotherpickle/iu],
    ['en', 'Our yoga studio moves to Koregaon Park', /^#park$/iu],
    ['fr', "L'atelier d'encadrement", /^#d/iu],
    ['ja', '部屋の荷造りと片付け', /荷造$|片付$/u],
    ['ru', 'Как я монтирую видео на телефоне', /телефоне/iu],
  ])('%s: %s has none like %s', (language, topic, pattern) => expect(tags(language, topic).filter((tag) => pattern.test(tag))).toEqual([]))
})

describe('a place in the details is a hashtag', () => {
  test.each<[LanguageCode, string, string, string]>([
    ['en', 'Sourdough workshop this Sunday', 'Mill House, Skipton', '#Skipton'],
    ['en', 'Half price on jackets', '14 Mill Street, Hebden Bridge', '#HebdenBridge'],
    ['ar', 'ورشة رسم', 'شارع 9، المعادي، القاهرة', '#القاهرة'],
    ['ur', 'دکان پر سیل', 'جامع مسجد نور، ماڈل ٹاؤن', '#ماڈل_ٹاؤن'],
    ['es', 'Clase de baile en Santa Rosa Alta', '', '#SantaRosaAlta'],
    ['ja', '冬物コート半額セール', '福岡市中央区大名2-6-11', '#福岡市'],
  ])('%s: %s, %s has %s', (language, topic, details, tag) => expect(tags(language, topic, details)).toContain(tag))
})

test('only a place in the details becomes a hashtag', () => {
  const wanted = read({
    topic: 'We are hiring a baker',
    details: 'no experience needed\nChurch Lane 8, Otley',
    language: 'en',
    tone: 'casual',
  })
  expect(hashtagsOf(wanted, 10, 'always').join(' ')).not.toMatch(/experience/iu)
  expect(hashtagsOf(wanted, 10, 'always')).toContain('#Otley')
})

test('short words are joined into a tag, and particles are removed, if the phrase file lists them', () => {
  const given = (topic: string, own: Partial<Reading['phrases']['hashtags']>) => {
    const reading = read({ topic, occasion: 'other', language: 'en', tone: 'casual' })
    return hashtagsOf({ ...reading, phrases: { ...reading.phrases, hashtags: { ...reading.phrases.hashtags, ...own } } }, 10, 'always')
  }
  expect(given('clases de cerámica in Rosario', { inside: ['de'], stop: ['de', 'in'], nounFirst: true })).toEqual(
    expect.arrayContaining(['#ClasesDeCerámica', '#Rosario']),
  )
  expect(given('카페에서 요가는', { cutEndings: ['에서', '는', '가'], uncut: ['요가'] })).toEqual(['#카페', '#요가'])
})

describe('short words, signs and digits that belong to a name stay in its tag', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', '3D printing basics', '#3DPrintingBasics'],
    ['en', '5G phones under 20000', '#5GPhones'],
    ['en', 'C# tutorial', '#CSharpTutorial'],
    ['en', 'C++ course for beginners', '#CppCourse'],
    ['en', 'R&B playlist for Friday', '#RnBPlaylist'],
    ['en', 'AI tools for teachers', '#AITools'],
    ['en', 'UX design portfolio', '#UXDesignPortfolio'],
    ['en', 'vitamin B12 foods', '#VitaminB12Foods'],
    ['de', '3D-Druck für Anfänger', '#3DDruck'],
    ['ja', '3Dプリンターを買いました', '#3Dプリンター'],
    ['bn', 'বই মেলা', '#বই_মেলা'],
    ['ko', '책 추천', '#책'],
    ['hi', 'जल संरक्षण', '#जल_संरक्षण'],
  ])('%s: %s has %s', (language, topic, tag) => expect(tags(language, topic)).toContain(tag))

  test.each<[LanguageCode, string, RegExp]>([
    ['en', 'Lost 12kg in 6 months', /12/u],
    ['en', 'Yoga at 10AM and 7PM', /10|7/u],
    ['en', 'our 3rd birthday', /3rd/u],
    ['en', '50GB for £10 a month', /50/u],
    ['ko', '이 책은 안 읽어도 되는 것', /#(?:이|안|것)$/u],
  ])('%s: %s has none like %s', (language, topic, pattern) => expect(tags(language, topic).filter((tag) => pattern.test(tag))).toEqual([]))
})

test('a request for hashtags has a word of its topic beside the tags of the occasion', () => {
  const asked = read({ topic: '50 % Rabatt jetzt', occasion: 'offer', language: 'de', tone: 'casual' })
  const own = asked.phrases.hashtags.fixed.offer ?? []
  expect(hashtagsOf(asked, 10, 'always').filter((tag) => !own.includes(tag.slice(1))).length).toBeGreaterThan(0)
})

test.each(['2026', '50 %', '👍👍', '…'])('of %s, which has no word, no hashtag is made up', (topic) => {
  expect(tags('en', topic)).toEqual([])
})
