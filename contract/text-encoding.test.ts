import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { decodeText } from '#contract/text-encoding.ts'

/** Sentences as people write them, short and long, by language. */
const texts: Readonly<Record<string, readonly [short: string, long: string]>> = {
  ru: [
    'Распродажа свечей до воскресенья',
    'Мы открываем новую кофейню на улице Ленина. Приходите в субботу с 10 до 18 часов, первый кофе бесплатно. Звоните 8 900 123 45 67. Ждём вас всей семьёй, будет живая музыка и пирог с яблоками.',
  ],
  fr: [
    'Café à 3 €, dès 8 h',
    'Nous ouvrons notre nouvelle boulangerie samedi à Fréjus. Le pain au levain est à 4,20 € et les croissants sont offerts aux cent premiers. Où ça ? Près de la mairie, à côté du marché couvert.',
  ],
  de: [
    'Große Rösterei öffnet',
    'Unsere Bäckerei öffnet am Samstag in Görlitz. Das Brötchen kostet 40 Cent, für Schüler gibt es Kakao. Wir freuen uns über jeden Gast, auch über die, die nur kurz grüßen möchten.',
  ],
  es: [
    'Mañana en Logroño',
    'Abrimos el sábado nuestra panadería en Málaga. ¿Vienes? El café cuesta 1,20 € y los niños desayunan gratis. Está en la calle del Baño número 4, detrás de la estación, y cerramos a las ocho.',
  ],
  pt: [
    'Pão às 7h, São Paulo',
    'Nossa padaria abre no sábado em São João. O pão de queijo custa R$ 3 e as crianças não pagam. Fica na praça da igreja, ao lado da estação, e o café está sempre quente às seis da manhã.',
  ],
  it: [
    'Perché più caffè',
    'La nostra caffetteria apre sabato a Forlì. Il caffè costa 1,10 € perché siamo così. Vi aspettiamo in piazza, vicino all’università: c’è posto per tutti e il martedì la torta è offerta.',
  ],
  zh: [
    '我们的新咖啡店开业',
    '我们的新咖啡店周六开业，前一百位顾客免费喝咖啡。地址：中山路十二号，电话 010-12345678。店里有手工面包和蛋糕，欢迎带孩子来，我们准备了一个小小的图书角，周末还有音乐。',
  ],
  tw: [
    '我們的新咖啡店開幕',
    '我們的新咖啡店週六開幕，前一百位顧客免費喝咖啡。地址：中山路十二號，電話 02-12345678。店裡有手工麵包和蛋糕，歡迎帶孩子來，我們準備了一個小小的圖書角，週末還有音樂。',
  ],
  ja: [
    '新しいカフェのメニュー',
    '土曜日に新しいカフェを開店します。先着百名様にコーヒーをサービスします。住所は中央区三丁目、電話は 03-1234-5678 です。手作りのパンとケーキもありますので、ぜひお子さまとお越しください。',
  ],
  ko: [
    '새로 여는 카페 이야기',
    '토요일에 새 카페를 엽니다. 선착순 백 명에게 커피를 무료로 드립니다. 전화 02-123-4567, 주소는 중앙로 12입니다. 직접 구운 빵과 케이크도 있으니 아이와 함께 오세요. 주말에는 음악도 있습니다.',
  ],
  ar: [
    'افتتاح مخبزنا الجديد',
    'نفتتح مخبزنا الجديد يوم السبت في القاهرة. القهوة مجانا لأول مئة ضيف. العنوان شارع النيل رقم 12 والهاتف 02-1234567. لدينا خبز طازج وكعك، وننتظركم مع أطفالكم من الثامنة صباحا حتى العاشرة مساء.',
  ],
}
/** The encodings that files in these languages have, with the name of the program that makes them, and of the standard. */
const encodingsOf: Readonly<Record<string, readonly string[]>> = {
  ru: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'mac-cyrillic'],
  fr: ['windows-1252', 'iso-8859-15', 'macintosh'],
  de: ['windows-1252', 'iso-8859-1', 'macintosh'],
  es: ['windows-1252', 'iso-8859-15'],
  pt: ['windows-1252', 'iso-8859-1'],
  it: ['windows-1252', 'iso-8859-15'],
  zh: ['gbk', 'gb18030'],
  tw: ['big5'],
  ja: ['shift_jis', 'euc-jp', 'iso-2022-jp'],
  ko: ['euc-kr', 'cp949'],
  ar: ['windows-1256', 'iso-8859-6'],
}
const unicode = ['utf-8', 'utf-16le', 'utf-16be']

