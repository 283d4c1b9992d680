import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { addressFacts } from '#writer/checks/addresses.ts'
import { isExample } from '#writer/checks/examples.ts'
import { valuesOf } from '#writer/checks/given.ts'
import { entriesOf } from '#writer/checks/lexicon/lexicon.ts'
import { lexicons } from '#writer/checks/lexicon/lexicons.ts'
import { isOffer, speaksForWriter } from '#writer/checks/offer.ts'
import { isProse, type Passage, proseOf, sentenceAt, spacedTags, tagAt } from '#writer/checks/passage.ts'
import { placesIn } from '#writer/checks/places.ts'
import { scriptOf } from '#writer/checks/scripts.ts'
import { soundsGiven } from '#writer/checks/sounds.ts'

/*
 * A name is a complaint only where it can be told from other words: a given name or a role before a capital in Latin and Cyrillic letters,
 * a title beside a name in scripts without capitals, and brands from a list, which are written in Latin letters everywhere.
 */

/** Common given names of the languages with capitals; they tell `Tom Ridley` from `Opening Hours`. */
const givenNames = new Set(
  `Aaron Adam Alan Alex Alice Amanda Amy Andrea Andrew Angela Anna Anne Anthony Ben Benjamin Brian Carol Caroline Catherine Charles Charlotte
  Chris Christine Christopher Claire Daniel David Deborah Diana Donna Edward Elizabeth Ella Ellen Emily Emma Eric Ethan Eva Fiona Frank Gary George
  Grace Hannah Harry Helen Henry Ian Jack Jacob James Jane Janet Jason Jennifer Jessica Joan Joe John Jonathan Joseph Joshua Julia Julie Karen
  Kate Katherine Kevin Laura Lauren Lily Linda Lisa Lucy Luke Margaret Maria Mark Martha Martin Mary Matthew Megan Michael Michelle Nancy
  Natalie Nicholas Nicole Nina Oliver Olivia Oscar Patricia Patrick Paul Peter Philip Rachel Rebecca Richard Robert Ronald Rose Ruth Ryan Sam Samuel
  Sandra Sara Sarah Sean Simon Sophia Sophie Stephanie Stephen Steve Steven Susan Thomas Tim Timothy Tom Tony Victoria William Zoe
  Amit Anil Anita Arjun Deepak Kavita Manish Meera Neha Pooja Priya Rahul Raj Rajesh Ravi Rohan Rohit Sanjay Sunita Suresh Vikram Ahmed Ali Aisha
  Fatima Hassan Ibrahim Khalid Leila Mohammed Omar Yusuf
  Alejandro Álvaro Ana Antonio Beatriz Carla Carlos Carmen Cristina Diego Elena Enrique Fernando Francisco Gabriela Isabel Javier Jorge José Juan
  Lucía Luis Manuel Marcos Marta Miguel Mónica Pablo Paula Pedro Pilar Rafael Raquel Ricardo Roberto Rosa Sergio Sofía Teresa Valentina
  Antoine Aurélie Camille Céline Chantal Christophe Clément Élise Émilie Étienne François Françoise Guillaume Isabelle Jacques Jean Jeanne Julien
  Laurent Louis Lucie Manon Marc Marie Mathieu Michel Nathalie Nicolas Olivier Philippe Pierre Sébastien Sylvie Thierry Vincent Yves
  Alessandro Alessia Andrea Angelo Chiara Davide Federica Federico Francesca Francesco Giorgia Giovanni Giulia Giuseppe Lorenzo Luca Marco Matteo
  Paolo Roberta Salvatore Silvia Stefano Valentina
  Adriana Afonso Aline André Beatriz Bruno Camila Eduardo Fernanda Gabriel Guilherme Gustavo Helena João Juliana Larissa Letícia Lucas Luiz Luiza
  Marcelo Mariana Mateus Paulo Pedro Rodrigo Thiago Vinícius
  Andreas Anja Anton Bernd Birgit Christian Claudia Dieter Dirk Florian Franz Friedrich Günter Hans Heike Heinrich Helga Ingrid Jan Johannes Jörg
  Josef Jürgen Karl Katharina Katrin Klaus Lena Lukas Manfred Markus Matthias Monika Petra Sabine Sebastian Silke Stefan Stefanie Susanne Sven
  Thorsten Tobias Ulrich Ursula Ute Uwe Werner Wolfgang
  Александр Александра Алексей Анастасия Андрей Анна Антон Артём Борис Валентина Вера Виктор Виктория Владимир Галина Дарья Денис Дмитрий Евгений
  Евгения Екатерина Елена Иван Игорь Ирина Кирилл Константин Ксения Людмила Максим Марина Мария Михаил Надежда Наталья Никита Николай Олег Ольга
  Павел Пётр Роман Светлана Сергей Татьяна Юлия Юрий`.split(/\s+/u),
)

