import { headingOf, type ListColumn, listColumns } from '#contract/topic-lists.ts'

/** What people call these columns in their sheets, in lower case: the languages in the order of the menus, English first. */
const otherHeadings: Readonly<Partial<Record<ListColumn, string>>> = {
  topic:
    'topics | title | titles | subject | idea | ideas | theme | headline | post idea | post title | content idea | what to post | विषय | शीर्षक | टॉपिक | tema | título | titulo | asunto | idea de contenido | sujet | titre | thème | thema | titel | überschrift | betreff | idee | الموضوع | موضوع | العنوان | عنوان | assunto | tópico | ideia | বিষয় | শিরোনাম | টপিক | विषयः | शीर्षकम् | тема | заголовок | название | идея | argomento | titolo | oggetto | トピック | テーマ | 題名 | タイトル | 件名 | 主题 | 标题 | 题目 | 选题 | 主題 | 標題 | 주제 | 제목 | 토픽 | ٹاپک',
  details:
    'detail | content | contents | notes | note | description | text | body | caption | info | information | facts | key points | points | brief | विवरण | जानकारी | सामग्री | detalles | contenido | notas | descripción | descripcion | texto | détails | contenu | notes | description | texte | inhalt | notizen | beschreibung | einzelheiten | stichpunkte | التفاصيل | تفاصيل | المحتوى | ملاحظات | الوصف | detalhes | conteúdo | descrição | বিবরণ | বিস্তারিত | তথ্য | विवरणम् | детали | подробности | содержание | описание | текст | заметки | dettagli | contenuto | descrizione | testo | note | 詳細 | 内容 | 本文 | メモ | 説明 | 详情 | 详细 | 正文 | 描述 | 备注 | 說明 | 내용 | 세부 | 설명 | 메모 | 상세 | تفصیل | تفصیلات | مواد',
  platform:
    'platforms | channel | channels | network | social network | social media | प्लेटफ़ॉर्म | प्लेटफॉर्म | मंच | plataforma | red | red social | canal | plateforme | réseau | réseau social | plattform | kanal | netzwerk | المنصة | منصة | القناة | rede | rede social | প্ল্যাটফর্ম | माध्यमम् | платформа | соцсеть | канал | piattaforma | canale | プラットフォーム | 媒体 | チャンネル | 平台 | 渠道 | 플랫폼 | 채널 | پلیٹ فارم',
  language:
    'languages | lang | भाषा | idioma | lengua | langue | sprache | اللغة | لغة | língua | ভাষা | язык | lingua | 言語 | 语言 | 語言 | 언어 | زبان',
  tone: 'tone of voice | style | mood | लहज़ा | लहजा | टोन | tono | estilo | ton | style | tonfall | stil | tonalität | النبرة | الأسلوب | tom | estilo | সুর | টোন | тон | стиль | stile | トーン | 口調 | 语气 | 風格 | 语调 | 말투 | 톤 | لہجہ',
  kind: 'format | content type | post type | प्रकार | tipo | formato | type | format | typ | art | النوع | نوع | ধরন | тип | формат | 種類 | タイプ | 类型 | 形式 | 類型 | 유형 | 종류 | قسم',
  price:
    'cost | fee | costs | कीमत | दाम | precio | prix | preis | السعر | preço | দাম | цена | prezzo | 価格 | 値段 | 价格 | 價格 | 가격 | قیمت',
  until: 'ends | end | deadline | कब तक | hasta | jusqu’au | bis | حتى | até | до | fino a | 期限 | 截止 | 기한 | کب تک',
  when: 'date | day | time | date and time | कब | तारीख | cuándo | fecha | quand | wann | datum | متى | التاريخ | quando | data | কখন | তারিখ | когда | дата | 日時 | 日期 | 时间 | 일시 | 날짜 | کب | تاریخ',
  where:
    'place | location | address | venue | कहाँ | पता | dónde | lugar | dirección | où | lieu | adresse | wo | ort | أين | المكان | onde | local | endereço | কোথায় | где | адрес | dove | luogo | indirizzo | 場所 | 地点 | 地址 | 장소 | 주소 | کہاں | پتہ',
  order: 'how to order | how to book | booking | order link | buy | apply | register | registration',
  link: 'url | links | website | लिंक | enlace | lien | رابط | ссылка | リンク | 链接 | 連結 | 링크 | لنک',
  contact:
    'phone | email | whatsapp | संपर्क | contacto | kontakt | اتصال | contato | যোগাযোগ | контакт | contatto | 連絡先 | 联系 | 연락처 | رابطہ',
  steps: 'tips | step | tip',
  voice:
    'author | brand voice | account | आवाज़ | आवाज | voz | voix | stimme | الصوت | কণ্ঠ | голос | voce | 声 | ボイス | 声音 | 보이스 | آواز',
}

const nameOf = (heading: string): string =>
  heading
    .normalize('NFKC')
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[:：*]$/u, '')
    .toLowerCase()

const exact = new Map(listColumns.flatMap((column) => [column, headingOf(column)].map((name) => [name as string, column] as const)))
const other = new Map(
  listColumns.flatMap((column) => (otherHeadings[column] ?? '').split(' | ').map((name) => [nameOf(name), column] as const)),
)

export interface NamedColumns {
  /** By position; undefined where it is not used. */
  readonly columns: readonly (ListColumn | undefined)[]
  /** A column that two of our own names stand for. */
  readonly twice: ListColumn | undefined
}

/**
 * The columns that headings stand for. Our own names win; without one the first other name of a column counts, and all that mean details.
 */
export function columnsOf(headings: readonly string[]): NamedColumns {
  const own = headings.map((heading) => exact.get(nameOf(heading)))
  const named = own.filter((column) => column !== undefined)
  const taken = new Set<ListColumn>(named)
  const columns = headings.map((heading, at) => {
    const column = own[at] ?? other.get(nameOf(heading))
    if (own[at] || column === undefined) return column
    if (taken.has(column)) return undefined
    // A sheet may have its details in several columns.
    if (column !== 'details' && column !== 'steps') taken.add(column)
    return column
  })
  return { columns, twice: named.find((column, at) => named.indexOf(column) < at) }
}
