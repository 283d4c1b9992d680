import type { VoiceRule } from '#contract/voice-rules.ts'
import type { VoiceFields } from '#contract/voices.ts'

/** Who writes, with the rules that were learned from edits and kept. */
export interface VoiceBackground extends Omit<VoiceFields, 'ownPosts'> {
  readonly rules: readonly VoiceRule[]
}

/** The chosen points of a source. Their facts count as given. */
export interface SourceBackground {
  readonly title: string
  readonly points: readonly { readonly text: string; readonly facts: readonly string[] }[]
}

/** What a text may use and must not contradict, besides topic and details, which must appear in it. */
export interface Background {
  readonly voice?: VoiceBackground
  readonly source?: SourceBackground
}
