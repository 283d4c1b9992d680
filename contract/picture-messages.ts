import { count, i18n, params } from '#contract/i18n.ts'

/** Why a picture is not drawn. */
export const pictureMessages = i18n('picture', {
  tooManyWords: count({
    one: 'The words don’t fit this picture. Take out at least 1 character, or choose another format.',
    other: 'The words don’t fit this picture. Take out at least {count} characters, or choose another format.',
  }),
  slideTooManyWords: count({
    one: 'The words don’t fit this slide. Take out at least 1 character, or choose another format.',
    other: 'The words don’t fit this slide. Take out at least {count} characters, or choose another format.',
  }),
  wordsOrSlides: 'Send words for one picture, or slides for a carousel',
  slides: params('Between {least} and {most} slides'),
  noSuchSlide: 'The carousel has no such slide',
  slideOfNone: 'Only a carousel has slides',
  carouselTemplate: 'Please choose a layout for carousels',
  pictureTemplate: 'This layout is for carousels',
  oneFile: 'One picture is a PNG or a JPEG',
  carouselFile: 'A carousel is a ZIP or a PDF. With “at”, one of its slides is a PNG or a JPEG',
})
