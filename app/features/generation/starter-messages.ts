import { i18n } from '#contract/i18n.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Trade, Voice } from '#contract/voices.ts'

/** Topics to start from in English, three for each trade. */
const englishStarters = i18n('starters', {
  shop1: '20% off everything until Sunday',
  shop2: 'New in our shop: handmade soap',
  shop3: 'Why we stopped using plastic bags',
  food1: '20% off all cakes this weekend',
  food2: 'Our second café opens on Saturday at 9 am',
  food3: 'We’re hiring a barista for the morning shift',
  beauty1: '15% off haircuts every Tuesday in December',
  beauty2: 'New in our salon: bridal makeup trials',
  beauty3: 'How to make a manicure last two weeks',
  fitness1: 'Yoga workshop for beginners on Saturday at 7 am',
  fitness2: 'How to stretch after a day at your desk',
  fitness3: 'Why I took a month off training',
  creator1: 'New reel: how I edit on my phone in 10 minutes',
  creator2: 'How I got my first 1,000 followers',
  creator3: 'How I plan a week of posts',
  teacher1: 'Free trial class on Sunday: spoken English',
  teacher2: 'Watercolor workshop on Saturday at 10 am',
  teacher3: 'How to learn ten new words a day',
  services1: '10% off logo design until Friday',
  services2: 'How I lost a client, and what I changed',
  services3: 'How to brief a designer in five lines',
  software1: 'New in our app: dark mode',
  software2: 'We’re hiring a frontend developer, remote',
  software3: 'Why we removed half of our features',
  other1: 'A sale this weekend: 20% off',
  other2: 'Our new shop opens on Saturday at 9 am',
  other3: 'How I plan a week in 20 minutes',
} satisfies Readonly<Record<`${Trade}${1 | 2 | 3}`, string>>)

/** The same in the other languages of texts: a sale, an opening and a reel. They are input of the writer, not of the interface. */
const otherStarters: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly [string, string, string]>> = {
  hi: ['रविवार तक सब कुछ 20% छूट पर', 'शनिवार सुबह 9 बजे हमारी नई दुकान खुल रही है', 'नई रील: फ़ोन पर 10 मिनट में वीडियो कैसे एडिट करें'],
  es: [
    '20 % de descuento en todo hasta el domingo',
    'Abrimos nuestra segunda cafetería el sábado a las 9',
    'Nuevo reel: cómo edito en el móvil en 10 minutos',
  ],
  fr: [
    '20 % sur tout jusqu’à dimanche',
    'Ouverture de notre deuxième café samedi à 9 h',
    'Nouveau reel : comment je monte sur mon téléphone en 10 minutes',
  ],
  de: [
    '20 % auf alles bis Sonntag',
    'Wir eröffnen am Samstag um 9 Uhr unser zweites Café',
    'Neues Reel: So schneide ich in 10 Minuten am Handy',
  ],
  ar: [
    'خصم 20% على كل شيء حتى الأحد',
    'نفتتح مقهانا الثاني يوم السبت الساعة 9 صباحًا',
    'فيديو جديد: كيف أعدّل الفيديو على هاتفي في 10 دقائق',
  ],
  pt: [
    '20% de desconto em tudo até domingo',
    'Abrimos nosso segundo café no sábado às 9h',
    'Novo reel: como edito no celular em 10 minutos',
  ],
  bn: ['রবিবার পর্যন্ত সবকিছুতে ২০% ছাড়', 'শনিবার সকাল ৯টায় আমাদের নতুন দোকান খুলছে', 'নতুন রিল: ফোনে ১০ মিনিটে ভিডিও এডিট করি যেভাবে'],
  sa: ['रविवासरपर्यन्तं मूल्ये 20% न्यूनता', 'शनिवासरे प्रातः 9 वादने अस्माकं नूतनः आपणः उद्घाट्यते', 'नूतनं चलच्चित्रम्: दूरवाण्या दशभिः निमेषैः सम्पादनम्'],
  ru: ['Скидка 20% на всё до воскресенья', 'В субботу в 9:00 открываем второе кафе', 'Новый рилс: как я монтирую на телефоне за 10 минут'],
  it: [
    '20% di sconto su tutto fino a domenica',
    'Sabato alle 9 apriamo la nostra seconda caffetteria',
    'Nuovo reel: come monto al telefono in 10 minuti',
  ],
  ja: ['日曜日まで全品20%オフ', '土曜日の朝9時に2号店をオープンします', '新しいリール：スマホで10分で編集する方法'],
  zh: ['全场八折，截至周日', '我们的第二家咖啡馆周六早上9点开业', '新视频：我怎样用手机10分钟剪完'],
  ko: ['일요일까지 전 품목 20% 할인', '토요일 오전 9시에 두 번째 카페를 엽니다', '새 릴스: 휴대폰으로 10분 만에 편집하는 법'],
  ur: ['اتوار تک ہر چیز پر 20٪ رعایت', 'ہفتے کی صبح 9 بجے ہماری نئی دکان کھل رہی ہے', 'نئی ریل: موبائل پر 10 منٹ میں ویڈیو کیسے ایڈٹ کریں'],
}

/** Three topics to start from: those of the trade in English, general ones in other languages. */
export function startersFor(trade: Voice['trade'] | undefined, language: LanguageCode): readonly [string, string, string] {
  if (language !== 'en') return otherStarters[language]
  const all = englishStarters
  const id = trade ?? 'other'
  return [all[`${id}1`], all[`${id}2`], all[`${id}3`]]
}
