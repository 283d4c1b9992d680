import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, type Passage, proseOf, sentenceAt } from '#writer/checks/passage.ts'

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

/** Words that stand before a name and say who somebody is. */
const roles =
  'founder|co-founder|owner|chef|head chef|baker|gardener|head gardener|coach|trainer|dr|mr|mrs|ms|miss|professor|prof|director|manager|teacher|designer|author|photographer|expert|ceo|pfarrer|pfarrerin|herr|frau|bürgermeister|bürgermeisterin|gründer|gründerin|inhaber|inhaberin|meister|meisterin|trainerin|köchin|koch|küchenchef|leiter|leiterin|fondateur|fondatrice|monsieur|madame|docteur|professeur|le chef|fundador|fundadora|don|doña|señor|señora|doctor|doctora|dona|doutor|doutora|professora|fundadora|fondatore|fondatrice|signor|signora|dottor|dottoressa|professoressa|основатель|основательница|шеф|доктор|профессор|тренер|директор'
const capital = "\\p{Lu}[\\p{Ll}\\p{M}'’-]{1,24}"
const particle = '(?:(?:de|da|do|del|della|di|van|von|la|le) )?'
const personal = new RegExp(`(?<![\\p{L}\\p{N}])(${capital}) ${particle}(${capital})(?![\\p{L}])`, 'gu')
const withRole = new RegExp(`(?<![\\p{L}])(?:${roles})\\.?,? (${capital})(?: ${particle}(${capital}))?(?![\\p{L}])`, 'giu')

/** Words with a capital that are no surname. */
const noSurname =
  /^(?:Day|Days|Week|Weekend|Street|Road|Lane|Park|Hall|School|Church|Market|Town|City|River|Lake|Island|Club|Cup|Prize|Award|Avenue|Square|House|Bay|Beach|Hill|Mountain|University|College|Hospital|Museum|Garden|Gardens|Straße|Platz|Kirche|Christ|Baptist|Tag|Jahr|Mal)$/u

