import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { platforms } from '#platforms/index.ts'
import { DescriptionScreen } from './description-screen.tsx'
import { accountRead, fakeServer, generate, press, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { HashtagsScreen } from './hashtags-screen.tsx'
import { IdeasScreen } from './ideas-screen.tsx'
import { PostScreen } from './post-screen.tsx'
import { ScriptScreen } from './script-screen.tsx'
import { TitlesScreen } from './titles-screen.tsx'

const server = fakeServer()

async function open(element: ReactElement, path: string = paths.titles) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
}

test.each<[string, ReactElement, RegExp, string]>([
  ['posts', <PostScreen key="p" platform="twitter" />, /^Generate/, messages.generation.topicFirst],
  ['scripts', <ScriptScreen key="s" />, /^Generate/, messages.generation.topicFirst],
  ['descriptions', <DescriptionScreen key="d" />, /^Generate/, messages.generation.topicFirst],
  ['hashtags', <HashtagsScreen key="h" />, /^Generate/, messages.generation.topicFirst],
  ['titles', <TitlesScreen key="t" />, /^Generate/, messages.generation.topic],
  ['ideas', <IdeasScreen key="i" />, /^Generate/, messages.generation.promptFirst],
])('%s without a topic say so at the field, and nothing is sent', async (_name, element, button, message) => {
  await open(element)
  await press(button)

  const field = screen.getByRole('textbox', { name: /^(Topic|Prompt)$/ })
  expect(screen.getByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(server.current.streams).toHaveLength(0)
})

test('blank text is no topic', async () => {
  await open(<ScriptScreen />)
  await generate('   ')

  expect(screen.getByText(messages.generation.topicFirst)).toBeTruthy()
})

test('typing a topic takes its message away', async () => {
  await open(<ScriptScreen />)
  await press('Generate script')
  await user.type(screen.getByLabelText('Topic'), 'bread')

  expect(screen.queryByText(messages.generation.topicFirst)).toBeNull()
})

test('a paste that is too long says that the rest was left out, until the text is made shorter', async () => {
  server.current.signIn('pro')
  show({ [paths.titles]: <TitlesScreen /> })
  await accountRead()
  const topic = screen.getByLabelText('Topic')
  await user.click(topic)
  await user.paste('x'.repeat(1_999))
  expect(screen.queryByText(/was left out/)).toBeNull()
  await user.paste('yy')
  expect(screen.getByText('What you pasted was longer than 2,000 characters. The rest was left out.')).toBeTruthy()
  await user.type(topic, '{Backspace}')
  expect(screen.queryByText(/was left out/)).toBeNull()
})

test('titles need a platform', async () => {
  await open(<TitlesScreen />)
  await generate('bread')

  expect(screen.getByText(messages.generation.platform)).toBeTruthy()
  expect(server.current.streams).toHaveLength(0)
})

test('hashtags need at least one platform, and Instagram is ticked at first', async () => {
  await open(<HashtagsScreen />)
  expect(screen.getByRole('checkbox', { name: 'Instagram', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }))
  await generate('bread')

  expect(screen.getByText(messages.generation.onePlatform)).toBeTruthy()
  expect(server.current.streams).toHaveLength(0)
})

test('what the server refuses stands at its field', async () => {
  await open(<ScriptScreen />)
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'topic', message: 'Not this topic.' }] })
  await generate('bread')

  expect((await screen.findByLabelText('Topic')).getAttribute('aria-invalid')).toBe('true')
  expect((await screen.findAllByText('Not this topic.')).length).toBeGreaterThan(0)
})

test.each<[string, ReactElement, string]>([
  ['titles', <TitlesScreen key="t" />, 'AI Title Generator'],
  ['description', <DescriptionScreen key="d" />, 'AI Video Description Generator'],
  ['hashtags', <HashtagsScreen key="h" />, 'AI Hashtag Generator'],
  ['ideas', <IdeasScreen key="i" />, 'Content Idea Generator'],
  ['script', <ScriptScreen key="s" />, 'Script Generator'],
  ...postPlatforms.map((id): [string, ReactElement, string] => [id, <PostScreen key={id} platform={id} />, platforms[id].label]),
])('the %s screen carries the name the spec gives it', async (_name, element, title) => {
  await open(element)

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test.each<[PostPlatform, Record<string, unknown>]>([
  ['twitter', { platform: 'twitter', tone: 'casual', language: 'en', length: 'short', complexity: 'moderate', premium: false }],
  ['reddit', { platform: 'reddit', tone: 'casual', language: 'en', length: 'short', complexity: 'moderate', premium: false }],
])('an untouched %s form sends the defaults of the spec', async (platform, defaults) => {
  await open(<PostScreen platform={platform} />, paths[platform])
  await generate('bread')

  expect((await sent(server.current)).body).toEqual({ topic: 'bread', ...defaults })
})

test('X Premium is only ever sent when it was ticked', async () => {
  await open(<PostScreen platform="twitter" />, paths.twitter)
  await user.click(screen.getByRole('checkbox', { name: /X Premium/ }))
  await generate('bread')

  expect((await sent(server.current)).body).toMatchObject({ premium: true })
})

test('scripts and ideas send audience, category and count', async () => {
  await open(<ScriptScreen />, paths.script)
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
  await open(<IdeasScreen />, paths.ideas)
  await user.selectOptions(screen.getByLabelText('Category'), 'Tech')
  await generate('bread', 'Prompt')

  expect((await sent(server.current)).body).toEqual({ prompt: 'bread', category: 'tech', count: 5, tone: 'casual', language: 'en' })
})
