import { count, i18n, params } from '#contract/i18n.ts'

/** What a program reads of the Model Context Protocol server. `{makes}` is 'a video script'. */
export const mcpMessages = i18n('mcp', {
  instructions: params(
    '{name} writes social media text from a topic and facts. Put every fact that has to appear in facts, by what it is, or in details, because nothing is made up. Each text counts against the monthly limit of its plan, and so does each rewrite.',
  ),
  write: params('Write {makes} from a topic. Counts as one request.'),
  rewriteTitle: 'Rewrite a text',
  rewrite: 'Rewrite a text that was written before, by its id. Counts as one request.',
  rewriteId: 'The id of the text, as answered when it was written',
  rewriteVersion: 'Which of its versions, from 1; absent: the first',
  instruction: 'What to change, in your own words. Only for how: instruction',
  passage: 'The part to change, word for word. Only for how: instruction; absent: any part',
  chosenTone: 'The new tone. Only for how: tone',
  chosenPlatform: 'The other platform. Only for how: platform, of posts',
  chosenLanguage: 'The new language, as a code such as en. Only for how: language',
  pictureTitle: 'Draw the picture of a post',
  picture:
    'Draw the picture of a post, or the slides of a carousel, from its facts, by the id of the text. Template, format, side, words and photo can be changed. Free.',
  pictureId: 'The id of the text, as answered when it was written',
  alt: params('Alt text: {words}'),
  sourceTitle: 'Read a text or link',
  source:
    'Read a long text or the public page behind a link, to write from it. Answers an id and its points; pass the id and the positions of the points to use as source. Free.',
  listTitle: 'Library',
  list: 'List or search the texts that were saved to the library, newest first.',
  saveTitle: 'Save to the library',
  save: 'Save a text to the library.',
  voicesTitle: 'Voices',
  voices: 'List the voices that texts can be written in. Pass the id of one as voice.',
  usageTitle: 'Usage',
  usage: 'This month’s requests and limits, by feature.',
  writing: 'Writing',
  id: params('Id for rewrites: {id}'),
  check: params('Check before posting: {note}'),
  add: params('Worth adding: {fact}'),
  ask: params('Not written yet and not counted. Ask the user, then call again with facts: {questions}'),
  issue: params('{field}: {message}'),
  batch: 'Please send one message at a time, not a list',
  wait: count({ one: 'Try again in {count} second.', other: 'Try again in {count} seconds.' }),
})
