import { buffer } from 'node:stream/consumers'
import { setImmediate as nextRound } from 'node:timers/promises'
import fc from 'fast-check'
import { lexer, type Token, walkTokens } from 'marked'
import { describe, expect, test } from 'vitest'
import type { ExportedEntry } from '#api/export.ts'
import { type ExportFormat, exportFormatIds } from '#contract/options.ts'
import { createLargeAnswers } from '#server/core/calls/large-answers.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { createLog } from '#server/infra/log.ts'
import { unzip, xmlText } from '#tests/support/zip.ts'
import { formats } from './download.ts'
import { markdownText } from './text-formats.ts'

const entry: ExportedEntry = {
  id: '0197aaaa-0000-7000-8000-000000000001',
  title: 'Old bicycles',
  content: 'Fix the chain first.\n\n#BikeRepair',
  contentType: 'post',
  feature: 'twitter-post',
  tags: ['bikes', 'en'],
  language: 'en',
  created_at: '2026-11-21T15:04:05.000Z',
}
const title: ExportedEntry = {
  ...entry,
  title: 'True a wheel',
  content: '{"platform":"youtube","title":"True a wheel at home"}',
  contentType: 'title',
  feature: 'titles',
  tags: [],
}

/** A file of these entries, in pages of one entry. */
async function exportFile(format: ExportFormat, entries: readonly Partial<ExportedEntry>[]): Promise<Buffer> {
  const write = await formats[format]()
  const chunks: Uint8Array[] = []
  const pages = ReadableStream.from(entries.map((changes) => [{ ...entry, ...changes }]))
  for await (const chunk of write(pages, yieldToEventLoop)) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}
const text = async (format: ExportFormat, entries: readonly Partial<ExportedEntry>[]) => (await exportFile(format, entries)).toString()
const documentOf = async (entries: readonly Partial<ExportedEntry>[]) => unzip(await exportFile('docx', entries))['word/document.xml'] ?? ''

test('txt: each text as it would be posted, below its title and details, separated by a rule', async () => {
  expect(await text('txt', [{}, title])).toBe(`Old bicycles
Twitter Post · 21 November 2026 · bikes, en

Fix the chain first.

#BikeRepair

────────────────────────────────────────

True a wheel
Title · 21 November 2026

True a wheel at home
`)
})

test('json: the list of entries in the form of the contract; a saved title as it is stored', async () => {
  expect(JSON.parse(await text('json', [{}, title]))).toEqual([entry, title])
  expect(JSON.parse(await text('json', [{ content: '"\\ \u2028 🚲 साइकिल' }]))).toMatchObject([{ content: '"\\ \u2028 🚲 साइकिल' }])
})

test.each(exportFormatIds)('%s: other requests are answered while a page of long texts is written', async (format) => {
  const longest = 'Fix the chain first.\n'.repeat(2_400)
  let read = 0
  const entries = Array.from(
    { length: 40 },
    (): ExportedEntry => ({
      ...entry,
      get content() {
        read++
        return longest
      },
    }),
  )
  const write = await formats[format]()
  const { body } = await createLargeAnswers(createLog('silent')).stream({ userId: 'a' }, async (slice) => ({
    head: null,
    contents: write(ReadableStream.from([entries]), slice),
  }))

  let maxReadsPerRound = 0
  let finished = false
  const measureRounds = async () => {
    for (let before = 0; !finished; before = read) {
      await nextRound()
      maxReadsPerRound = Math.max(maxReadsPerRound, read - before)
    }
  }
  const measuring = measureRounds()
  await buffer(body)
  finished = true
  await measuring

  expect(read).toBeGreaterThanOrEqual(entries.length)
  expect(maxReadsPerRound).toBeLessThanOrEqual(2)
})

