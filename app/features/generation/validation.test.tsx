import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { platforms } from '#platforms/index.ts'
import { accountRead, fakeServer, generate, press, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()

async function open(element: ReactElement, path: string = kindPaths.titles) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
}

test.each<[string, ReactElement, RegExp, string]>([
  ['posts', <GeneratorScreen key="p" path={paths.twitter} />, /^Generate/, generationMessages.topicFirst],
  ['scripts', <GeneratorScreen key="s" path={kindPaths.script} />, /^Generate/, generationMessages.topicFirst],
  ['descriptions', <GeneratorScreen key="d" path={kindPaths.description} />, /^Generate/, generationMessages.topicFirst],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, /^Generate/, generationMessages.topicFirst],
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, /^Generate/, generationMessages.topic],
  ['ideas', <GeneratorScreen key="i" path={kindPaths.ideas} />, /^Generate/, generationMessages.promptFirst],
])('%s without a topic show an error at the field, and nothing is sent', async (_name, element, button, message) => {
  await open(element)
  await press(button)

  const field = screen.getByRole('textbox', { name: /^(Topic|Prompt)$/ })
  expect(screen.getByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(server.current.streams).toHaveLength(0)
})

test('a blank topic is missing', async () => {
  await open(<GeneratorScreen path={kindPaths.script} />)
  await generate('   ')

  expect(screen.getByText(generationMessages.topicFirst)).toBeTruthy()
})

test('typing a topic removes its error', async () => {
  await open(<GeneratorScreen path={kindPaths.script} />)
  await press('Generate script')
  await user.type(screen.getByLabelText('Topic'), 'bread')

  expect(screen.queryByText(generationMessages.topicFirst)).toBeNull()
})

test('a message says that the end of a long paste was left out, until the text is shortened', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.titles]: <GeneratorScreen path={kindPaths.titles} /> })
  await accountRead()
  const topic = screen.getByLabelText('Topic')
  await user.click(topic)
  await user.paste('x'.repeat(1_999))
  expect(screen.queryByText(/left out the rest/)).toBeNull()
  await user.paste('yy')
  expect(screen.getByText('You pasted more than 2,000 characters, so we left out the rest.')).toBeTruthy()
  await user.type(topic, '{Backspace}')
  expect(screen.queryByText(/left out the rest/)).toBeNull()
})

test('titles require a platform', async () => {
  await open(<GeneratorScreen path={kindPaths.titles} />)
  await generate('bread')

  expect(screen.getByText(generationMessages.platform)).toBeTruthy()
  expect(server.current.streams).toHaveLength(0)
})

test('hashtags require a platform, and Instagram is ticked initially', async () => {
  await open(<GeneratorScreen path={kindPaths.hashtags} />)
  expect(screen.getByRole('checkbox', { name: 'Instagram', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }))
  await generate('bread')

  expect(screen.getByText(generationMessages.onePlatform)).toBeTruthy()
  expect(server.current.streams).toHaveLength(0)
})

test("the server's validation errors are shown at their fields", async () => {
  await open(<GeneratorScreen path={kindPaths.script} />)
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'topic', message: 'Not this topic.' }] })
  await generate('bread')

  expect((await screen.findByLabelText('Topic')).getAttribute('aria-invalid')).toBe('true')
  expect((await screen.findAllByText('Not this topic.')).length).toBeGreaterThan(0)
})

test.each<[string, ReactElement, string]>([
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, 'AI Title Generator'],
  ['description', <GeneratorScreen key="d" path={kindPaths.description} />, 'AI Video Description Generator'],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, 'AI Hashtag Generator'],
  ['ideas', <GeneratorScreen key="i" path={kindPaths.ideas} />, 'Content Idea Generator'],
  ['script', <GeneratorScreen key="s" path={kindPaths.script} />, 'Script Generator'],
  ...postPlatforms.map((id): [string, ReactElement, string] => [id, <GeneratorScreen key={id} path={paths[id]} />, platforms[id].label]),
])('the %s screen has its name from the specification', async (_name, element, title) => {
  await open(element)

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test.each<[PostPlatform, Record<string, unknown>]>([
  ['twitter', { platform: 'twitter', tone: 'casual', language: 'en', length: 'short', complexity: 'moderate', premium: false }],
  ['reddit', { platform: 'reddit', tone: 'casual', language: 'en', length: 'short', complexity: 'moderate', premium: false }],
])('an unchanged %s form sends the defaults of the specification', async (platform, defaults) => {
  await open(<GeneratorScreen path={paths[platform]} />, paths[platform])
  await generate('bread')

  expect((await sent(server.current)).body).toEqual({ topic: 'bread', ...defaults })
})

test('X Premium is only sent when it is ticked', async () => {
  await open(<GeneratorScreen path={paths.twitter} />, paths.twitter)
  await user.click(screen.getByRole('checkbox', { name: /X Premium/ }))
  await generate('bread')

  expect((await sent(server.current)).body).toMatchObject({ premium: true })
})

test('an unchanged script form sends the default length and audience', async () => {
  await open(<GeneratorScreen path={kindPaths.script} />, kindPaths.script)
  await generate('bread')
  expect((await sent(server.current)).body).toEqual({
    topic: 'bread',
    tone: 'casual',
    language: 'en',
    length: 'medium',
    targetAudience: 'general',
  })
})

test('ideas send category and count', async () => {
  await open(<GeneratorScreen path={kindPaths.ideas} />, kindPaths.ideas)
  await user.selectOptions(screen.getByLabelText('Category'), 'Tech')
  await generate('bread', 'Prompt')

  expect((await sent(server.current)).body).toEqual({ prompt: 'bread', category: 'tech', count: 5, tone: 'casual', language: 'en' })
})
