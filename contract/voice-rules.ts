/**
 * What a user changed in results in the same way several times, as a rule for the texts of a voice. `replace` has the word that was taken
 * out and the one that took its place; `shorter` the part of the length that was left, 0.7 for example.
 */
export type VoiceRule =
  | { readonly kind: 'no-hashtags' | 'no-emoji' | 'no-closing-question' }
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  | { readonly kind: 'shorter'; readonly share: number }

export const voiceRuleKinds = [
  'no-hashtags',
  'no-emoji',
  'no-closing-question',
  'replace',
  'shorter',
] as const satisfies readonly VoiceRule['kind'][]

/** `suggested` and `refused` rules do not apply; what was refused is not suggested again, what was postponed after three more edits. */
export const voiceRuleStates = ['suggested', 'postponed', 'refused', 'kept'] as const
export type VoiceRuleState = (typeof voiceRuleStates)[number]

/** A rule is suggested after the same change in this many generations, and after as many more once it was postponed. */
export const editsToSuggest = 3

/** UTF-16 units of an edited text that is compared with its original. */
export const longestEditedText = 40_000
