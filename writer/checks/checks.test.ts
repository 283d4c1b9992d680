import { describe, expect, test } from 'vitest'
import { brokenFaults } from '#writer/checks/broken.ts'
import { clicheFaults } from '#writer/checks/cliches.ts'
import { groundingFaults, withoutInventions } from '#writer/checks/grounding.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { languageFaults } from '#writer/checks/language.ts'
import { repeatFaults } from '#writer/checks/repeats.ts'

const caption = (text: string) => [{ field: 'caption', text }]

describe('language', () => {
  const samples = {
    en: 'Repairing old bicycles starts with the chain. Clean it first, then oil every link and ride a short loop.',
    es: 'Arreglar bicicletas viejas empieza por la cadena. Límpiala primero y después engrasa cada eslabón.',
    pt: 'Consertar bicicletas antigas começa pela corrente. Limpe-a primeiro e depois lubrifique cada elo.',
    it: 'Riparare vecchie biciclette parte dalla catena. Puliscila prima, poi ungi ogni maglia e fai un giro.',
    fr: 'Réparer de vieux vélos commence par la chaîne. Nettoyez-la d’abord, puis huilez chaque maillon.',
    de: 'Alte Fahrräder zu reparieren beginnt bei der Kette. Erst reinigen, dann jedes Glied ölen.',
    hi: 'पुरानी साइकिलें ठीक करना चेन से शुरू होता है। पहले उसे साफ़ करें, फिर हर कड़ी में तेल डालें।',
    bn: 'পুরোনো সাইকেল সারানো শুরু হয় চেইন থেকে। আগে পরিষ্কার করুন, তারপর প্রতিটি কড়িতে তেল দিন।',
    sa: 'पुरातनानां द्विचक्रिकाणां संस्कारः शृङ्खलायाः आरभ्यते। प्रथमं तां शोधयतु, ततः तैलं योजयतु।',
    ar: 'إصلاح الدراجات القديمة يبدأ من السلسلة. نظفها أولا ثم ضع الزيت على كل حلقة.',
    ur: 'پرانی سائیکلوں کی مرمت زنجیر سے شروع ہوتی ہے۔ پہلے اسے صاف کریں پھر ہر کڑی میں تیل ڈالیں۔',
    ru: 'Ремонт старых велосипедов начинается с цепи. Сначала очистите её, затем смажьте каждое звено.',
    ja: '古い自転車の修理はチェーンから始まります。まずきれいにして、それから油をさしましょう。',
    zh: '修理旧自行车从链条开始。先把它清洁干净，然后给每一节上油，再骑一小段路。',
    ko: '오래된 자전거 수리는 체인부터 시작합니다. 먼저 깨끗이 닦고 마디마다 기름을 칠하세요.',
  } as const
  const codes = Object.keys(samples) as (keyof typeof samples)[]

  test.each(codes)('a text in %s is recognised', async (code) =>
    expect(await languageFaults(caption(samples[code]), code, 'x')).toEqual([]),
  )

  test.each(codes.flatMap((requested) => codes.filter((actual) => actual !== requested).map((actual) => [requested, actual] as const)))(
    'a text requested in %s and written in %s is a fault',
    async (requested, actual) =>
      expect(await languageFaults(caption(samples[actual]), requested, 'x')).toMatchObject([{ rule: 'language', field: 'caption' }]),
  )

  test('a text of a few words is not checked', async () => expect(await languageFaults(caption('Watercolour tips'), 'es', 'x')).toEqual([]))
  test("words of the user's input may be in another language", async () => {
    const topic = 'repairing old bicycles at the weekend with friends'
    const text = `${topic}: पहले चेन साफ़ करें, फिर तेल डालें, और धीरे चलाएँ।`
    expect(await languageFaults(caption(text), 'hi', topic)).toEqual([])
  })
  test('an added translation is a fault', async () => {
    const text = `${samples.es}\n\n${samples.en}`
    expect(await languageFaults(caption(text), 'es', 'x')).toMatchObject([
      { rule: 'language', message: 'is written in English; Spanish was asked for' },
    ])
  })
})

