import { i18n, params } from '#contract/i18n.ts'

/** Why a photo is not stored. */
export const photoMessages = i18n('photo', {
  type: 'Choose a JPEG, PNG or WebP picture.',
  size: 'Please send the size of the file in Content-Length.',
  empty: 'That file is empty. Choose another one.',
  tooLarge: params('That photo is over {megabytes} MB. Choose a smaller one.'),
  tooManyPixels: params('That photo has more than {megapixels} million pixels. Make it smaller and add it again.'),
  broken: 'We couldn’t read that photo. It may be damaged. Save it again, or choose another one.',
  busy: 'We’re still working on other photos. Try again in a moment.',
  full: params('You’ve stored all {most} photos of your plan. Delete one to add another, or upgrade.'),
  fullOfMost: params('You’ve stored {most} photos, the most there can be. Delete one to add another.'),
})
