import { expect, test } from 'vitest'
import { allParts, savedEntries, savingMessages } from '#app/lib/generation/saved.ts'
import { libraryMessages } from '#contract/messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { description } from '#kinds/description/index.ts'
import { hashtags } from '#kinds/hashtags/index.ts'
import { ideas } from '#kinds/ideas/index.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { post } from '#kinds/post/index.ts'
import type { LibraryEntry } from '#kinds/saved-parts.ts'
import { script } from '#kinds/script/index.ts'
import { titles } from '#kinds/titles/index.ts'

/** The first entry of a result. */
const saved = <Name extends KindName>(kind: Name, request: RequestOf<Name>, result: ResultOf<Name>): LibraryEntry => {
  const [first] = savedEntries(kind, request, result)
  if (!first) throw new Error('Nothing to save')
  return first
}
const savedPost = (request: RequestOf<'post'>, result: ResultOf<'post'>) => saved('post', request, result)
const savedTitle = (request: RequestOf<'titles'>, title: string) => saved('titles', request, { titles: [{ platform: 'youtube', title }] })
const savedDescription = (request: RequestOf<'description'>, result: ResultOf<'description'>) => saved('description', request, result)
const savedHashtags = (request: RequestOf<'hashtags'>, result: ResultOf<'hashtags'>) => saved('hashtags', request, result)
const savedIdea = (request: RequestOf<'ideas'>, idea: ResultOf<'ideas'>['ideas'][number]) => saved('ideas', request, { ideas: [idea] })
const savedScript = (request: RequestOf<'script'>, result: ResultOf<'script'>) => saved('script', request, result)

test.each(postPlatforms)('a %s post is saved with the feature of its platform, as a post', (platform) => {
  const saved = savedPost({ ...post.sample, platform }, { post: { caption: 'The text.' } })
  expect(saved).toMatchObject({ feature: `${platform}-post`, contentType: 'post', content: 'The text.', title: post.sample.topic })
})

test('a Reddit post is saved with its title above the body', () => {
  const saved = savedPost({ ...post.sample, platform: 'reddit' }, { post: { title: 'A title', caption: 'A body.' } })
  expect(saved).toMatchObject({ title: 'A title', content: 'A title\n\nA body.' })
})

test('the explanation of a post is never saved with it', () => {
  const saved = savedPost(post.sample, { post: { caption: 'The text.', whyThisWorks: 'Because.' } })
  expect(JSON.stringify(saved)).not.toContain('Because')
})

test("a saved title's content is JSON of platform and title", () => {
  const saved = savedTitle(titles.sample, 'Bread at home')
  expect(saved).toMatchObject({ title: 'Bread at home', feature: 'titles', contentType: 'title' })
  expect(JSON.parse(saved.content)).toEqual({ platform: 'youtube', title: 'Bread at home' })
})

test('descriptions, hashtags, ideas and scripts are saved with their feature and content type', () => {
  expect(savedDescription(description.sample, { description: 'Text' })).toMatchObject({ feature: 'descriptions', contentType: 'post' })
  expect(savedHashtags(hashtags.sample, { hashtags: ['#a', '#b'], tags: ['c d'] })).toMatchObject({
    feature: 'hashtags',
    contentType: 'post',
    content: '#a #b\n\nc d',
  })
  expect(savedIdea(ideas.sample, { title: 'T', description: 'D', platforms: ['twitter'] })).toMatchObject({
    feature: 'ideas',
    contentType: 'post',
    title: 'T',
    content: 'T\nD\nTwitter/X',
  })
  expect(savedScript(script.sample, { script: 'Say it.' })).toMatchObject({ feature: 'scripts', contentType: 'script', content: 'Say it.' })
})

test('each part is saved with its generation, and one that the user emptied has no content', () => {
  const contents = (kind: KindName, request: RequestOf<KindName>, result: ResultOf<KindName>) =>
    allParts({ id: 'x', kind, request, result }).map(({ entry }) => entry.content)
  expect(contents('titles', titles.sample, { titles: [{ platform: 'youtube', title: '  ' }] })).toEqual([''])
  expect(contents('ideas', ideas.sample, { ideas: [{ title: ' ', description: '', platforms: ['twitter'] }] })).toEqual([''])
  const [part] = allParts({ id: 'x', kind: 'script', request: script.sample, result: { script: 'Go.' } })
  expect(part?.entry).toMatchObject({ generation_id: 'x', part: 'script' })
})

test('tags are the labels of the chosen options, without options that were left open', () => {
  expect(savedPost({ ...post.sample, platform: 'twitter', tone: 'casual', language: 'hi' }, { post: { caption: 'x' } }).tags).toEqual([
    'Twitter/X',
    'Casual',
    'Hindi',
  ])
  const idea = { title: 'T', description: 'D', platforms: [] }
  expect(savedIdea({ ...ideas.sample, category: 'any', tone: 'formal', language: 'en' }, idea).tags).toEqual(['Formal', 'English'])
  expect(savedScript({ ...script.sample, targetAudience: 'beginners', tone: 'formal', language: 'en' }, { script: 'x' }).tags).toEqual([
    'Beginners',
    'Formal',
    'English',
  ])
})

test('a long topic is shortened to one line within the limit of library titles, and no character is split', () => {
  const { title } = savedScript({ ...script.sample, topic: `${'👩‍👩‍👧'.repeat(40)}\nsecond line` }, { script: 'x' })
  expect(title.length).toBeLessThanOrEqual(120)
  expect(title).toMatch(/^(👩‍👩‍👧)+…$/u)
})

test('scripts and titles have specific messages for saving', () => {
  expect(savingMessages('script')).toMatchObject({ done: libraryMessages.savedScript, nothing: libraryMessages.noScriptToSave })
  expect(savingMessages('titles')).toMatchObject({
    done: libraryMessages.savedTitle,
    signIn: libraryMessages.signInToSaveTitles,
  })
  expect(savingMessages('post')).toMatchObject({ done: libraryMessages.saved, failed: libraryMessages.saveFailed })
})

test('a complete result becomes one entry for each title and idea, without blank ones', () => {
  const titleOf = (title: string) => ({ platform: 'youtube', title }) as const
  expect(savedEntries('titles', titles.sample, { titles: ['One', ' ', 'Two'].map(titleOf) })).toEqual(
    ['One', 'Two'].map((title) => savedTitle(titles.sample, title)),
  )
  const idea = { title: 'A', description: 'B', platforms: [] }
  expect(savedEntries('ideas', ideas.sample, { ideas: [idea] })).toEqual([savedIdea(ideas.sample, idea)])
  expect(savedEntries('script', script.sample, { script: 'Go.' })).toEqual([savedScript(script.sample, { script: 'Go.' })])
})
