/** The wrappings that people put around a topic: orders to a writer, lists, guides. Peeled off before the topic is read. */
export interface Peeled {
  readonly rest: string
  readonly list: { readonly count: number | null } | null
}

const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 }

const format =
  '(?:social media |instagram |linkedin |twitter |x |tiktok |facebook |reddit |youtube |blog |short |long |quick |funny |engaging |fun |viral |nice |good |catchy |new )*(?:post|posts|tweet|tweets|thread|caption|captions|reel|reels|video|videos|script|article|content|story|something|text|piece|update|announcement|community post|short|shorts|hashtags|titles?|description)'
const order = new RegExp(
  `^(?:please )?(?:can you |could you |i (?:want|need|would like|'d like) (?:you )?(?:to )?|help me (?:to )?|let's )?(?:write|create|make|generate|draft|give me|compose|need|want|do|prepare|suggest)(?: me| us)? (?:a |an |some |the |my |one )?${format} (?:about|on|for|regarding|around|explaining|that explains|describing|announcing|promoting) `,
  'i',
)
const mention = new RegExp(`^(?:a |an |some |my |the |next )?${format} (?:about|on|regarding|explaining|announcing|promoting) `, 'i')
const talk =
  /^(?:i |we )?(?:want|would like|'d like|am going|'m going|plan|need) to (?:talk|write|post|tell (?:people|everyone|my followers|you)|share something|speak) (?:about|on) |^(?:let's |let us )?talk(?:ing)? about |^(?:all |thoughts |facts |tips |advice |info |information )?(?:about|on|regarding) (?=\S+ ?)|^(?:topic|subject|title|theme|idea|prompt)\s*[:\-–] /i
const guide =
  /^(?:a |an |the |my |your )?(?:(?:complete|ultimate|quick|short|simple|beginner's?|beginners'?|practical|honest|full|step[- ]by[- ]step) )*(?:guide|introduction|intro|tutorial|crash course|primer|101|tips and tricks|dos and don'ts) (?:to|on|for|of|about) /i

const listWord =
  '(?:tips|tricks|ways|hacks|ideas|reasons|steps|mistakes|lessons|facts|secrets|rules|habits|strategies|signs|examples|methods|techniques|benefits|myths|questions|resources|principles)'
const list = new RegExp(
  `^(?:the |my |our |some )?(?:top |best )?(\\d{1,3} |${Object.keys(numbers).join(' |')} )?(?:(?:best|top|great|simple|easy|quick|common|useful|practical|proven|small|little|big|biggest|essential|underrated|effective|important|creative|surprising|cheap|free|more) )*${listWord}(?: and (?:tricks|tips|hacks))?(?: (?:you|i|we|people|beginners|everyone) (?:need|should know|must know|learned|make|made))? (to avoid when|to avoid while|to avoid in|for|to|on|about|of|in|when|from|with|why|behind|i learned from) (?=\\S)`,
  'i',
)

/** An invitation to what belongs to the person is about the thing itself: "check out my shop". */
const invitation =
  /^(?:please )?(?:check out|visit|meet|introducing|introduce|announcing|presenting|come (?:to|see)|discover|try|follow|join|say hello to|welcome to) (?=(?:my|our)\b)/i
/** Praise or weighing that stands before the real subject. */
const weighing =
  /^(?:the |a |some )?(?:(?:best|easiest|right|fastest|simplest|cheapest|only|smartest) (?:way|time|method|age)s? (?=to )|(?:pros and cons|importance|power|art|joy|joys|benefits|basics|fundamentals|beauty|advantages|dangers|cost|psychology|science|truth) (?:of|about|behind) )/i
/** "what nobody tells you about motherhood" is about motherhood. */
const told =
  /^(?:what|everything|things|something|all|the one thing|one thing|stuff) (?:that )?(?:nobody|no one|i|we|you|they|people|most people|everyone|beginners)(?: \S+){1,4}? (?:about|from|as|before) (?=\S)/i
const tail = / (?:tips|hacks|tricks|advice|mistakes|myths|tips and tricks|dos and don'ts|for dummies)$/i

const leading = /^(\d{1,3}) (?=\S)/
const leadingCount = (text: string): number | null => (leading.test(text) ? Number(leading.exec(text)?.[1]) : null)

/** "3 ways to start running" → rest "to start running", list of 3. */
export function peel(text: string): Peeled {
  let rest = text.replace(/^how 2 /i, 'how to ').replace(/^(?:happy|merry) (?=\p{Lu})/u, '')
  let found: Peeled['list'] = null
  for (let round = 0; round < 4; round++) {
    const before = rest
    rest = rest
      .replace(order, '')
      .replace(talk, '')
      .replace(mention, '')
      .replace(guide, '')
      .replace(weighing, '')
      .replace(invitation, '')
      .replace(told, '')
    const match = list.exec(rest)
    if (match) {
      const count = (match[1] ?? '').trim().toLowerCase()
      found = { count: count === '' ? null : (numbers[count] ?? Number(count)) }
      const joint = (match[2] ?? '').toLowerCase()
      const after = rest.slice(match[0].length)
      rest = joint === 'to' || joint === 'why' ? `${joint} ${after}` : after
    }
    if (tail.test(rest)) {
      found ??= { count: leadingCount(rest) }
      rest = rest.replace(tail, '').replace(leading, '')
    }
    if (rest === before) break
  }
  return { rest, list: found }
}
