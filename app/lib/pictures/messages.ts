import { i18n, params } from '#contract/i18n.ts'

/** The look of pictures. */
export const brandMessages = i18n('picture-brand', {
  color: 'Color',
  secondColor: 'Second color',
  addColor: 'Add a second color',
  removeColor: 'Remove the second color',
  typefaces: 'Type',
  handle: 'Your name or handle',
  logo: 'Logo',
  addLogo: 'Add a logo',
  changeLogo: 'Change the logo',
  removeLogo: 'Remove the logo',
  logoGone: 'This logo was deleted. Add another one, or remove it.',
  closeLogos: 'Done',
})

export const typefaceNames = i18n('picture-typefaces', { editorial: 'Serif', plain: 'Plain', poster: 'Poster' })

/** The photos of an account. */
export const photoMessages = i18n('photo-picker', {
  photo: 'Photo',
  add: 'Add a photo',
  adding: params('Adding {name}...'),
  hint: params('JPEG, PNG or WebP, up to {megabytes} MB. You can also drop or paste one here.'),
  stored: params('{count} of {max} photos stored'),
  loading: 'Loading your photos...',
  notLoaded: 'Your photos couldn’t be loaded.',
  retry: 'Try again',
  /** The accessible name of a photo, newest first. */
  named: params('Photo {number}, added {day}'),
  more: 'Show more photos',
  none: 'Use no photo',
  gone: 'The photo of this picture was deleted. Pick another one.',
  remove: 'Delete photo',
  removeQuestion: 'Delete this photo?',
  removeText: 'Pictures and voices that use it will be drawn without it.',
  cancel: 'Keep it',
  removed: 'Photo deleted',
  notRemoved: 'The photo couldn’t be deleted. Try again.',
  notAdded: 'The photo couldn’t be added. Try again.',
  /** Of several files. */
  fileFailed: params('{name}: {reason}'),
})
