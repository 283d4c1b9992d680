import { count, i18n } from '#contract/i18n.ts'

/** Why a picture is not drawn. */
export const pictureMessages = i18n('picture', {
  tooManyWords: count({
    one: 'The words don’t fit this picture. Take out at least 1 character, or choose another format.',
    other: 'The words don’t fit this picture. Take out at least {count} characters, or choose another format.',
  }),
})
