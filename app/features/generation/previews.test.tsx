import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { shareMessages } from '#contract/result-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { titlesMessages } from '#kinds/titles/messages.ts'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()

/** A screen with its result, in a language; for titles also the platform. */
async function written(
  element: ReactElement,
  path: string,
  result: Record<string, unknown>,
  choice: { title?: string; language?: string } = {},
) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
  if (choice.title) await user.click(screen.getByRole('radio', { name: choice.title }))
  if (choice.language) await user.selectOptions(screen.getByLabelText('Language'), choice.language)
  await generate('bread')
  const stream = await sent(server.current)
  stream.done(result)
  await screen.findByRole('button', { name: 'Write again' })
}
const fiveTitles = (platform: string, first: string) => ({
  titles: [first, 'Two', 'Three', 'Four', 'Five'].map((title) => ({ platform, title })),
})
const openPreview = () => user.click(screen.getByRole('tab', { name: 'Preview' }))
const choice = (name: string | RegExp) => screen.findByRole('menuitem', { name })

test('a YouTube title is truncated as in the search results, and can be expanded', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles('youtube', `${'a'.repeat(70)} behind the cut`), {
    title: 'YouTube',
  })
  expect(document.querySelector('[data-fold]')?.nextSibling?.textContent).toBe(' behind the cut')
  await openPreview()
  expect(screen.queryByText(/behind the cut/)).toBeNull()

  await press('more')
  expect(screen.getByText(/behind the cut/)).toBeTruthy()
})

test('each title says where search results cut it', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles('youtube', `${'a'.repeat(70)} behind the cut`), {
    title: 'YouTube',
  })
  expect(screen.getByText(titlesMessages.cut({ characters: 70 }))).toBeTruthy()
})

test.each([
  ['X', 'Twitter/X', '@mirasandoval', 'Open in X'],
  ['Instagram', 'Instagram', 'mirasandoval', 'Copy, then open Instagram'],
  ['TikTok', 'TikTok', '@mirasandoval', 'Copy, then open TikTok'],
  ['Facebook', 'Facebook', 'Mira Sandoval', 'Copy, then open Facebook'],
  ['Reddit', 'Reddit', 'u/mirasandoval', 'Open in Reddit'],
])('a title for %s is shown with its author, counts its hashtags, and links to the platform', async (_name, title, author, label) => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles(title, 'One #bread'), { title })
  expect(screen.getAllByText(/\d hashtags?/)).toHaveLength(1)

  await press('Share title 1')
  expect(await choice(new RegExp(`^${label}`))).toBeTruthy()
  expect(await choice(/^Open in WhatsApp/)).toBeTruthy()
  await user.keyboard('{Escape}')

  await openPreview()
  expect(screen.getAllByText(author)).toHaveLength(5)
})

test('the link that opens Instagram copies the caption, and a message says to paste it', async () => {
  await written(<GeneratorScreen path={paths.instagram} />, paths.instagram, { post: { caption: 'The text.' } })
  await press('More')
  const link = await choice(/^Copy, then open Instagram/)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  await user.click(link)

  expect(await screen.findByText(shareMessages.copied({ app: 'Instagram' }))).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('The text.')
})

test('a thread is shared on X with its first part, and a message explains the rest', async () => {
  const parts = ['1/2 One.', '2/2 Two.']
  await written(<GeneratorScreen path={paths.twitter} />, paths.twitter, { post: { caption: parts.join('\n\n'), parts } })
  await press('More')
  const link = await choice(/^Open in X.*Only part 1 of 2 can be filled in$/)
  expect(link.getAttribute('href')).toBe('https://x.com/intent/tweet?text=1%2F2%20One.')
  await user.click(link)

  expect(await screen.findByText(shareMessages.otherParts)).toBeTruthy()
})

test('a Reddit body shows lists and named links as Reddit does', async () => {
  const caption = 'What I tried:\n\n- longer proofing\n- [this oven](https://example.com/oven)\n\nWhat else? #bread'
  await written(<GeneratorScreen path={paths.reddit} />, paths.reddit, { post: { title: 'A title', caption } })
  expect(screen.getByText(/\[this oven\]/)).toBeTruthy()
  await openPreview()
  const [list] = within(screen.getByRole('article')).getAllByRole('list')

  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['longer proofing', 'this oven'])
  expect(screen.getByText('What else? #bread')).toBeTruthy()
})

test('handles in an Arabic text are isolated, so that their @ stays in front', async () => {
  await written(
    <GeneratorScreen path={paths.instagram} />,
    paths.instagram,
    { post: { caption: 'شكرا @basicbharat على الخبز' } },
    { language: 'ar' },
  )

  expect(screen.getByText('@basicbharat').tagName).toBe('BDI')
})

test('for Urdu the preview is mirrored, and the counters are not', async () => {
  const parts = ['1/2 روٹی', '2/2 نمک']
  await written(
    <GeneratorScreen path={paths.twitter} />,
    paths.twitter,
    { post: { caption: parts.join('\n\n'), parts } },
    { language: 'ur' },
  )

  expect(screen.getByText('1/2 روٹی').closest('ol')?.dir).toBe('rtl')
  // On a phone the line of handle and time is cut at its end, which is "now".
  expect(screen.getAllByText(/· now/).map((line) => line.getAttribute('dir'))).toEqual(['ltr', 'ltr'])
  expect((await screen.findByText('8 / 280 characters')).closest('[dir]')?.getAttribute('dir')).toBe('ltr')
})

test('the first three hashtags of a YouTube description are shown with the video', async () => {
  await written(<GeneratorScreen path={kindPaths.description} />, kindPaths.description, { description: 'Bread. #a #b #c #d' })
  await openPreview()

  expect(screen.getByText(/^Just published/).textContent).toBe('Just published#a#b#c')
})
