import { i18n, params } from '#contract/i18n.ts'

/** Why a field of a request is refused. The forms prevent most of these, so they are mainly for API clients. */
export const fieldMessages = i18n('fields', {
  id: 'This is not a valid id',
  words: 'Please add a few words: hashtags are made from what you type',
  notStorable: 'This text contains characters we can’t save. Please type it again.',
  tooLong: params('At most {most} characters'),
  detailsText: 'Please send the details as text',
  occasion: 'Please choose one of the listed occasions',
  language: 'Please choose one of the listed languages',
  tone: 'Please choose one of the listed tones',
  length: 'Please choose one of the listed lengths',
  complexity: 'Please choose one of the listed complexities',
  spelling: 'Please choose one of the listed spellings',
  address: 'Please choose one of the listed forms of address',
  rewrite: 'This can’t be changed that way',
  otherText: 'This isn’t a text of this generation',
  mismatch: 'A rewrite has to keep this from the earlier request',
  idempotencyKey: '1 to 200 visible ASCII characters',
  keyUsed: 'This key was already used for a different request',
  page: 'Please use the `next` of the page before',
  json: 'The body is not valid JSON',
  jsonObject: 'Please send a JSON object, or nothing',
  jsonType: 'Please send application/json',
  url: 'The address of this request cannot be read',
  host: 'Please send one Host header that names a host',
  /** For whoever opens a server on this computer by a name that it does not know. */
  hostUnknown: params('This server answers at {url} only. To use another name, set it as APP_URL.'),
})