const capital = "\\p{Lu}[\\p{Ll}\\p{M}'’-]{1,24}"
const particle = '(?:(?:de|da|do|del|della|di|van|von|la|le) )?'
const personal = new RegExp(`(?<![\\p{L}\\p{N}])(${capital}) ${particle}(${capital})(?![\\p{L}])`, 'gu')

interface PeopleFinders {
  readonly withRole: RegExp
  readonly introduced: RegExp
  /** `Ada Hill, the founder's grandmother` */
  readonly explained: RegExp
  readonly alone: RegExp | null
}

const oneOf = (list: string) =>
  entriesOf(list)
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => entry.replace('*', '\\p{L}{0,16}'))
    .join('|')

/** Kin and trades after a name; Spanish trades by their endings. */
const kin =
  'grandmother|grandfather|mother|father|daughter|son|wife|husband|sister|brother|aunt|uncle|grand-mère|grand-père|mère|père|fille|fils|abuela|abuelo|madre|padre|hija|hijo|nonna|nonno|moglie|marito|figlia|figlio|avó|avô|mãe|pai|filha|filho|Großmutter|Großvater|Mutter|Vater|Tochter|Sohn|бабушка|дедушка|мать|отец|дочь|сын|\\p{Ll}{3,12}(?:ero|era|ista|ora|ière|ier|iere|iera|eiro|eira)'

/** Given names that mean nothing else, of all languages. */
const allGivenNames = new Set(Object.values(lexicons).flatMap(({ givenNames: list }) => entriesOf(list)))
const isGivenName = (word: string) => givenNames.has(word) || allGivenNames.has(word)

const kept = new Map<LanguageCode, PeopleFinders>()
function peopleFinders(language: LanguageCode): PeopleFinders {
  const known = kept.get(language)
  if (known) return known
  const { roles = '', introduces = '', givenNames: names = '' } = lexicons[language] ?? {}
  const role = oneOf(roles) || '(?!)'
  const start = '(?<![\\p{L}\\p{M}])'
  const named = `(${capital})(?: ${particle}(${capital}))?(?![\\p{L}])`
  const finders = {
    withRole: new RegExp(`${start}(?:${role})\\.?,? ${named}`, 'giu'),
    introduced: new RegExp(`${start}(?:${oneOf(introduces) || '(?!)'}):? (?:(?:\\p{Ll}{2,12} )?(?:${role})\\.? )?${named}`, 'giu'),
    explained: new RegExp(
      `${start}(${capital}) ${particle}(${capital}), (?:the|our|my|notre|la|le|el|nuestr[oa]|mi|il|lo|nostr[oa]|o|a|noss[oa]|der|die|das|unser[e]?|наш[а]?) (?:\\p{L}{2,16}['’]s )?(?:${role}|${kin})(?![\\p{L}])`,
      'gu',
    ),
    alone: names ? new RegExp(`${start}(?:${oneOf(names)})(?![\\p{L}\\p{M}])`, 'gu') : null,
  }
  kept.set(language, finders)
  return finders
}

