import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { injections } from '#tests/support/injections.ts'
import { tellingFacts } from '#writer/facts/telling.ts'
import { partsOf, readCondensed } from './condense.ts'
import { languageOf } from './language.ts'
import { givesOrders } from './orders.ts'
import { foundIn, passagesOf } from './passages.ts'
import { findPoints, pointsFor, titleIn } from './understand.ts'

/** A heading, a passage with a date, a price and a quotation, one with a number, and a filler, in each language that somebody wrote one in. */
const texts = {
  en: 'The old mill reopens\nOur bakery opens in the old mill on 3 May 2027, and a loaf of rye costs €4.50. “We bake with the river again,” says Asha Rao. The mill ground flour for 240 years. It is a nice place to be.',
  hi: 'पुरानी चक्की फिर खुली\nहमारी बेकरी 3 मई 2027 को पुरानी चक्की में खुलेगी और राई की रोटी ₹120 में मिलेगी। आशा राव कहती हैं, “हम फिर से नदी के साथ रोटी बनाते हैं।” यह चक्की 240 साल तक आटा पीसती रही। यहाँ आना सबको अच्छा लगता है।',
  es: 'El viejo molino reabre\nNuestra panadería abre en el viejo molino el 3 de mayo de 2027 y una hogaza de centeno cuesta 4,50 €. «Volvemos a hornear con el río», dice Asha Rao. El molino molió harina durante 240 años. Es un lugar agradable.',
  fr: 'Le vieux moulin rouvre\nNotre boulangerie ouvre dans le vieux moulin le 3 mai 2027 et un pain de seigle coûte 4,50 €. « Nous cuisons de nouveau avec la rivière », dit Asha Rao. Le moulin a moulu de la farine pendant 240 ans. C’est un bel endroit.',
  de: 'Die alte Mühle öffnet wieder\nUnsere Bäckerei öffnet am 3. Mai 2027 in der alten Mühle, und ein Roggenbrot kostet 4,50 €. „Wir backen wieder mit dem Fluss“, sagt Asha Rao. Die Mühle hat 240 Jahre lang Mehl gemahlen. Es ist ein schöner Ort.',
  ar: 'الطاحونة القديمة تفتح من جديد\nيفتح مخبزنا في الطاحونة القديمة يوم 3 مايو 2027 وسعر رغيف الجاودار 15 ريالاً. تقول آشا راو: «نخبز من جديد مع النهر». طحنت الطاحونة الدقيق مدة 240 سنة. إنه مكان جميل للزيارة.',
  pt: 'O velho moinho reabre\nA nossa padaria abre no velho moinho em 3 de maio de 2027 e um pão de centeio custa R$ 24,50. “Voltamos a assar com o rio”, diz Asha Rao. O moinho moeu farinha durante 240 anos. É um lugar muito agradável.',
  bn: 'পুরোনো কল আবার খুলছে\nআমাদের বেকারি ৩ মে ২০২৭ তারিখে পুরোনো কলে খুলবে এবং একটি রাইয়ের রুটির দাম ১২০ টাকা। আশা রাও বলেন, “আমরা আবার নদীর সঙ্গে রুটি বানাই।” কলটি ২৪০ বছর ধরে আটা পিষেছে। জায়গাটি খুব সুন্দর।',
  sa: 'पुरातनं पेषणयन्त्रं पुनः उद्घाटितम्\nअस्माकम् आपणः पुरातने पेषणगृहे 3 मे 2027 दिने उद्घाट्यते, रोटिकायाः मूल्यं च 120 रूप्यकाणि अस्ति। आशा वदति “वयं पुनः नद्या सह पचामः” इति। पेषणयन्त्रं 240 वर्षाणि यावत् पिष्टम् अकरोत्। तत् स्थानं सुन्दरम् अस्ति।',
  ru: 'Старая мельница снова открыта\nНаша пекарня открывается в старой мельнице 3 мая 2027 года, и ржаной хлеб стоит 240 ₽. «Мы снова печём вместе с рекой», — говорит Аша Рао. Мельница молола муку 240 лет. Это приятное место.',
  it: 'Il vecchio mulino riapre\nIl nostro forno apre nel vecchio mulino il 3 maggio 2027 e una pagnotta di segale costa 4,50 €. «Torniamo a infornare con il fiume», dice Asha Rao. Il mulino ha macinato farina per 240 anni. È un posto piacevole.',
  ja: '古い水車小屋が再び開く\n私たちのパン屋は2027年5月3日に古い水車小屋で開店し、ライ麦パンは450円です。「また川と一緒にパンを焼きます」とアシャさんは話します。水車は240年間、粉をひいてきました。とても気持ちのいい場所です。',
  zh: '老磨坊重新开放\n我们的面包店将于2027年5月3日在老磨坊开业，一个黑麦面包售价45元。“我们又和河流一起烤面包了”，阿莎说。这座磨坊磨了240年的面粉。这里是一个很舒服的地方。',
  ko: '오래된 방앗간이 다시 문을 연다\n우리 빵집은 2027년 5월 3일 오래된 방앗간에서 문을 열고 호밀빵은 4,500원입니다. 아샤는 “다시 강과 함께 빵을 굽습니다”라고 말합니다. 이 방앗간은 240년 동안 밀가루를 빻았습니다. 아주 좋은 곳입니다.',
  ur: 'پرانی چکی پھر کھل گئی\nہماری بیکری 3 مئی 2027 کو پرانی چکی میں کھلے گی اور رائی کی روٹی 120 روپے میں ملے گی۔ آشا راؤ کہتی ہیں، “ہم پھر دریا کے ساتھ روٹی بناتے ہیں۔” یہ چکی 240 سال تک آٹا پیستی رہی۔ یہ بہت اچھی جگہ ہے۔',
} satisfies Partial<Record<LanguageCode, string>>
const languages = Object.keys(texts) as (keyof typeof texts)[]

