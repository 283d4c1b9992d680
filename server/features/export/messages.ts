import { i18n } from '#contract/i18n.ts'

/** The words of exported files. */
export const exportFileMessages = i18n('export-files', {
  title: 'Title',
  type: 'Type',
  content: 'Content',
  language: 'Language',
  tags: 'Tags',
  created: 'Created (UTC)',
  /** The type of a result that is not saved in the library. */
  text: 'Text',
})
