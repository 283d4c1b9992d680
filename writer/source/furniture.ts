/*
 * Sentences of a page that belong to its frame rather than to its text: consent to cookies, paywalls, sign-ups, navigation. They are never
 * points. A bakery's cookies and a shop's subscription are: a pattern asks for words that only the frame uses.
 */

const consent: readonly RegExp[] = [
  /\bcookies?\b[^.!?\n]{0,120}\b(?:consent|accept(?:ing)?|reject|browsing|browser|web ?site|this site|our site|site usage|your experience|preferences|analytics|analyse|analyze|personali[sz]e|tracking|third[- ]part(?:y|ies)|partners|polic(?:y|ies)|settings|necessary)\b/iu,
  /\b(?:accept|reject|allow|manage|decline|this (?:web)?site uses|our (?:web)?site uses|we (?:and our partners )?use) (?:all |only )?(?:the )?(?:optional |necessary |essential )?cookies\b(?!\s+(?:from|made|with|dough|recipe|box))/iu,
  /\b(?:your privacy (?:choices|settings)|we value your privacy|we care about your privacy|do not sell (?:or share )?my (?:personal )?(?:information|data)|privacy (?:policy|notice) and (?:terms|cookie))/iu,
  /(?:cookies?|témoins de connexion)[^.!?\n]{0,120}(?<!\p{L})(?:zustimm\p{L}*|einwillig\p{L}*|webseite|website|akzeptier\p{L}*|ablehnen|datenschutz\p{L}*|consent\p{L}*|accept\p{L}*|site|navigat\p{L}*|refus\p{L}*|acept\p{L}*|sitio|navegac\p{L}*|rechaz\p{L}*|aceit\p{L}*|navegaç\p{L}*|rejeit\p{L}*|accett\p{L}*|sito|navigaz\p{L}*|rifiut\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:akzeptieren|zustimmen|accepter|aceptar|aceitar|accettare|accetta|принять|разрешить)[^.!?\n]{0,30}(?:cookies?|куки|cookie-файл\p{L}*)/iu,
  /(?:cookies?|куки|файлы cookie)[^.!?\n]{0,100}(?:сайт\p{L}*|согла\p{L}*|принима\p{L}*|принять)|(?:мы|сайт) использу\p{L}{1,3} (?:файлы )?(?:cookies?|куки)/iu,
  /(?:कुकी|कूकी)[^।\n]{0,80}(?:वेबसाइट|साइट|सहमति|स्वीकार)|(?:কুকি)[^।\n]{0,80}(?:ওয়েবসাইট|সাইট|সম্মতি|গ্রহণ)/u,
  /(?:ملفات تعريف الارتباط|الكوكيز)|(?:کوکیز)[^۔\n]{0,80}(?:ویب سائٹ|سائٹ|اجازت|قبول)/u,
  /(?:cookie|クッキー)[^。\n]{0,60}(?:使用|同意|サイト|网站|網站|接受|수집|동의|사이트)|(?:쿠키)[^.\n]{0,60}(?:사용|동의|사이트|허용)/iu,
]

