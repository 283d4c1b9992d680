import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { copyMessages, libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, press, refuses, replaceIn, sent, show, textIn, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { keepingMessages, resultMessages } from './results/messages.ts'

const server = fakeServer()

/** A screen with its result. */
async function written(element: ReactElement, path: string, result: Record<string, unknown>, field?: string) {
  server.current.signIn('pro')
  const shown = show({ [path]: element })
  await accountRead()
  if (path === kindPaths.titles) await user.click(screen.getByRole('radio', { name: 'YouTube' }))
  await generate('bread', field)
  const stream = await sent(server.current)
  stream.done(result)
  await screen.findByRole('button', { name: 'Write again' })
  return shown
}
const post = (
  platform: 'twitter' | 'reddit' | 'instagram' | 'linkedin',
  fields: Record<string, unknown>,
  notes: Record<string, unknown> = {},
) => written(<GeneratorScreen path={paths[platform]} />, paths[platform], { post: fields, ...notes })
const missing = (fact: string): CheckNote => ({ code: 'missing', field: 'caption', quotes: [fact] })
const fiveTitles = { titles: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ platform: 'youtube', title })) }
const clipboard = () => navigator.clipboard.readText()

test('each title is copied separately, without the others', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles)
  await press('Copy title 2')

  expect(await clipboard()).toBe('Two')
  expect(await screen.findByText(copyMessages.title)).toBeTruthy()
})

test('a saved title is JSON of its platform and title, and Undo removes it again', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles)
  await press('Save title 1')

  expect(await screen.findByText(libraryMessages.savedTitle)).toBeTruthy()
  expect(server.current.saved).toEqual([
    {
      title: 'One',
      content: JSON.stringify({ platform: 'youtube', title: 'One' }),
      feature: 'titles',
      contentType: 'title',
      tags: expect.anything(),
      generation_id: expect.anything(),
      part: 'title-0',
    },
  ])
  expect(screen.getByRole('button', { name: 'Save title 1', pressed: true })).toBeTruthy()

  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Save title 1', pressed: false })).toBeTruthy()
  expect(server.current.removed).toHaveLength(1)
})

test('a saved title is removed from the library by the same button, which keeps the focus', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles)
  await press('Save title 1')
  await screen.findByRole('button', { name: 'Save title 1', pressed: true })
  await press('Save title 1')

  expect(await screen.findByText(libraryMessages.removed)).toBeTruthy()
  expect(server.current.removed).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save title 1', pressed: false }))
})

test.each<[string, () => Promise<unknown>, Record<string, unknown>, string]>([
  [
    'post',
    () => post('linkedin', { caption: 'The text.', whyThisWorks: 'Because.' }),
    { feature: 'linkedin-post', contentType: 'post', content: 'The text.' },
    libraryMessages.saved,
  ],
  [
    'description',
    () => written(<GeneratorScreen path={kindPaths.description} />, kindPaths.description, { description: 'The text.' }),
    { feature: 'descriptions', contentType: 'post', content: 'The text.' },
    libraryMessages.saved,
  ],
  [
    'hashtag set',
    () => written(<GeneratorScreen path={kindPaths.hashtags} />, kindPaths.hashtags, { hashtags: ['#a', '#b'] }),
    { feature: 'hashtags', contentType: 'post', content: '#a #b' },
    libraryMessages.saved,
  ],
  [
    'script',
    () => written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' }),
    { feature: 'scripts', contentType: 'script', content: 'Say it.' },
    libraryMessages.savedScript,
  ],
])('a %s is saved with its feature and content type', async (_name, open, payload, message) => {
  await open()
  await press('Save')

  expect(await screen.findByText(message)).toBeTruthy()
  expect(server.current.saved).toMatchObject([payload])
})

test('a failed save shows the message of its kind', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  server.current.saving = refuses(503, 'UNAVAILABLE')
  await press('Save')

  expect(await screen.findByText(libraryMessages.saveScriptFailed)).toBeTruthy()
})

test('saving a title without a session asks to sign in', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles)
  server.current.saving = refuses(401, 'UNAUTHORIZED')
  await press('Save title 1')

  expect(await screen.findByText(libraryMessages.signInToSaveTitles)).toBeTruthy()
})

test('an emptied script is not saved, and a message says so', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  replaceIn('Script', '')
  await press('Save')

  expect(await screen.findByText(libraryMessages.noScriptToSave)).toBeTruthy()
  expect(server.current.saved).toEqual([])
})

