/** The address of a `HYPERLINK` field; empty when it leads to another place in the document. */
export const fieldAddress = (instruction: string): string => /^\s*HYPERLINK\s+"([^"\s]{1,2000})"/iu.exec(instruction)?.[1] ?? ''

/** Fields whose result is about the paper or repeats the document: numbers of pages, the table of contents. */
export const isOfPaper = (instruction: string): boolean =>
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF|TOC|SECTION)(?![A-Z])/iu.test(instruction)

/** A table of contents: the only field whose result, which is not shown, has several paragraphs. */
export const isContents = (instruction: string): boolean => /^\s*TOC(?![A-Z])/iu.test(instruction)

const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
    .replace(/\/$/u, '')

/** The address of a link as it is written after the linked words, with a space before it; empty when the words say it already. */
export function addressAfter(address: string, words: string): string {
  const [, kind = '', contact = ''] = /^(mailto|tel):([^?]{1,300})/iu.exec(address) ?? []
  const shown = kind ? contact : address
  if (words.trim() === '' || !(kind || /^https?:\/\//iu.test(address))) return ''
  if (kind.toLowerCase() === 'tel' && words.replace(/\D/gu, '').includes(contact.replace(/\D/gu, ''))) return ''
  return bare(words).includes(bare(shown)) ? '' : ` (${shown})`
}
