import type { Note } from '#contract/arranged.ts'
import type { Occasion } from '#contract/occasions.ts'
import { type Audience, type Complexity, type LanguageCode, type ScriptLength, scriptLengths } from '#contract/options.ts'
import { directionLine } from '#contract/script.ts'
import { leavesOutQuestion, lengthShare } from '#writer/background.ts'
import { type Fact, isContact } from '#writer/builtin/facts.ts'
import { fillFrame, frameFits, frameVoice, sensitiveHeadline, tonedFrames, withFullStop } from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { ownLines } from '#writer/builtin/own-lines.ts'
import type { Phrases } from '#writer/builtin/phrases/schema.ts'
import { closingQuestion, missingFacts, takesOtherQuestions } from '#writer/builtin/questions.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'
import { raised } from '#writer/builtin/sentences.ts'
import { layOutScript, type SpokenSection, spokenSeconds } from '#writer/script.ts'

export interface ScriptOptions {
  readonly length: ScriptLength
  readonly audience: Audience
  readonly complexity: Complexity
  readonly hook?: boolean
}

/** Seconds of one free answer of the speaker. */
const answerSeconds = { least: 15, most: 60, usual: 40 } as const
/** Seconds of the shot that shows a fact. */
const showSeconds = { usual: 4, least: 5, most: 60 } as const
/** Occasions where free answers of the speaker may fill the requested minutes; on others there are at most `fewQuestions`. */
const interviews: readonly Occasion[] = ['question', 'tips', 'opinion', 'mine', 'subject']
const explanatory: readonly Occasion[] = ['tips', 'opinion', 'mine', 'subject']
const fewQuestions = 3
const startSeconds = 4
/** Between name and place; `, ` by default. */
const commas: Readonly<Partial<Record<LanguageCode, string>>> = { ar: '، ', ur: '، ', zh: '，', ja: '、' }

const roundedUp = (seconds: number) => Math.ceil(seconds / 5) * 5

type SpokenLabels = Phrases['script']['spoken']