test('the explanation is shown with the post and never copied with it', async () => {
  await post('linkedin', { caption: 'The text.', whyThisWorks: 'Because.' })
  expect(screen.getByRole('heading', { name: 'Why This Works' })).toBeTruthy()
  await press('Copy')

  expect(await clipboard()).toBe('The text.')
})

test('the explanation disappears when the text is changed, and returns with the original text', async () => {
  await post('linkedin', { caption: 'The text.', whyThisWorks: 'Because.' })
  typeInto('Post', ' By hand.')
  expect(screen.queryByRole('heading', { name: 'Why This Works' })).toBeNull()
  await press(resultMessages.undo)
  expect(screen.getByRole('heading', { name: 'Why This Works' })).toBeTruthy()
})

test('an emptied text is not copied, and a message says so', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  await navigator.clipboard.writeText('before')
  replaceIn('Script', '')
  expect(screen.getByRole('button', { name: 'Copy' }).getAttribute('aria-disabled')).toBe('true')
  await press('Copy')

  expect(await screen.findByText(copyMessages.nothing)).toBeTruthy()
  expect(await clipboard()).toBe('before')
})

test('an export of an unsaved text has the id of its generation and the time when it was written', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: /JSON/ }))

  await waitFor(() => expect(server.current.exported).toHaveLength(1))
  const { entries } = server.current.exported[0] as { entries: object[] }
  expect(entries).toEqual([expect.objectContaining({ id: expect.any(String), created_at: expect.stringMatching(/^20.*Z$/) })])
})

test('an X post is counted as X counts: a link is 23, an emoji is 2', async () => {
  await post('twitter', { caption: 'Hi 👩‍👩‍👧 https://example.com/a/very/long/address/that/goes/on/and/on' })

  expect(await screen.findByText('29 / 280 characters')).toBeTruthy()
})

test('a YouTube description is counted in bytes', async () => {
  await written(<GeneratorScreen path={kindPaths.description} />, kindPaths.description, { description: 'चाय' })

  expect(screen.getByText('9 / 5,000 bytes')).toBeTruthy()
})

test('the counter follows an edit, and shows when the limit is exceeded', async () => {
  await post('reddit', { title: 'A title', caption: 'A body.' })
  typeInto('Title', 'x'.repeat(300))

  expect(screen.getByText('307 / 300 characters, 7 over')).toBeTruthy()
})

test('a text is edited where it stands, and its changes are undone and redone by buttons and by keys', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  const { undo, redo } = resultMessages
  expect(screen.getByRole('button', { name: undo }).getAttribute('aria-disabled')).toBe('true')
  typeInto('Script', ' Now.')
  expect(screen.getByText('Say it. Now.')).toBeTruthy()

  await press(undo)
  expect(screen.getByText('Say it.')).toBeTruthy()
  await press(redo)
  expect(screen.getByText('Say it. Now.')).toBeTruthy()
  screen.getByRole('textbox', { name: 'Script' }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(textIn('Script')).toBe('Say it.')
  await user.keyboard('{Control>}y{/Control}')
  expect(textIn('Script')).toBe('Say it. Now.')
})

test('the text as it was written comes back from the menu, and that can be undone', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  replaceIn('Script', 'Mine.')
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: resultMessages.original }))
  expect(textIn('Script')).toBe('Say it.')
  expect(screen.queryByText(new RegExp(keepingMessages.edited))).toBeNull()

  await press(resultMessages.undo)
  expect(textIn('Script')).toBe('Mine.')
})

test('a text that is left and shown again has its changes, and they can still be undone', async () => {
  server.current.signIn('pro')
  show(Object.fromEntries([kindPaths.script, kindPaths.description].map((path) => [path, <GeneratorScreen key={path} path={path} />])))
  await accountRead()
  await generate('bread')
  ;(await sent(server.current)).done({ script: 'Say it.' })
  await screen.findByRole('button', { name: 'Write again' })
  typeInto('Script', ' Now.')
  await user.click(screen.getByRole('link', { name: kindPaths.description }))
  await user.click(screen.getByRole('link', { name: kindPaths.script }))

  expect(textIn('Script')).toBe('Say it. Now.')
  await press(resultMessages.undo)
  expect(textIn('Script')).toBe('Say it.')
})

