import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { inspect } from '#writer/checks/inspect.ts'

/** Of each language that somebody wrote them in: what a shop typed, and sentences of a model about it that nobody gave. */
const shops: Readonly<
  Partial<Record<LanguageCode, { readonly given: string; readonly claims: readonly string[]; readonly stories: readonly string[] }>>
> = {
  en: {
    given: 'Fresh mangoes from our farm, ₹120 a kilo, Friday 8 am, Gate 3',
    claims: [
      'Award-winning mangoes, picked at dawn.',
      'Voted best farm in Maharashtra.',
      'Our mangoes are doctor recommended.',
      'Every box is organic and pesticide-free.',
      'They are delivered free all over India.',
      'Ships all over India.',
      'Only 12 boxes left.',
      'Our customers love them.',
      'With a money-back guarantee.',
      'An old family recipe for the pickle is included.',
      'As seen on TV.',
      'FSSAI certified.',
    ],
    stories: [
      'I grew up on this farm and my grandmother taught me to pick.',
      'After twenty years in a bank I quit my job.',
      'We have helped hundreds of families eat better.',
    ],
  },
  de: {
    given: 'Frischer Apfelsaft aus unserer Kelterei, 2,50 € der Liter, freitags ab 8 Uhr',
    claims: [
      'Unser preisgekrönter Saft ist da.',
      'Von Ärzten empfohlen.',
      'Aus kontrolliert biologischem Anbau.',
      'Ganz ohne Pestizide.',
      'Wir liefern kostenlos.',
      'Deutschlandweiter Versand.',
      'Nur noch 12 Kisten.',
      'Mit Geld-zurück-Garantie.',
      'Nach einem alten Familienrezept gepresst.',
      'Unser Bestseller.',
    ],
    stories: ['Ich bin auf diesem Hof aufgewachsen.', 'Meine Oma hat mir gezeigt, wie man presst.'],
  },
  fr: {
    given: 'Les fraises de notre ferme, 6 € le kilo, vendredi 8 h',
    claims: [
      'Nos fraises primées sont arrivées.',
      'Élue meilleure ferme de la région.',
      'Recommandées par les médecins.',
      'Cultivées sans pesticides.',
      'Des fraises bio, tout simplement.',
      'Livraison offerte.',
      'Nos clients en raffolent.',
      'Satisfait ou remboursé.',
      'Une recette de famille.',
      'Plus que 12 barquettes.',
    ],
    stories: ['J’ai grandi dans cette ferme.', 'Ma grand-mère m’a appris à les cueillir.'],
  },
  es: {
    given: 'Naranjas de nuestra huerta, 2 € el kilo, viernes a las 8',
    claims: [
      'Nuestras naranjas premiadas ya están aquí.',
      'Elegida la mejor huerta de la región.',
      'Recomendadas por médicos.',
      'Cultivo ecológico y sin pesticidas.',
      'Envío gratis a toda España.',
      'Nuestros clientes repiten.',
      'Satisfacción garantizada.',
      'Una receta de la abuela.',
      'Últimas unidades.',
    ],
    stories: ['Crecí en esta huerta.', 'Mi abuela me enseñó a recogerlas.'],
  },
  pt: {
    given: 'Mangas da nossa horta, R$ 8 o quilo, sexta às 8h',
    claims: [
      'Nossas mangas premiadas chegaram.',
      'Eleita a melhor fazenda da região.',
      'Recomendadas por médicos.',
      'Orgânicas e sem agrotóxicos.',
      'Entrega grátis em todo o Brasil.',
      'Nossos clientes amam.',
      'Garantia de dinheiro de volta.',
      'Receita de família.',
      'Últimas unidades.',
    ],
    stories: ['Cresci nesta fazenda.', 'Minha avó me ensinou a colher.'],
  },
  it: {
    given: 'Le arance della nostra azienda, 2 € al chilo, venerdì alle 8',
    claims: [
      'Le nostre arance premiate sono arrivate.',
      'Votata miglior azienda della regione.',
      'Consigliate dai medici.',
      'Biologiche e senza pesticidi.',
      'Consegna gratuita in tutta Italia.',
      'I nostri clienti tornano sempre.',
      'Soddisfatti o rimborsati.',
      'Una ricetta di famiglia.',
      'Ultimi pezzi.',
    ],
    stories: ['Sono cresciuta in questa azienda.', 'Mia nonna mi ha insegnato a raccoglierle.'],
  },
  ru: {
    given: 'Яблоки из нашего сада, 120 рублей за кило, в пятницу в 8 утра',
    claims: [
      'Наш сад — лауреат премии.',
      'Нас признали лучшим садом в области.',
      'Врачи рекомендуют наши яблоки.',
      'Выращены без пестицидов.',
      'Бесплатная доставка по всей России.',
      'Хит продаж этой осени.',
      'Гарантия возврата денег.',
      'По старинному семейному рецепту.',
      'Осталось 12 ящиков.',
    ],
    stories: ['Я выросла в этом саду.', 'Моя бабушка научила меня их собирать.'],
  },
  hi: {
    given: 'हमारे खेत के ताज़े आम, ₹120 किलो, शुक्रवार सुबह 8 बजे',
    claims: [
      'हमारे आम पुरस्कार विजेता हैं।',
      'महाराष्ट्र का सबसे अच्छा खेत।',
      'डॉक्टरों द्वारा सुझाए गए आम।',
      'पूरी तरह जैविक और कीटनाशक मुक्त।',
      'पूरे भारत में मुफ़्त डिलीवरी।',
      'हज़ारों ग्राहक इन्हें पसंद करते हैं।',
      'पैसे वापस की गारंटी।',
      'दादी की रेसिपी से बना अचार।',
      'सिर्फ़ 12 पेटियाँ बची हैं।',
    ],
    stories: ['मेरा बचपन इसी खेत में बीता।', 'मेरी दादी ने मुझे आम तोड़ना सिखाया।'],
  },
  bn: {
    given: 'আমাদের বাগানের তাজা আম, ১২০ টাকা কেজি, শুক্রবার সকাল ৮টা',
    claims: [
      'আমাদের আম পুরস্কারপ্রাপ্ত।',
      'দেশের সেরা বাগান।',
      'ডাক্তাররা পরামর্শ দেন এই আম খেতে।',
      'সম্পূর্ণ অর্গানিক ও কীটনাশকমুক্ত।',
      'সারা দেশে ফ্রি ডেলিভারি।',
      'হাজারো ক্রেতার পছন্দ।',
      'টাকা ফেরতের গ্যারান্টি।',
      'দাদির রেসিপিতে তৈরি আচার।',
    ],
    stories: ['আমার ছোটবেলা কেটেছে এই বাগানে।', 'আমার দাদি আমাকে আম পাড়া শিখিয়েছেন।'],
  },
  ur: {
    given: 'ہمارے باغ کے تازہ آم، 120 روپے کلو، جمعہ صبح 8 بجے',
    claims: [
      'ہمارے آم ایوارڈ یافتہ ہیں۔',
      'پاکستان کا بہترین باغ۔',
      'ڈاکٹروں کے تجویز کردہ آم۔',
      'آرگینک اور کیمیکل سے پاک۔',
      'پورے پاکستان میں مفت ڈیلیوری۔',
      'ہزاروں گاہک انہیں پسند کرتے ہیں۔',
      'پیسے واپس کرنے کی گارنٹی۔',
      'دادی کی ترکیب سے بنا اچار۔',
    ],
    stories: ['میرا بچپن اسی باغ میں گزرا۔', 'میری دادی نے مجھے آم توڑنا سکھایا۔'],
  },
  ar: {
    given: 'مانجو طازجة من مزرعتنا، الكيلو 12 ريالًا، الجمعة 8 صباحًا',
    claims: [
      'مزرعتنا الحائزة على جوائز تنتظركم.',
      'أفضل مزرعة في المنطقة.',
      'ينصح بها الأطباء.',
      'عضوية وخالية من المبيدات.',
      'التوصيل مجاني لجميع مدن المملكة.',
      'آلاف العملاء يحبونها.',
      'مع ضمان استرجاع المال.',
      'وصفة عائلية قديمة.',
    ],
    stories: ['نشأت في هذه المزرعة مع إخوتي.', 'علمتني جدتي كيف أقطفها.'],
  },
  ja: {
    given: '当店の畑のマンゴー、1キロ1200円、金曜8時から',
    claims: [
      '金賞を受賞したマンゴーです。',
      '県内で唯一の味です。',
      '医師も推奨しています。',
      '無農薬で育てています。',
      '全国どこへでも送料無料でお届けします。',
      '大人気の商品です。',
      '全額返金保証つきです。',
      '秘伝のレシピで漬けました。',
      '残りわずかです。',
    ],
    stories: ['私は子どもの頃からこの畑で過ごしました。', '祖母から教わった育て方です。'],
  },
  zh: {
    given: '我们农场的新鲜芒果，一公斤12元，周五8点',
    claims: [
      '我们的芒果曾荣获金奖。',
      '被评为全省最好的农场。',
      '医生推荐的芒果。',
      '有机种植，不打农药。',
      '全国包邮，送货上门。',
      '深受顾客喜爱。',
      '不甜退款。',
      '祖传的秘方腌制。',
      '仅剩12箱。',
    ],
    stories: ['我从小在这个农场长大。', '奶奶教我怎么挑芒果。'],
  },
  ko: {
    given: '우리 농장 신선한 망고, 1킬로 12,000원, 금요일 8시',
    claims: [
      '대회에서 금상을 받은 망고입니다.',
      '국내 최고의 농장으로 선정된 곳입니다.',
      '의사도 추천하는 망고예요.',
      '무농약으로 키웠습니다.',
      '전국 무료배송해 드립니다.',
      '고객님들이 극찬한 맛입니다.',
      '100% 환불 보장합니다.',
      '할머니의 비법으로 담갔습니다.',
      '선착순 마감 임박입니다.',
    ],
    stories: ['저는 어릴 때부터 이 농장에서 자랐습니다.', '할머니께 배운 방식으로 저희가 키웁니다.'],
  },
  sa: {
    given: 'अस्माकम् उद्यानस्य आम्रफलानि, शुक्रवासरे प्रातः, मूल्यं १२० रूप्यकाणि',
    claims: ['एतानि पुरस्कृतानि फलानि सन्ति।', 'एतानि जैविकानि सन्ति।', 'वयं निःशुल्कं यच्छामः।', 'सर्वश्रेष्ठम् उद्यानम् एतत्।'],
    stories: ['बाल्यकाले अहं अत्र अवसम्।'],
  },
}

