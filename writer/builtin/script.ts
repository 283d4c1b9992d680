import type { Note } from '#contract/arranged.ts'
import { type ScriptLength, scriptLengths } from '#contract/options.ts'
import { directionLine } from '#contract/script.ts'
import { lengthShare } from '#writer/background.ts'
import {
  commaOf,
  factText,
  fillFrame,
  frameFits,
  frameVoice,
  isAddress,
  labelOf,
  leadingFact,
  sensitiveHeadline,
  tonedFrames,
  withFullStop,
} from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { ownLines } from '#writer/builtin/own-lines.ts'
import { closingQuestions, lengtheningRoles } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { raised } from '#writer/builtin/sentences.ts'
import { type Fact, isContact } from '#writer/facts/roles.ts'
import { layOutScript, type SpokenSection, spokenSeconds } from '#writer/script.ts'

export interface ScriptOptions {
  readonly length: ScriptLength
  readonly hook?: boolean
}

/** Seconds of the shot that shows a fact. */
const showSeconds = { usual: 4, least: 5, most: 60 } as const
const startSeconds = 4
/** Facts of an announcement that are said once more. */
const mostRepeated = 2

const roundedUp = (seconds: number) => Math.ceil(seconds / 5) * 5

/** A timed script made from the input: what is said, what is shown, and for how long. Nothing is added to fill the requested minutes. */
export function arrangeScript(reading: Reading, asked: ScriptOptions, seed: number): { script: string; notes: readonly Note[] } {
  const { phrases, occasion, voice, language, isSensitive, shape, facts } = reading
  const { script, writing, invite } = phrases
  const lines = createLines(reading, seed)
  const { minMinutes, maxMinutes } = scriptLengths[asked.length]
  const share = lengthShare(reading.background)
  const [least, most] = [minMinutes * 60 * share, maxMinutes * 60 * share]
  const end = (text: string) => withFullStop(text, writing.stop)
  // A spoken question needs its mark, even if the language omits it in writing.
  const spoken = (text: string) => (occasion === 'question' ? withFullStop(text, writing.spaces ? '?' : '？') : end(text))
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(writing.joiner)
  const cue = (text: string, seconds?: number) => directionLine(lines.fill(text), language, seconds)
  const shown = (text: string) => directionLine(`${lines.fill(script.shown)} ${text}`, language)

  const frames = isSensitive ? [] : asked.hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading)
  const usable = frames.filter((frame) => frameFits(frame, reading.bare))
  const frame = usable[lines.turn % Math.max(1, usable.length)]
  const topic = isSensitive ? sensitiveHeadline(reading) : spoken(frame ? fillFrame(reading, lines, frame, reading.bare) : reading.bare)
  // The end of a story is no beginning: nobody knows yet what it is about.
  const leading = asked.hook || occasion === 'mine' ? undefined : leadingFact(reading)
  const opening = joined(leading ? end(raised(leading.text)) : '', topic)
  const sections: SpokenSection[] = [
    {
      name: lines.fill(script.headings.start),
      text: isSensitive ? topic : [cue(lines.pick(script.scene.start), startSeconds), opening].join('\n'),
    },
  ]

  const steps = facts.filter(({ role }) => role === 'steps')
  const others = facts.filter((fact) => fact.role !== 'steps' && fact !== leading)
  const labelled = new Set<string>()
  /** A fact as it is said; a bare link is shown. */
  const told = (fact: Fact): string => {
    if (fact.kind === 'link' && isAddress(fact)) return [lines.fill(script.linkShown), shown(fact.text)].join('\n')
    const text = end(factText(reading, lines, fact))
    const label = shape === 'story' ? null : labelOf(fact, reading)
    // Each label is spoken once.
    const isNew = label !== null && !labelled.has(label)
    if (isNew) labelled.add(label)
    return joined(isNew ? lines.fill(script.spoken[label]) : '', text)
  }
  const isAfter = (fact: Fact) =>
    steps.length > 0 && (isContact(fact) || fact.role === 'lesson' || fact.role === 'example' || fact.role === 'thanks')
  const before = others.filter((fact) => !isAfter(fact)).map(told)
  const after = others.filter(isAfter).map(told)
  /** Each step: a spoken line, and its shot with what stands on the screen. */
  const spokenSteps = (seconds: number) =>
    steps.map(({ text }, at) =>
      [
        joined(lines.fill(script.steps[Math.min(at, script.steps.length - 1)] as string), end(raised(text))),
        // What the person typed is not filled: it may hold braces.
        directionLine(
          joined(lines.pick(script.scene.facts, String(at)), `${lines.fill(script.shown)} ${at + 1}. ${text}`),
          language,
          seconds,
        ),
      ].join('\n'),
    )

  const main = others.filter((fact) => !isContact(fact)).slice(0, mostRepeated)
  const said =
    voice === 'news' && main.length > 0
      ? [reading.bare, ...main.map((fact) => factText(reading, lines, fact))]
      : steps.length > 1
        ? steps.map(({ text }) => raised(text))
        : []
  const again =
    said.length > 0 ? [{ name: lines.fill(script.headings.again), text: joined(lines.pick(script.again), ...said.map(end)) }] : []
  const ask = closingQuestions(reading)
  const close = isSensitive
    ? lines.pick(facts.some(isContact) || reading.has.found(reading.head) ? invite.spread : invite.seen)
    : occasion === 'question'
      ? joined(spoken(reading.bare), lines.pick(script.end))
      : ask.length > 0
        ? joined(lines.pick(ask), lines.pick(script.end))
        : ''
  const own = ownLines(reading)
  const signature = [own.name, own.place].filter(Boolean).join(commaOf(language))
  const signed = [signature, own.action].filter(Boolean).map((text) => end(raised(text)))
  const ownLink = own.link ? [lines.fill(script.linkShown), shown(own.link)] : []
  const closing = [close, ...signed, ...ownLink].filter(Boolean).join('\n')
  // Sad news and unknown occasions get no closing section.
  const last: SpokenSection[] =
    occasion === 'sad' || occasion === 'other'
      ? []
      : [...again, ...(closing ? [{ name: lines.fill(script.headings.end), text: closing }] : [])]

  const seconds = (all: readonly SpokenSection[]) => all.reduce((sum, { text }) => sum + spokenSeconds(text, language), 0)
  const middle = (stepSeconds: number): SpokenSection[] => {
    const isStory = shape === 'story' && voice === 'talk'
    const shots = shape === 'list' && before.length > 0 ? [cue(lines.pick(script.scene.facts), showSeconds.usual)] : []
    const section = (name: string, texts: readonly string[]) =>
      texts.length > 0 ? [{ name: lines.fill(name), text: texts.join('\n') }] : []
    return [
      ...section(isStory ? script.headings.story : script.headings.facts, [...before, ...shots]),
      ...section(script.headings.steps, spokenSteps(stepSeconds)),
      ...section(script.headings.facts, after),
    ]
  }
  const spokenTime = seconds([...sections, ...middle(0), ...last])
  const stepSeconds = Math.min(showSeconds.most, Math.max(showSeconds.least, roundedUp((least - spokenTime) / Math.max(1, steps.length))))
  const all = [...sections, ...middle(stepSeconds), ...last]
  const total = seconds(all)
  const notes: Note[] = []
  if (total < least) notes.push({ code: 'shorter', asked: asked.length, add: lengtheningRoles(reading) })
  if (total > most) notes.push({ code: 'longer', asked: asked.length })
  return { script: layOutScript(all, language), notes }
}
