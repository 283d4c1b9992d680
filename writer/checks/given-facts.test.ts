import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { everyFact, type Inspection, inspect } from '#writer/checks/inspect.ts'
import { cutNotes } from '#writer/checks/notes.ts'

const caption = (text: string) => [{ field: 'caption', text }]
const faults = (text: string, input: string, language: LanguageCode = 'en', changes: Partial<Inspection> = {}) =>
  inspect({ passages: caption(text), language, source: input, input, carries: { sorts: everyFact }, instructions: 'Write.', ...changes })
const quotes = async (rule: string, ...args: Parameters<typeof faults>) =>
  (await faults(...args)).flatMap((fault) => (fault.rule === rule ? (fault.quotes ?? []) : []))

describe('a fact of the topic is missing like one of the details', () => {
  const topic = 'Diwali sale on diyas, 20% off till Sunday at 12 Mill Lane, from 8 pm'
  test('share, hour, day of the week and address are named', async () =>
    expect(await quotes('missing', 'Diyas, now on sale.', topic)).toEqual(['20%', 'Sunday', '12 Mill Lane', '8 pm']))
  test.each([
    ['in other words', 'Diyas, twenty percent off this weekend, eight in the evening, Mill Ln 12.'],
    ['as given', 'Diyas, 20% off until Sunday, from 8 pm at 12 Mill Lane.'],
  ])('not when the text has them %s', async (_, text) => expect(await quotes('missing', text, topic)).toEqual([]))
  test('the 20 of a percentage is no hour', async () =>
    expect(await quotes('missing', 'Diyas, 20% off until Sunday at 12 Mill Lane.', topic)).toEqual(['8 pm']))
  test('a day that is a subject is no fact', async () => expect(await quotes('missing', 'Start small.', 'monday motivation')).toEqual([]))
  test('an occasion that was given beside a day does not tell the day', async () =>
    expect(await quotes('missing', 'Diwali sale on diyas: 20% off.', 'Diwali sale on diyas, 20% off till Sunday')).toEqual(['Sunday']))
  test.each([
    ['en', '8 diyas for ₹499, from 8 pm', '8 diyas, ₹499.', ['8 pm']],
    ['en', '8 diyas for ₹499, from 8 pm', '8 diyas, ₹499, at 8 tonight.', []],
    ['en', '8 diyas for ₹499, from 8 pm', 'From 8 pm: diyas, ₹499.', []],
    ['en', '5 candles for £9 on 5 December', '5 candles, £9.', ['5 December']],
    ['en', '5 candles for £9 on 5 December', 'Candles on 5 Dec, £9.', []],
    ['hi', '8 दीये ₹499 में, शाम 8 बजे से', '8 दीये, ₹499।', ['8 बजे']],
    ['hi', '8 दीये ₹499 में, शाम 8 बजे से', 'शाम 8 बजे से दीये, ₹499।', []],
    ['de', '9 Brote für 9 €, ab 9 Uhr', '9 Brote, 9 €.', ['9 Uhr']],
  ] as const)('%s: a number of something else is no time: %s → %s', async (language, topic, text, missing) =>
    expect(await quotes('missing', text, topic, language)).toEqual(missing),
  )
  test.each([
    ['en', 'Our diyas: call 98290 12345', '98290 12345'],
    ['en', 'Our diyas: WhatsApp 9829012345', '9829012345'],
    ['zh', '我们的蜡烛，电话13812345678', '13812345678'],
    ['zh', '蜡烛8折', '8折'],
    ['es', 'Nuestra feria, a las 8. Entrada libre', 'a las 8'],
    ['it', 'La nostra sagra, dalle 9 alle 18, entrata libera', 'alle 18'],
    ['fr', 'Nos bougies au 12 rue des Lilas', '12 rue des Lilas'],
  ] as const)('%s: %s has %s', async (language, topic, fact) =>
    expect(await quotes('missing', 'See you there.', topic, language)).toContain(fact),
  )
  test.each([
    ['0:00 the dough, 3:10 shaping, 7:40 baking', []],
    ['open 5:00 to 6:00 every day', ['5:00', '6:00']],
  ])('chapters in one line are no times of a post: %s', async (details, missing) =>
    expect(await quotes('missing', 'Our bread.', `our bread\n${details}`)).toEqual(missing),
  )
  test('a date beside it tells the day of the week', async () =>
    expect(await quotes('missing', 'Open day on 12 December, £5.', 'Open day Saturday 12 December, £5')).toEqual([]))
  test('a range holds the days between', async () =>
    expect(await quotes('missing', 'Classes Monday to Friday, £5.', 'Our classes: Monday, Wednesday, Friday, £5')).toEqual([]))
  test.each([
    ['de', 'Eier 3 € ab Samstag, Lindenstraße 5', 'Frische Eier.', ['3 €', 'Samstag', 'Lindenstraße 5']],
    ['fr', 'Soirée crêpes samedi à 20 h, 12 rue des Lilas, 5 €', 'Venez !', ['samedi', '20 h', '12 rue des Lilas', '5 €']],
    ['ja', '土曜日のワークショップ、14時、3000円、本町2丁目5', '開きます。', ['土曜日', '14時', '3000円', '本町2丁目5']],
    ['zh', '周六烘焙课，下午2点，99元，解放路18号', '来吧。', ['周六', '2点', '99元', '解放路18号']],
    ['hi', 'शनिवार को सेल, 20% छूट, दुकान 4', 'आइए।', ['शनिवार', '20%', 'दुकान 4']],
  ] as const)('in %s', async (language, topic, text, missing) => expect(await quotes('missing', text, topic, language)).toEqual(missing))
})