const encoded = (text: string, encoding: string) =>
  new Uint8Array(execFileSync('iconv', ['-f', 'utf-8', '-t', `${encoding}//TRANSLIT`], { input: text }))
/** What an encoding can hold of a text: marks and signs that it lacks are replaced when it is written. */
const held = (text: string) => text.replace(/[’']/gu, "'").replace(/€|EUR/gu, 'EUR')

const cases = Object.entries(texts).flatMap(([language, [short, long]]) =>
  [...(encodingsOf[language] ?? []), ...unicode].flatMap((encoding) => [
    { language, encoding, text: short, isLong: false },
    { language, encoding, text: long, isLong: true },
    { language, encoding, text: `1\r\n00:00:01,000 --> 00:00:04,166\r\n${long}\r\n`, isLong: true },
    { language, encoding, text: `Topic;Details\r\n${short};${long.replaceAll(';', ',')}\r\n`, isLong: true },
  ]),
)

describe('text in the encodings of our languages', () => {
  test.each(cases)('$language in $encoding is read right or asked about, never wrong: $text', ({ encoding, text, isLong }) => {
    const decoded = decodeText(encoded(text, encoding))
    if (decoded.outcome === 'sure') expect(held(decoded.text)).toBe(held(text))
    if (decoded.outcome === 'choose') expect(decoded.choices.map((choice) => held(choice.text))).toContain(held(text))
    if (isLong) expect(decoded.outcome).toBe('sure')
  })

  test('byte order marks decide, those of UTF-32 too', () => {
    for (const encoding of ['utf-16', 'utf-32'])
      expect(decodeText(encoded('Mañana, 12 €', encoding))).toMatchObject({ outcome: 'sure', text: 'Mañana, 12 €' })
    expect(decodeText(encoded('\ufeffMañana', 'utf-8'))).toMatchObject({ text: 'Mañana' })
  })

  test('a declared encoding is taken only if the text reads right in it', () => {
    const bytes = encoded(texts.ru?.[1] ?? '', 'windows-1251')
    expect(decodeText(bytes, 'windows-1251')).toMatchObject({ outcome: 'sure', text: texts.ru?.[1] })
    for (const wrong of ['utf-8', 'windows-1252', 'no-such-encoding'])
      expect(decodeText(bytes, wrong)).toMatchObject({ text: texts.ru?.[1] })
  })

  test('text that was encoded twice is made what it was, and text about such signs stays', () => {
    const twice = new TextDecoder('windows-1252').decode(new TextEncoder().encode('Café – l’été, 3 €'))
    expect(decodeText(new TextEncoder().encode(twice))).toMatchObject({ text: 'Café – l’été, 3 €' })
    for (const text of ['Ângela e Ã são letras', 'Â¿Qué? is wrong, ¿Qué? is right — â', 'São João'])
      expect(decodeText(new TextEncoder().encode(text))).toMatchObject({ text })
  })

  test.each([
    ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 200, 3, 251, 9, 130, 1]],
    ['an encoding of old systems that no browser reads', encoded('Café déjà prêt, goûté à Orléans où il pleut', 'ibm850')],
  ])('%s is unreadable, not garbage', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ outcome: 'unreadable' })
  })
})
