import { describe, expect, test } from 'vitest'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { read } from '#writer/builtin/reading.ts'
import { raised, splitSentences, splitTrailingEmoji } from '#writer/builtin/sentences.ts'

const given = (topic: string, details = '', occasion?: Occasion) => read({ topic, details, occasion, language: 'en', tone: 'casual' })

describe('the occasion is guessed from the topic', () => {
  test.each<[string, Occasion]>([
    ['Fresh mangoes just arrived at our shop in Indore, Rs 120 a kg', 'offer'],
    ['Our salon offers 15% off haircuts every Tuesday in December', 'offer'],
    ['Diwali sale on handmade candles, 20% off till Sunday', 'offer'],
    ['Ramzan sale: 20% off on attar, till 30 March, Aminabad, Lucknow. WhatsApp 98765 43210', 'offer'],
    ['New opening hours for my barber shop: now open Mondays', 'hours'],
    ['We are hiring a junior accountant in Bengaluru', 'hiring'],
    ['need a weekend barista', 'hiring'],
    ['New video: how I edit reels on my phone in 10 minutes', 'video'],
    ['New reel: 60-second paneer tikka', 'video'],
    ['My cat has been missing since Friday', 'missing'],
    ['Our shop dog Biscuit passed away last night', 'sad'],
    ['Our beloved cat Milo is gone', 'sad'],
    ['Our yoga studio moves to Koregaon Park on 1 December', 'hours'],
    ['We open our new bakery in Pune on Sunday 8 am: free coffee for the first 50 guests', 'launch'],
    ['Why we stopped discounting our handmade soap', 'mine'],
    ['How I plan a week of posts on Sunday evening', 'mine'],
    ['How to remove turmeric stains from white clothes', 'tips'],
    ['Closed on Monday for Republic Day', 'hours'],
    ['No classes on Friday 12 June', 'hours'],
    ['No market this Saturday, back on the 14th', 'hours'],
    ['No yoga on Tuesday 3 March', 'hours'],
    ['No classes? No problem: our studio opens online', 'launch'],
    ['Jazz night on Friday, no tickets needed', 'event'],
    ['Thank you for 10,000 followers', 'glad'],
    ['Is a cargo bike worth it for a small flower shop', 'question'],
    ['Which camera for a beginner under £500?', 'question'],
    ['Unpopular opinion: tipping should be abolished', 'opinion'],
    ['Beekeeping', 'other'],
    ['packing orders at midnight again', 'other'],
    ['a difficult party guest', 'other'],
    ['lost 12 kg in 6 months', 'mine'],
  ])('%s: %s', (topic, occasion) => expect(given(topic).occasion).toBe(occasion))

  test.each<[LanguageCode, string, Occasion]>([
    ['en', 'New video: is a cargo bike worth it?', 'video'],
    // What does not take place is no event.
    ['de', 'Kein Kurs am Freitag, 12. Juni', 'hours'],
    ['de', 'Kein Yoga am Dienstag', 'hours'],
    ['it', 'Niente yoga martedì', 'hours'],
    ['fr', 'Pas de cours vendredi 12 juin', 'hours'],
    ['es', 'No hay clases el viernes 12 de junio', 'hours'],
    ['it', 'Niente lezioni venerdì 12 giugno', 'hours'],
    ['pt', 'Não haverá aulas na sexta-feira, 12 de junho', 'hours'],
    ['ru', 'В пятницу 12 июня занятий не будет', 'hours'],
    ['hi', 'शुक्रवार 12 जून को क्लास नहीं होगी', 'hours'],
    ['bn', 'শুক্রবার ১২ জুন ক্লাস হবে না', 'hours'],
    ['ur', 'جمعہ 12 جون کو کلاس نہیں ہوگی', 'hours'],
    ['ar', 'لا توجد دروس يوم الجمعة 12 يونيو', 'hours'],
    ['zh', '6月12日星期五停课', 'hours'],
    ['ja', '6月12日（金）は休講です', 'hours'],
    ['ko', '6월 12일 금요일 휴강합니다', 'hours'],
    ['en', 'I ran my first marathon on Sunday', 'mine'],
    ['en', 'Hello everybody!', 'other'],
    ['en', 'We turned 3 today! Thank you all for coming. Sadly we close for good on Sunday, 31 May.', 'sad'],
    ['en', 'good morning leeds', 'other'],
    ['en', 'Unfortunately we are closed on Monday', 'hours'],
    ['de', 'Kita-Flohmarkt 14.9.', 'event'],
    ['de', 'Strompreise steigen', 'news'],
    ['de', 'Brieftauben', 'other'],
    ['en', 'Friday concert is cancelled', 'news'],
    ['en', 'Our class moved to Zoom', 'news'],
    ['es', 'Clase de yoga aplazada al viernes', 'news'],
    ['pt', 'Aula de dança adiada para quinta', 'news'],
    ['ja', '土曜の子ども食堂は中止になりました', 'news'],
    ['ko', '목요일 합창 연습이 취소되었습니다', 'news'],
    ['es', '¡Qué calor!', 'other'],
    ['it', 'Siamo davvero stanchi', 'other'],
    ['ja', '【新着動画】祖父のラジオを直してみた', 'video'],
  ])('%s: %s: %s', (language, topic, occasion) => expect(read({ topic, language, tone: 'casual' }).occasion).toBe(occasion))

  test('the user’s choice takes precedence', () =>
    expect(given('Half price on jackets', '', 'glad')).toMatchObject({ occasion: 'glad', guessed: false }))
  test('steps are recognised by numbers in all digits and with all marks', () => {
    for (const details of ['1. a\n2. b', '१. क\n२. ख', '1۔ الف\n2۔ ب', '1) a\n2) b', '1、甲\n2、乙'])
      expect(read({ topic: 'x', details, language: 'ur', tone: 'casual' }).shape, details).toBe('steps')
  })
  test('numbered details make a topic without cues a how-to', () =>
    expect(given('a flat bicycle tyre', '1. Take the wheel off\n2. Find the hole in 2 minutes').occasion).toBe('tips'))
  test('details do not decide', () => {
    expect(given('How to repot an orchid', '20% off bark').occasion).toBe('tips')
    expect(given('pottery with clay from the river', 'Sat 10am\n£20').occasion).toBe('other')
  })
})