describe('what a tip tells its reader to say is no claim of the writer', () => {
  const topic = 'how to negotiate your rent before signing the lease'
  test.each([
    "Say it's $1,800 in the listing. Ask for $75 off. At $1,725, you save $900 a year.",
    'Then say: "I\'ve been a tenant for six years and I always paid on time." Pause.',
    "Say this out loud: I've rented for ten years and my landlord told me I was the best tenant.",
    'You can say, "Last month a friend told me the flat next door went for $1,650."',
  ])('%j', async (text) => expect(await faults(text, topic)).toEqual([]))
  test('but what others are said to have said is one', async () =>
    expect(await quotes('quotation', 'As one of our members likes to say, "You come for the carrots."', topic)).toHaveLength(1))
})

describe('a number that follows from given ones is given', () => {
  test.each([
    ['Two adults with three children: £39.', 'tickets: adults £12, children £5'],
    ['$25 a week is $1,300 a year.', 'save $25 a week'],
    ['$1,343 in total.', 'fuel $412, food $530, campsites $186, repairs $95, insurance $120'],
    ['ڈیڑھ نہیں، چودہ سو روپے۔ فون: 03455550188', '1,400 روپے، فون 0345 5550188', 'ur'],
  ] as const)('%j', async (text, input, language: LanguageCode = 'en') => expect(await quotes('number', text, input, language)).toEqual([]))
  test('a count of given things that nobody counted is a claim', async () =>
    expect(await quotes('number', 'We have the same 200 diyas at home.', 'our sale on diyas, £5')).toEqual(['200 diyas']))
  test.each([
    ['en', 'We have the same 200 diyas at home.', 'hand-painted diyas', '200 diyas'],
    ['de', 'Zu Hause haben wir dieselben 200 Kerzen.', 'Kerzen, 20 % Rabatt', '200 Kerzen'],
    ['hi', 'हमारे घर में भी यही 200 दीये हैं।', 'दीये की सेल, 20% छूट', '200 दीये'],
    ['ja', 'うちにも同じ200個のキャンドルがあります。', 'キャンドル 20%オフ', '200個のキャンドルがあります'],
    ['zh', '我们家里也有同样的200支蜡烛。', '蜡烛八折，99元', '200支蜡烛'],
  ] as const)('%s: %s', async (language, text, input, claim) => expect(await quotes('number', text, input, language)).toEqual([claim]))
})

