import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navGroups } from '#app/features/shell/navigation.ts'
import { savedEntries } from '#app/lib/generation/saved.ts'
import routes from '#app/routes.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { savedFeatures } from '#kinds/library.ts'
import { appPaths } from '#kinds/paths.ts'
import { platforms } from '#platforms/index.ts'
import { allInOneJobs } from './all-in-one-plan.ts'
import { accountRead, fakeServer, generate, sent, show } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { PostFrame } from './results/preview/frames.tsx'
import { postLinks } from './results/share/share-link.ts'

const server = fakeServer()

test.each(postPlatforms)('%s: its generator has a path, a route and an entry in the sidebar', (platform) => {
  expect(paths[platform]).toBe(`/dashboard/post-generator/${platforms[platform].path}`)
  expect(appPaths).toContain(paths[platform])
  expect(JSON.stringify(routes)).toContain(JSON.stringify(paths[platform]))
  const entries = navGroups.flatMap(({ items }) => items).filter(({ to }) => to === paths[platform])
  expect(entries).toMatchObject([{ label: platforms[platform].navigation.label, icon: expect.anything() }])
})

test.each(postPlatforms)('%s: its screen shows its description and examples, then the generated post', async (platform) => {
  server.current.signIn('pro')
  show({ [paths[platform]]: <GeneratorScreen path={paths[platform]} /> })
  await accountRead()
  expect(screen.getByText(platforms[platform].screen.about)).toBeTruthy()
  for (const example of platforms[platform].screen.examples) expect(screen.getByText(example)).toBeTruthy()
  await generate('bread')
  const stream = await sent(server.current)
  expect(stream.body).toMatchObject({ platform })
  stream.done({ post: { caption: 'A loaf.' } })
  await screen.findByRole('button', { name: 'Write again' })
  expect(screen.getByText('A loaf.')).toBeTruthy()
})

test.each(postPlatforms)('%s: the preview is rendered, and a post links to its app and is saved under its name', (platform) => {
  const author = { name: 'Mira', handle: 'mira', initials: 'M' }
  render(
    <PostFrame look={platforms[platform].preview.look} author={author} language="en">
      The post
    </PostFrame>,
  )
  expect(screen.getByText(/The post/)).toBeTruthy()
  const request = { ...kinds.post.sample, platform }
  expect(postLinks(request, { caption: 'The post' })[0]?.label).toContain(platforms[platform].share.app)
  const [entry] = savedEntries('post', request, { post: { caption: 'The post' } })
  expect(entry && savedFeatures[entry.feature]).toBe(platforms[platform].savedAs)
})

test('All in One offers every platform', () => {
  const values = {
    topic: 'bread',
    contents: [],
    post: postPlatforms,
    language: 'en',
    tone: 'casual',
    length: 'short',
    complexity: 'simple',
  }
  expect(allInOneJobs(values).map(({ slot }) => slot)).toEqual(postPlatforms)
})