test('what was typed is stored after a pause, and a copied text at once, edited or not', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  await press('Copy')
  await waitFor(() => expect(server.current.texts).toEqual([{ version: 1, result: { script: 'Say it.' }, copied: true }]))
  typeInto('Script', ' Now.')
  expect(screen.getByText(keepingMessages.waiting, { exact: false })).toBeTruthy()

  await waitFor(() => expect(server.current.texts.at(-1)).toEqual({ version: 1, result: { script: 'Say it. Now.' }, copied: false }))
  expect(await screen.findByText(keepingMessages.kept, { exact: false })).toBeTruthy()
})

test('a text that could not be stored says so, and is stored when the user tries again', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  const { storing } = server.current
  server.current.storing = refuses(503, 'UNAVAILABLE')
  typeInto('Script', ' Now.')
  await screen.findByText(keepingMessages.failed)
  server.current.storing = storing
  await press(keepingMessages.tryNow)

  await waitFor(() => expect(screen.queryByText(keepingMessages.failed)).toBeNull())
  expect(server.current.texts).toMatchObject([{ result: { script: 'Say it. Now.' } }])
})

test('Ctrl+Shift+C copies the first result, wherever the focus is', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, { script: 'Say it.' })
  screen.getByLabelText('Topic').focus()
  await user.keyboard('{Control>}{Shift>}{c}{/Shift}{/Control}')

  await waitFor(async () => expect(await clipboard()).toBe('Say it.'))
  expect(screen.getByRole('button', { name: 'Copy' }).title).toBe(resultMessages.copyKeys({ key: 'Ctrl' }))
})

test('a result says how many of the given facts it has, while it is edited, and Fix adds the one that is missing', async () => {
  await post('linkedin', { caption: 'Open on Sunday, 20% off.' }, { facts: ['Sunday', '20% off', 'Jaipur'], checks: [missing('Jaipur')] })
  expect(screen.getByText(/^2 of 3 facts in/).textContent).toContain('Missing: Jaipur')
  await press('Fix')
  expect(textIn('Post')).toBe('Open on Sunday, 20% off.\n\nJaipur')
  expect(screen.getByText('All your facts are in')).toBeTruthy()

  replaceIn('Post', 'Open on Sunday in Jaipur.')
  expect(screen.getByText(/^2 of 3 facts in/).textContent).toContain('Missing: 20% off')
  await press('Fix')
  expect(textIn('Post')).toBe('Open on Sunday in Jaipur.\n\n20% off')
})

test('a fact in other words is in, as long as the checks found it', async () => {
  await post('linkedin', { caption: 'Open at eight.' }, { facts: ['8 pm'] })
  typeInto('Post', ' Come by.')
  expect(screen.getByText('All your facts are in')).toBeTruthy()
})

test('each part of a thread has its own counter and Copy button, and Copy thread copies all parts', async () => {
  const parts = ['1/2 One. #a', '2/2 Two.']
  await post('twitter', { caption: parts.join('\n\n'), parts })
  expect(await screen.findByText('11 / 280 characters')).toBeTruthy()
  expect(screen.getByText('8 / 280 characters')).toBeTruthy()

  await press('Copy part 2')
  expect(await clipboard()).toBe('2/2 Two.')
  await press('Copy thread')
  expect(await clipboard()).toBe('1/2 One. #a\n\n2/2 Two.')
})

test('an edited part changes the thread that is copied', async () => {
  const parts = ['1/2 One.', '2/2 Two.']
  await post('twitter', { caption: parts.join('\n\n'), parts })
  typeInto('Part 2 of 2', ' End.')
  await press('Copy thread')

  expect(await clipboard()).toBe('1/2 One.\n\n2/2 Two. End.')
})

const foldMark = () => document.querySelector('[data-fold]')

test('the whole caption is shown, with a mark where the platform cuts it that is no part of the text', async () => {
  await post('instagram', { caption: `${'a'.repeat(125)} behind the fold` })

  const line = foldMark()?.closest('.cm-line')
  expect(line?.textContent).toBe(`${'a'.repeat(125)}… more behind the fold`)
  expect(textIn('Post')).not.toContain('…')
  expect(foldMark()?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('About 125 characters show before “more.”')).toBeTruthy()
})