describe('places and people of an offer', () => {
  const farm = 'Fresh mangoes from our farm, ₹120 a kilo'
  test.each([
    ['en', 'Our mangoes are served at the Taj Hotel in Mumbai.', farm, ['Taj Hotel', 'Mumbai']],
    ['en', 'Also at Reliance Fresh.', farm, ['Reliance Fresh']],
    ['en', 'They are grown in Ratnagiri.', farm, ['Ratnagiri']],
    ['en', 'Meet Chef Ramesh, who loves them.', farm, ['Chef Ramesh']],
    ['en', 'Our barista Kavya pours it daily.', farm, ['barista Kavya']],
    ['en', "Written down by Edith Hargreaves, the founder's grandmother.", farm, ['Edith Hargreaves']],
    ['de', 'Am Klavier sitzt unsere Chorleiterin Friederike Amsel.', 'Unser Chor sucht Bässe', ['Chorleiterin Friederike Amsel']],
    ['es', 'Cultivadas en Valencia con mimo.', 'Naranjas de nuestra huerta', ['Valencia']],
    ['hi', 'रत्नागिरी में उगाए गए।', 'हमारे खेत के आम', ['रत्नागिरी']],
    ['ja', '帝国ホテルでも使われています。', '当店のマンゴー', ['帝国ホテル']],
    ['ko', '농부 박철수 씨가 키웁니다.', '우리 농장 망고', ['농부 박철수']],
    ['zh', '主厨王强每天都用。', '我们农场的芒果', ['主厨王强']],
  ] as const)('%s: %s', async (language, text, input, names) => expect(await quotes('name', text, input, language)).toEqual(names))
  test.each([
    ['en', 'Michael Collins stayed in orbit.', 'moon quiz night, £2'],
    ['en', 'Applications close on Friday.', 'our course, £5, Friday'],
    ['hi', 'डॉक्टर के सामने बैठते ही सवाल उड़ जाते हैं।', 'हमारे क्लिनिक में सवाल'],
    ['de', 'Am Ende standen 1.050 € im Raum, und der Verkäufer hat Ja gesagt.', 'Rennrad 1.050 €'],
  ] as const)('not %s: %s', async (language, text, input) => expect(await quotes('name', text, input, language)).toEqual([]))
  test('a hashtag that claims is quoted as it stands', async () =>
    expect(
      await inspect({
        passages: [{ field: 'hashtags', text: '#Waldhonig #BioHonig', style: 'tags' as const }],
        language: 'de' as const,
        source: 'Waldhonig aus unserer Imkerei',
        instructions: 'Write.',
      }),
    ).toMatchObject([{ rule: 'claim', quotes: ['#BioHonig'] }]))
})

describe('a short text in another language', () => {
  test.each([
    ['fr', 'The bread is ready.'],
    ['fr', 'Our bread is ready, come early.'],
    ['es', 'O pão está pronto e é muito bom.'],
    ['en', 'Das Brot ist fertig.'],
  ] as const)('asked for in %s: %s', async (language, text) =>
    expect(await faults(text, 'x', language)).toMatchObject([{ rule: 'language', field: 'caption' }]),
  )
  test('also when it repeats a topic in that language', async () =>
    expect(await faults('Fresh mangoes from our farm are here!', 'fresh mangoes from our farm', 'fr')).toMatchObject([
      { rule: 'language' },
    ]))
  test.each([
    ['fr', 'Le pain est prêt.'],
    ['fr', 'Just do it! Le pain est prêt.'],
    ['de', 'Unsere Chefin presst selbst.'],
    ['es', 'Pan recién hecho.'],
  ] as const)('not in %s: %s', async (language, text) => expect(await faults(text, 'x', language)).toEqual([]))
})

describe('hashtags that a voice leaves out', () => {
  const [before, after] = [caption('Bread is ready.\n\n#Bread #Jaipur'), caption('Bread is ready.')]
  const context = { language: 'en', source: 'bread' } as const
  test('are not said to be removed: that was asked for', () => expect(cutNotes(before, after, { ...context, hashtags: 0 })).toEqual([]))
  test('where the voice has no wish, the limit removed them', () =>
    expect(cutNotes(before, after, { ...context, hashtags: Number.POSITIVE_INFINITY })).toMatchObject([{ code: 'cut' }]))
})
