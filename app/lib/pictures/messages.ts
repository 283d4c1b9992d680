import { i18n } from '#contract/i18n.ts'

/** The look of pictures. */
export const brandMessages = i18n('picture-brand', {
  color: 'Color',
  secondColor: 'Second color',
  addColor: 'Add a second color',
  removeColor: 'Remove the second color',
  typefaces: 'Type',
  handle: 'Your name or handle',
})

export const typefaceNames = i18n('picture-typefaces', { editorial: 'Serif', plain: 'Plain', poster: 'Poster' })