test('the mark of the cut is hidden while the caption is edited', async () => {
  await post('instagram', { caption: `${'a'.repeat(125)} behind the fold` })
  const edited = () => foldMark()?.closest('[data-edited]') ?? null
  expect(edited()).toBeNull()

  await user.click(screen.getByRole('textbox', { name: 'Post' }))
  await waitFor(() => expect(edited()).toBeTruthy())
  await user.click(screen.getByText('About 125 characters show before “more.”'))
  await waitFor(() => expect(edited()).toBeNull())
})

test('a caption that its platform shows whole has no mark', async () => {
  await post('instagram', { caption: 'a'.repeat(125) })

  expect(foldMark()).toBeNull()
})

test('the preview truncates a caption where the platform does, and can be expanded', async () => {
  await post('instagram', { caption: `${'a'.repeat(125)} behind the fold` })
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.queryByText(/behind the fold/)).toBeNull()

  await press('more')
  expect(screen.getByText(/behind the fold/)).toBeTruthy()
})

test('too many hashtags for the platform are marked as an error', async () => {
  await post('instagram', { caption: 'Hi #a #b #c #d #e #f' })

  expect(screen.getByText('6 hashtags (max 5)').className).toContain('text-bad')
})

test('Arabic text is right-to-left and has its language code', async () => {
  server.current.signIn('pro')
  show({ [paths.linkedin]: <GeneratorScreen path={paths.linkedin} /> })
  await accountRead()
  await user.selectOptions(screen.getByLabelText('Language'), await screen.findByRole('option', { name: 'Arabic' }))
  await generate('خبز')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'خبز في البيت' } })

  const text = await screen.findByRole('textbox', { name: 'Post' })
  expect(text.textContent).toBe('خبز في البيت')
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
})

test('ideas are shown as a grid or a list, and each can be copied and saved', async () => {
  const idea = { title: 'The bowl that cracked', description: 'Show it.', platforms: ['tiktok', 'reddit'] }
  await written(<GeneratorScreen path={kindPaths.ideas} />, kindPaths.ideas, { ideas: [idea] }, 'Prompt')
  await press('Copy idea 1')
  expect(await clipboard()).toBe('The bowl that cracked\nShow it.\nTikTok, Reddit')
  expect(await screen.findByText(copyMessages.idea)).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Grid View' }))
  expect(within(screen.getByRole('tabpanel')).getByText(/The bowl that cracked/)).toBeTruthy()
  await press('Save idea 1')
  expect(await screen.findByText(libraryMessages.saved)).toBeTruthy()
  expect(server.current.saved).toMatchObject([{ feature: 'ideas', contentType: 'post', title: 'The bowl that cracked' }])
})

test('a script shows the headings of its sections with their times, and its spoken words are copied without headings', async () => {
  await written(<GeneratorScreen path={kindPaths.script} />, kindPaths.script, {
    script: '[0:00–0:10] Hook\nSay it.\n\n[0:10–0:20] Recap\nSay it again.',
  })
  expect(screen.getByText('[0:00–0:10] Hook').className).toContain('font-serif')
  await press('Copy spoken words')

  expect(await clipboard()).toBe('Say it.\n\nSay it again.')
})

test('YouTube search tags are counted as YouTube counts them: commas and quotes too', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.hashtags]: <GeneratorScreen path={kindPaths.hashtags} /> })
  await accountRead()
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }))
  await user.click(screen.getByRole('checkbox', { name: 'YouTube' }))
  await generate('bread')
  const stream = await sent(server.current)
  stream.done({ hashtags: ['#bread'], tags: ['bread', 'rye bread'] })

  expect(await screen.findByText('17 / 500 characters')).toBeTruthy()
})

test('Copy is the first tool and the primary one', async () => {
  await post('linkedin', { caption: 'The text.' })
  const [first, ...rest] = screen.getByRole('button', { name: 'Copy' }).parentElement?.children ?? []

  expect(first?.textContent).toBe('Copy')
  expect(first?.className).toContain('bg-accent ')
  for (const tool of rest) expect(tool.className).not.toContain('bg-accent ')
})

test('what a tool comes to is said in its card and not in a toast', async () => {
  await post('linkedin', { caption: 'The text.' })
  await press('Copy')

  expect((await screen.findByText(copyMessages.done)).closest('article')).toBe(screen.getByRole('article'))
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('a title is a row with a labelled Copy', async () => {
  await written(<GeneratorScreen path={kindPaths.titles} />, kindPaths.titles, fiveTitles)

  expect(screen.getByRole('button', { name: 'Copy title 2' }).textContent).toBe('Copy')
})
