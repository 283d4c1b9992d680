import { i18n, params } from '#contract/i18n.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'

/** Messages about rules that server and app share. */
export const voiceRuleMessages = i18n('voice-rule', {
  stateListed: 'Please choose from the list',
  wordRequired: 'Please enter a word',
  onlyWords: 'This rule doesn’t replace a word',
})

/** What a rule does, as its user reads it. */
const ruleNames = i18n('voice-rule-names', {
  'no-hashtags': 'Leave out hashtags',
  'no-emoji': 'Leave out emoji',
  'no-closing-question': 'Don’t end with a question',
  replace: params('Write “{to}” instead of “{from}”'),
  shorter: params('Write about {percent}% shorter'),
})

/** The same, as a question about the next texts. */
const ruleQuestions = i18n('voice-rule-questions', {
  'no-hashtags': 'Leave out hashtags from now on?',
  'no-emoji': 'Leave out emoji from now on?',
  'no-closing-question': 'Stop ending with a question from now on?',
  replace: params('Write “{to}” instead of “{from}” from now on?'),
  shorter: params('Write about {percent}% shorter from now on?'),
})

/** The answers to the question: each says what it does. */
const ruleAnswers = i18n('voice-rule-yes', {
  'no-hashtags': 'Yes, leave them out',
  'no-emoji': 'Yes, leave them out',
  'no-closing-question': 'Yes, stop',
  replace: params('Yes, write “{to}”'),
  shorter: params('Yes, about {percent}% shorter'),
})
const ruleRefusals = i18n('voice-rule-no', {
  'no-hashtags': 'No, keep using them',
  'no-emoji': 'No, keep using them',
  'no-closing-question': 'No, keep asking',
  replace: params('No, keep “{from}”'),
  shorter: 'No, keep the length',
})

/** A word in its own direction, whatever the direction of the sentence. */
const isolated = (word: string): string => `\u2068${word}\u2069`

type Wordings = typeof ruleNames

function worded(t: Wordings, rule: VoiceRule): string {
  if (rule.kind === 'replace') return t.replace({ from: isolated(rule.from), to: isolated(rule.to) })
  if (rule.kind === 'shorter') return t.shorter({ percent: Math.round((1 - rule.share) * 100) })
  return t[rule.kind]
}

/** 'Leave out hashtags'. */
export const ruleName = (rule: VoiceRule): string => worded(ruleNames, rule)

/** 'Leave out hashtags from now on?' */
export const ruleQuestion = (rule: VoiceRule): string => worded(ruleQuestions, rule)

/** 'Yes, leave them out' and 'No, keep using them'. */
export function ruleAnswer(rule: VoiceRule): { readonly yes: string; readonly no: string } {
  const refusals = ruleRefusals
  return { yes: worded(ruleAnswers, rule), no: worded({ ...refusals, shorter: () => refusals.shorter }, rule) }
}
