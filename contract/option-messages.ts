import { i18n } from '#contract/i18n.ts'

// Labels of the options in `options.ts` and `style.ts`, by their ids.

export const toneLabels = i18n('tones', {
  casual: 'Casual',
  professional: 'Professional',
  formal: 'Formal',
  conversational: 'Conversational',
  persuasive: 'Persuasive',
  humorous: 'Humorous',
  entertaining: 'Entertaining',
  inspirational: 'Inspirational',
  educational: 'Educational',
  excited: 'Excited',
})

export const lengthNames = i18n('lengths', {
  short: 'Short',
  medium: 'Medium',
  standard: 'Standard',
  long: 'Long',
  reel: 'Reel',
  // Of the batch screen, as the specification words them.
  shortAllInOne: 'About 50–100 characters or 10–20 words',
  mediumAllInOne: '100–500 characters or 20–100 words',
  longAllInOne: '500–2,000 characters or 100–400 words',
})

export const complexityLabels = i18n('complexities', {
  simple: 'Simple',
  simpleAbout: 'Short sentences and everyday words',
  moderate: 'Moderate',
  moderateAbout: 'Plain words, some detail',
  advanced: 'Advanced',
  advancedAbout: 'In-depth, with expert terms',
})

export const audienceLabels = i18n('audiences', {
  general: 'General',
  beginners: 'Beginners',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  professionals: 'Professionals',
})

export const ideaCategoryLabels = i18n('idea-categories', {
  any: 'Any',
  education: 'Education',
  entertainment: 'Entertainment',
  lifestyle: 'Lifestyle',
  tech: 'Tech',
  fitness: 'Fitness',
  business: 'Business',
})

export const exportFormatLabels = i18n('export-formats', {
  txt: 'Plain text',
  md: 'Markdown',
  csv: 'Spreadsheet',
  json: 'JSON',
  docx: 'Word document',
})

export const spellingLabels = i18n('spellings', {
  own: 'Match my spelling',
  british: 'British (colour, organise)',
  american: 'American (color, organize)',
})

export const addressFormLabels = i18n('address-forms', {
  usual: 'Match the tone and platform',
  informal: 'Informal (du, tu, तुम)',
  formal: 'Formal (Sie, vous, आप)',
})
