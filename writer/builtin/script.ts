import type { Note } from '#contract/arranged.ts'
import type { Occasion } from '#contract/occasions.ts'
import { type Audience, type Complexity, type ScriptLength, scriptLengths } from '#contract/options.ts'
import { directionLine } from '#contract/script.ts'
import { type Fact, isContact } from '#writer/builtin/facts.ts'
import { finished, framed, frameHolds, frameVoice, quietHead, tonedFrames } from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import type { Phrases } from '#writer/builtin/phrases/schema.ts'
import { closingQuestion, gapsOf, takesOtherQuestions } from '#writer/builtin/questions.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'
import { raised } from '#writer/builtin/sentences.ts'
import { layOutScript, type SpokenSection, spokenSeconds } from '#writer/script.ts'

export interface ScriptAsked {
  readonly length: ScriptLength
  readonly audience: Audience
  readonly complexity: Complexity
  readonly hook?: boolean
}

/** Seconds of one answer in the speaker's own words: less is hurried, more is a silence. */
const answerSeconds = { least: 15, most: 60, usual: 40 } as const
/** Seconds to show what a fact speaks of. */
const showSeconds = { usual: 4, least: 5, most: 60 } as const
/** Occasions on which the speaker can fill minutes with answers of his or her own; on all others a few answers stand for missing details. */
const interviews: readonly Occasion[] = ['question', 'tips', 'opinion', 'mine', 'subject']
const explains: readonly Occasion[] = ['tips', 'opinion', 'mine', 'subject']
const fewQuestions = 3
const startSeconds = 4

const roundedUp = (seconds: number) => Math.ceil(seconds / 5) * 5

type SpokenLabels = Phrases['script']['spoken']

/** What the voice asks before a fact; nothing where the fact names itself. */
function labelOf({ kind, text }: Fact, { occasion, voice, has }: Reading): keyof SpokenLabels | null {
  // Spoken questions introduce the facts of an announcement; a story or what somebody does is told.
  if (voice === 'talk' || occasion === 'closed' || kind === 'act' || has.selfExplaining(text) || /^[\p{L}\p{M} ]{2,16}[:：]/u.test(text))
    return null
  if (kind === 'price')
    return /^[^\p{Nd}\p{Sc}]{0,80}[\p{L}\p{M}]{4}[^\p{Nd}\p{Sc}]{0,80}[\p{Nd}\p{Sc}]/u.test(text)
      ? null
      : occasion === 'hiring'
        ? 'pay'
        : 'price'
  if (kind === 'link' || kind === 'mail' || kind === 'handle') return 'contact'
  return kind
}