/** People of history whom everybody knows: an author or an explorer in a text is no friend of who writes. */
const knownToAll = new Set(
  `George Eliot|Jane Austen|Charles Dickens|William Shakespeare|Emily Brontë|Charlotte Brontë|Mary Shelley|Virginia Woolf|George Orwell|Oscar Wilde|Agatha Christie|Mark Twain|Edgar Allan|James Joyce|Emily Dickinson|Robert Frost|Michael Collins|Neil Armstrong|Buzz Aldrin|Isaac Newton|Albert Einstein|Charles Darwin|Marie Curie|Ada Lovelace|Alan Turing|Nikola Tesla|Thomas Edison|Alexander Graham|Benjamin Franklin|Abraham Lincoln|George Washington|Martin Luther|Nelson Mandela|Mahatma Gandhi|Vincent van Gogh|Claude Monet|Frida Kahlo|Pablo Picasso|Leonardo da Vinci|Johann Sebastian|Ludwig van Beethoven|Wolfgang Amadeus|Frédéric Chopin|Victor Hugo|Jules Verne|Marcel Proust|Albert Camus|Miguel de Cervantes|Gabriel García|Dante Alighieri|Galileo Galilei|Christoph Kolumbus|Johannes Gutenberg|Immanuel Kant|Franz Kafka|Thomas Mann|Hermann Hesse|Лев Толстой|Антон Чехов|Александр Пушкин|Николай Гоголь|Юрий Гагарин|Михаил Булгаков`.split(
    '|',
  ),
)

/** Words with a capital that are no surname. */
const noSurname =
  /^(?:Day|Days|Week|Weekend|Street|Road|Lane|Park|Hall|School|Church|Market|Town|City|River|Lake|Island|Club|Cup|Prize|Award|Avenue|Square|House|Bay|Beach|Hill|Mountain|University|College|Hospital|Museum|Garden|Gardens|Straße|Platz|Kirche|Christ|Baptist|Tag|Jahr|Mal)$/u

