import { describe, expect, test } from 'vitest'
import { brokenFaults } from '#writer/checks/broken.ts'
import { clicheFaults } from '#writer/checks/cliches.ts'
import { borneOut } from '#writer/checks/explanation.ts'
import { everyFact, type Inspection, inspect } from '#writer/checks/inspect.ts'
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

const request = (changes: Partial<Inspection> = {}): Inspection => ({
  passages: [],
  language: 'en',
  source: 'repairing old bicycles',
  instructions: 'Write.',
  ...changes,
})
/** The complaints about a caption of which the user gave `source`, and `details` among it. */
const complaints = (text: string, changes: Partial<Inspection> = {}) => inspect(request({ passages: caption(text), ...changes }))
const offer = { details: 'Open day 12 December, 10:00-16:00, entry £9, 20% off helmets', carries: { sorts: [] } }
const withOffer = { ...offer, source: offer.details }

describe('a number is a complaint when it is a claim that nobody gave', () => {
  test.each([
    ['73% of riders never oil a chain.', {}],
    ['ninety percent of chains are dry', {}],
    ['Nine riders of 10 agree, and 9 out of 10 riders do so.', {}],
    ['We work since 1987.', {}],
    ['More than 12,000 riders do it this way.', {}],
    ['Entry is £12.', withOffer],
    ['We are open until 6 pm.', withOffer],
    ['Come on 13 December.', withOffer],
    ['30% off helmets.', withOffer],
  ] as const)('%j', async (text, changes) =>
    expect(await complaints(text, changes)).toMatchObject([{ rule: 'number', field: 'caption', quotes: [expect.any(String)] }]),
  )
  test('a share of a number of people, unlike one of a number', async () =>
    expect((await complaints('73% of 2,000 riders never oil a chain.', {})).map(({ quotes }) => quotes)).toEqual([
      ['73%'],
      ['2,000 riders'],
    ]))

  test.each([
    ['hi', '८५% लोग ऐसा नहीं करते।'],
    ['de', 'Neunzig Prozent aller Ketten sind trocken.'],
    ['fr', 'Déjà 3 500 clients roulent ainsi.'],
    ['ru', 'Так делают 68 процентов водителей.'],
    ['ar', 'أكثر من ٧٠٪ من الدراجات تحتاج إلى زيت.'],
    ['ja', '8割の自転車はチェーンが乾いています。'],
    ['zh', '已有3,200人参加了这个课程。'],
    ['ko', '이미 5,400명이 이 방법으로 고쳤습니다.'],
  ] as const)('in %s: %s', async (language, text) =>
    expect(await complaints(text, { language, source: 'x' })).toMatchObject([{ rule: 'number' }]),
  )

  test.each([
    ['Three things, or 3 things, to check first.', {}],
    ['1. Clean it.\n2. Oil it.', {}],
    ['16% of 50 is 50% of 16, and 4% of 75 is quick, too.', {}],
    ['Give it 100%. Oil 101, with WD-40, makes it 10x quieter, 24/7.', {}],
    ['Soak it for 45 minutes in 250 ml of water at 60 °C.', {}],
    ['It is 8:59 and the chain is still dry.', {}],
    ['Say you ride to work for £4: that is less than a bus.', {}],
    ['Oil the chain. #chain2024 #B2B', {}],
    ['Save £24 on a service.', { source: '£65 instead of £89', details: '£65 instead of £89' }],
    ['Sixty minutes, at half past nine, for nine pounds.', { source: '60 minutes, 9:30, £9', details: '60 minutes, 9:30, £9' }],
    ['Ten days at 1.299,00 €', { source: '10 days, €1,299', details: '10 days, €1,299' }],
    ['From 6 December\n8 am to 1 pm, 10-13 h\n38 € each', { source: 'From 6 December, 8 am to 1 pm, 10-13 h, 38 €', details: 'x' }],
    ['剪下裤腿拆开摊平，裁两块布，缝三条边，收好包口，再装提手，三元素都齐了。', { language: 'zh' }],
    ['Купите 5 рубашек и погладьте их сами, это быстро.', { language: 'ru', source: 'глажка 3', details: 'глажка 3' }],
  ] as const)('not %j', async (text, changes) => expect(await complaints(text, changes)).toEqual([]))
})