/** `I'd`, `I’m` and `We've` are no names, and neither is a word with an ending. */
const contracted = /['’](?:d|m|s|ll|ve|re|t)$/iu

interface NameRequest {
  readonly source: string
  readonly language: LanguageCode
}

const isGiven = (name: string, lowerSource: string) =>
  name.split(/[\s-]/u).some((word) => word.length > 2 && lowerSource.includes(word.toLowerCase().replace(/['’]s?$/u, '')))

const isCapital = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}/u.test(word)

/** People in scripts with capitals. */
function capitalisedNames(plain: string, lowerSource: string): { text: string; at: number }[] {
  const people = Array.from(plain.matchAll(personal)).flatMap(({ index, 0: text, 1: first = '', 2: last = '' }) =>
    givenNames.has(first) && !contracted.test(last) && !noSurname.test(last) && !givenNames.has(`${last} `) ? [{ text, at: index }] : [],
  )
  const named = Array.from(plain.matchAll(withRole)).flatMap(({ index, 0: text, 1: first, 2: last }) =>
    isCapital(first) && isCapital(last) && !contracted.test(first) && !contracted.test(last) ? [{ text, at: index }] : [],
  )
  return [...people, ...named].filter(({ text }) => !isGiven(text.split(' ').filter(isCapital).slice(-2).join(' '), lowerSource))
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
  ur: /(?<![\p{L}])(?:ڈاکٹر|استاد|شیف|پروفیسر|جناب|محترمہ|انجینئر|حکیم)\s([\p{L}\p{M}]{2,12}\s[\p{L}\p{M}]{2,12})/gu,
  hi: /(?<![\p{L}\p{M}])(?:डॉ\.|डॉक्टर|प्रोफ़ेसर|प्रोफेसर|शेफ़|शेफ|श्रीमती|श्री|गुरु|उस्ताद)\s([\p{L}\p{M}]{2,14}\s[\p{L}\p{M}]{2,14})/gu,
  bn: /(?<![\p{L}\p{M}])(?:ডা\.|ড\.|ডাক্তার|অধ্যাপক|শেফ|ওস্তাদ|জনাব)\s([\p{L}\p{M}]{2,14}\s[\p{L}\p{M}]{2,14})/gu,
  ja: new RegExp(
    `(?:シェフの|料理研究家の|代表の|先生の)?((?:${surnamesJa})[\\p{Script=Han}\\p{Script=Hiragana}]{0,3}?)(?=さん|先生|氏|シェフ|教授|社長|選手)`,
    'gu',
  ),
  zh: new RegExp(
    `(?<![\\p{Script=Han}])(?:[\\p{Script=Han}]{0,6})?([${surnamesZh}][\\p{Script=Han}]{1,2})(?=老师|先生|女士|教授|博士|医生|总监)`,
    'gu',
  ),
  ko: new RegExp(
    `(?<![가-힣])([${surnamesKo}][가-힣][가-힣](?<![와과은는이가을를도의에로만들]))(?=\\s?(?:선생님|대표님|대표(?=[가는의이])|셰프|작가|교수|원장|박사|코치|씨(?![가-힣])))`,
    'gu',
  ),
}
/** Arabic words after a title that are not a name: `الأستاذ في المدرسة`. */
const arabicParticle = /^(?:في|من|على|إلى|الذي|التي|عن|مع|و)/u

/** Products and companies. Platforms and office programs that stand for a whole kind of thing (Excel, GitHub, Zoom) are not listed. */
const brands =
  /(?<![\p{Script=Latin}\p{N}@./-])(?:Todoist|Notion|Evernote|Trello|Asana|Monday\.com|ClickUp|Airtable|Obsidian|Canva|Figma|Lightroom|Photoshop|Premiere Pro|CapCut|Final Cut|DaVinci Resolve|Grammarly|ChatGPT|Midjourney|Copilot|Gemini|Perplexity|Calendly|Mailchimp|HubSpot|Salesforce|Hootsuite|Buffer|Shopify|Etsy|Squarespace|Wix|WordPress|Duolingo|Babbel|Headspace|MyFitnessPal|Strava|Garmin|Fitbit|Peloton|YNAB|Revolut|PayPal|Paytm|PhonePe|Klarna|Robinhood|Coinbase|Nike|Adidas|Puma|Reebok|Lululemon|Patagonia|Decathlon|IKEA|Walmart|Costco|Tesco|Lidl|Aldi|Carrefour|Flipkart|Zomato|Swiggy|Uber|Airbnb|Netflix|Spotify|Audible|Starbucks|McDonald['’]s|Nespresso|Coca-Cola|Pepsi|Nestlé|Maggi|Amul|Patanjali|Dabur|Parachute Advan[cs]ed|ParachuteAdvan[cs]ed|Lakmé|Mamaearth|Himalaya Herbals|L['’]Oréal|Maybelline|Sephora|Dyson|Bosch|Makita|Philips|Samsung|Huawei|Xiaomi|iPhone|MacBook|GoPro|Canon|Nikon|Sony|Nintendo|PlayStation|Tesla|Toyota|Volkswagen|BMW|Mercedes-Benz|Audible|Skillshare|Udemy|Coursera|MasterClass|BetterHelp|NordVPN|HelloFresh)(?![\p{Script=Latin}\p{N}])/gu

/** Names of people and brands that a result states and the user did not give. */
export function nameFaults(passages: readonly Passage[], { source, language }: NameRequest): Fault[] {
  const lowerSource = source.toLowerCase()
  const spaceless = lowerSource.replace(/\s/gu, '')
  return passages.flatMap(({ field, text, style }) => {
    if (style === 'note') return []
    const plain = style === 'tags' ? text : proseOf(text)
    const brandsFound = Array.from((style === 'tags' ? text.replaceAll('#', ' ') : plain).matchAll(brands), ({ index, 0: brand }) => ({
      text: brand,
      at: index,
    })).filter(({ text: brand }) => !spaceless.includes(brand.toLowerCase().replace(/\s/gu, '')))
    const people = isProse({ style })
      ? [
          ...capitalisedNames(plain, lowerSource),
          ...Array.from(plain.matchAll(titled[language] ?? /(?!)/gu), (match) => ({
            text: match[0],
            name: match[1] ?? '',
            at: match.index,
          })).filter(
            ({ name }) => !arabicParticle.test(name) && !name.split(/\s/u).some((word) => lowerSource.includes(word.replace(/^ال/u, ''))),
          ),
        ]
      : []
    return [...brandsFound, ...people].map(
      ({ text: name, at }): Fault => ({
        rule: 'name',
        field,
        message: `"${style === 'tags' ? name : sentenceAt(text, at, language)}" names ${JSON.stringify(name)}, which nobody gave: leave the name out, or say what it is in general`,
        quotes: [name],
      }),
    )
  })
}