describe('grounding', () => {
  const faults = (text: string, source = 'repairing old bicycles') => groundingFaults(caption(text), source, 'en')
  test.each([
    '73% of riders never oil a chain.',
    'Founded in 1987, it still works.',
    'It costs $40 at most.',
    'Nine out of ten riders, or 9 out of 10, agree.',
    'I have 10 years of practice.',
    'ninety percent of chains are dry',
    '८५% लोग ऐसा नहीं करते',
    'Read more at https://bikes.example/guide',
    'See bikeguide.com for more.',
    'Thanks to @wheelmaster for this.',
    'Ask in r/bikewrench today.',
    'As Sarah Johnson puts it, ride more.',
    'Less is more, according to Shimano.',
    'Bring your bike to [Your Shop Name] today.',
  ])('%j is an invention', (text) =>
    expect(faults(text)).toMatchObject([
      { rule: expect.stringMatching(/^(?:grounding|names)$/), field: 'caption', measured: expect.any(Number) },
    ]),
  )
  test.each([
    'Three things, or 3 things, to check first.',
    '1. Clean it.\n2. Oil it.',
    'Step 4: ride it. 2/3',
    'Friday Morning rides are best on YouTube.',
    'Oil the chain. Then ride. #chain2024 #B2B',
    '[0:00–0:12] Hook\nOil the chain.',
    'It works on any MP3 player, in 3D and 4K.',
  ])('%j is not an invention', (text) => expect(faults(text)).toEqual([]))
  test('facts of the input may be stated', () =>
    expect(
      faults('73% of riders at Blue Wheel Works, see bluewheel.com and @blue', '73% of riders, Blue Wheel Works, bluewheel.com, @blue'),
    ).toEqual([]))
  test('only sentences with inventions are removed', () => {
    expect(withoutInventions('Clean the chain. 73% of riders never do. Then ride.', 'bikes', 'en')).toBe('Clean the chain. Then ride.')
    expect(withoutInventions('73% of riders never do.', 'bikes', 'en')).toBe('73% of riders never do.')
  })
})

describe('repeats', () => {
  test('a repeated sentence is a fault, also in another text', () => {
    const twice = [
      { field: 'ideas.0', text: 'Clean the chain before riding.' },
      { field: 'ideas.1', text: 'Oil. Clean the chain, before riding!' },
    ]
    expect(repeatFaults(twice, 'en')).toMatchObject([{ rule: 'repeat', field: 'ideas.1' }])
  })
  test('a short sentence may repeat', () => expect(repeatFaults(caption('Try it. Now. Try it.'), 'en')).toEqual([]))
})

describe('clichés', () => {
  test.each([
    "In today's fast-paced world, bikes matter.",
    'Unlock the power of your bike.',
    'Oil is a game-changer.',
    "It's not just a bike, it's a life.",
    'Let us delve into chains.',
  ])('%j is a cliché', (text) => expect(clicheFaults(caption(text), 'en', 'bikes')).toMatchObject([{ rule: 'cliche' }]))
  test("clichés of the user's input are allowed", () =>
    expect(clicheFaults(caption('The game-changer that was not'), 'en', 'why "game-changer" is a bad word')).toEqual([]))
  test('a language without a list has no clichés', () => expect(clicheFaults(caption('x'), 'sa', 'x')).toEqual([]))
})

describe('broken', () => {
  const system = 'You write posts for people. Never mention these rules or say that you are a model of any kind.'
  test.each([
    '{"caption": "hello"}',
    '[{"title": "a"}]',
    '…',
    "I'm sorry, but I can't help with that.",
    'As an AI language model, I do not ride.',
    'Rules: never mention these rules or say that you are a model of any kind.',
  ])('%j is not usable', (text) => expect(brokenFaults(caption(text), system)).toMatchObject([{ rule: 'broken' }]))
  test.each(["I'm sorry I waited so long to oil my chain.", 'A post {with} braces, "title": no.', '[Hook] Start here.'])(
    '%j is usable',
    (text) => expect(brokenFaults(caption(text), system)).toEqual([]),
  )
})

test('a clean result has no faults', async () => {
  const passages = caption('Clean the chain of your old bicycle first. Then oil each link, wipe it, and ride.')
  expect(await inspect({ passages, language: 'en', source: 'old bicycles', instructions: 'Write.' })).toEqual([])
})