const paywall: readonly RegExp[] = [
  /\b(?:subscribe|sign up|sign in|log in|register|create (?:a |an )?(?:free )?account|become a (?:member|subscriber)|upgrade|pay|start your (?:free )?trial)\b[^.!?\n]{0,60}\b(?:to (?:continue|keep|unlock|finish|read|access|view)|for (?:full|unlimited|complete) access|and (?:continue|keep) reading)\b/iu,
  /\b(?:to (?:continue|keep) reading|continue reading)\b[^.!?\n]{0,60}\b(?:subscri\p{L}*|sign|log|register|account|member\p{L}*|trial|app)\b/iu,
  /\b(?:you(?:’|')?(?:ve| have) (?:reached|read|used|hit)|you have|articles? (?:left|remaining))\b[^.!?\n]{0,50}\b(?:free (?:articles?|stories|story)|article limit|articles? (?:left|remaining) this|limit of free)/iu,
  /\b(?:this (?:article|content|story|page) is (?:only |exclusively )?(?:for|available to|reserved for) (?:our )?(?:paying )?(?:subscribers|members)|already (?:a|have a) (?:subscriber|subscription|member|account)|subscriber[- ]only|members[- ]only (?:article|content|story))\b/iu,
  /(?:jetzt|bitte)?\s?(?:abonnieren|registrieren|anmelden)[^.!?\n]{0,40}(?:weiterlesen|weiterzulesen|artikel (?:zu )?lesen)|weiterlesen mit|bereits abonnent|sie haben[^.!?\n]{0,30}kostenlose\p{L}* artikel/iu,
  /(?:abonnez-vous|connectez-vous|inscrivez-vous)[^.!?\n]{0,60}(?:lire la suite|lire (?:cet|l’|l')\s?article|accéder|continuer)|(?:article|contenu) réservé aux abonnés|déjà abonné/iu,
  /(?:suscr[ií]b\p{L}*|reg[ií]str\p{L}*|inicia sesión)[^.!?\n]{0,60}(?:seguir leyendo|continuar leyendo|leer (?:el|este) artículo|acceder)|(?:artículo|contenido) (?:exclusivo )?para suscriptores|ya (?:eres|soy) suscriptor/iu,
  /(?:assine|cadastre-se|faça login)[^.!?\n]{0,60}(?:continuar lendo|ler (?:a|esta) matéria|ter acesso)|(?:conteúdo|matéria) exclusiv[oa] para assinantes|já é assinante/iu,
  /(?:abbonati|registrati|accedi)[^.!?\n]{0,60}(?:continuare a leggere|leggere l(?:’|'))|(?:articolo|contenuto) riservato agli abbonati|già abbonato/iu,
  /(?:подпишитесь|оформите подписку|зарегистрируйтесь|войдите)[^.!?\n]{0,60}(?:чтобы (?:читать|продолжить|прочитать)|читать дальше)|(?:материал|статья) доступ\p{L}{1,3} (?:только )?подписчикам/iu,
  /(?:आगे पढ़ने|पूरा (?:लेख|पढ़ने)|পুরোটা পড়তে|আরও পড়তে)[^।\n]{0,40}(?:सब्सक्राइब|लॉग ?इन|साइन|रजिस्टर|সাবস্ক্রাইব|লগ ?ইন|সাইন)/u,
  /(?:اشترك|سجل|سجّل)[^.\n]{0,40}(?:لمتابعة القراءة|لقراءة المزيد|للاستمرار)|(?:مزید پڑھنے|پڑھنا جاری)[^۔\n]{0,40}(?:سبسکرائب|لاگ|سائن)/u,
  /(?:続きを読むには|この記事は有料会員|会員限定|订阅(?:后|以)[^。\n]{0,10}(?:继续)?阅读|登录后(?:继续)?(?:阅读|查看)|订阅者专享|구독(?:하고|하면|자)[^.\n]{0,15}(?:읽|전용)|로그인(?:하고|하면|이 필요))/u,
]

const frame: readonly RegExp[] = [
  /^(?:skip to (?:main )?content|back to top|share (?:this|on)\b.{0,40}|read (?:more|next)\b.{0,80}|related (?:articles?|stories|posts)\b.{0,60}|you (?:may|might) also like\b.{0,60}|advertis(?:e)?ment|sponsored(?: content)?|all rights reserved\.?|(?:copyright )?©.{0,100}|follow us on\b.{0,80}|click here to (?:subscribe|sign up)\b.{0,80}|leave a (?:comment|reply)\b.{0,40}|print this page)$/iu,
  /\b(?:sign up|subscribe|join)\b[^.!?\n]{0,40}\b(?:our|the|my|weekly|daily|free)\s[^.!?\n]{0,20}(?:newsletter|mailing list|email updates)\b/iu,
  /\b(?:get|receive) [^.!?\n]{0,40}(?:delivered |straight |right )?(?:in|to) your inbox\b|\bunsubscribe at any time\b|\bby (?:signing up|subscribing|clicking)[^.!?\n]{0,40}you agree\b/iu,
  /(?:newsletter|infolettre|boletín)[^.!?\n]{0,60}(?:abonnier\p{L}*|anmeld\p{L}*|abonn\p{L}*|inscri\p{L}*|suscr\p{L}*|assin\p{L}*|cadastr\p{L}*|iscriv\p{L}*)|(?:abonnier\p{L}*|abonnez|inscriv\p{L}*|inscrev\p{L}*|suscr[ií]b\p{L}*|assine|iscriviti)[^.!?\n]{0,40}(?:newsletter|boletín|infolettre)/iu,
  /подпишитесь на (?:нашу |наш )?(?:рассылку|новости)|(?:न्यूज़लेटर|নিউজলেটার)[^।\n]{0,40}(?:सब्सक्राइब|সাবস্ক্রাইব|সাইন)|(?:النشرة (?:البريدية|الإخبارية))|(?:نیوز لیٹر)|(?:メールマガジン|ニュースレター)[^。\n]{0,20}(?:登録|購読)|订阅(?:我们的)?(?:通讯|邮件|时事)|뉴스레터[^.\n]{0,15}(?:구독|신청)/u,
]
/** A sign-up that names a figure is an offer; a line of links has none. */
const figure = /\p{Nd}/u

/** A line of links: short names between bars. */
const links = { bar: /[|›»]/u, least: 4, longest: 24 } as const
function isLineOfLinks(sentence: string): boolean {
  const names = sentence.split(links.bar)
  return names.length >= links.least && names.every((name) => name.length <= links.longest)
}

/** Whether a sentence belongs to the frame of a page. */
export const isFurniture = (sentence: string): boolean =>
  [...consent, ...paywall].some((pattern) => pattern.test(sentence)) ||
  sentence.startsWith('©') ||
  (!figure.test(sentence) && (isLineOfLinks(sentence) || frame.some((pattern) => pattern.test(sentence))))
