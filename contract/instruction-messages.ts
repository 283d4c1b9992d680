import { i18n } from '#contract/i18n.ts'

/** Changing a text by an instruction, and choosing among versions. */
export const instructionMessages = i18n('instruction', {
  sayWhat: 'Say what to change',
  noPassage: 'We couldn’t find that part anymore. Select it again.',
})