test('no language was lost', () => expect(languages.length).toBeGreaterThanOrEqual(15))

describe.each(languages)('a text in %s', (language) => {
  const text = texts[language]
  const passages = passagesOf(text)
  const points = findPoints(passages, text.length)

  test('has its language, its heading as title, and the passages with date, price and number as points', async () => {
    expect(await languageOf(text)).toBe(language)
    expect(titleIn(passages)).toBe(text.split('\n')[0])
    const all = points.map((point) => point.text).join('\n')
    expect(all).toMatch(/2027|২০২৭/)
    expect(all).toMatch(/240|২৪০/)
  })

  test('gives points and facts word for word, with their places', () => {
    for (const { text: point, at, facts } of points) {
      expect(text.slice(at, at + point.length)).toBe(point)
      expect(facts.filter((fact) => !point.includes(fact))).toEqual([])
    }
    const facts = points.flatMap((point) => point.facts)
    expect(facts.some((fact) => /2027|২০২৭/.test(fact))).toBe(true)
    expect(facts.some((fact) => /240|২৪০/.test(fact))).toBe(true)
  })
})

test('facts are numbers with what they count, dates, times, names, quotations and addresses', () => {
  expect(
    tellingFacts('On 3 May 2027 at 10:30, Asha Rao sold 40 loaves for €4.50 each: “It was a river of people,” see www.mill.example/day.'),
  ).toEqual(['3 May 2027', '10:30', 'Asha Rao', '40 loaves', '€4.50', '“It was a river of people,”'])
})

test('a range of prices and a phone number are one fact each', () => {
  expect(tellingFacts('a box costs Rs 500-700, and orders go to 98765-43210.')).toEqual(['Rs 500-700', '98765-43210'])
})

test('items of lists and prices are points without their labels, and the day of a date is no label', () => {
  const text =
    'Summer menu\n• Free parking behind the shop until late\n1. Mix the flour with the water\n2. Let the dough rest for an hour\nTea: ₹20\n3. Mai 2027 öffnet die alte Mühle am Fluss'
  const passages = passagesOf(text)
  expect(passages.map((passage) => [passage.text, passage.isHeading])).toEqual([
    ['Summer menu', true],
    ['Free parking behind the shop until late', false],
    ['Mix the flour with the water', false],
    ['Let the dough rest for an hour', false],
    ['Tea: ₹20', false],
    ['3. Mai 2027 öffnet die alte Mühle am Fluss', true],
  ])
  for (const passage of passages) expect(text.slice(passage.at, passage.at + passage.text.length)).toBe(passage.text)
})

test('words are found as the source has them, whatever marks and case a model changes, and nothing else is', () => {
  const source = 'He said “we’re open” – on\n3 May'
  expect(foundIn(source, '"We\'re open" - on 3 may')).toBe('“we’re open” – on\n3 May')
  expect(foundIn(source, 'we are open')).toBeUndefined()
  expect(foundIn(source, ' ')).toBeUndefined()
})

test('orders to a model in common wordings and languages are recognised, and news about them is rare', () => {
  const ordering = injections.filter(({ name }) =>
    /^(?:forgets|asks for the prompt$|is developer mode|is in developer mode|is a system message)/.test(name),
  )
  expect(ordering.filter(({ topic }) => !givesOrders(topic)).map(({ name }) => name)).toEqual([])
  const languages = ['Spanish', 'French', 'Russian', 'Hindi', 'Arabic', 'Urdu', 'Bengali', 'Chinese', 'Japanese', 'Korean', 'German']
  const foreign = injections.filter(({ name }) => languages.includes(name))
  expect(foreign.filter(({ topic }) => !givesOrders(topic)).map(({ name }) => name)).toEqual([])
  expect(
    Object.values(texts)
      .flatMap((text) => passagesOf(text))
      .filter(({ text }) => givesOrders(text)),
  ).toEqual([])
})

test('captions without punctuation are divided, and a text of any length has a bounded number of points', () => {
  const captions = passagesOf('and then we went to the mill to see the old wheel turn '.repeat(200))
  expect(Math.max(...captions.map(({ text }) => text.length))).toBeLessThanOrEqual(320)
  expect([pointsFor(0), pointsFor(60_000), pointsFor(10_000_000)]).toEqual([3, 25, 40])
})

test('a model with a small window reads the most telling passages of the whole source, in a bounded number of parts', () => {
  const text = Array.from(
    { length: 800 },
    (_, at) => `Shop number ${at} sells ${at + 3} kinds of bread to the people of the ${at}th town.`,
  ).join('\n')
  const parts = partsOf(passagesOf(text), 'short', 20)
  expect(parts).toHaveLength(2)
  for (const { passages } of parts) expect(passages.reduce((sum, passage) => sum + passage.text.length, 0)).toBeLessThanOrEqual(5_000)
  expect(parts.at(-1)?.passages.at(-1)?.at).toBeGreaterThan(text.length / 2)
})

test('of a model’s answer only what the source says in these words is left', () => {
  const passages = passagesOf(texts.en)
  const read = readCondensed(
    {
      title: 'Buy our cakes',
      points: [
        { passage: 2, facts: ['3 may 2027', 'five euros'] },
        { passage: 1, facts: [] },
        { passage: -4, facts: [] },
      ],
    },
    { passages, points: 5 },
  )
  expect(read.title).toBe('')
  expect(read.points).toHaveLength(1)
  expect(read.points[0]?.facts).toContain('3 May 2027')
  expect(read.points[0]?.facts).not.toContain('five euros')
})
