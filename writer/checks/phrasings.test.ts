import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { everyFact, inspect } from '#writer/checks/inspect.ts'
import { soundOf } from '#writer/checks/sounds.ts'

const complaints = async (language: LanguageCode, input: string, text: string, details?: string) =>
  (
    await inspect({
      passages: [{ field: 'caption', text }],
      language,
      source: `${input}\n${details ?? ''}`,
      input: `${input}\n${details ?? ''}`,
      details,
      carries: { sorts: everyFact },
      instructions: 'Write.',
    })
  ).map(({ rule, quotes }) => `${rule}: ${quotes?.join(', ')}`)

describe('a given fact that a text says in its own way is no complaint', () => {
  test.each<[LanguageCode, string, string]>([
    // Hundreds without `one`, halves and quarters of them.
    ['hi', 'योग की क्लास, ₹100', 'एक क्लास की फ़ीस सौ रुपये है।'],
    ['hi', 'फ़ॉर्म भरवाएँ, ₹150', 'फ़ॉर्म भरवाने के डेढ़ सौ रुपये।'],
    ['hi', 'बस का किराया 950 रुपये', 'किराया साढ़े नौ सौ रुपये है।'],
    ['ur', 'جوڑوں کی سلائی، 4500 روپے', 'ہم جوڑے ساڑھے چار ہزار روپے میں سیتے ہیں۔'],
    ['ur', 'کشتی کی سیر، 250 روپے', 'فی کس ڈھائی سو روپے۔'],
    ['bn', 'গানের ক্লাস, মাসে ১২০০ টাকা, সন্ধ্যা ৬:৩০', 'সন্ধ্যা সাড়ে ছয়টায় ক্লাস, মাসে বারোশো টাকা।'],
    ['bn', 'নৌকা ভ্রমণ, ৩৫০ টাকা', 'জনপ্রতি সাড়ে তিনশো টাকা।'],
    ['sa', 'वर्गः, शुल्कं 50 रूप्यकाणि', 'शुल्कं पञ्चाशत् रूप्यकाणि।'],
    ['sa', 'Veena concert at 6 pm', 'सायं षड्वादने वीणां वादयिष्यति।'],
    ['sa', 'Our eatery is open till 3 pm', 'त्रिवादनपर्यन्तम् आगच्छन्तु।'],
    ['ru', 'ищем логиста, зарплата 70 000 руб.', 'Зарплата семьдесят тысяч рублей.'],
    ['en', 'a van for hire, £100', 'A hundred pounds, and the van is yours.'],
    ['de', 'Anhänger zu vermieten, 150 €', 'Der Anhänger kostet hundertfünfzig Euro.'],
    ['pt', 'vaga de pintor, 16 reais a hora', 'São dezesseis reais a hora.'],
    // Hundredths.
    ['de', 'Lindenhonig, 7,50 €', 'Das Glas kostet sieben Euro fünfzig.'],
    ['fr', 'brin de muguet 2,50 €', 'Le brin est à deux euros cinquante.'],
    ['fr', 'menu du jour 14,90 €', 'Le menu du jour est à 14 euros 90.'],
    // Half of a price.
    ['en', 'seconds sale, everything half price', 'All our seconds are 50% off.'],
    ['de', 'Ausverkauf: 50 % auf alles', 'Ausverkauf: alles zum halben Preis.'],
    // Commas without a space after them, and the Arabic ending in both orders.
    ['zh', '书法班,12节课,960元', '一共十二节课,学费960元。'],
    ['ar', 'تفصيل أثواب، السعر 150 ريالاً', 'السعر 150 ريالًا.'],
    // Names in another script, and an address within a sentence.
    ['ja', 'Summer festival, dance led by Mr. Tanaka', '田中さんと一緒に踊りましょう。'],
    ['ru', 'Balalaika concert, soloist Pyotr Gusev', 'На концерте играет Пётр Гусев.'],
    ['ur', 'Poetry evening, host Bilal Ahmed, entry 500 rupees', 'میزبان بلال احمد ہیں، داخلہ پانچ سو روپے۔'],
    ['zh', '牛肉面 28元,人民路66号', '我们在人民路66号,牛肉面28元。'],
    // Words of claims that claim nothing.
    ['de', 'Hofflohmarkt, Standgebühr 10 Euro', 'Omas Lampe und Opas Platten: die Standgebühr beträgt 10 Euro.'],
    ['it', 'riparazione borse, da 25 €', 'La borsa della nonna si ripara, da 25 €.'],
    ['fr', 'concert de Noël le 20 décembre, 5 €', 'Frissons garantis le 20 décembre, pour 5 €.'],
    ['ja', 'カフェのスタッフ募集、時給1,150円', '時給1,150円。お客さまの声に耳を傾けられる方を募集しています。'],
    ['zh', '牛肉面 28元', '一碗28元的热汤面,能治好半个冬天。'],
    ['ur', 'اچھا استاد سننا جانتا ہے', 'ہمیں اپنا استاد آج بھی یاد ہے۔'],
  ])('%s: %s → %s', async (language, input, text) => expect(await complaints(language, input, text)).toEqual([]))
})

