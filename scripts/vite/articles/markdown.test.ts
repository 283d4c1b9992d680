import { expect, test } from 'vitest'
import type { Picture } from '#contract/articles.ts'
import { site } from '#contract/paths.ts'
import { renderMarkdown } from '#scripts/vite/articles/markdown.ts'

const picture: Picture = { alt: 'A "loom"', width: 1200, height: 675, avif: '/a.avif 480w', webp: '/a.webp 480w', src: '/a.webp' }
const render = (markdown: string) => renderMarkdown(markdown, async () => picture)

test('headings get ids of their words, a second one of the same words a number, and ## make the contents', async () => {
  const { html, sections } = await render('## What *counts* & why\n\n### Détails\n\n## What counts & why\n')

  expect(html).toContain('<h2 id="what-counts-why">What <em>counts</em> &amp; why</h2>')
  expect(html).toContain('<h3 id="details">Détails</h3>')
  expect(sections).toEqual([
    { id: 'what-counts-why', title: 'What counts & why' },
    { id: 'what-counts-why-2', title: 'What counts & why' },
  ])
})

test('a link to another site gives it no hold on ours, one to a page of ours is plain', async () => {
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

test('a picture is offered as AVIF and WebP, keeps its room and waits until it is near', async () => {
  const { html } = await render('![A "loom"](./loom.png "Two looms")')

  expect(html).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/a\.avif 480w" sizes="[^"]+"><source type="image\/webp"/)
  expect(html).toContain('<img src="/a.webp" alt="A &quot;loom&quot;" width="1200" height="675" loading="lazy"')
  expect(html).toContain('<figcaption>Two looms</figcaption></figure>')
})

test.each([
  ['HTML', '<b>bold</b>', 'HTML is not rendered'],
  ['a heading of the first rank', '# Title', 'must be ## or ###'],
  ['a picture that nobody describes', '![](./loom.png)', 'needs a text that says what it shows'],
])('%s stops the build', async (_, markdown, reason) => {
  await expect(render(markdown)).rejects.toThrow(reason)
})

test('a wide table scrolls by the keyboard too', async () => {
  const { html } = await render('| A | B |\n|---|---|\n| 1 | 2 |\n')

  expect(html).toMatch(/^<div class="table-box" role="group" aria-label="Table" tabindex="0"><table>/)
})

test('the text is what is read: no markup, no addresses', async () => {
  const { text } = await render('## One `two`\n\n- three [four](https://other.example) **five**\n\n| six |\n|---|\n| seven |\n')

  expect(text.split(/\s+/)).toEqual(['One', 'two', 'three', 'four', 'five', 'six', 'seven'])
})