/** The spoken label before a fact; null when the fact needs none. */
function labelOf({ kind, text }: Fact, { occasion, voice, has }: Reading): keyof SpokenLabels | null {
  // Only facts of an announcement get a label, not those of a story or a call to action.
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

/** A timed script made from the input. Only free answers of the speaker fill the requested minutes, never invented text. */
export function arrangeScript(reading: Reading, asked: ScriptOptions, seed: number): { script: string; notes: readonly Note[] } {
  const { phrases, occasion, listId, voice, language, isSensitive, shape } = reading
  const { script, writing, invite } = phrases
  const lines = createLines(reading, seed)
  const { length, audience, complexity } = asked
  const { minMinutes, maxMinutes } = scriptLengths[length]
  const share = lengthShare(reading.background)
  const [least, most] = [minMinutes * 60 * share, maxMinutes * 60 * share]
  const end = (text: string) => withFullStop(text, writing.stop)
  // A spoken question needs its mark, even if the language omits it in writing.
  const spoken = (text: string) => (occasion === 'question' ? withFullStop(text, writing.spaces ? '?' : '？') : end(text))
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(writing.joiner)
  const cue = (text: string, seconds?: number) => directionLine(lines.fill(text), language, seconds)

  const frames = isSensitive || occasion === 'closed' ? [] : asked.hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading)
  const usable = frames.filter((frame) => frameFits(frame, reading.bare))
  const frame = usable[lines.turn % Math.max(1, usable.length)]
  const topic = isSensitive ? sensitiveHeadline(reading) : spoken(frame ? fillFrame(reading, lines, frame, reading.bare) : reading.bare)

  const sections: SpokenSection[] = [
    {
      name: lines.fill(script.headings.start),
      text: isSensitive ? topic : [cue(lines.pick(script.scene.start), startSeconds), topic].join('\n'),
    },
  ]
  const facts = orderedFacts(reading)
  /** The facts as spoken lines; each step is shown for `stepSeconds`. */
  const spokenFacts = (stepSeconds: number) => {
    const labelled = new Set<string>()
    return facts.map((fact, at) => {
      const isNumber = fact.kind === 'act' && /\p{Nd}$/u.test(fact.text)
      const text = isNumber ? raised(fact.text) : end(raised(fact.text))
      if (shape === 'steps') {
        const step = joined(lines.fill(script.steps[Math.min(at, script.steps.length - 1)] as string), text)
        return [step, cue(lines.pick(script.scene.facts, String(at)), stepSeconds)].join('\n')
      }
      if (fact.kind === 'link' || fact.kind === 'mail')
        return [lines.fill(script.linkShown), directionLine(`${lines.fill(script.shown)} ${fact.text}`, language)].join('\n')
      if (shape === 'story') return text
      const label = labelOf(fact, reading)
      // Each label is spoken once.
      const isNew = label !== null && !labelled.has(label)
      if (isNew) labelled.add(label)
      return joined(isNew ? lines.fill(script.spoken[label]) : '', text)
    })
  }
  const again =
    voice === 'news' && facts.length > 0
      ? [{ name: lines.fill(script.headings.again), text: joined(lines.pick(script.again), end(reading.bare)) }]
      : []
  const fillsMinutes = interviews.includes(occasion)
  // Audience lines fit only where something is explained.
  const audienceLines = audience === 'general' || !explanatory.includes(occasion) ? undefined : script.audience[audience]
  const ask =
    audienceLines && !leavesOutQuestion(reading.background) && voice === 'talk' && takesOtherQuestions(reading)
      ? lines.fill(audienceLines.ask)
      : closingQuestion(reading, lines, complexity)
  const close = isSensitive
    ? lines.pick(facts.some(isContact) ? invite.spread : invite.seen)
    : joined(
        occasion === 'question' && !audienceLines && !leavesOutQuestion(reading.background) ? spoken(reading.bare) : ask,
        lines.pick(script.end),
      )
  const own = ownLines(reading)
  const signature = [own.name, own.place].filter(Boolean).join(commas[language] ?? ', ')
  const told = [signature, own.action].filter(Boolean).map((text) => end(raised(text)))
  const shown = own.link ? [lines.fill(script.linkShown), directionLine(`${lines.fill(script.shown)} ${own.link}`, language)] : []
  const closing = [close, ...told, ...shown].filter(Boolean).join('\n')
  // Sad news and unknown occasions get no closing section.
  const last: SpokenSection[] =
    occasion === 'sad' || occasion === 'other' ? [] : [...again, { name: lines.fill(script.headings.end), text: closing }]

  const seconds = (all: readonly SpokenSection[]) => all.reduce((sum, { text }) => sum + spokenSeconds(text, language), 0)
  const notes: Note[] = []
  if (facts.length > 0) {
    const said = seconds([...sections, ...last, { name: '', text: spokenFacts(0).join('\n') }])
    const stepSeconds = Math.min(showSeconds.most, Math.max(showSeconds.least, roundedUp((least - said) / facts.length)))
    const hasSteps = shape === 'steps' && (occasion === 'tips' || occasion === 'mine')
    const isStory = shape === 'story' && voice === 'talk'
    const heading = hasSteps ? script.headings.steps : isStory ? script.headings.story : script.headings.facts
    const shots = shape === 'list' ? [cue(lines.pick(script.scene.facts), showSeconds.usual)] : []
    sections.push({ name: lines.fill(heading), text: [...spokenFacts(stepSeconds), ...shots].join('\n') })
  }

  const ownQuestions = script.self[listId as keyof typeof script.self] as readonly string[] | undefined
  const missing = least - seconds([...sections, ...last])
  // No questions about facts that are already in the script: steps and detailed news end after their facts.
  const asksSelf =
    ownQuestions &&
    !isSensitive &&
    missing > 0 &&
    shape !== 'steps' &&
    (facts.length === 0 || (fillsMinutes && !(occasion === 'tips' && facts.length > 1)))
  if (asksSelf) {
    const extra = audienceLines ? [audienceLines.self] : []
    // Advanced: fewer questions with more time each; simple: more questions.
    const usual = complexity === 'advanced' ? answerSeconds.most : complexity === 'simple' ? 30 : answerSeconds.usual
    const available = fillsMinutes ? [...extra, ...ownQuestions, ...script.talkSelf] : [...extra, ...ownQuestions].slice(0, fewQuestions)
    const needed = Math.max(extra.length + 1, Math.ceil(missing / (usual + 4)))
    const count = Math.min(available.length, needed)
    const questions = available.slice(0, count).map((line) => lines.fill(line))
    const lead = lines.pick(script.before[voice])
    const said = seconds([{ name: '', text: [lead, ...questions].join('\n') }])
    const longest = fillsMinutes ? answerSeconds.most : answerSeconds.usual
    const each = Math.min(longest, Math.max(answerSeconds.least, roundedUp((missing - said) / count)))
    const answers = questions.map((question, at) =>
      [question, cue(script.answer[(lines.turn + at) % script.answer.length] as string, each)].join('\n'),
    )
    sections.push({ name: lines.fill(script.headings.questions), text: [lead, ...answers].join('\n') })
    notes.push({ code: 'outline' })
  }
  if (occasion === 'other' && shape === 'none') {
    const each = Math.min(answerSeconds.most, Math.max(answerSeconds.least, roundedUp(missing)))
    sections.push({ name: lines.fill(script.headings.questions), text: cue(lines.pick(script.answer), each) })
    notes.push({ code: 'outline' })
  }
  const all = [...sections, ...last]
  const total = seconds(all)
  if (total < least) notes.push({ code: 'shorter', asked: length, add: missingFacts(reading) })
  if (total > most) notes.push({ code: 'longer', asked: length })
  if (occasion === 'other' && reading.guessed) notes.push({ code: 'pick-occasion' })
  return { script: layOutScript(all, language), notes }
}
