import { expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { legalPages } from '#contract/legal.ts'
import { readLegal } from '#scripts/vite/legal.ts'

const written = (text: string) => async () => `---\ntitle: Terms\ndescription: What holds\nlead: Short\ndate: 2026-11-21\n---\n${text}\n`

test.each(legalPages)('%s is a dated text that names the product by brand.ts and leads to real pages only', async (page) => {
  const { title, date, html } = await readLegal(page)

  expect(title).not.toBe('')
  expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(html).toContain(brand.name)
  expect(html).not.toContain('{{')
})

test.each([
  ['a name that stands for nothing', 'Run by {{operator}}.', '{{operator}} stands for nothing'],
  ['a link that leads nowhere', '[here](/imprint)', 'leads nowhere'],
  ['a picture', '![a seal](./seal.png)', 'hold no pictures'],
])('%s fails the build and says where', async (_what, text, message) => {
  await expect(readLegal('terms', written(text))).rejects.toThrow(message)
  await expect(readLegal('terms', written(text))).rejects.toThrow('content/legal/terms.md')
})
