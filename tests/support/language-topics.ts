import { orEnglish } from '#tests/support/by-language.ts'

/** Topics of every type that a writer must handle, as native speakers type them. */
export interface Topics {
  /** Everyday subjects. */
  readonly everyday: readonly [string, string, string, string]
  /** Rare subjects. */
  readonly rare: readonly [string, string]
  readonly question: string
  /** The user's own news. */
  readonly news: string
  /** A sensitive topic. */
  readonly sensitive: string
}

/** Topics in each language. */
export const topics = orEnglish<Topics>({
  en: {
    everyday: ['baking sourdough at home', 'running for beginners', 'saving money on groceries', 'studying for exams'],
    rare: ['old railway maps', 'beekeeping in the city'],
    question: 'How do I find my first customers?',
    news: 'We are opening our little bakery on Saturday.',
    sensitive: 'grief after losing a parent',
  },
  hi: {
    everyday: ['घर की बनी रोटी', 'सुबह की दौड़', 'घर का बजट बनाना', 'परीक्षा की तैयारी'],
    rare: ['पुराने रेल नक्शे', 'शहर में मधुमक्खी पालन'],
    question: 'पहले ग्राहक कैसे मिलें?',
    news: 'हम शनिवार को अपनी छोटी बेकरी खोल रहे हैं।',
    sensitive: 'माँ की मृत्यु के बाद का शोक',
  },
  es: {
    everyday: ['pan casero de masa madre', 'empezar a correr', 'ahorrar en la compra', 'preparar exámenes'],
    rare: ['mapas antiguos de tren', 'apicultura urbana'],
    question: '¿Cómo consigo mis primeros clientes?',
    news: 'El sábado abrimos nuestra pequeña panadería.',
    sensitive: 'el duelo por la muerte de un padre',
  },
  fr: {
    everyday: ['pain au levain maison', 'débuter la course à pied', 'gérer son budget', 'réviser ses examens'],
    rare: ['vieilles cartes ferroviaires', 'apiculture en ville'],
    question: 'Comment trouver mes premiers clients ?',
    news: 'Nous ouvrons notre petite boulangerie samedi.',
    sensitive: 'le deuil après la mort d’un parent',
  },
  de: {
    everyday: ['Sauerteigbrot backen', 'Laufen für Anfänger', 'Haushaltsbudget planen', 'Lernen für Prüfungen'],
    rare: ['alte Eisenbahnkarten', 'Imkern in der Stadt'],
    question: 'Wie finde ich meine ersten Kunden?',
    news: 'Am Samstag eröffnen wir unsere kleine Bäckerei.',
    sensitive: 'Trauer nach dem Tod der Mutter',
  },
  ar: {
    everyday: ['خبز الخميرة الطبيعية في البيت', 'الجري للمبتدئين', 'توفير المال في المنزل', 'الاستعداد للامتحانات'],
    rare: ['خرائط القطارات القديمة', 'تربية النحل في المدينة'],
    question: 'كيف أجد أول زبائني؟',
    news: 'نفتتح مخبزنا الصغير يوم السبت.',
    sensitive: 'الحزن بعد وفاة الأم',
  },
  pt: {
    everyday: ['pão caseiro de fermentação natural', 'corrida para iniciantes', 'economizar no mercado', 'estudar para provas'],
    rare: ['mapas ferroviários antigos', 'apicultura urbana'],
    question: 'Como consigo meus primeiros clientes?',
    news: 'No sábado abrimos a nossa pequena padaria.',
    sensitive: 'o luto depois da morte do pai',
  },
  bn: {
    everyday: ['ঘরে তৈরি পাউরুটি', 'সকালে দৌড়ানো', 'সংসারের বাজেট', 'পরীক্ষার প্রস্তুতি'],
    rare: ['পুরোনো রেল মানচিত্র', 'শহরে মৌমাছি পালন'],
    question: 'প্রথম ক্রেতা কীভাবে পাব?',
    news: 'শনিবার আমরা আমাদের ছোট্ট বেকারি খুলছি।',
    sensitive: 'মায়ের মৃত্যুর পরের শোক',
  },
  sa: {
    everyday: ['गृहे रोटिकानिर्माणम्', 'प्रातःकाले धावनम्', 'गृहे धनसञ्चयः', 'परीक्षायाः सज्जता'],
    rare: ['पुरातनानि रेलमानचित्राणि', 'नगरे मधुमक्षिकापालनम्'],
    question: 'प्रथमाः ग्राहकाः कथं लभ्यन्ते?',
    news: 'वयं शनिवासरे अस्माकं लघुम् आपणम् उद्घाटयामः।',
    sensitive: 'मातुः मरणस्य शोकः',
  },
  ru: {
    everyday: ['домашний хлеб на закваске', 'бег для начинающих', 'семейный бюджет', 'подготовка к экзаменам'],
    rare: ['старые железнодорожные карты', 'пчеловодство в городе'],
    question: 'Как найти первых клиентов?',
    news: 'В субботу мы открываем нашу маленькую пекарню.',
    sensitive: 'горе после смерти мамы',
  },
  it: {
    everyday: ['pane fatto in casa', 'iniziare a correre', 'risparmiare sulla spesa', 'preparare gli esami'],
    rare: ['vecchie mappe ferroviarie', 'apicoltura in città'],
    question: 'Come trovo i miei primi clienti?',
    news: 'Sabato apriamo il nostro piccolo panificio.',
    sensitive: 'il lutto per la morte di un genitore',
  },
  ja: {
    everyday: ['自家製パン', '初心者のランニング', '家計の節約', '試験勉強'],
    rare: ['古い鉄道地図', '都会の養蜂'],
    question: '最初のお客さんはどうすれば見つかりますか？',
    news: '土曜日に私たちの小さなパン屋を開店します。',
    sensitive: '母を亡くした悲しみ',
  },
  zh: {
    everyday: ['自制酸面包', '新手跑步', '家庭记账', '备考学习'],
    rare: ['老铁路地图', '城市养蜂'],
    question: '怎么找到第一批顾客？',
    news: '我们的小面包店这个星期六开业。',
    sensitive: '失去母亲的悲伤',
  },
  ko: {
    everyday: ['집에서 굽는 빵', '초보 러닝', '가계부 쓰기', '시험 공부'],
    rare: ['오래된 철도 지도', '도시 양봉'],
    question: '첫 손님을 어떻게 찾을까요?',
    news: '우리 작은 빵집이 이번 토요일에 문을 엽니다.',
    sensitive: '어머니를 잃은 슬픔',
  },
  ur: {
    everyday: ['گھر کی بنی روٹی', 'صبح کی دوڑ', 'گھر کا بجٹ بنانا', 'امتحان کی تیاری'],
    rare: ['پرانے ریل کے نقشے', 'شہر میں شہد کی مکھیاں پالنا'],
    question: 'پہلے گاہک کیسے ملیں؟',
    news: 'ہم ہفتے کو اپنی چھوٹی سی بیکری کھول رہے ہیں۔',
    sensitive: 'والدہ کی وفات کا غم',
  },
})