const faultsOf = async (text: string, language: LanguageCode, given: string, changes: { details?: string; tone?: string } = {}) =>
  (await inspect({ passages: [{ field: 'caption', text }], language, source: given, instructions: 'Write.', ...changes })).map(
    ({ rule }) => rule,
  )

const each = (kind: 'claims' | 'stories') =>
  Object.entries(shops).flatMap(([language, { given, [kind]: sentences }]) =>
    sentences.map((sentence) => [language as LanguageCode, sentence, given] as const),
  )

test('no language was lost', () => expect(Object.keys(shops).length).toBeGreaterThanOrEqual(15))

describe('what a text says of the writer or their goods is a complaint when nobody gave it', () => {
  test.each(each('claims'))('%s: %s', async (language, sentence, given) =>
    expect(await faultsOf(sentence, language, given)).toContain('claim'),
  )
  test.each(each('claims'))('%s: not when it was given: %s', async (language, sentence, given) =>
    expect(await faultsOf(sentence, language, `${given}\n${sentence}`)).not.toContain('claim'),
  )
  test.each(each('stories'))('%s: %s', async (language, sentence, given) =>
    expect(await faultsOf(sentence, language, given)).toContain('experience'),
  )
})

test('a verb of saying that commands nobody hides no claim behind its colon', async () => {
  const text = 'Old bicycles ask for little: a clean chain and an hour. 83% of riders never oil a chain.'
  const found = await inspect({
    passages: [{ field: 'caption', text }],
    language: 'en',
    source: 'repairing old bicycles',
    details: undefined,
    changes: [],
    original: undefined,
    tone: 'casual',
    carries: undefined,
    background: undefined,
    instructions: '',
  })
  expect(found).toMatchObject([{ rule: 'number', quotes: ['83%'] }])
})

describe('how something is sent is told by who sends it, whatever the topic', () => {
  const complaints = (text: string, topic: string, language: LanguageCode = 'en') =>
    inspect({ passages: [{ field: 'caption', text }], language, source: topic, instructions: 'Write.' })
  test.each([
    ['en', 'Ships all over India.', 'hand-painted diyas'],
    ['en', 'Small, warm, painted by hand. Shipping worldwide.', 'hand-painted diyas'],
    ['en', 'Delivered to your door.', 'hand-painted diyas'],
    ['de', 'Deutschlandweiter Versand.', 'handbemalte Kerzen'],
    ['hi', 'पूरे भारत में डिलीवरी।', 'हाथ से बने दीये'],
    ['ja', '全国発送いたします。', '手描きのキャンドル'],
  ] as const)('%s: %s', async (language, text, topic) => expect(await complaints(text, topic, language)).toMatchObject([{ rule: 'claim' }]))
  test.each([
    ['Ship all over the country only when your margin allows it.', 'margins for makers'],
    ['Is it worth shipping worldwide?', 'margins for makers'],
    ['Ships all over India.', 'hand-painted diyas, we ship across India'],
  ])('not %s', async (text, topic) => expect(await complaints(text, topic)).toEqual([]))
})
