/*
 * Speech without punctuation, as programs write it down: where a new thought may begin. Words of speech that open a clause, and pauses. It
 * finds most of these places, not all, so people are told that the sentences were guessed.
 */

/** What is said without a break. */
export interface SpokenPiece {
  readonly text: string
  /** Milliseconds of silence before it. */
  readonly pause: number
}

/** Milliseconds of silence that separate thoughts, and UTF-16 units of a clause: a shorter one goes on, a longer one ends at a word. */
const limits = { pause: 700, least: 30, most: 220 } as const
/** Letters and signs for one end mark, of speech that has punctuation. Scripts without spaces have fewer letters. */
const perMark = { spaced: 400, joined: 160 } as const
const endMarks = /[.!?…।॥。！？؟۔](?=[\s"”’»)\]」』]|$)|[。！？]/gu
const joinedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether speech has sentences. A few words need no mark. */
export function isPunctuated(text: string): boolean {
  const marks = text.match(endMarks)?.length ?? 0
  return text.length / (marks + 1) <= (joinedScript.test(text) ? perMark.joined : perMark.spaced)
}

/** Words that begin a clause, of each language whose words have spaces between them. */
const openers =
  'so but because now then also however therefore anyway meanwhile finally thank thanks|aber denn also deshalb dann jetzt weil trotzdem außerdem|pero porque entonces ahora además después así|mais parce donc alors maintenant ensuite puis|mas porque então agora depois também portanto|ma perché quindi allora adesso poi inoltre|но потому поэтому затем теперь потом также|लेकिन क्योंकि इसलिए फिर अब और|কিন্তু কারণ তাই তারপর এখন এবং|لكن لأن لذلك ثم الآن وبعد|لیکن کیونکہ اس لیے پھر اب اور|किन्तु यतः ततः अधुना परन्तु|그런데 그래서 하지만 그리고 왜냐하면 이제'
const opener = new Set(openers.split(/[\s|]/u))
/** "And" opens a clause when one of these follows. */
const conjunctions = new Set(['and', 'und', 'y', 'et', 'e', 'и'])
const clauseWords = new Set(
  'i we you he she they it the this that then there when if in on at for my our your each every all ich wir du er sie es das die der dann wenn nosotros yo ellos el la cuando si en je nous vous il elle ils le les quand nós eu eles o os quando noi io loro lo se я мы вы он она они это когда если'.split(
    ' ',
  ),
)
/** Subjects that open a clause of their own, unless the word before leads to them ("how we", "before he"). */
const subjects = new Set('i we they he she each'.split(' '))
const leadsOn = new Set(
  'how what when where why who which that than if because before after as until while since and but so or thing things way time reason place everything anything all then can do did does are am is was were will would could should have has had may might must said say says think thinks know knows hope believe like'.split(
    ' ',
  ),
)
/** Words after which the sentence cannot end, so a wrong break shows. */
const cannotEnd = new Set(
  'a an the of to in on at for with from by and or but so because if that this our my your his her their we i you they is are was der die das ein eine und oder mit von zu im am für weil wenn el la los las un una y o de en con para por que le les des du et ou à dans pour avec que o os a as um uma e ou em com para que il lo gli i un una e o di in con per che и или в на с из для что'.split(
    ' ',
  ),
)
const notOpening = new Set(['much', 'many', 'far', 'good', 'long', 'that', 'on', 'big', 'few', 'little'])

/** Whether a clause may begin with `word`. */
function opens(word: string, before: string, next: string): boolean {
  if (cannotEnd.has(before)) return false
  if (opener.has(word)) return !notOpening.has(next)
  if (conjunctions.has(word)) return clauseWords.has(next)
  return subjects.has(word) && !leadsOn.has(before) && !cannotEnd.has(next)
}

/** The place of the last word at which a clause that is too long may be divided: not after a word that needs another. */
function breakIn(words: readonly string[]): number {
  for (let at = words.length - 1; at > words.length / 2; at--) if (!cannotEnd.has(words[at - 1]?.toLowerCase() ?? '')) return at
  return words.length - 1
}

/** Speech of a script without spaces: a line of subtitles is the smallest unit that is known. */
function joinedClauses(pieces: readonly SpokenPiece[]): string[] {
  const found: string[] = []
  for (const { text, pause } of pieces) {
    const last = found.at(-1)
    if (last === undefined || pause >= limits.pause || last.length + text.length > limits.least) found.push(text)
    else found[found.length - 1] = last + text
  }
  return found
}

/** Speech without punctuation as clauses, word for word. */
export function clausesOf(pieces: readonly SpokenPiece[]): string[] {
  if (joinedScript.test(pieces[0]?.text ?? '')) return joinedClauses(pieces)
  const words = pieces.flatMap(({ text, pause }) => text.split(/\s+/u).map((word, at) => ({ word, pause: at === 0 ? pause : 0 })))
  const lower = words.map(({ word }) => word.toLowerCase())
  const found: string[] = []
  let now: string[] = []
  let length = 0
  const end = (upTo = now.length) => {
    if (upTo > 0) found.push(now.slice(0, upTo).join(' '))
    now = now.slice(upTo)
    length = now.join(' ').length
  }
  for (const [at, { word, pause }] of words.entries()) {
    if (pause >= limits.pause || (length >= limits.least && opens(lower[at] ?? '', lower[at - 1] ?? '', lower[at + 1] ?? ''))) end()
    if (length + word.length > limits.most) end(breakIn(now))
    now.push(word)
    length += word.length + 1
  }
  end()
  return found
}
