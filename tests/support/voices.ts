import type { LanguageCode } from '#contract/options.ts'

/** A baker's voice and source in a language. `{…}` stands for a value, of which a text may state the given one or another. */
export interface OwnTexts {
  readonly topic: string
  readonly name: string
  readonly otherName: string
  /** Says what the writer is called. */
  readonly named: string
  readonly place: string
  readonly otherPlace: string
  /** Says where the writer is. */
  readonly placed: string
  readonly action: string
  /** Sentences of the source. */
  readonly hours: string
  readonly price: string
  readonly share: string
  readonly day: string
  readonly phone: string
  readonly quoted: string
  readonly quotation: string
  readonly alteredQuotation: string
  /** A word to avoid, and a sentence with it. */
  readonly avoided: string
  readonly avoiding: string
  /** An own post. */
  readonly post: string
}

export const ownTexts: Readonly<Record<LanguageCode, OwnTexts>> = {
  en: {
    ...{ topic: 'baking sourdough at home', name: 'Hollow Crumb', otherName: 'Silver Oven', named: 'Welcome to {n}.' },
    ...{ place: 'Leeds', otherPlace: 'York', placed: 'Visit us in {p}.', action: 'Book a seat' },
    ...{ hours: 'The dough rests for {n} hours in the cold.', price: 'The course costs £{n} with all the flour.' },
    ...{ share: 'Students save {n}% in the morning.', day: 'The next course begins on {d}.', phone: 'Call us: {n}.' },
    ...{ quoted: 'The miller said: “{q}”', quotation: 'Good bread needs time and salt and patience' },
    ...{ alteredQuotation: 'Good bread needs money and salt and patience', avoided: 'cheap', avoiding: 'Cheap bread is on every shelf.' },
    post: 'Every morning before the town wakes we light the old oven.',
  },
  de: {
    ...{ topic: 'Sauerteigbrot backen', name: 'Krume Nord', otherName: 'Silberofen', named: 'Willkommen bei {n}.' },
    ...{ place: 'Leipzig', otherPlace: 'Hamburg', placed: 'Besucht uns in {p}.', action: 'Meldet euch an' },
    ...{ hours: 'Der Teig ruht {n} Stunden in der Kälte.', price: 'Der Kurs kostet {n} € mit allem Mehl.' },
    ...{ share: 'Studierende sparen {n} % am Morgen.', day: 'Der nächste Kurs beginnt am {d}.', phone: 'Ruft uns an: {n}.' },
    ...{ quoted: 'Der Müller sagte: „{q}“', quotation: 'Gutes Brot braucht Zeit und Salz und Geduld' },
    ...{ alteredQuotation: 'Gutes Brot braucht Geld und Salz und Geduld', avoided: 'billig', avoiding: 'Brot gibt es überall billig.' },
    post: 'Jeden Morgen vor dem ersten Licht heizen wir den alten Ofen an.',
  },
  fr: {
    ...{ topic: 'pain au levain maison', name: 'Mie Dorée', otherName: 'Four Bleu', named: 'Bienvenue chez {n}.' },
    ...{ place: 'Lyon', otherPlace: 'Nantes', placed: 'Venez nous voir à {p}.', action: 'Réservez une place' },
    ...{ hours: 'La pâte repose {n} heures au froid.', price: 'Le cours coûte {n} € avec toute la farine.' },
    ...{ share: 'Les étudiants gagnent {n} % le matin.', day: 'Le prochain cours commence le {d}.', phone: 'Appelez-nous : {n}.' },
    ...{ quoted: 'Le meunier dit : « {q} »', quotation: 'Le bon pain demande du temps et du sel et de la patience' },
    ...{ alteredQuotation: 'Le bon pain demande de l’argent et du sel et de la patience', avoided: 'pas cher' },
    ...{ avoiding: 'Du pain pas cher se trouve partout.', post: 'Chaque matin avant le réveil du quartier nous allumons le vieux four.' },
  },
  es: {
    ...{ topic: 'pan casero de masa madre', name: 'Miga Clara', otherName: 'Horno Azul', named: 'Bienvenidos a {n}.' },
    ...{ place: 'Sevilla', otherPlace: 'Bilbao', placed: 'Visítanos en {p}.', action: 'Reserva tu plaza' },
    ...{ hours: 'La masa reposa {n} horas en frío.', price: 'El curso cuesta {n} € con toda la harina.' },
    ...{ share: 'Los estudiantes ahorran un {n} % por la mañana.', day: 'El próximo curso empieza el {d}.', phone: 'Llámanos: {n}.' },
    ...{ quoted: 'El molinero dijo: «{q}»', quotation: 'El buen pan necesita tiempo y sal y paciencia' },
    ...{
      alteredQuotation: 'El buen pan necesita dinero y sal y paciencia',
      avoided: 'barato',
      avoiding: 'El pan barato está en todas partes.',
    },
    post: 'Cada mañana antes de que despierte el barrio encendemos el viejo horno.',
  },
  it: {
    ...{ topic: 'pane a lievito madre', name: 'Mollica Viva', otherName: 'Forno Blu', named: 'Benvenuti da {n}.' },
    ...{ place: 'Torino', otherPlace: 'Genova', placed: 'Venite a trovarci a {p}.', action: 'Prenota un posto' },
    ...{ hours: 'La pasta riposa {n} ore al freddo.', price: 'Il corso costa {n} € con tutta la farina.' },
    ...{ share: 'Gli studenti risparmiano il {n} % la mattina.', day: 'Il prossimo corso comincia il {d}.', phone: 'Chiamaci: {n}.' },
    ...{ quoted: 'Il mugnaio diceva: «{q}»', quotation: 'Il buon pane vuole tempo e sale e pazienza' },
    ...{
      alteredQuotation: 'Il buon pane vuole denaro e sale e pazienza',
      avoided: 'economico',
      avoiding: 'Il pane economico si trova ovunque.',
    },
    post: 'Ogni mattina prima che il quartiere si svegli accendiamo il vecchio forno.',
  },
  pt: {
    ...{ topic: 'pão caseiro de fermentação natural', name: 'Miolo Bom', otherName: 'Forno Azul', named: 'Bem-vindos à {n}.' },
    ...{ place: 'Curitiba', otherPlace: 'Recife', placed: 'Visite-nos em {p}.', action: 'Reserve um lugar' },
    ...{ hours: 'A massa descansa {n} horas no frio.', price: 'O curso custa R$ {n} com toda a farinha.' },
    ...{ share: 'Os estudantes economizam {n}% pela manhã.', day: 'O próximo curso começa em {d}.', phone: 'Ligue para nós: {n}.' },
    ...{ quoted: 'O moleiro disse: “{q}”', quotation: 'O bom pão precisa de tempo e sal e paciência' },
    ...{
      alteredQuotation: 'O bom pão precisa de dinheiro e sal e paciência',
      avoided: 'barato',
      avoiding: 'O pão barato está em toda parte.',
    },
    post: 'Toda manhã antes de o bairro acordar nós acendemos o velho forno.',
  },
  ru: {
    ...{ topic: 'домашний хлеб на закваске', name: 'Тёплый Мякиш', otherName: 'Синяя Печь', named: 'Добро пожаловать в {n}.' },
    ...{ place: 'Казань', otherPlace: 'Пермь', placed: 'Приходите к нам в {p}.', action: 'Запишитесь на курс' },
    ...{ hours: 'Тесто отдыхает {n} часов в холоде.', price: 'Курс стоит {n} руб. вместе с мукой.' },
    ...{ share: 'Студенты экономят {n} % по утрам.', day: 'Следующий курс начнётся {d}.', phone: 'Звоните нам: {n}.' },
    ...{ quoted: 'Мельник говорил: «{q}»', quotation: 'Хорошему хлебу нужны время и соль и терпение' },
    ...{ alteredQuotation: 'Хорошему хлебу нужны деньги и соль и терпение', avoided: 'дешёвый', avoiding: 'Дешевый хлеб есть везде.' },
    post: 'Каждое утро до рассвета мы разжигаем нашу старую печь и ждём.',
  },
  hi: {
    ...{ topic: 'घर की बनी रोटी', name: 'सुनहरी रोटी', otherName: 'नीला तंदूर', named: '{n} में आपका स्वागत है।' },
    ...{ place: 'पुणे', otherPlace: 'जयपुर', placed: 'हमारी दुकान {p} में है।', action: 'अपनी जगह बुक करें' },
    ...{ hours: 'आटा {n} घंटे ठंडे में रहता है।', price: 'इस कोर्स की फ़ीस ₹{n} है और आटा साथ मिलता है।' },
    ...{ share: 'छात्रों को सुबह {n}% की बचत होती है।', day: 'अगला कोर्स {d} को शुरू होगा।', phone: 'हमें फ़ोन करें: {n}' },
    ...{ quoted: 'चक्की वाले ने कहा: “{q}”', quotation: 'अच्छी रोटी को समय और नमक और धीरज चाहिए' },
    ...{ alteredQuotation: 'अच्छी रोटी को पैसा और नमक और धीरज चाहिए', avoided: 'सस्ता', avoiding: 'हर जगह सस्ता आटा मिलता है।' },
    post: 'हर सुबह सूरज निकलने से पहले हम पुराना तंदूर जलाते हैं।',
  },
  sa: {
    ...{ topic: 'गृहे रोटिकानिर्माणम्', name: 'सुवर्णरोटिका', otherName: 'नीलभ्राष्ट्रम्', named: 'मम नाम {n} अस्ति।' },
    ...{ place: 'पुण्यपत्तने', otherPlace: 'काशीनगरे', placed: 'अस्माकम् आपणः {p} अस्ति।', action: 'स्थानं स्वीकुरुत' },
    ...{ hours: 'पिष्टं {n} होराः शीते तिष्ठति।', price: 'पाठ्यक्रमस्य मूल्यं ₹{n} अस्ति।' },
    ...{ share: 'छात्राः प्रातः {n}% न्यूनं ददति।', day: 'अग्रिमः पाठः {d} आरभ्यते।', phone: 'दूरभाषः: {n}' },
    ...{ quoted: 'पेषकः वदति “{q}”', quotation: 'उत्तमा रोटिका समयं च लवणं च धैर्यं च इच्छति' },
    ...{ alteredQuotation: 'उत्तमा रोटिका धनं च लवणं च धैर्यं च इच्छति', avoided: 'अल्पमूल्यम्', avoiding: 'अल्पमूल्यम् अन्नं सर्वत्र अस्ति।' },
    post: 'प्रतिदिनं सूर्योदयात् पूर्वं वयं पुरातनं भ्राष्ट्रं ज्वालयामः अत्र।',
  },
  bn: {
    ...{ topic: 'ঘরে তৈরি রুটি', name: 'সোনালি রুটি', otherName: 'নীল চুলা', named: 'আমাদের {n} আপনাকে স্বাগত জানায়।' },
    ...{ place: 'যশোরে', otherPlace: 'খুলনায়', placed: 'আমাদের দোকান {p} আছে।', action: 'আপনার জায়গা বুক করুন' },
    ...{ hours: 'আটা {n} ঘণ্টা ঠান্ডায় থাকে।', price: 'এই কোর্সের দাম ৳{n} আর আটা সঙ্গে পাওয়া যায়।' },
    ...{ share: 'শিক্ষার্থীরা সকালে {n}% বাঁচায়।', day: 'পরের কোর্স {d} শুরু হবে।', phone: 'আমাদের ফোন করুন: {n}' },
    ...{ quoted: 'মিলওয়ালা বলেন, “{q}”', quotation: 'ভালো রুটির সময় আর লবণ আর ধৈর্য লাগে' },
    ...{ alteredQuotation: 'ভালো রুটির টাকা আর লবণ আর ধৈর্য লাগে', avoided: 'সস্তা', avoiding: 'সস্তা আটা সব জায়গায় পাওয়া যায়।' },
    post: 'প্রতিদিন সকালে সূর্য ওঠার আগে আমরা পুরোনো চুলা জ্বালাই।',
  },
  ur: {
    ...{ topic: 'گھر کی بنی روٹی', name: 'سنہری روٹی', otherName: 'نیلا تنور', named: '{n} میں خوش آمدید۔' },
    ...{ place: 'ملتان', otherPlace: 'کراچی', placed: 'ہماری دکان {p} میں ہے۔', action: 'اپنی جگہ بک کریں' },
    ...{ hours: 'آٹا {n} گھنٹے ٹھنڈ میں رہتا ہے۔', price: 'اس کورس کی فیس Rs {n} ہے اور آٹا ساتھ ملتا ہے۔' },
    ...{ share: 'طلبہ صبح {n}% بچاتے ہیں۔', day: 'اگلا کورس {d} کو شروع ہوگا۔', phone: 'ہمیں فون کریں: {n}' },
    ...{ quoted: 'چکی والے نے کہا: “{q}”', quotation: 'اچھی روٹی کو وقت اور نمک اور صبر چاہیے' },
    ...{ alteredQuotation: 'اچھی روٹی کو پیسہ اور نمک اور صبر چاہیے', avoided: 'سستا', avoiding: 'ہر جگہ سستا آٹا ملتا ہے۔' },
    post: 'ہر صبح سورج نکلنے سے پہلے ہم پرانا تنور جلاتے ہیں۔',
  },
  ar: {
    ...{ topic: 'خبز الخميرة الطبيعية في البيت', name: 'اللب الذهبي', otherName: 'الفرن الأزرق', named: 'مرحبا بكم في {n}.' },
    ...{ place: 'عمان', otherPlace: 'بيروت', placed: 'زورونا في {p}.', action: 'احجزوا مكانكم' },
    ...{ hours: 'ترتاح العجينة {n} ساعة في البرد.', price: 'سعر الدورة {n} درهم مع كل الطحين.' },
    ...{ share: 'يوفر الطلاب {n}% في الصباح.', day: 'تبدأ الدورة القادمة في {d}.', phone: 'اتصلوا بنا: {n}' },
    ...{ quoted: 'قال الطحان: «{q}»', quotation: 'الخبز الجيد يحتاج الوقت و الملح و الصبر' },
    ...{ alteredQuotation: 'الخبز الجيد يحتاج المال و الملح و الصبر', avoided: 'رخيص', avoiding: 'الخبز الرخيص في كل مكان.' },
    post: 'كل صباح قبل أن يستيقظ الحي نشعل الفرن القديم وننتظر.',
  },
  zh: {
    ...{ topic: '在家做酸面包', name: '麦香小屋', otherName: '银色炉子', named: '欢迎来到{n}。' },
    ...{ place: '苏州', otherPlace: '杭州', placed: '我们的小店在{p}。', action: '请预约座位' },
    ...{ hours: '面团要冷藏{n}小时。', price: '课程价格是¥{n}，面粉都包括在内。' },
    ...{ share: '学生早上可以省{n}%。', day: '下一期课程在{d}开始。', phone: '请给我们打电话：{n}' },
    ...{ quoted: '磨坊主说过：“{q}”', quotation: '好的面包需要时间和盐还有耐心等待' },
    ...{ alteredQuotation: '好的面包需要金钱和盐还有耐心等待', avoided: '便宜', avoiding: '到处都有便宜的面包。' },
    post: '每天清晨街道还没有醒来的时候我们就点燃了老炉子。',
  },
  ja: {
    ...{ topic: '家で焼くサワードウ', name: '麦の小屋', otherName: '銀色工房', named: '{n}へようこそ。' },
    ...{ place: '鎌倉', otherPlace: '神戸', placed: '{p}にある当店へお越しください。', action: '席をご予約ください' },
    ...{ hours: '生地は冷たい場所で{n}時間休ませます。', price: '講座は{n}円で、小麦粉もすべて含まれます。' },
    ...{ share: '学生は朝なら{n}%お得です。', day: '次の講座は{d}に始まります。', phone: 'お電話ください：{n}' },
    ...{ quoted: '粉屋さんは言います「{q}」', quotation: '良いパンには時間と塩と忍耐が必要だ' },
    ...{ alteredQuotation: '良いパンにはお金と塩と忍耐が必要だ', avoided: '激安', avoiding: '激安のパンはどこにでもあります。' },
    post: '毎朝まだ町が眠っているうちに私たちは古い窯に火を入れます。',
  },
  ko: {
    ...{ topic: '집에서 굽는 사워도우', name: '밀의 집', otherName: '은빛 화덕', named: '{n}에 오신 것을 환영합니다.' },
    ...{ place: '전주', otherPlace: '부산', placed: '저희 가게는 {p}에 있습니다.', action: '자리를 예약하세요' },
    ...{ hours: '반죽은 찬 곳에서 {n}시간 쉽니다.', price: '강좌는 {n}원이고 밀가루가 모두 포함됩니다.' },
    ...{ share: '학생은 아침에 {n}% 아낄 수 있습니다.', day: '다음 강좌는 {d}에 시작합니다.', phone: '전화 주세요: {n}' },
    ...{ quoted: '방앗간 주인은 이렇게 말했습니다, “{q}”', quotation: '좋은 빵에는 시간과 소금과 인내가 꼭 필요합니다' },
    ...{ alteredQuotation: '좋은 빵에는 돈과 소금과 인내가 꼭 필요합니다', avoided: '싸구려', avoiding: '싸구려 빵은 어디에나 있습니다.' },
    post: '매일 아침 동네가 깨어나기 전에 우리는 오래된 화덕에 불을 붙입니다.',
  },
}
