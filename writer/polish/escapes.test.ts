import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerWithoutEscapes, withoutEscapes } from '#writer/polish/escapes.ts'

describe('what was escaped twice is decoded', () => {
  test.each([
    ['Clean the chain.\\n\\nThen oil it.\\n#bikes', 'Clean the chain.\n\nThen oil it.\n#bikes'],
    ['One\\r\\nTwo', 'One\nTwo'],
    ['One real\nline.\\n- Oil\\n- Rag', 'One real\nline.\n- Oil\n- Rag'],
    ['Salt &amp; pepper, 5 &lt; 6, it&#39;s &quot;hot&quot;&hellip;', 'Salt & pepper, 5 < 6, it\'s "hot"…'],
    ['It&amp;#39;s open', "It's open"],
    ['Tea \\u2014 or coffee \\ud83d\\ude00 \\u{1F600} caf\\xe9', 'Tea — or coffee 😀 😀 café'],
    ['She said \\"now\\" and it\\\'s 1\\/2', 'She said "now" and it\'s 1/2'],
    ['Price\\t₹120', 'Price ₹120'],
    ['Order: https://a.example/?a=1&amp;b=2', 'Order: https://a.example/?a=1&b=2'],
    ['₹120&nbsp;a kilo', '₹120 a kilo'],
    ['नमस्ते।\\n\\nआम आज से।', 'नमस्ते।\n\nआम आज से।'],
  ])('%j becomes %j', (text, expected) => expect(withoutEscapes(text, 'mangoes')).toBe(expected))

  test('also between the paragraphs of a text about code, whose own escapes stay', () => {
    expect(withoutEscapes('Print a new line with "\\n" in Python.\\n\\nIt works.\\nTry it.', 'python')).toBe(
      'Print a new line with "\\n" in Python.\n\nIt works.\nTry it.',
    )
  })
})

describe('what a text talks about is kept', () => {
  test.each([
    ['In Python \\n ends a line, \\t is a tab.', 'python tips'],
    ['Write &amp; for & in HTML, and &lt; for <.', 'html entities'],
    ['Use `\\n` and `\\u2014`.', 'escapes'],
    ['Save it in C:\\new\\table.', 'where to save'],
    ['The sign \\u00e9 is é.', 'what \\u00e9 means'],
    ['Write AT&amp;T as it is.', 'why people type AT&amp;T'],
    ['Q&A at 5, R&B; jazz later; 50% off & more', 'a concert'],
    ['a \\ud83d half', 'x'],
    ['¯\\_(ツ)_/¯', 'x'],
  ])('%j', (text, given) => expect(withoutEscapes(text, given)).toBe(text))
})

test('a text that no escape is in is never changed', () => {
  const unit = constantFrom('a', 'é', '\n', ' ', '#', '&', ';', '"', '.', '😀', '&a', '\\ ', 'क')
  assert(
    property(string({ unit }), (text) => {
      const plain = text.replaceAll(/&[a-z]+;|\\["/]/g, '')
      expect(withoutEscapes(plain, '')).toBe(plain)
    }),
  )
})

test('any text that was escaped once more is read back', () => {
  const unit = constantFrom('a', 'B', ' ', '\n', '"', '—', '😀', 'क', '.', '#', ',')
  assert(
    property(string({ unit }), (text) => {
      expect(withoutEscapes(JSON.stringify(text).slice(1, -1), '')).toBe(text)
      const html = text.replaceAll('"', '&quot;').replaceAll('—', '&#8212;')
      expect(withoutEscapes(html, '')).toBe(text)
    }),
  )
})

test('a text that is still written never shows half of an escape', () => {
  const whole = 'Tea \\u2014 and \\ud83d\\ude00 salt &amp; pepper.\\n\\nNow.'
  for (let end = 0; end <= whole.length; end++) {
    const { caption } = answerWithoutEscapes({ caption: whole.slice(0, end), list: [whole.slice(0, end)] }, '', true)
    expect('Tea — and 😀 salt & pepper.\n\nNow.'.startsWith(caption.trimEnd())).toBe(true)
  }
})