/** A script from what was given, spoken and timed; its minutes are filled by answers in the speaker's own words, never by ours. */
export function arrangeScript(reading: Reading, asked: ScriptAsked, seed: number): { script: string; notes: readonly Note[] } {
  const { phrases, occasion, listId, voice, language, isQuiet, shape } = reading
  const { script, writing, invite } = phrases
  const lines = createLines(reading, seed)
  const { length, audience, complexity } = asked
  const { minMinutes, maxMinutes } = scriptLengths[length]
  const [least, most] = [minMinutes * 60, maxMinutes * 60]
  const end = (text: string) => finished(text, writing.stop)
  // Read aloud, a question that is written without its mark is still asked.
  const spoken = (text: string) => (occasion === 'question' ? finished(text, writing.spaces ? '?' : '？') : end(text))
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(writing.joiner)
  const cue = (text: string, seconds?: number) => directionLine(lines.say(text), language, seconds)

  const frames = isQuiet || occasion === 'closed' ? [] : asked.hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading)
  const usable = frames.filter((frame) => frameHolds(frame, reading.bare))
  const frame = usable[lines.turn % Math.max(1, usable.length)]
  const topic = isQuiet ? quietHead(reading) : spoken(frame ? framed(reading, lines, frame, reading.bare) : reading.bare)

  const sections: SpokenSection[] = [
    {
      name: lines.say(script.headings.start),
      text: isQuiet ? topic : [cue(lines.one(script.scene.start), startSeconds), topic].join('\n'),
    },
  ]
  const facts = orderedFacts(reading)
  /** Each fact as it is said; a step is shown for so many seconds. */
  const told = (stepSeconds: number) => {
    const labelled = new Set<string>()
    return facts.map((fact, at) => {
      const isNumber = fact.kind === 'act' && /\p{Nd}$/u.test(fact.text)
      const text = isNumber ? raised(fact.text) : end(raised(fact.text))
      if (shape === 'steps') {
        const step = joined(lines.say(script.steps[Math.min(at, script.steps.length - 1)] as string), text)
        return [step, cue(lines.one(script.scene.facts, String(at)), stepSeconds)].join('\n')
      }
      if (fact.kind === 'link' || fact.kind === 'mail')
        return [lines.say(script.linkShown), directionLine(`${lines.say(script.shown)} ${fact.text}`, language)].join('\n')
      if (shape === 'story') return text
      const label = labelOf(fact, reading)
      // What has been asked once is not asked again.
      const isNew = label !== null && !labelled.has(label)
      if (isNew) labelled.add(label)
      return joined(isNew ? lines.say(script.spoken[label]) : '', text)
    })
  }
  const again =
    voice === 'news' && facts.length > 0
      ? [{ name: lines.say(script.headings.again), text: joined(lines.one(script.again), end(reading.bare)) }]
      : []
  const fillsMinutes = interviews.includes(occasion)
  // Who listens matters where something is explained, not under a question of one's own or an announcement.
  const audienceLines = audience === 'general' || !explains.includes(occasion) ? undefined : script.audience[audience]
  const ask =
    audienceLines && voice === 'talk' && takesOtherQuestions(reading)
      ? lines.say(audienceLines.ask)
      : closingQuestion(reading, lines, complexity)
  const close = isQuiet
    ? lines.one(facts.some(isContact) ? invite.spread : invite.seen)
    : joined(occasion === 'question' && !audienceLines ? spoken(reading.bare) : ask, lines.one(script.end))
  // Sad news, and what was not recognised, end with their own last sentence.
  const last: SpokenSection[] =
    occasion === 'sad' || occasion === 'other' ? [] : [...again, { name: lines.say(script.headings.end), text: close }]

  const seconds = (all: readonly SpokenSection[]) => all.reduce((sum, { text }) => sum + spokenSeconds(text, language), 0)
  const notes: Note[] = []
  if (facts.length > 0) {
    const said = seconds([...sections, ...last, { name: '', text: told(0).join('\n') }])
    const stepSeconds = Math.min(showSeconds.most, Math.max(showSeconds.least, roundedUp((least - said) / facts.length)))
    const isDone = shape === 'steps' && (occasion === 'tips' || occasion === 'mine')
    const isTold = shape === 'story' && voice === 'talk'
    const heading = isDone ? script.headings.steps : isTold ? script.headings.story : script.headings.facts
    const showing = shape === 'list' ? [cue(lines.one(script.scene.facts), showSeconds.usual)] : []
    sections.push({ name: lines.say(heading), text: [...told(stepSeconds), ...showing].join('\n') })
  }

  const own = script.self[listId as keyof typeof script.self] as readonly string[] | undefined
  const missing = least - seconds([...sections, ...last])
  // Nobody is asked what has just been said: steps and news with details end after them.
  const asksSelf =
    own &&
    !isQuiet &&
    missing > 0 &&
    shape !== 'steps' &&
    (facts.length === 0 || (fillsMinutes && !(occasion === 'tips' && facts.length > 1)))
  if (asksSelf) {
    const extra = audienceLines ? [audienceLines.self] : []
    // Deeper questions are fewer and get more time; simple ones are more.
    const usual = complexity === 'advanced' ? answerSeconds.most : complexity === 'simple' ? 30 : answerSeconds.usual
    const bank = fillsMinutes ? [...extra, ...own, ...script.talkSelf] : [...extra, ...own].slice(0, fewQuestions)
    const wanted = Math.max(extra.length + 1, Math.ceil(missing / (usual + 4)))
    const count = Math.min(bank.length, wanted)
    const questions = bank.slice(0, count).map((line) => lines.say(line))
    const lead = lines.one(script.before[voice])
    const said = seconds([{ name: '', text: [lead, ...questions].join('\n') }])
    const longest = fillsMinutes ? answerSeconds.most : answerSeconds.usual
    const each = Math.min(longest, Math.max(answerSeconds.least, roundedUp((missing - said) / count)))
    const answers = questions.map((question, at) =>
      [question, cue(script.answer[(lines.turn + at) % script.answer.length] as string, each)].join('\n'),
    )
    sections.push({ name: lines.say(script.headings.questions), text: [lead, ...answers].join('\n') })
    notes.push({ code: 'outline' })
  }
  if (occasion === 'other' && shape === 'none') {
    const each = Math.min(answerSeconds.most, Math.max(answerSeconds.least, roundedUp(missing)))
    sections.push({ name: lines.say(script.headings.questions), text: cue(lines.one(script.answer), each) })
    notes.push({ code: 'outline' })
  }
  const all = [...sections, ...last]
  const total = seconds(all)
  if (total < least) notes.push({ code: 'shorter', asked: length, add: gapsOf(reading) })
  if (total > most) notes.push({ code: 'longer', asked: length })
  if (occasion === 'other' && reading.guessed) notes.push({ code: 'pick-occasion' })
  return { script: layOutScript(all, language), notes }
}