/** `I'd`, `I’m` and `We've` are no names, and neither is a word with an ending. */
const contracted = /['’](?:d|m|s|ll|ve|re|t)$/iu

interface NameRequest {
  readonly source: string
  readonly language: LanguageCode
}

/** A name in letters that the source has none of is given when one of the source sounds like it. */
const isHeard = (name: string, source: string): boolean => scriptOf(name)?.test(source) === false && soundsGiven(name, source)

const isGiven = (name: string, lowerSource: string) =>
  name.split(/[\s-]/u).some((word) => word.length > 2 && lowerSource.includes(word.toLowerCase().replace(/['’]s?$/u, '')))

const isCapital = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}/u.test(word)

/** The name of a match, without the role before it; scripts without capitals have none to tell it by. */
const nameOf = (text: string) => text.split(' ').filter(isCapital).slice(-2).join(' ') || text

/** Words before a role in lower case that say whose it is: then a single word with a capital is a name. */
const someones =
  /(?<![\p{L}\p{M}])(?:our|my|the|its|head|notre|mon|ma|nuestr[oa]|mi|noss[oa]|meu|minha|nostr[oa]|unser(?:e[rmn]?)?|mein(?:e[rmn]?)?|наш(?:а|его|ей)?|мой|моя)\s(?:\p{L}{2,14}\s)?$/iu
/** `our dyer Maureen Tully`: two names after somebody of the writer's, whatever they do. */
const ofOurs = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:by|with|from|par|avec|por|con|com|da|dal|dalla|от|с) (?:our|my|notre|mon|ma|nuestr[oa]|mi|il nostro|la nostra|noss[oa]|nostr[oa]|наш(?:ей|его|им)) \\p{Ll}{3,16} (${capital}) ${particle}(${capital})(?![\\p{L}])`,
  'gu',
)
/** Titles that only stand before names. */
const onlyTitles =
  /^(?:dr|mr|mrs|ms|prof|professor|chef|uncle|aunty|auntie|herr|frau|monsieur|madame|señor|señora|don|doña|dona|signor|signora|доктор|шеф)\.?,? /iu
/** Words with a capital after a title that are no name: `Chef Specials`, `Dr Pepper`. */
const noName =
  /^(?:Special|Specials|Table|Choice|Knife|Hat|Pepper|Universe|World|Right|Wrong|Holle|Time|Day|Week|Night|Class|Who|What|The|Our|Your|My|New|This|That|And|In|At|On|To|For|With|You|Us|We|It)$/u

/** People in scripts with capitals. `isOffering`: a given name alone is somebody whom the writer knows. */
function capitalisedNames(
  plain: string,
  source: string,
  lowerSource: string,
  language: LanguageCode,
  isOffering: () => boolean,
): { text: string; at: number }[] {
  const { withRole, introduced, explained, alone } = peopleFinders(language)
  const isName = (word: string | undefined): word is string => isCapital(word) && !contracted.test(word) && !noName.test(word)
  const people = Array.from(plain.matchAll(personal)).flatMap(({ index, 0: text, 1: first = '', 2: last = '' }) =>
    isGivenName(first) && !contracted.test(last) && !noSurname.test(last) && !knownToAll.has(text) ? [{ text, at: index }] : [],
  )
  const named = Array.from(plain.matchAll(withRole)).flatMap(({ index, 0: text, 1: first, 2: last }) => {
    if (!isName(first)) return []
    if (isName(last)) return [{ text, at: index }]
    const whole = last ? text.slice(0, text.lastIndexOf(last)).trimEnd() : text
    const isTold =
      isGivenName(first) ||
      onlyTitles.test(text) ||
      ((language === 'de' || /^\p{Ll}/u.test(text)) && someones.test(plain.slice(Math.max(0, index - 40), index)))
    return isTold ? [{ text: whole, at: index }] : []
  })
  const met = Array.from(plain.matchAll(introduced)).flatMap(({ index, 0: text, 1: first, 2: last }) =>
    isName(first) && (isGivenName(first) || (isName(last) && / (?:by|par|por|von|da) /u.test(text))) ? [{ text, at: index }] : [],
  )
  const told = Array.from(plain.matchAll(explained)).flatMap(({ index, 1: first = '', 2: last = '' }) =>
    isName(first) && isName(last) ? [{ text: plain.slice(index, plain.indexOf(',', index)), at: index }] : [],
  )
  const single =
    alone && plain.search(alone) >= 0 && isOffering()
      ? Array.from(plain.matchAll(alone), ({ index, 0: text }) => ({ text, at: index }))
      : []
  const found: { text: string; at: number }[] = []
  const ours = Array.from(plain.matchAll(ofOurs)).flatMap(({ index, 0: text, 1: first, 2: last }) =>
    isName(first) && isName(last) && !noSurname.test(last) ? [{ text, at: index }] : [],
  )
  for (const each of [...people, ...named, ...met, ...told, ...single, ...ours]) {
    const isPart = found.some(({ at, text }) => each.at < at + text.length && each.at + each.text.length > at)
    if (!isPart && !isGiven(nameOf(each.text), lowerSource) && !isHeard(nameOf(each.text), source)) found.push(each)
  }
  return found
}

const surnamesJa =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|清水|山崎|池田|橋本|阿部|石川|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|斉藤|福田|太田|西村|藤井|金子|岡本|藤原|中野|三浦|原田|中川|松田|竹内'
const surnamesZh =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段'
const surnamesKo =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용'

/** Names beside a title, in scripts without capitals. */
const titled: Partial<Record<LanguageCode, RegExp>> = {
  ar: /(?<![\p{L}])(?:ال)?(?:عازف|عازفة|دكتور|دكتورة|مهندس|مهندسة|أستاذ|أستاذة|شيف|مدرب|مدربة|فنان|فنانة|كاتب|كاتبة|خبير|خبيرة|مؤسس|مؤسسة|شيخ|سيد|سيدة|مصمم|مصممة)\s([\p{L}\p{M}]{2,12}\sال?[\p{L}\p{M}]{2,14})/gu,
  ur: /(?<![\p{L}])(?:ڈاکٹر|شیف|پروفیسر|جناب|محترمہ|انجینئر|حکیم)\s([\p{L}\p{M}]{2,12}\s[\p{L}\p{M}]{2,12})/gu,
  hi: /(?<![\p{L}\p{M}])(?:डॉ\.|डॉक्टर|प्रोफ़ेसर|प्रोफेसर|शेफ़|शेफ|श्रीमती|श्री|गुरु|उस्ताद)\s([\p{L}\p{M}]{2,14}\s[\p{L}\p{M}]{2,14})/gu,
  sa: /(?<![\p{L}\p{M}])(?:पण्डितः|आचार्यः|आचार्या)\s([\p{L}\p{M}]{4,24})/gu,
  bn: /(?<![\p{L}\p{M}])(?:ডা\.|ড\.|ডাক্তার|অধ্যাপক|শেফ|ওস্তাদ|জনাব)\s([\p{L}\p{M}]{2,14}\s[\p{L}\p{M}]{2,14})/gu,
  ja: new RegExp(
    `(?:シェフの|料理研究家の|代表の|先生の)?((?:${surnamesJa})[\\p{Script=Han}\\p{Script=Hiragana}]{0,3}?)(?=さん|先生|氏|シェフ|教授|社長|選手|店長|オーナー|講師|職人)|(?:シェフ|店主|店長|オーナー|代表|講師|職人|農家|料理長|パティシエ|バリスタ)の?(?:${surnamesJa})`,
    'gu',
  ),
  zh: new RegExp(
    `(?<![\\p{Script=Han}])(?:[\\p{Script=Han}]{0,6})?([${surnamesZh}][\\p{Script=Han}]{1,2})(?=老师|先生|女士|教授|博士|医生|总监|师傅|大厨|主厨|老板|阿姨|教练|店长)|(?:主厨|大厨|店长|创始人|教练|设计师|咖啡师|面包师|农场主|园主)([${surnamesZh}][\\p{Script=Han}]{1,2}?)(?=每|从|亲|说|告|在|用|为|将|会|把|和|，|。|、|的|带|教|$)`,
    'gu',
  ),
  ko: new RegExp(
    `(?<![가-힣])([${surnamesKo}][가-힣][가-힣](?<![와과은는이가을를도의에로만들소점집실방국]))(?=\\s?(?:선생님|대표님|대표(?=[가는의이])|셰프|작가|교수|원장|박사|코치|강사|점장|사장|씨(?=[가는의이도와께를]|[^가-힣]|$)))|(?<![가-힣])(?:셰프|쉐프|농부|강사|바리스타|파티시에)\\s([${surnamesKo}][가-힣]{2})(?=[가이은는의을를도와과]?(?![가-힣]))`,
    'gu',
  ),
}
/** Words after a title that are not a name: `الأستاذ في المدرسة`, `الفنان الصغير`, `डॉक्टर के सामने`. */
const noFirstName =
  /^(?:(?:في|من|على|إلى|الذي|التي|عن|مع)(?=\s)|و|ال)|^(?:के|को|की|का|ने|से|में|पर|जी|है|हैं|और|या|भी|तो|यह|वह|एक|ही|साहब|द्वारा|এর|ও|কে|এবং|বা|সাহেব|কাছে|کے|کو|کی|کا|نے|سے|میں|پر|اور|یا|بھی|صاحب|ایک|ہی|آج|کل|اب|جب|کیا|کون|کہ|جو|تو|نہیں|ہے|ہیں|سننا|आज|कल|अब|जब|क्या|कौन|कि|जो|नहीं|हमेशा|आज|আজ|কাল|এখন|যখন|কী|কে|যে|না)(?=\s)/u

/** Letters of a title by which its forms are compared. */
const titleStem = 4

/** Whether a source tells of somebody with the title: then what follows it is as often another word as a name. */
const isTitleGiven = (whole: string, lowerSource: string): boolean => {
  const [title, after] = whole.split(/\s/u)
  return title !== undefined && after !== undefined && lowerSource.includes([...title.replace(/^ال/u, '')].slice(0, titleStem).join(''))
}

/** Products and companies. Platforms, office programs and payment apps that stand for a whole kind of thing (Excel, Zoom, Paytm) are not listed. */
const brands =
  /(?<![\p{Script=Latin}\p{N}@./-])(?:Todoist|Notion|Evernote|Trello|Asana|Monday\.com|ClickUp|Airtable|Obsidian|Canva|Figma|Lightroom|Photoshop|Premiere Pro|CapCut|Final Cut|DaVinci Resolve|Grammarly|ChatGPT|Midjourney|Copilot|Gemini|Perplexity|Calendly|Mailchimp|HubSpot|Salesforce|Hootsuite|Buffer|Shopify|Etsy|Squarespace|Wix|WordPress|Duolingo|Babbel|Headspace|MyFitnessPal|Strava|Garmin|Fitbit|Peloton|YNAB|Robinhood|Coinbase|Nike|Adidas|Puma|Reebok|Lululemon|Patagonia|Decathlon|IKEA|Walmart|Costco|Tesco|Lidl|Aldi|Carrefour|Flipkart|Zomato|Swiggy|Uber|Airbnb|Netflix|Spotify|Audible|Starbucks|McDonald['’]s|Nespresso|Coca-Cola|Pepsi|Nestlé|Maggi|Amul|Patanjali|Dabur|Parachute Advan[cs]ed|ParachuteAdvan[cs]ed|Lakmé|Mamaearth|Himalaya Herbals|L['’]Oréal|Maybelline|Sephora|Dyson|Bosch|Makita|Philips|Samsung|Huawei|Xiaomi|iPhone|MacBook|GoPro|Canon|Nikon|Sony|Nintendo|PlayStation|Tesla|Toyota|Volkswagen|BMW|Mercedes-Benz|Audible|Skillshare|Udemy|Coursera|MasterClass|BetterHelp|NordVPN|HelloFresh)(?![\p{Script=Latin}\p{N}])/gu

/** The addresses of a text that the source has not. */
const addressesIn = (plain: string, source: string, language: LanguageCode) => {
  const given = valuesOf(source)
  return addressFacts(plain, language)
    .filter((address) => !address.isIn(given, () => []))
    .map(({ text }) => ({ text, at: plain.indexOf(text) }))
}

/** Letters of a word by which the forms of a place are compared. */
const placeStem = 4

/** Whether a source has a word of a place, or is in another script: then it may name the place in that one. */
function isPlaceGiven(place: string, source: string, lowerSource: string): boolean {
  if (scriptOf(place)?.test(source) === false) return true
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(place)) return source.includes([...place].slice(0, 2).join(''))
  const words = place
    .toLowerCase()
    .split(/[\s-]/u)
    .filter((word) => word.length > 2)
  const [telling] = [...words.filter((word) => !venues.has(word)), ...words]
  return telling === undefined || lowerSource.includes([...telling].slice(0, placeStem).join(''))
}
const venues = new Set(Object.values(lexicons).flatMap((lexicon) => entriesOf(lexicon.venues)))

/** Names of people, places and brands that a result states and the user did not give. */
export function nameFaults(passages: readonly Passage[], { source, language }: NameRequest): Fault[] {
  const lowerSource = source.toLowerCase()
  const spaceless = lowerSource.replace(/\s/gu, '')
  const isOffering = () => isOffer(source, language)
  return passages.flatMap(({ field, text, style }) => {
    if (style === 'note') return []
    const plain = style === 'tags' ? text : proseOf(text)
    const brandsFound = Array.from((style === 'tags' ? text.replaceAll('#', ' ') : plain).matchAll(brands), ({ index, 0: brand }) => ({
      text: brand,
      at: index,
    })).filter(({ text: brand }) => !spaceless.includes(brand.toLowerCase().replace(/\s/gu, '')))
    const people = isProse({ style })
      ? [
          ...capitalisedNames(plain, source, lowerSource, language, isOffering),
          ...Array.from(plain.matchAll(titled[language] ?? /(?!)/gu), (match) => ({
            text: match[0],
            name: match[1] ?? match[2] ?? match[0],
            at: match.index,
          })).filter(
            ({ text: whole, name }) =>
              !isTitleGiven(whole, lowerSource) &&
              !isHeard(name, source) &&
              !noFirstName.test(name) &&
              !name.split(/\s/u).some((word) => lowerSource.includes(word.replace(/^ال/u, ''))),
          ),
        ]
      : []
    const isTags = style === 'tags'
    const places = [
      ...(isProse({ style }) && isOffering() ? addressesIn(plain, source, language) : []),
      ...placesIn(isTags ? spacedTags(text) : plain, language, isTags || style === 'title').filter(
        ({ text: place, at }) =>
          (isOffering() || speaksForWriter(sentenceAt(text, at, language), language)) &&
          !isPlaceGiven(place, source, lowerSource) &&
          !isExample(sentenceAt(text, at, language)),
      ),
    ]
    const named = places.filter(({ at }) => !people.some((one) => one.at === at))
    const quoted = isTags ? named.map(({ at }) => ({ text: tagAt(text, at), at })) : named
    return [...brandsFound, ...people, ...quoted].map(
      ({ text: name, at }): Fault => ({
        rule: 'name',
        field,
        message: `"${style === 'tags' ? name : sentenceAt(text, at, language)}" names ${JSON.stringify(name)}, which nobody gave: leave the name out, or say what it is in general`,
        quotes: [name],
      }),
    )
  })
}