describe('a given fact is a complaint when the text lacks it', () => {
  const details = '12 Mill Lane; 5 December, 10:00-16:00; £9; 20% off; https://a.example/book?x=1; @millbikes; 0800 555 0142'
  const lacking = async (text: string, language: Inspection['language'] = 'en') =>
    (await complaints(text, { language, source: details, input: details, details, carries: { sorts: everyFact } })).flatMap(
      ({ rule, quotes }) => (rule === 'missing' ? quotes : []),
    )
  test('each of them is named', async () =>
    expect(await lacking('Come and oil the chain of your old bicycle with us.')).toEqual([
      '12 Mill Lane',
      '5 December',
      '10:00',
      '16:00',
      '£9',
      '20%',
      'https://a.example/book?x=1',
      '@millbikes',
      '0800 555 0142',
    ]))
  test.each([
    [
      'en',
      'On the fifth of December, from ten to four: nine pounds, twenty percent off. https://a.example/book?x=1 @millbikes 0800 555 0142',
    ],
    ['de', 'Am 5. Dezember von zehn bis sechzehn Uhr, neun Pfund, zwanzig Prozent Nachlass: a.example/book?x=1 @millbikes (0800) 555 0142'],
    ['hi', '५ दिसंबर, सुबह दस से शाम चार बजे तक, £९, २०% छूट: https://a.example/book?x=1 @millbikes 0800-555-0142'],
    ['ja', '12月5日、午前十時から午後四時まで、9ポンド、20%オフ。https://a.example/book?x=1 @millbikes 0800 555 0142'],
    ['ar', 'يوم ٥ ديسمبر من العاشرة إلى الرابعة، ٩ جنيهات وخصم ٢٠٪: https://a.example/book?x=1 @millbikes 0800 555 0142'],
  ] as const)('it may stand in words, and in the digits and forms of %s', async (language, text) =>
    expect(await lacking(text, language)).toEqual([]),
  )
  test('a text that carries no details lacks nothing', async () =>
    expect(await complaints('Come and oil the chain.', { source: details, input: details, details })).toEqual([]))
})

describe('a name is a complaint when nobody gave it', () => {
  test.each([
    ['en', 'Hill Farm, founded by Tom Ridley, opens its doors.'],
    ['en', 'I would write it all into Todoist.'],
    ['de', 'Am Sonntag kocht Küchenchef Anton Huber für alle.'],
    ['ar', 'تقدم الورشة المدربة سلمى الخالدي في القاعة.'],
    ['ko', '오늘 레시피는 박선영 선생님 방식이에요.'],
  ] as const)('%s: %s', async (language, text) =>
    expect(await complaints(text, { language, source: 'x' })).toMatchObject([{ rule: 'name' }]),
  )
  test.each([
    ['en', "Lately I've been told so. Stuff I'm weighing up. Things I'd keep. Friday Morning rides are best on YouTube."],
    ['en', 'Put the code on GitHub, the list in Excel, and ask on WhatsApp. Opening Hours: see below. Good Morning!'],
    ['de', 'Alte Räder brauchen Pflege. Frau Holle wartet nicht.'],
    ['ko', '회사 주소와 대표 전화가 없다면 의심하십시오.'],
  ] as const)('not %s: %s', async (language, text) => expect(await complaints(text, { language, source: 'x' })).toEqual([]))
  test('a given name may be named', async () =>
    expect(await complaints('Tom Ridley uses Todoist.', { source: 'my talk with Tom Ridley about Todoist' })).toEqual([]))
  test.each([
    ['ur', 'یہ بات مجھے اپنے ڈاکٹر احمد رضا تک لے جاتی ہے۔', 'وہ ڈاکٹر جس نے مجھے بچایا'],
    ['sa', 'आचार्यः केवलं शास्त्रं न अददात्।', 'अस्माकम् आचार्यः दिवङ्गतः'],
  ] as const)('%s: no word after a title that was given is taken for a name: %s', async (language, text, source) => {
    expect((await complaints(text, { language, source: 'x' })).some(({ rule }) => rule === 'name')).toBe(true)
    expect((await complaints(text, { language, source })).filter(({ rule }) => rule === 'name')).toEqual([])
  })
})