describe('a changed fact is a complaint', () => {
  test.each<[LanguageCode, string, string, string]>([
    ['en', 'workshop, Sunday 17 January, £38', 'Our workshop is on Saturday 17 January, £38.', 'missing: Sunday'],
    ['zh', '健身房新开瑜伽课,周三晚上7点', '新开瑜伽课,周五晚上七点。', 'missing: 周三'],
    ['sa', 'गीत-सन्ध्या शनिवासरे सायं 7 वादने', 'गीत-सन्ध्या रविवासरे सायं सप्तवादने।', 'missing: शनिवासरे'],
    ['es', 'clases a las 10:30, 35 € al mes', 'Clases a las once y media, 35 € al mes. Ven a decir algo.', 'missing: 10:30'],
    ['hi', 'क्लास की फ़ीस ₹100', 'क्लास की फ़ीस दो सौ पचास रुपये है।', 'missing: ₹100'],
  ])('%s: %s → %s', async (language, input, text, complaint) => expect(await complaints(language, input, text)).toEqual([complaint]))
  test('but half past nine is half to ten in German', async () =>
    expect(await complaints('de', 'Laden offen ab 9:30', 'Wir öffnen um halb zehn.')).toEqual([]))
})

describe('a claim in words that nobody gave is a complaint', () => {
  test.each<[LanguageCode, string, string, string]>([
    // Numbers in words where a list has a number.
    ['de', 'Führung am Freitag, 9 €', 'Am Freitag, 9 €. Nur noch vier Plätze sind zu haben.', 'claim'],
    ['hi', 'टिफ़िन सेवा', 'हम पिछले बारह वर्षों से टिफ़िन पहुँचा रहे हैं।', 'experience'],
    ['ko', '프리랜서 세금 신고', '저는 세무사로 일한 지 10년이 넘었습니다.', 'experience'],
    // Years of one's own work, also in tips.
    ['ar', 'أهمية شرب الماء', 'بخبرتي الطويلة كطبيب، أنصحك بالماء.', 'experience'],
    ['ja', '肩こりのストレッチ', '整体師として20年、たくさんの肩を見てきました。', 'experience'],
    ['zh', '装修前要想清楚的事', '我从事装修行业十八年。', 'experience'],
    ['pt', 'leia o contrato antes de assinar', 'Em vinte anos de advocacia, vi muita gente assinar em pé.', 'experience'],
    ['sa', 'योगः कार्यालये', 'अहं दशवर्षेभ्यः योगं पाठयामि।', 'experience'],
    // Offers that only their trade tells.
    ['ar', 'حضانة البراعم تستقبل الأطفال', 'والأسبوع الأول مجاناً.', 'claim'],
    ['es', 'mudanzas pequeñas en Zaragoza', 'Nada se rompe: te lo garantizamos.', 'claim'],
    ['ru', 'репетитор по физике', 'Гарантирую высокий балл.', 'claim'],
    ['hi', 'नई चंदेरी साड़ियाँ आ गईं', 'शहर की सबसे अच्छी दुकान में।', 'claim'],
    ['ur', 'انگریزی کی کلاسیں، ملتان', 'پہلا ہفتہ بالکل مفت۔', 'claim'],
    ['ko', '제주 감귤 수확 시작', '품평회 대상을 받은 귤입니다.', 'claim'],
    ['it', 'studio di tatuaggi', 'Disegniamo sulla pelle da quindici anni.', 'experience'],
    // Prices, counts, telephone numbers and places of an offer without figures.
    ['pt', 'manicure em domicílio', 'Atendo em casa, a partir de R$ 50.', 'number'],
    ['ur', 'پودوں کی نرسری', 'گلاب صرف 180 روپے میں۔', 'number'],
    ['ru', 'перетяжка диванов, Самара', 'Мы обновили более 2000 диванов.', 'number'],
    ['fr', 'marché de producteurs à Gaillac', "Avec une trentaine d'exposants.", 'number'],
    ['ko', '코딩 체험 교실', '문의는 010-5550-1742로 주세요.', 'number'],
    ['es', 'camping junto al río', 'Nuestro camping en la Sierra de Cazorla te espera.', 'name'],
    ['ru', 'яйца с фермы', 'Домашние яйца из деревни Малиновка.', 'name'],
    ['zh', '少儿编程班报名', '上课地点在中关村大厦。', 'name'],
    ['en', 'sock yarn from our studio', 'Each skein is coloured by our dyer Maureen Tully.', 'name'],
    ['hi', 'Clinic for children, Dr. Suresh Patil', 'डॉ. राकेश मेहरा बच्चों को देखते हैं।', 'name'],
  ])('%s: %s → %s', async (language, input, text, rule) =>
    expect((await complaints(language, input, text)).map((each) => each.split(':')[0])).toContain(rule),
  )
  test('a time of an offer whose details have none', async () =>
    expect(await complaints('bn', 'শাটল বাস', 'শাটল বাস সকাল ৭:৪৫ মিনিটে ছাড়ে।', 'উত্তরা থেকে মতিঝিল')).toEqual(['number: ৭:৪৫']))
  test('a price between buyers is no price of the writer', async () =>
    expect(await complaints('fr', 'comment négocier à la brocante', 'La chaise est à 40 €, proposez 30.')).toEqual([]))
})

test.each([
  ['Bilal', 'بلال'],
  ['Gusev', 'Гусев'],
  ['Rehana', 'রেহানা'],
  ['Salim', 'सलीम'],
  ['Sora', '소라'],
  ['Tanaka', 'たなか'],
])('%s sounds like %s', (latin, other) => expect(soundOf(other)).toBe(soundOf(latin)))
