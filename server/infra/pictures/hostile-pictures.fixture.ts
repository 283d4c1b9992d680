import type { PictureWords } from '#contract/pictures.ts'

/** Words that break pictures elsewhere. */
export const hostilePictures: Readonly<Record<string, PictureWords>> = {
  'a word of 400 letters': { headline: 'x'.repeat(400) },
  markup: { headline: '<img src="https://example.com/x.png"><script>alert(1)</script>' },
  'an address of an image': { headline: 'url(https://example.com/x.png)', body: 'data:image/svg+xml,<svg/>' },
  'marks that turn the direction': { headline: '\u202egnp.exe\u202c \u2066left\u2069' },
  'characters without width': { headline: 'a\u200b\u200d\u2060b\ufeff' },
  'stacked marks': { headline: `Z${'\u0351\u036b\u0343'.repeat(40)}algo` },
  'only spaces': { headline: '   ', items: [' ', '\t'] },
  nothing: {},
  'a thousand emoji': { headline: '👩‍👩‍👧‍👦'.repeat(30) },
  'a new emoji': { headline: 'Hello \u{1fadc}\u{1fae9}' },
  'characters that no font has': { headline: '\u{10ffff}\u{e000}𐍈ᚠ' },
}