describe('an experience is a complaint when nobody told it', () => {
  const told = [
    ['en', 'Last week a customer brought me the same coat for the third time.'],
    ['en', "We've been doing this for ten years, and it still works."],
    ['de', 'Letzte Woche hat mir eine Kundin davon erzählt.'],
    ['fr', "La semaine dernière, une cliente m'a apporté son vélo."],
    ['es', 'La semana pasada una clienta me trajo su bici.'],
    ['pt', 'Semana passada uma aluna me contou isso na aula.'],
    ['it', 'Il mese scorso una signora ci ha portato la sua bici.'],
    ['ru', 'На прошлой неделе клиентка рассказала мне об этом.'],
    ['hi', 'पिछले हफ़्ते एक ग्राहक ने मुझे यह साइकिल दी।'],
    ['bn', 'গত সপ্তাহে একজন গ্রাহক আমাকে এই সাইকেল দেখালেন।'],
    ['ur', 'پچھلے ہفتے ایک گاہک نے مجھے یہ سائیکل دکھائی۔'],
    ['ar', 'في الأسبوع الماضي أخبرتني عميلة عن هذا.'],
    ['ja', '先週、お客さまから私に相談がありました。'],
    ['zh', '上周有位客户跟我说了这件事。'],
    ['ko', '지난주에 손님이 저희 가게에 가져오셨습니다.'],
  ] as const
  test.each(told)('%s: %s', async (language, text) =>
    expect(await complaints(text, { language, source: 'x' })).toMatchObject([{ rule: 'experience' }]),
  )
  test.each([
    ['en', 'Did it happen to you last week? You tried, you learned. We open at ten.'],
    ['de', 'Wir freuen uns auf dich. Letzten Sommer war es heiß.'],
    ['fr', 'Nous vous attendons. La semaine dernière, il pleuvait.'],
  ] as const)('not %s: %s', async (language, text) => expect(await complaints(text, { language, source: 'x' })).toEqual([]))
  test('a source that tells one may be told', async () =>
    expect(await complaints('Last week a customer brought me a coat.', { source: 'I had a customer last week' })).toEqual([]))
  test('a sentence that retells a given number or time may be in the first person', async () =>
    expect(await complaints('We have a room that 1,140 people used last year.', { source: '1,140 visits last year' })).toEqual([]))
  test.each([
    ['en', "I've spent three years, solo, on a game about keepers.", 'Three years solo on a game about lighthouse keepers'],
    ['ko', '저는 비전공자이고, 점심시간에 7주 배웠어요.', '비전공자이고 점심시간에 7주 배움'],
  ] as const)('what was given may be told in the first person: %s', async (language, text, source) => {
    expect((await complaints(text, { language, source: 'x' })).some(({ rule }) => rule === 'experience')).toBe(true)
    expect((await complaints(text, { language, source })).filter(({ rule }) => rule === 'experience')).toEqual([])
  })
  test.each([
    'Three years ago my own wedding cake cracked on the way.',
    'Last Saturday a customer came back with flowers and told us it was the best cake.',
    'Last year I tried to stack three tiers and it cracked.',
  ])('words of the source in another story do not make it a given one: %s', async (text) => {
    const source =
      'Workshop: how to stack a wedding cake with three tiers. For people who work with sugar paste. Flowers, ribbons, 12 places, since 2012. Years of cakes in one day, on Saturday.'
    expect((await complaints(text, { language: 'en', source })).some(({ rule }) => rule === 'experience')).toBe(true)
  })
  test('in a joke it is a part of the joke', async () =>
    expect(await complaints('Last week I tried to fix it. It won.', { tone: 'humorous' })).toEqual([]))
})

describe('a quotation is a complaint when nobody gave it', () => {
  test.each([
    ['en', 'As one of our members likes to say, "You come for the carrots and stay for the tea."'],
    ['fr', '« Ce jardin appartient à tous ceux qui passent », se réjouit la présidente.'],
    ['zh', '一位教育专家说得好："孩子被书吸引。"'],
    ['en', 'As one of our members likes to say, ‘You come for the carrots and don’t leave without tea.’'],
  ] as const)('%s: %s', async (language, text) =>
    expect(await complaints(text, { language, source: 'x' })).toMatchObject([{ rule: 'quotation' }]),
  )
  test.each([
    '"Room change for Thursday" beats "An important update regarding your visit".',
    'Nobody says "the chain was too clean for me today".',
  ])('not %j', async (text) => expect(await complaints(text)).toEqual([]))
  test('a given one may be quoted', async () =>
    expect(await complaints('“He picked us, honestly,” his family says.', { source: 'they said: "He picked us, honestly."' })).toEqual([]))
})

