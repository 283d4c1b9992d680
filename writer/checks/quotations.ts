import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, normalised, type Passage, sentenceAt } from '#writer/checks/passage.ts'

/*
 * A quotation is words in quotation marks that somebody is said to have spoken. Words in quotation marks without a speaker are examples,
 * titles and irony; what the reader or "you" might say is an example too.
 */

const quoted =
  /[“"„]([^“”"„\n]{6,280})[”"“]|«\s?([^«»\n]{8,280})\s?»|「([^「」\n]{5,140})」|『([^『』\n]{5,140})』|‘((?:[^‘’\n]|’(?=\p{L})){6,280})’/gu

/** Somebody speaks, before the quotation: `As one member likes to say, "…"`. */
const speaksBefore =
  /(?:\b(?:says?|said|told (?:me|us)|tells us|put it|puts it|quoted|wrote|writes|explains|explained|recalls|likes to say|words of \S+|sagt|sagte|meint|meinte|erzählt|erzählte|erklärt|schwärmt|verrät|dit|disait|explique|confie|raconte|résume|dice|decía|dijo|cuenta|explica|comenta|diz|disse|conta|explica|spiega|racconta|diceva|ha detto|говорит|сказал[аи]?|говорил[аи]?|рассказывает|объясняет|признаётся)\b[^.!?\n]{0,20}|(?:कहते हैं|कहती हैं|कहा था|ने कहा|কথায়|বলেন|বলেছেন|বলেছিলেন|کہتے ہیں|کہتی ہیں|نے کہا|يقول|تقول|قال|قالت|كما قال|说得好|曾说|所说|所言|名言|说过|说道|表示|告诉我们|は言います|は語ります|曰く|によると|말합니다|말했습니다|씨는|따르면)[^.!?。\n]{0,12})[,:：،]?\s?$/iu
/** Somebody speaks, after the quotation: `"…," he told us.` */
const speaksAfter =
  /^[,.!?]?\s?[,–—-]?\s?(?:(?:\p{L}+\s){0,3}?(?:says|said|told (?:me|us)|tells us|explains|explained|recalls|adds|smiles|laughs|sagt|sagte|meint|meinte|erzählt|erzählte|erklärt|schwärmt|lacht|freut sich|dit|disait|explique|confie|raconte|se réjouit|sourit|résume|s['’]enthousiasme|dice|decía|dijo|cuenta|explica|comenta|asegura|diz|disse|conta|afirma|spiega|racconta|assicura|sorride|ha detto|говорит|сказал[аи]?|рассказывает|объясняет|улыбается|признаётся)(?![\p{L}])|(?:ऐसा |यह )?(?:कहते हैं|कहती हैं|कहना है|ने कहा)|(?:বলেন|বলেছেন|বললেন)|(?:کہتے ہیں|کہتی ہیں|کا کہنا ہے)|(?:يقول|تقول|قال|قالت|هكذا قال)|(?:と(?:語る|話す|言う|語って|話して|おっしゃ|話していました|言っていました))|(?:라고|이라고)\s?(?:말|전|했|밝)|，?(?:他|她|\S{2,4})(?:说|表示|笑着说))/iu
/** Speakers that make it an example. */
const anybody =
  /\b(?:you|your|everyone|everybody|nobody|somebody|someone|people|anyone|who says|say to (?:yourself|them)|don['’]t say|du|man|jeder|alle|niemand|jemand|tu|vous|on se|tout le monde|quelqu['’]un|alguien|todos|nadie|todo mundo|alguém|ninguém|tutti|qualcuno|nessuno|ты|вы|все|кто-то|никто)\b|(?:कोई|सब|आप|তুমি|আপনি|সবাই|آپ|سب|کوئی|أحد|كل|الجميع|تقول لنفسك|你|人家|别说|不要说|可以说|怎么说|就说|再说|第?[一二三四五六七八九十]句|有人|대방|누군가|사람들|みんな|あなた|誰)/iu

/** Words that are quoted as somebody's and stand in neither topic nor details. */
export function quotationFaults(passages: readonly Passage[], source: string, language: LanguageCode, isJoke: boolean): Fault[] {
  if (isJoke) return []
  let given: string | undefined
  return passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style }) || style === 'title') return []
    return Array.from(text.matchAll(quoted)).flatMap((match): Fault[] => {
      const words = normalised(match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? '')
      given ??= normalised(source)
      if (given.includes(words)) return []
      const before = text.slice(Math.max(0, match.index - 60), match.index)
      const clause = /[^.!?。！？\n]*$/u.exec(before)?.[0] ?? ''
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
      const [isBefore, isAfter] = [speaksBefore.test(clause), speaksAfter.test(after)]
      if (!isBefore && !isAfter) return []
      if (anybody.test(isBefore ? clause : (/^[^.!?。\n]*/u.exec(after.slice(1))?.[0] ?? ''))) return []
      const quote = match[0]
      return [
        {
          rule: 'quotation',
          field,
          message: `${JSON.stringify(sentenceAt(text, match.index, language))} quotes words that nobody gave: say it in the writer's own voice, or leave it out`,
          quotes: [quote],
        },
      ]
    })
  })
}