describe('facts', () => {
  test('each line is a fact with a kind and a role, without its bullet, contacts last', () => {
    const lines = [
      '- Sat 10am',
      '14 Mill Street',
      '£12.50 an hour',
      'claycircle.example',
      'jobs@ledgerline.example',
      '@driftcoffee',
      'Call 07700 900123',
      'Cash or card',
    ]
    expect(given('Half price', lines.join('\n'), 'offer').facts).toEqual([
      { text: 'Sat 10am', kind: 'date', role: 'when' },
      { text: '14 Mill Street', kind: 'place', role: 'where' },
      { text: '£12.50 an hour', kind: 'price', role: 'price' },
      { text: 'Cash or card', kind: 'other', role: 'what' },
      { text: 'claycircle.example', kind: 'link', role: 'order' },
      { text: 'jobs@ledgerline.example', kind: 'mail', role: 'order' },
      { text: '@driftcoffee', kind: 'handle', role: 'order' },
      { text: 'Call 07700 900123', kind: 'act', role: 'order' },
    ])
  })
  test('answers come first, in the order of their questions; what is typed as well is said once', () => {
    const { facts } = read({
      topic: 'Half price on jackets',
      details: 'Sat 10am\nCash or card',
      facts: { order: 'Call 07700 900123', when: 'Sat 10am', price: '£12' },
      occasion: 'offer',
      language: 'en',
      tone: 'casual',
    })
    expect(facts.map(({ text, role }) => [role, text])).toEqual([
      ['price', '£12'],
      ['when', 'Sat 10am'],
      ['what', 'Cash or card'],
      ['order', 'Call 07700 900123'],
    ])
  })
  test('a detail that the topic says already is not said twice, in any case; as a part of a word it is', () => {
    const { facts } = given('Half price on all bikes at Mill Street until Sunday', 'Until Sunday\n12 Mill Street\nBike')
    expect(facts.map(({ text }) => text)).toEqual(['12 Mill Street', 'Bike'])
    expect(
      read({ topic: '日曜日まで自転車修理が半額', details: '日曜日まで\n本町1-2', language: 'ja', tone: 'casual' }).facts,
    ).toMatchObject([{ text: '本町1-2' }])
  })

  test('facts at the end of a topic are facts, unless another part of it is none', () => {
    const peeled = (topic: string) => given(topic, '', 'offer').facts.map(({ role, text }) => [role, text])
    expect(peeled('Gel nails, £25, Saturday only')).toEqual([
      ['price', '£25'],
      ['when', 'Saturday only'],
    ])
    expect(peeled('Gel nails, in any colour, £25')).toEqual([])
  })
  test('a role is given by the topic, too: it is not asked for', () => {
    const { given: roles } = given('Pottery class on Saturday, 14 Mill Street', '', 'event')
    expect([...roles]).toEqual(expect.arrayContaining(['when', 'where']))
  })

  test.each<[LanguageCode, string, string]>([
    ['es', 'Av. 9 de Julio 120, Rosario', 'place'],
    ['ja', '福岡市中央区大名2-6-11', 'place'],
    ['ja', '12/5(土)', 'date'],
    ['zh', '打给小王13800001111', 'act'],
    ['en', 'Sat 5 July', 'date'],
    ['en', '14-3-2027', 'date'],
    ['en', '35 h a week', 'other'],
    ['fr', 'à partir de 14h', 'time'],
  ])('%s: %s is a %s', (language, line, kind) =>
    expect(read({ topic: 'Nordlicht', details: line, language, tone: 'casual' }).facts).toMatchObject([{ kind }]),
  )
  test.each<[LanguageCode, string, string]>([
    ['en', 'Read one book a week', 'other'],
    ['en', 'Clear lenses you can contact us about', 'other'],
    ['en', '18:30 Order of dishes', 'time'],
    ['en', 'Book on 020 7946 0000', 'act'],
    ['en', 'Call', 'act'],
    ['en', 'To order, message @fernhill', 'act'],
    ['hi', 'ऑर्डर के लिए व्हाट्सएप करें 98765 43210', 'act'],
  ])('%s: a word of a call inside a line makes it none without an address or number: %s is %s', (language, line, kind) =>
    expect(read({ topic: 'Notes', details: line, language, tone: 'casual' }).facts[0]?.kind).toBe(kind),
  )

  test('numbered lines are steps, several sentences on one line a story', () => {
    expect(given('How to repot an orchid', '1. Cut\n2. Fill')).toMatchObject({ shape: 'steps', facts: [{ text: 'Cut' }, { text: 'Fill' }] })
    expect(given('Is it worth it?', 'We deliver daily. The van costs €380.')).toMatchObject({ shape: 'story', isProse: true })
  })
  test('a long topic is split: first sentence as head, the rest as facts', () =>
    expect(given('We open our bakery in Pune on Sunday at 8 am. Free coffee for the first 50 guests. WhatsApp 98765 43210')).toMatchObject({
      head: 'We open our bakery in Pune on Sunday at 8 am',
      facts: [{ text: 'Free coffee for the first 50 guests.' }, { text: 'WhatsApp 98765 43210', kind: 'act' }],
    }))
})