describe('links, blanks and words to the writer', () => {
  test.each([
    ['link', 'Read more at https://bikes.example/guide'],
    ['link', 'See bikeguide.com for more.'],
    ['link', 'Thanks to @wheelmaster for this.'],
    ['link', 'Ask in r/bikewrench today.'],
    ['leftover', 'Bring your bike to [Your Shop Name] today.'],
    ['leftover', 'Bring your bike to {{shop}} today.'],
    ['leftover', "Here's a post about old bicycles: oil them."],
  ] as const)('%s: %j', async (rule, text) => expect(await complaints(text)).toMatchObject([{ rule, quotes: [expect.any(String)] }]))
  test('a blank is found in other languages', async () => {
    expect(await complaints('Per prenotare scrivete a [indirizzo e-mail].', { language: 'it' })).toMatchObject([{ rule: 'leftover' }])
    expect(await complaints('想吃的来[店名]，先到先得，别怪我没提醒你。', { language: 'zh' })).toMatchObject([{ rule: 'leftover' }])
  })
  test.each(['[Hook] Start here.', 'Two sizes [S and M] fit.', "Here's a post idea for today. Film the chain."])('not %j', async (text) =>
    expect(await complaints(text)).toEqual([]),
  )
})

describe('a sentence in another language', () => {
  test.each([
    [
      'ko',
      '이력서는 더할 때보다 뺄 때 좋아집니다. 누구나 쓰는 말은 결국 아무것도 말하지 않습니다. 읽는 사람의 시간만 빼앗을 뿐입니다. Instead, show one concrete result. 그 한 줄이 면접에서 첫 질문이 됩니다.',
    ],
    ['ur', 'سب سے پہلے یخنی بنائیں اور نمک کم رکھیں۔ Bas dheemi aanch par pakne dein. پھر سوپ تیار ہے۔'],
    [
      'sa',
      'एकः श्लोकः अपि दिनं परिवर्तयितुं शक्नोति। प्रतिरविवासरं मन्दिरे गीतापठनवर्गः प्रचलति। वर्गः निःशुल्कः, सर्वेषां स्वागतम्। अपने मित्रों को भी साथ लेकर आइए।',
    ],
  ] as const)('%s', async (language, text) =>
    expect(await complaints(text, { language, source: 'x' })).toMatchObject([{ rule: 'foreign' }]),
  )
  test('loanwords, names and Latin hashtags are no sentence', async () =>
    expect(
      await complaints(
        '오늘은 엑셀 단축키 하나만 기억하세요. Ctrl + Shift 누르고 세미콜론이면 끝입니다. 파일은 Google Drive 폴더에 저장해 두면 어디서든 열 수 있습니다. #ExcelTips #Office',
        { language: 'ko', source: 'x' },
      ),
    ).toEqual([]))
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
    'Picture this: a chain.',
  ])('%j is a cliché', (text) => expect(clicheFaults(caption(text), 'en', 'bikes')).toMatchObject([{ rule: 'cliche' }]))
  test('the worn phrase is quoted as the text has it', () =>
    expect(clicheFaults(caption('Our bread is a Game-Changer.'), 'en', 'bread')).toMatchObject([{ quotes: ['Game-Changer'] }]))
  test('"picture this" before a noun is none', () =>
    expect(clicheFaults(caption('Now picture this window dark.'), 'en', 'bikes')).toEqual([]))
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

describe('an explanation', () => {
  const plain = { text: 'Alte Räder brauchen wenig. Fang mit der Kette an und geh von dort weiter.', language: 'de' } as const
  const asking = { text: 'Old bicycles ask for 3 things. Which part do you start with?\n\n#BikeRepair', language: 'en' } as const

  test.each([
    'It opens with a contrast and ends in a question that is easy to answer.',
    'The question at the end invites replies.',
    'The hashtags help people find it.',
    'It gives concrete numbers.',
    'The phrase “the best bakery in town” stays in mind.',
    'The link comes last.',
    'An emoji softens it.',
    'The bullet points are easy to scan.',
  ])('that claims what the text does not have is dropped: %j', (why) => {
    expect(borneOut(why, plain)).toBe('')
    expect(borneOut(`It is short. ${why}`, plain)).toBe('It is short.')
  })
  test.each([
    'It ends in a question that is easy to answer.',
    'The number in the first line is concrete.',
    'One hashtag is enough, and the words “which part” make it easy to answer.',
    'It has no emoji.',
  ])('that the text bears out stays: %j', (why) => expect(borneOut(why, asking)).toBe(why))
  test('that places the question wrongly is dropped', () => expect(borneOut('It opens with a question.', asking)).toBe(''))
  test('that denies what the text has is dropped', () => expect(borneOut('It works without a question.', asking)).toBe(''))
})

test('a clean result has no faults', async () => {
  const passages = caption('Clean the chain of your old bicycle first. Then oil each link, wipe it, and ride.')
  expect(await inspect({ passages, language: 'en', source: 'old bicycles', instructions: 'Write.' })).toEqual([])
})