describe('csv', () => {
  const bom = '\uFEFF'
  const head = 'Title,Type,Content,Language,Tags,Created (UTC)\r\n'

  test('is UTF-8 with a byte order mark, lines end in CRLF, and a cell with a comma, quote or line break is quoted', async () => {
    expect(await text('csv', [{ title: 'The "best", chain', language: 'hi', content: 'साइकिल\nचेन' }, title])).toBe(
      `${bom}${head}"The ""best"", chain",Twitter Post,"साइकिल\nचेन",Hindi,"bikes, en",2026-11-21 15:04:05\r\n` +
        'True a wheel,Title,True a wheel at home,English,,2026-11-21 15:04:05\r\n',
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
    'a cell that a spreadsheet would read as a formula, %j, is text',
    async (content) => {
      const [, row = ''] = (await text('csv', [{ title: '', tags: [], content }])).split(head)
      expect(row).toMatch(/^,Twitter Post,"?'/)
    },
  )

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠x'])(
    'a line inside a cell that a spreadsheet would read as a formula, %j, is text, after any line break',
    async (line) => {
      for (const end of ['\n', '\r\n', '\n\n', '\r'])
        expect(await text('csv', [{ content: `Fix the chain${end}${line}${end}then = ride` }])).toContain(
          `"Fix the chain${end}'${line}${end}then = ride"`,
        )
    },
  )

  test('a formula after a semicolon, which separates cells in some countries, is text', async () =>
    expect(await text('csv', [{ content: "Bread;=cmd|' /C calc'!A0" }])).toContain(",Bread;'=cmd|' /C calc'!A0,"))

  test('signs later in a line are not changed', async () => {
    const content = '#one = two - three; four + @five'
    expect(await text('csv', [{ content }])).toContain(`,${content},`)
  })
})

describe('md', () => {
  const tokensIn = (markdown: string): Token[] => {
    const tokens: Token[] = []
    walkTokens(lexer(markdown), (token) => {
      tokens.push(token)
    })
    return tokens
  }
  const displayed = (tokens: readonly Token[]): string =>
    tokens
      .map((token) => (token.type === 'text' || token.type === 'escape' ? token.text : token.type === 'br' ? '\n' : ''))
      .join('')
      .replaceAll('\u00A0', ' ')
  const withoutLineBreaks = (text: string): string => text.replace(/\n+/g, '')

  test('each text is below its title as a heading, separated by a rule', async () => {
    expect(await text('md', [{}, title])).toBe(`# Old bicycles

Twitter Post · 21 November 2026 · bikes, en

Fix the chain first.

\\#BikeRepair

---

# True a wheel

Title · 21 November 2026

True a wheel at home
`)
  })

  test.each([
    ['a hashtag at the beginning', '#BikeRepair now', '\\#BikeRepair now'],
    ['a list', '- chain\n- wheels', '\\- chain  \n\\- wheels'],
    ['a numbered list', '1. chain\n2) wheels', '1\\. chain  \n2\\) wheels'],
    ['emphasis', '*now* and __then__', '\\*now\\* and \\_\\_then\\_\\_'],
    ['an underscore inside a word', 'snake_case', 'snake_case'],
    ['HTML', '<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
    ['a link', '[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['an address', 'see https://x.com/a_b_c?d=*e*', 'see https://x.com/a_b_c?d=*e*'],
    ['an entity', 'A &amp; B & C', 'A \\&amp; B & C'],
    ['a rule', 'a\n---\nb', 'a  \n\\---  \nb'],
    ['an underlined heading', 'a\n===', 'a  \n\\==='],
    ['code', '`x` and\n    y', '\\`x\\` and  \n\u00A0\u00A0\u00A0\u00A0y'],
    ['a table', 'a | b\n--- | ---', 'a | b  \n\\--- | ---'],
    ['a table of one column', 'a\n:-', 'a  \n\\:-'],
    ['a table of one column, centred', 'a\n:-:', 'a  \n\\:-:'],
    ['a colon at the start of a line', 'a\n: b', 'a  \n: b'],
  ])('%s stays text', (_, text, markdown) => {
    expect(markdownText(text)).toBe(markdown)
  })

  test('any text is displayed by Markdown readers as it was written, without markup', () => {
    const chunk = fc.constantFrom(...'abc 12.)#*_-+=>|~`<&;[]()!:/\\\t', '\n', '\n\n', '    ', '&amp;', 'साइकिल', '🚲', '<b>')
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 30 }), (chunks) => {
        const lines = chunks
          .join('')
          .split('\n')
          .map((line) => line.replaceAll('\t', '    ').trimEnd())
        const tokens = tokensIn(markdownText(lines.join('\n')))
        expect(withoutLineBreaks(displayed(tokens))).toBe(withoutLineBreaks(lines.join('\n')))
        const markup = new Set(tokens.map(({ type }) => type)).difference(new Set(['paragraph', 'text', 'escape', 'br', 'space']))
        expect(markup).toEqual(new Set())
      }),
      { numRuns: 500 },
    )
  })
})