describe('sentences', () => {
  test.each([
    ['Rs. 120 a kg. Come in.', ['Rs. 120 a kg.', 'Come in.']],
    ['Am 3. Mai ab 9 Uhr. Bis dann!', ['Am 3. Mai ab 9 Uhr.', 'Bis dann!']],
    ['At 9 a.m. Monday at St. Mary. See you there.', ['At 9 a.m. Monday at St. Mary.', 'See you there.']],
    ['Казань, ул. Ленина. Ждём вас.', ['Казань, ул. Ленина.', 'Ждём вас.']],
    ['A.B.C. A.B.C. A.B.C.', ['A.B.C. A.B.C. A.B.C.']],
    ['今日から半額です。ぜひどうぞ', ['今日から半額です。', 'ぜひどうぞ']],
    ['आज छूट है। कल बंद।', ['आज छूट है।', 'कल बंद।']],
    ['shop.example is up', ['shop.example is up']],
  ])('%s', (text, sentences) => expect(splitSentences(text)).toEqual(sentences))
  test('the first letter after opening punctuation becomes upper case', () => {
    expect(raised('¿vale la pena?')).toBe('¿Vale la pena?')
    expect(raised('“quiet” hour')).toBe('“Quiet” hour')
    expect(raised('@driftcoffee')).toBe('@driftcoffee')
  })
  test('trailing emoji are split off, digits are not emoji', () => {
    expect(splitTrailingEmoji('1000th candle 🕯️🎉')).toEqual({ bare: '1000th candle', emoji: '🕯️🎉' })
    expect(splitTrailingEmoji('Room 12')).toEqual({ bare: 'Room 12', emoji: '' })
  })
})

test('whoever names a price has lost nothing: it is no search', () => {
  const facts = {
    when: 'Saturday 4 April',
    where: 'Tilling Green, Rye',
    what: 'Bows, arrows and a coach',
    price: '£6',
    contact: '01797 000 123',
  }
  expect(read({ topic: 'Archery on the green', facts, language: 'en', tone: 'casual' }).occasion).not.toBe('missing')
})
