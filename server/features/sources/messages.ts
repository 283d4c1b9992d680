import { i18n, params } from '#contract/i18n.ts'

/** Why a link cannot be read (`server/infra/links/link-error.ts`). */
export const linkMessages = i18n('source-link', {
  invalid: 'We can’t open that link. Paste the address of a public web page.',
  notPublic: 'That address isn’t on the public web, so we can’t open it. Paste the text instead.',
  unknownHost: 'We couldn’t find that site on the public web. Check the link, or paste the text instead.',
  unreachable: 'That site didn’t answer. Try again, or paste the text instead.',
  slow: 'That page took too long to load. Try again, or paste the text instead.',
  notFound: 'That page doesn’t exist. Check the link.',
  refused: 'That site doesn’t let us read the page. Paste the text instead.',
  redirects: 'That link keeps forwarding to other pages. Paste the text instead.',
  tooLarge: 'That page is over 3 MB. Paste the part you need.',
  notText: 'That link isn’t a web page. If it’s a file, download it and add it here.',
})

/** Why a page cannot be read. */
export const pageMessages = i18n('source-page', {
  noText: 'We found no text on that page. Paste the text instead.',
  unreadable: 'We couldn’t read that page. Paste the text instead.',
  encoding: 'That page’s letters came out garbled. Paste the text instead.',
})

/** Why a file cannot be read (`server/infra/reading/formats.ts`). */
export const fileMessages = i18n('source-file', {
  type: 'Choose a TXT, MD, DOCX, PDF, SRT, VTT or SBV file.',
  size: 'Please send the size of the file in Content-Length.',
  empty: 'That file is empty. Choose another one.',
  broken: 'We couldn’t read that file. Save it again and retry, or paste the text.',
  tooLarge: 'That file is too complex to read. Paste the part you need.',
  tooManyPages: params('That PDF has more than {pages} pages. Split it, or paste the part you need.'),
  tooSlow: 'That file took too long to read. Paste the part you need.',
  locked: 'That PDF has a password. Save it without one and add it again.',
  noText: 'We found no text in that file. If it’s a scan, paste the text instead.',
  encoding: 'That file’s letters come out garbled. Save it as UTF-8 and add it again, or paste the text.',
  /** Programs name it in the address: `encoding=windows-1251`. */
  manyEncodings: 'That file can be read in more than one way. Choose the one that reads right, or save it as UTF-8.',
})

/** What was read has nothing to write about, or cannot be read now. */
export const understandingMessages = i18n('source-understanding', {
  busy: 'We’re still reading something else. Try again in a moment.',
  freeDay: params('The Free plan reads {count} texts, links or files a day. Try again tomorrow, or upgrade your plan.'),
  nothing: 'That’s too little to write from. Add a few full sentences.',
  unreadable: 'We couldn’t read that text. Try again, or paste the part you need.',
})