describe('docx', () => {
  test('is a package with content types first, a document, styles and properties', async () => {
    const file = unzip(await exportFile('docx', [{}]))
    expect(Object.keys(file)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'docProps/core.xml',
      'word/styles.xml',
      'word/document.xml',
    ])
    for (const [path, xml] of Object.entries(file)) expect(() => xmlText(xml), path).not.toThrow()
  })

  test('each text has its heading, and each of its lines is a paragraph in its language', async () => {
    const xml = await documentOf([{ language: 'de', content: 'Erst\nDann' }, title])
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(2)
    expect(xml).toContain(
      '<w:p><w:r><w:rPr><w:lang w:val="de-DE"/></w:rPr><w:t xml:space="preserve">Erst</w:t></w:r></w:p>' +
        '<w:p><w:r><w:rPr><w:lang w:val="de-DE"/></w:rPr><w:t xml:space="preserve">Dann</w:t></w:r></w:p>',
    )
    expect(xml).toContain('True a wheel at home')
  })

  test('Urdu is right to left, and a hashtag in Latin letters is a separate run', async () => {
    expect(await documentOf([{ language: 'ur', content: 'آج سائیکل #BikeRepair کریں' }])).toContain(
      '<w:p><w:pPr><w:bidi/></w:pPr>' +
        '<w:r><w:rPr><w:rFonts w:cs="Arial"/><w:rtl/><w:lang w:bidi="ur-PK"/></w:rPr><w:t xml:space="preserve">آج سائیکل </w:t></w:r>' +
        '<w:r><w:rPr><w:rFonts w:cs="Arial"/><w:lang w:bidi="ur-PK"/></w:rPr><w:t xml:space="preserve">#BikeRepair</w:t></w:r>' +
        '<w:r><w:rPr><w:rFonts w:cs="Arial"/><w:rtl/><w:lang w:bidi="ur-PK"/></w:rPr><w:t xml:space="preserve"> کریں</w:t></w:r></w:p>',
    )
  })

  test('an Arabic name in an English line is a right-to-left run, and a line that starts in Arabic is a right-to-left paragraph', async () => {
    const xml = await documentOf([{ language: null, content: 'Read أنا عربي today\nمرحبا, Bob' }])
    expect(xml).toContain('<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">أنا عربي</w:t></w:r>')
    expect(xml).toContain('<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">مرحبا, </w:t></w:r>')
  })

  test.each([
    ['hi', '<w:rFonts w:cs="Nirmala UI"/><w:lang w:bidi="hi-IN"/>'],
    ['ja', '<w:rFonts w:eastAsia="Yu Gothic"/><w:lang w:eastAsia="ja-JP"/>'],
    ['en', '<w:lang w:val="en-US"/>'],
  ] as const)('%s is in the language attribute of its script, with a font that has its letters', async (language, properties) => {
    expect(await documentOf([{ language, content: 'क' }])).toContain(`<w:rPr>${properties}</w:rPr>`)
  })

  test('the document of any text is well-formed and contains every character that XML allows', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0007', ']]>', '<w:p>', '&', '\uFFFF', 'أ', '\t'))),
        async (chunks) => {
          const content = chunks.join('')
          const xml = await documentOf([{ content, title: content }])
          const expected = content.replace(/[\p{Cc}\uFFFE\uFFFF\u2028\u2029]/gu, '')
          expect(xmlText(xml).replace(/\p{Cc}/gu, '')).toContain(expected)
        },
      ),
      { numRuns: 50 },
    ))
})
