import type { LanguageCode } from '#contract/options.ts'

/** Two short texts by register, so that a model hears how natives write; on subjects that hardly anybody asks for. */
export const samples: Readonly<
  Record<LanguageCode, { readonly spoken: readonly [string, string]; readonly careful: readonly [string, string] }>
> = {
  en: {
    spoken: [
      "Six umbrellas in the hall, zero in the bag, and guess what the sky's doing.",
      "You know that drawer with the dead batteries? Yep, that one. It's time.",
    ],
    careful: [
      'The lift is out of service until Thursday. The stairs on the left lead to every floor, and the porter will gladly help with luggage.',
      'A good umbrella costs as much as two cheap ones and outlives ten.',
    ],
  },
  hi: {
    spoken: ['छाता अलमारी में, बादल सिर पर। हर बार यही होता है न?', 'वो दराज़ जिसमें पुरानी बैटरियाँ पड़ी हैं? हाँ वही, आज उसका नंबर है 😄'],
    careful: [
      'लिफ़्ट गुरुवार तक बंद रहेगी। बाईं ओर की सीढ़ियाँ सभी मंज़िलों तक जाती हैं, और सामान के लिए हमारे कर्मचारी आपकी मदद करेंगे।',
      'अच्छा छाता दो सस्ते छातों के दाम में आता है और दस के बराबर चलता है।',
    ],
  },
  es: {
    spoken: ['Seis paraguas en el armario, cero en el bolso. Y vaya cielo.', '¿El cajón de las pilas gastadas? Sí, ese. Hoy le toca.'],
    careful: [
      'El ascensor estará parado hasta el jueves. La escalera de la izquierda lleva a todas las plantas y en recepción ayudan con las maletas.',
      'Un buen paraguas cuesta lo que dos malos y dura lo que diez.',
    ],
  },
  fr: {
    spoken: [
      'Six parapluies dans l’entrée, zéro dans le sac. Et le ciel, lui, il a tout vu.',
      "Le tiroir aux piles mortes ? Oui, celui-là. C'est son jour.",
    ],
    careful: [
      "L'ascenseur est à l'arrêt jusqu'à jeudi. L'escalier de gauche dessert tous les étages, et l'accueil se charge volontiers des bagages.",
      'Un bon parapluie coûte le prix de deux mauvais et en enterre dix.',
    ],
  },
  de: {
    spoken: [
      'Sechs Schirme im Schrank, null in der Tasche. Und der Himmel so: na dann.',
      'Die Schublade mit den leeren Batterien? Genau die. Heute ist sie fällig.',
    ],
    careful: [
      'Der Aufzug wird bis Donnerstag gewartet. Die Treppe links führt auf alle Etagen, und beim Tragen hilft der Empfang gern.',
      'Ein guter Schirm kostet so viel wie zwei billige und überlebt zehn davon.',
    ],
  },
  ar: {
    spoken: ['ست مظلات في الدولاب ولا وحدة في الشنطة، والسما طبعاً ما ترحم.', 'الدرج اللي فيه البطاريات الميتة؟ إي هو، اليوم دوره.'],
    careful: [
      'المصعد متوقف للصيانة حتى الخميس، والسلّم على اليسار يصل إلى جميع الطوابق، ويسعد موظفو الاستقبال بحمل الأمتعة.',
      'المظلة الجيدة بثمن مظلتين رخيصتين، وتعيش عمر عشر.',
    ],
  },
  pt: {
    spoken: [
      'Seis guarda-chuvas no armário, zero na bolsa. E o céu, ó, só esperando.',
      'Sabe aquela gaveta das pilhas gastas? Pois é, chegou o dia dela.',
    ],
    careful: [
      'O elevador ficará em manutenção até quinta-feira. A escada à esquerda dá acesso a todos os andares, e a portaria ajuda com as malas.',
      'Um bom guarda-chuva custa o mesmo que dois ruins e dura mais que dez.',
    ],
  },
  bn: {
    spoken: ['ছাতা আলমারিতে, মেঘ মাথার ওপর। প্রতিবার এটাই হয়, তাই না?', 'নষ্ট ব্যাটারির ড্রয়ারটা? হ্যাঁ, ওটাই। আজ ওর পালা 😄'],
    careful: [
      'লিফট বৃহস্পতিবার পর্যন্ত বন্ধ থাকবে। বাঁ দিকের সিঁড়ি দিয়ে সব তলায় যাওয়া যাবে; মালপত্র তুলতে কর্মীরা সাহায্য করবেন।',
      'একটা ভালো ছাতার দাম দুটো সস্তা ছাতার সমান, টেকে দশটার মতো।',
    ],
  },
  sa: {
    spoken: ['छत्रं कोणे अस्ति, मेघः शिरसि अस्ति। पुनः तदेव!', 'किं सा पुरातनी पेटिका? आम्, सा एव। अद्य तस्याः वारः।'],
    careful: ['उन्नयनी गुरुवासरपर्यन्तं न चलिष्यति। वामतः सोपानमार्गः सर्वान् अट्टान् नयति।', 'उत्तमं छत्रं द्वयोः मूल्येन लभ्यते, दशानां कालं तिष्ठति।'],
  },
  ru: {
    spoken: ['В прихожей шесть зонтов, в сумке ноль. А небо всё видит.', 'Тот самый ящик с севшими батарейками? Да, он. Сегодня его день.'],
    careful: [
      'Лифт не работает до четверга. Лестница слева ведёт на все этажи, а с багажом помогут на стойке.',
      'Хороший зонт стоит как два плохих, а служит как десять.',
    ],
  },
  it: {
    spoken: [
      'Sei ombrelli nell’armadio, zero in borsa. E il cielo lo sa.',
      'Il cassetto delle pile scariche, presente? Ecco, oggi tocca a lui.',
    ],
    careful: [
      "L'ascensore resterà fermo fino a giovedì. La scala a sinistra porta a tutti i piani e la reception aiuta volentieri con i bagagli.",
      'Un buon ombrello costa quanto due scadenti e ne seppellisce dieci.',
    ],
  },
  ja: {
    spoken: [
      '傘は玄関に6本、カバンに0本。そして空はこの色。なんで？',
      '切れた電池ばっかりの引き出し、ありますよね。そろそろ片づけちゃいましょう。',
    ],
    careful: [
      'エレベーターは木曜まで点検のため停止します。左手の階段から各階へお上がりいただけます。お荷物は受付がお手伝いいたします。',
      '良い傘は安い傘の2本分の値段で、10本分もちます。',
    ],
  },
  zh: {
    spoken: ['柜子里六把伞，包里一把没有，老天爷专挑这时候。', '那个塞满废电池的抽屉？对，就它，今天轮到了。'],
    careful: ['电梯检修至周四，请走左侧楼梯，可通往各层；行李较多时，前台会协助搬运。', '一把好伞的价钱抵两把便宜的，用的年头抵十把。'],
  },
  ko: {
    spoken: [
      '우산은 현관에 여섯 개, 가방엔 0개. 그리고 하늘은 이 모양이에요.',
      '다 쓴 건전지만 든 그 서랍 있죠? 네, 그거요. 이제 차례예요 😄',
    ],
    careful: [
      '엘리베이터는 목요일까지 점검으로 운행하지 않습니다. 왼쪽 계단으로 모든 층에 올라가실 수 있으며, 짐은 안내 데스크에서 도와드립니다.',
      '좋은 우산은 싼 우산 두 개 값이지만 열 개 몫을 합니다.',
    ],
  },
  ur: {
    spoken: ['چھتری الماری میں، بادل سر پر۔ ہر بار یہی ہوتا ہے نا؟', 'وہ بیکار بیٹریوں والی دراز؟ جی وہی، آج اس کی باری ہے 😄'],
    careful: [
      'لفٹ جمعرات تک بند رہے گی۔ بائیں جانب کی سیڑھیاں تمام منزلوں تک جاتی ہیں، اور سامان کے لیے عملہ آپ کی مدد کرے گا۔',
      'اچھی چھتری دو سستی چھتریوں کے دام میں آتی ہے اور دس جتنا چلتی ہے۔',
    ],
  },
}
