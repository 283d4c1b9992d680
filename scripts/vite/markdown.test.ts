import { describe, expect, test } from 'vitest'
import { legalPages } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { fillOperator } from '#contract/fill-operator.ts'
import { noOperator } from '#contract/operator.ts'
import { site } from '#contract/paths.ts'
import { ArticleHead } from '#scripts/vite/articles.ts'
import { readLegal } from '#scripts/vite/legal.ts'
import { partHead, renderMarkdown, withFile } from '#scripts/vite/markdown.ts'
import type { MadePicture } from '#scripts/vite/pictures.ts'

const whole = {
  title: 'A title',
  excerpt: 'What it says.',
  category: 'Writing',
  date: '2026-11-21',
  related: ['content-analytics-tools', 'consistent-content-schedule'],
  alt: 'A needle and thread',
}

const written = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : `[${value}]`}`)
    .join('\n')}\n---\n\nThe text.\n`

const read = (source: string) => withFile('a.md', async () => partHead(source, ArticleHead))

test('a file is split into front matter and text', async () => {
  expect(await read(written(whole))).toEqual({ head: whole, markdown: '\nThe text.\n' })
})

test('a value may be quoted, and line ends may be CRLF', async () => {
  const { head } = await read(written({ ...whole, title: '"Quoted: with a colon"' }).replaceAll('\n', '\r\n'))

  expect(head.title).toBe('Quoted: with a colon')
})

describe('invalid front matter fails the build, and the message has the file and the field', () => {
  test.each([
    ['an excerpt longer than search engines show', { ...whole, excerpt: 'x'.repeat(161) }, 'excerpt'],
    ['a related article that does not exist', { ...whole, related: ['content-analytics-tools', 'no-such-article'] }, 'related'],
    ['a day that does not exist', { ...whole, date: '2026-02-30' }, 'date'],
    ['an empty category', { ...whole, category: '""' }, 'category'],
    ['an unknown field', { ...whole, author: 'Nobody' }, 'author'],
  ])('%s', async (_, fields, named) => {
    await expect(read(written(fields))).rejects.toThrow(new RegExp(`^a\\.md: [\\s\\S]*${named}`))
  })

  test('a missing field', async () => {
    const { alt, ...rest } = whole

    await expect(read(written(rest))).rejects.toThrow(/^a\.md: [\s\S]*at alt/)
  })

  test('a line that is not a field', async () => {
    await expect(read('---\njust words\n---\n')).rejects.toThrow(/^a\.md: .*expected object/)
  })

  test('a value with a colon outside of quotes', async () => {
    await expect(read(written({ ...whole, title: 'One: two' }))).rejects.toThrow(/^a\.md: Nested mappings/)
  })

  test('no front matter', async () => {
    await expect(read('## Text\n')).rejects.toThrow(/^a\.md: it must begin with/)
  })
})

const picture: MadePicture = { alt: 'A "loom"', width: 1200, height: 675, avif: '/a.avif 480w', src: '/a.webp' }
const render = (markdown: string) => renderMarkdown(markdown, async () => picture)

test('headings get ids from their text, repeated ones a number, and ## are the table of contents', async () => {
  const { html, sections } = await render('## What *counts* & why\n\n### Détails\n\n## What counts & why\n')

  expect(html).toContain('<h2 id="what-counts-why">What <em>counts</em> &amp; why</h2>')
  expect(html).toContain('<h3 id="details">Détails</h3>')
  expect(sections).toEqual([
    { id: 'what-counts-why', title: 'What counts & why' },
    { id: 'what-counts-why-2', title: 'What counts & why' },
  ])
})

test('a link to another site has rel attributes, an internal one has none', async () => {
  const { html } = await render(`[away](https://other.example/?a=1&b=2) [here](${site.pricing}) [below](#below)`)

  expect(html).toContain('<a href="https://other.example/?a=1&amp;b=2" rel="noopener">away</a>')
  expect(html).toContain(`<a href="${site.pricing}">here</a>`)
  expect(html).toContain('<a href="#below">below</a>')
})

test.each(['/no/such/page', 'http://other.example', '//other.example', 'pricing', 'javascript:alert(1)', 'data:text/html,x'])(
  'a link to %s stops the build',
  async (href) => {
    await expect(render(`[words](${href})`)).rejects.toThrow(`the link to '${href}' leads nowhere`)
  },
)

test('a picture is AVIF and WebP, reserves its space, loads lazily, and leads to its widest file', async () => {
  const { html } = await render('![A "loom"](./loom.png "Two looms")')

  expect(html).toMatch(/^<figure><a href="\/a\.avif"><picture><source type="image\/avif" srcset="\/a\.avif 480w" sizes="[^"]+"><img/)
  expect(html).toContain('<img src="/a.webp" alt="A &quot;loom&quot;" width="1200" height="675" loading="lazy"')
  expect(html).toContain('</picture></a><figcaption>Two looms</figcaption></figure>')
})

test.each([
  ['HTML', '<b>bold</b>', 'HTML is not rendered'],
  ['a first-level heading', '# Title', 'must be ## or ###'],
  ['a picture without alternative text', '![](./loom.png)', 'needs a text that says what it shows'],
])('%s stops the build', async (_, markdown, reason) => {
  await expect(render(markdown)).rejects.toThrow(reason)
})

test('a wide table can be scrolled with the keyboard', async () => {
  const { html } = await render('| A | B |\n|---|---|\n| 1 | 2 |\n')

  expect(html).toMatch(/^<div class="table-box" role="group" aria-label="Table" tabindex="0"><table>/)
})

test('each cell of a table names its column, for narrow screens without the head', async () => {
  const { html } = await render('| What | Why & how |\n|---|---|\n| 1 | 2 |\n')

  expect(html).toContain('<td data-column="What">1</td>')
  expect(html).toContain('<td data-column="Why &amp; how">2</td>')
})

test('the plain text has no markup and no addresses', async () => {
  const { text } = await render('## One `two`\n\n- three [four](https://other.example) **five**\n\n| six |\n|---|\n| seven |\n')

  expect(text.split(/\s+/)).toEqual(['One', 'two', 'three', 'four', 'five', 'six', 'seven'])
})

const legalText = (text: string) => async () => `---\ntitle: Terms\ndescription: What holds\nlead: Short\ndate: 2026-11-21\n---\n${text}\n`

test.each(legalPages)('%s has a date, the name of the product and links to existing pages only', async (page) => {
  const { title, date, html } = await readLegal(page)

  expect(title).not.toBe('')
  expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(html).toContain(brand.name)
  expect(fillOperator(html, noOperator)).not.toContain('{{')
})

test.each([
  ['an unknown placeholder', 'Run by {{operator}}.', '{{operator}} has no value'],
  ['a broken link', '[here](/imprint)', 'leads nowhere'],
  ['a picture', '![a seal](./seal.png)', 'hold no pictures'],
])('%s fails the build, and the message has the file', async (_what, text, message) => {
  await expect(readLegal('terms', legalText(text))).rejects.toThrow(message)
  await expect(readLegal('terms', legalText(text))).rejects.toThrow('content/legal/terms.md')
})
