import { describe, expect, test } from 'vitest'
import type { Occasion } from '#contract/occasions.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { read } from '#writer/builtin/reading.ts'
import { typedIn } from '#writer/builtin/roles.fixture.ts'

describe('the guess of the occasion', () => {
  /** What is hardest to tell apart is no obvious case: notices, stories, and what is nothing of all this. */
  const obvious = ['offer', 'event', 'hours', 'hiring', 'launch', 'video', 'tips', 'question', 'opinion', 'glad', 'sad', 'missing'] as const
  const guessed = (language: LanguageCode, topic: string) => read({ topic, language, tone: 'casual' })

  test.each(languageCodes)('%s: is right for obvious topics, at most one unrecognised, and none taken for another', (language) => {
    const wrong = obvious.flatMap((occasion) => {
      const topic = typedIn[language].topics[occasion]
      const found = guessed(language, topic).occasion
      return found === occasion ? [] : [{ occasion, found, topic }]
    })
    expect(wrong.filter(({ found }) => found !== 'other')).toEqual([])
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1)
  })
  test.each<[LanguageCode, string, Occasion]>([
    ['en', 'Bread sale at our bakery this weekend', 'offer'],
    ['en', 'Summer sale this Saturday', 'offer'],
    ['en', 'Our shop has a clearance this Saturday', 'offer'],
    ['en', 'Pottery workshop on Saturday, £20', 'event'],
    ['en', 'Jazz concert on Friday, tickets £15', 'event'],
    ['en', 'Live music at our café this weekend', 'event'],
    ['de', 'Sonderangebot in unserem Café am Dienstag', 'offer'],
    ['de', 'Brotverkauf in unserer Bäckerei an diesem Wochenende, 20 % Rabatt', 'offer'],
    ['de', 'Töpferkurs am Samstag, 20 €', 'event'],
    ['es', 'Rebajas en nuestra panadería este fin de semana', 'offer'],
    ['es', 'Descuento en todo el pan el sábado', 'offer'],
    ['es', 'Taller de cerámica el sábado, 20 €', 'event'],
    ['hi', 'इस वीकेंड हमारी बेकरी में ब्रेड की सेल', 'offer'],
    ['hi', 'हमारे कैफ़े में मंगलवार को विशेष ऑफ़र', 'offer'],
    ['hi', 'शनिवार को मिट्टी के बर्तन की वर्कशॉप, ₹500', 'event'],
    ['fr', 'Remise sur tout le pain samedi', 'offer'],
    ['fr', 'Promotion sur les chaussures ce week-end', 'offer'],
    ['fr', 'Atelier poterie samedi, 20 €', 'event'],
    ['it', 'Saldi nella nostra panetteria questo fine settimana', 'offer'],
    ['it', 'Sconto su tutto il pane sabato', 'offer'],
    ['it', 'Laboratorio di ceramica sabato, 20 €', 'event'],
    ['pt', 'Promoção na nossa padaria neste fim de semana', 'offer'],
    ['pt', 'Desconto em todos os pães no sábado', 'offer'],
    ['pt', 'Oficina de cerâmica no sábado, 20 €', 'event'],
    ['ru', 'Акция в нашем кафе во вторник', 'offer'],
    ['ru', 'Распродажа в нашей пекарне в эти выходные', 'offer'],
    ['ru', 'Мастер-класс по керамике в субботу, 500 ₽', 'event'],
    ['ar', 'خصم على كل الخبز يوم السبت', 'offer'],
    ['ar', 'عرض خاص في مقهانا يوم الثلاثاء', 'offer'],
    ['ar', 'ورشة فخار يوم السبت، 50 ريال', 'event'],
    ['ur', 'ہمارے کیفے میں منگل کو خصوصی آفر', 'offer'],
    ['ur', 'اس ہفتے کے آخر میں ہماری بیکری میں سیل', 'offer'],
    ['ur', 'ہفتے کو مٹی کے برتنوں کی ورکشاپ، 500 روپے', 'event'],
    ['bn', 'এই সপ্তাহান্তে আমাদের বেকারিতে পাউরুটির সেল', 'offer'],
    ['bn', 'শনিবার সব পাউরুটিতে ছাড়', 'offer'],
    ['bn', 'শনিবার মৃৎশিল্প কর্মশালা, ৫০০ টাকা', 'event'],
    ['sa', 'शनिवासरे अस्माकं आपणे विक्रयः, 20% न्यूनम्', 'offer'],
    ['sa', 'रविवासरे सर्वेषु वस्त्रेषु मूल्यन्यूनीकरणम्', 'offer'],
    ['sa', 'शनिवासरे संस्कृतकार्यशाला, 100 रूप्यकाणि', 'event'],
    ['ja', '今週末、パン屋でセール開催', 'offer'],
    ['ja', '土曜日は全品20%オフ', 'offer'],
    ['ja', '土曜日の陶芸ワークショップ、2000円', 'event'],
    ['ko', '일요일 피자 반값', 'offer'],
    ['ko', '이번 주말 우리 빵집 세일', 'offer'],
    ['ko', '금요일 재즈 콘서트, 티켓 15000원', 'event'],
    ['zh', '本周末面包店促销', 'offer'],
    ['zh', '周六所有面包打折', 'offer'],
    ['zh', '周六陶艺工作坊，200元', 'event'],
    ['en', 'Yoga class this weekend, 20% off for early birds', 'event'],
    ['en', 'Cooking workshop this Sunday, half price for students', 'event'],
    ['de', 'Kochworkshop am Sonntag, halber Preis für Studenten', 'event'],
    ['es', 'Clase de yoga este fin de semana, descuento para estudiantes', 'event'],
    ['it', 'Lezione di yoga questo weekend, sconto studenti', 'event'],
    ['pt', 'Aula de ioga neste fim de semana, desconto para estudantes', 'event'],
    ['ar', 'حصة يوغا نهاية الأسبوع، خصم للطلاب', 'event'],
    ['ur', 'اتوار کو یوگا کلاس، طلبہ کو رعایت', 'event'],
    ['sa', 'रविवासरे योगकक्षा', 'event'],
    ['ko', '이번 주말 요가 수업, 학생 할인', 'event'],
    ['zh', '本周末瑜伽课，学生优惠', 'event'],
    ['en', '20% off all workshops this week', 'offer'],
  ])('%s: a price cut on a day is an offer, and what people come to is an event, whatever it costs: %s', (language, topic, occasion) =>
    expect(guessed(language, topic).occasion).toBe(occasion),
  )
  test.each<[string, Occasion]>([
    ['Car boot sale on Sunday from 7am, £8 a car', 'event'],
    ['Bake sale for the school on Saturday', 'event'],
    ['Concert tickets on sale now for Saturday', 'event'],
    ['Our sale on Saturday is cancelled', 'news'],
    ['Closed on Sunday to set up our winter sale', 'hours'],
    ['Is the sale still on this weekend?', 'question'],
    ['What I learned from our sale this weekend', 'mine'],
  ])('a sale in a topic that says more than its day is no offer: %s', (topic, occasion) =>
    expect(guessed('en', topic).occasion).toBe(occasion),
  )
  test.each(languageCodes)('%s: is the same each time, and marked as a guess', (language) => {
    for (const topic of Object.values(typedIn[language].topics)) {
      const first = guessed(language, topic)
      expect(first.guessed).toBe(true)
      for (let time = 0; time < 3; time++) expect(guessed(language, topic).occasion).toBe(first.occasion)
    }
  })
  test.each(languageCodes)('%s: a choice wins over the guess', (language) => {
    const topic = typedIn[language].topics.glad
    expect(read({ topic, occasion: 'news', language, tone: 'casual' })).toMatchObject({ occasion: 'news', guessed: false })
  })
})
