import type { TextWishes } from '#contract/kind.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'
import type { Habit, VoiceFields } from '#contract/voices.ts'

/** Who writes, with the rules that were learned from edits and kept. Own posts are never sent to a model; checks compare texts with them. */
export interface VoiceBackground extends VoiceFields {
  readonly rules: readonly VoiceRule[]
}

/** The chosen points of a source. Their facts count as given. */
export interface SourceBackground {
  readonly title: string
  /** `position`: in the source's list, from 0. */
  readonly points: readonly { readonly position: number; readonly text: string; readonly facts: readonly string[] }[]
}

/** What a text may use and must not contradict, besides topic and details, which must appear in it. */
export interface Background {
  readonly voice?: VoiceBackground
  readonly source?: SourceBackground
}

const rulesOf = (background: Background | undefined): readonly VoiceRule[] => background?.voice?.rules ?? []

/** What a voice and a source state, as one text: it counts as given. */
export function backgroundText({ voice, source }: Background = {}): string {
  return [
    ...(voice ? [voice.name, voice.offer, voice.audience, voice.place, voice.link, voice.callToAction, ...voice.useWords] : []),
    ...rulesOf({ ...(voice && { voice }) }).flatMap((rule) => (rule.kind === 'replace' ? [rule.to] : [])),
    ...(source ? [source.title, ...source.points.flatMap(({ text, facts }) => [text, ...facts])] : []),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Words of a background that stay as they are in any language: names, and the facts of a source. Its sentences are in a language of their own. */
export const untranslated = ({ voice, source }: Background = {}): string =>
  [...(voice ? [voice.name, voice.place, ...voice.useWords] : []), ...(source?.points.flatMap(({ facts }) => facts) ?? [])].join('\n')

/** Topic and details with what the background states: all that a text may state. */
export const allGiven = (input: string, background: Background | undefined): string =>
  [input, backgroundText(background)].filter(Boolean).join('\n')

const has = (background: Background | undefined, kind: VoiceRule['kind']) => rulesOf(background).some((rule) => rule.kind === kind)

/** How many emoji and hashtags texts have: the voice's habit; a rule that leaves them out wins. */
export const emojiHabit = (background: Background | undefined): Habit =>
  has(background, 'no-emoji') ? 'none' : (background?.voice?.emoji ?? 'usual')
export const hashtagHabit = (background: Background | undefined): Habit =>
  has(background, 'no-hashtags') ? 'none' : (background?.voice?.hashtags ?? 'usual')

/** `few` emoji or hashtags in a text. */
export const few = 2

/** The most emoji or hashtags of a habit. */
export const mostOf = (habit: Habit): number => ({ none: 0, few, usual: Number.POSITIVE_INFINITY })[habit]

/** The most emoji of a text. */
export const mostEmoji = (background: Background | undefined): number => mostOf(emojiHabit(background))

export const leavesOutQuestion = (background: Background | undefined): boolean => has(background, 'no-closing-question')

/** The words that a rule replaces, each with the one that takes its place. */
export const replacements = (background: Background | undefined): readonly { readonly from: string; readonly to: string }[] =>
  rulesOf(background).flatMap((rule) => (rule.kind === 'replace' ? [{ from: rule.from, to: rule.to }] : []))

/** The words that texts must not have: those that the voice avoids, and those that a rule replaces. */
export const avoidedWords = (background: Background | undefined): readonly string[] => [
  ...(background?.voice?.avoidWords ?? []),
  ...replacements(background).map(({ from }) => from),
]

/** The part of the usual length that a rule leaves, 1 without one. */
export const lengthShare = (background: Background | undefined): number =>
  Math.min(1, ...rulesOf(background).flatMap((rule) => (rule.kind === 'shorter' ? [rule.share] : [])))

/** What the checks of kinds need to know of a background. */
export const wishesOf = (background: Background | undefined): TextWishes => ({
  hashtags: mostOf(hashtagHabit(background)),
  lengthShare: lengthShare(background),
})
