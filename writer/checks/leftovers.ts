import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type Passage, proseOf } from '#writer/checks/passage.ts'
import { withoutSentences } from '#writer/fit/seams.ts'

// What stands in a model's answer for the writer and not for readers: blanks to fill in, and words about the text itself.

/** A blank in brackets: its words, in every language. Other words in brackets may be a heading: `[단수 안내]`. */
const blanks =
  /[[［【<{]{1,2}\s?(?:(?:your|insert|add|enter|link|url|name|brand|company|business|product|shop|store|topic|date|number|price|phone|address|location|city|x|dein|deine|ihr|ihre|tu|tus|su|votre|vos|seu|sua|il tuo|la tua|ваш\p{L}*|हमारा|आपका|आपकी|আপনার|آپ کا|آپ کی)(?![\p{L}])[^\]］】>}\n]{0,40}|(?:name|nombre|nom|nome|firmenname|telefonnummer|adresse|e-?mail|e-mail-adresse|indirizzo[^\]］】>}\n]{0,20}|dirección[^\]］】>}\n]{0,20}|enlace[^\]］】>}\n]{0,20}|lien[^\]］】>}\n]{0,20}|teléfono|téléphone|telefono|telefone|endereço[^\]］】>}\n]{0,20}|numero[^\]］】>}\n]{0,20}|имя|ссылка|название[^\]］】>}\n]{0,20}|телефон|адрес|नाम|लिंक|तारीख|फ़ोन नंबर|নাম|লিংক|তারিখ|ফোন নম্বর|نام|لنک|تاریخ|فون نمبر|الاسم|اسم[^\]］】>}\n]{0,20}|الرابط|رابط[^\]］】>}\n]{0,20}|التاريخ|رقم[^\]］】>}\n]{0,20}|名前|店名|会社名|お名前|日付|日時|リンク|電話番号|住所|价格|日期|时间|姓名|公司名|品牌名?|产品名|链接|电话|地址|地点|이름|가게 이름|상호명?|링크|날짜|전화번호|주소|연락처|회사명|नाम))\s?[\]］】>}]{1,2}(?!\()/giu
const braces = /\{\{\s?\w+\s?\}\}/gu

/** `Here is your post:` in the languages, at the start of a text or as a whole title. */
const announcement =
  /^\W{0,4}(?:(?:here(?:'|’)?s|here (?:is|are)|below (?:is|are))\s(?:[\p{L}\p{N}-]+\s){0,4}(?:post|tweet|thread|caption|titles?|description|script|hashtags?|version|draft|ideas)(?:\s(?:for|about|on|in|with|that|based)\s[^\n:]{0,60})?|(?:hier (?:ist|sind)|voici|aquí (?:tienes?|está|van|te dejo)|ecco|aqui (?:está|estão|vai|vão)|вот)\s[^\n:]{0,60}(?:post|beitrag|titel|text|beschreibung|skript|publication|titres?|légende|script|publicación|títulos?|descripción|guion|titoli|didascalia|descrizione|legenda|descrição|roteiro|пост|заголовк|описани|сценари|вариант)\p{L}*|(?:यहाँ|यहां|पेश|ये रहे|ये रहा|प्रस्तुत)[^\n:]{0,60}(?:पोस्ट|शीर्षक|कैप्शन|टाइटल|विवरण|स्क्रिप्ट)[^\n:]{0,20}|(?:এখানে|এই রইল|নিচে)[^\n:]{0,60}(?:পোস্ট|শিরোনাম|ক্যাপশন|বিবরণ|স্ক্রিপ্ট)[^\n:]{0,20}|(?:حاضر|پیش|یہ رہے|یہ رہا|یہ ہیں|یہ ہے)[^\n:]{0,60}(?:عنوان|عنوانات|پوسٹ|کیپشن|تفصیل|اسکرپٹ)[^\n:]{0,20}|(?:إليك|إليكم|هذه|هذا|فيما يلي)\s[^\n:]{0,60}(?:منشور|عناوين|عنوان|وصف|نص|سيناريو)[^\n:]{0,20}|(?:以下(?:は|が)|こちらが)[^\n:：]{0,40}(?:投稿|タイトル|キャプション|説明文|台本)[^\n:：]{0,10}(?:です)?|(?:以下是|这是|下面是)[^\n:：]{0,40}(?:帖子|标题|文案|描述|脚本)[^\n:：]{0,10}|(?:다음은|아래는|여기)[^\n:：]{0,40}(?:게시물|제목|캡션|설명|대본|글)[^\n:：]{0,12})\s?[:：]/giu

/** Blanks and announcements of a result. `source` is the user's input, which may have brackets of its own. */
export function leftoverFaults(passages: readonly Passage[], source: string): Fault[] {
  return passages.flatMap(({ field, text, style }) => {
    if (style === 'tags') return []
    const plain = proseOf(text)
    const found = (pattern: RegExp) => (plain.match(pattern) ?? []).filter((part) => !source.includes(part))
    const fault = (quotes: readonly string[], message: string): Fault[] =>
      quotes.length > 0 ? [{ rule: 'leftover', field, message, quotes }] : []
    const [toFill, announced] = [[...new Set([...found(blanks), ...found(braces)])], style === 'note' ? [] : found(announcement)]
    return [
      ...fault(
        toFill,
        `${toFill.map((part) => JSON.stringify(part)).join(', ')} would have to be filled in: write the sentence without it`,
      ),
      ...fault(
        announced,
        `${announced.map((part) => JSON.stringify(part)).join(', ')} is addressed to the writer: give only the text that readers see`,
      ),
    ]
  })
}

const onlineName =
  /(?:https?:\/\/|www\.)[^\s<>"。，、；：！？（）「」]*[\p{L}\p{M}\p{N}/#=_~&%+$@*-]|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<![\p{L}\p{N}/.])@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|(?<![\p{L}\p{N}/])[ru]\/\w{3,}|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|co|app|dev|shop|store|info|me|ai|tv|ly|example)\b(?:\/[^\s)]*[\w/=])?/giu

const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/$/u, '')

/** The links, addresses and handles of a text that the user did not give. */
const inventedLinks = (text: string, given: string): string[] =>
  (text.match(onlineName) ?? []).filter((name) => !given.includes(bare(name)))

/** Whether a text holds a link, an address or a handle that the user did not give. */
export const hasInventedLink = (text: string, source: string): boolean => inventedLinks(text, source.toLowerCase()).length > 0

/** A text without the sentences and list entries that hold a link which the user did not give; unchanged when no other would be left. */
export function withoutInventedLinks(text: string, source: string, language: LanguageCode): string {
  const given = source.toLowerCase()
  if (inventedLinks(text, given).length === 0) return text
  const left = withoutSentences(text, language, (sentence) => inventedLinks(sentence, given).length > 0)
  return /\p{L}/u.test(proseOf(left)) ? left : text
}

/** Links, addresses and handles that the user did not give. They could lead readers anywhere, so a text is not delivered with them. */
export function linkFaults(passages: readonly Passage[], source: string): Fault[] {
  const given = source.toLowerCase()
  return passages.flatMap(({ field, text, style }): Fault[] => {
    if (style === 'tags' || style === 'note') return []
    const quotes = inventedLinks(text, given)
    return quotes.length > 0
      ? [
          {
            rule: 'link',
            field,
            message: `${quotes.map((name) => JSON.stringify(name)).join(', ')} was not given: use the links and handles of the details exactly, or none`,
            quotes,
          },
        ]
      : []
  })
}
