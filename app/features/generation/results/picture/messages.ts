import { i18n } from '#contract/i18n.ts'

/** The picture of a text. */
export const pictureTools = i18n('picture-tools', {
  open: 'Picture',
  drawing: 'Drawing your picture...',
  failed: 'The picture couldn’t be drawn.',
  retry: 'Try again',
  template: 'Layout',
  format: 'Format',
  side: 'Background',
  words: 'Words',
  items: 'List, one line each',
  notCounted: 'Pictures don’t count as requests.',
  downloadPng: 'Download PNG',
  downloadJpeg: 'JPEG',
  downloadJpegNamed: 'Download JPEG',
  copyPicture: 'Copy picture',
  pictureCopied: 'Picture copied',
  pictureNotCopied: 'Your browser doesn’t copy pictures. Download it instead.',
  copyAlt: 'Copy alt text',
  notSaved: 'Your changes to the picture couldn’t be saved.',
})

export const templateNames = i18n('picture-templates', {
  notice: 'Notice',
  offer: 'Offer',
  event: 'Event',
  quote: 'Quote',
  list: 'List',
  steps: 'Steps',
  question: 'Question',
  photo: 'Photo',
  journal: 'Magazine',
  bold: 'Bold',
  cards: 'Cards',
  route: 'Route',
  frame: 'Frame',
})

export const formatNames = i18n('picture-formats', { portrait: 'Portrait', square: 'Square', story: 'Story', wide: 'Wide' })
export const sideNames = i18n('picture-sides', { light: 'Light', dark: 'Dark' })

export const placeNames = i18n('picture-places', {
  headline: 'Heading',
  figure: 'Figure',
  day: 'Day and time',
  place: 'Place',
  body: 'Text',
  by: 'Who said it',
  call: 'What to do',
})
