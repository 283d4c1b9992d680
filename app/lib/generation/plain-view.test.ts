import { expect, test } from 'vitest'
import { plainView } from '#app/lib/generation/plain-view.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import type { Kind } from '#contract/kind.ts'

const newsletter: Kind = { ...kindOf('script'), label: 'Newsletter', text: ({ subject, body }) => `${subject}\n\n${body}` }
const request = newsletter.sample
const result = {
  subject: 'Bread',
  body: 'It is here.',
  teaserLines: ['One', 'Two'],
  arranged: { notes: [] },
  addBeforePosting: ['the price'],
}

test('a result without a specific view shows every text with its name, and can be copied and saved', () => {
  const view = plainView(newsletter)
  const { blocks = [], copies } = view.show(request, result)
  expect(view.head(request, result)).toBe('Newsletter')
  expect(blocks.map(({ heading, drawing }) => [heading, drawing])).toEqual([
    ['Subject', { as: 'text', text: 'Bread' }],
    ['Body', { as: 'text', text: 'It is here.' }],
    ['Teaser lines', { as: 'chips', texts: ['One', 'Two'] }],
  ])
  expect(copies).toEqual([{ text: 'Bread\n\nIt is here.', label: 'Copy' }])
  expect(view.save(request, result)).toMatchObject([{ title: 'Newsletter', content: 'Bread\n\nIt is here.' }])
})

test('each text of a result without a specific view can be edited', () => {
  const { blocks = [] } = plainView(newsletter).show(request, result)
  const write = (place: number, text: string) => blocks[place]?.fields[0]?.write(text)
  expect(write(0, 'Rye')).toEqual({ ...result, subject: 'Rye' })
  expect(write(2, 'One\n\nThree')).toEqual({ ...result, teaserLines: ['One', 'Three'] })
})
