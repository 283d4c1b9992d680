import { askMessages } from '#app/features/generation/results/ask-messages.ts'
import { uiMessages } from '#app/ui/messages.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { copyMessages, generationMessages, givenMessages, libraryMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import type { Role } from '#contract/roles.ts'
import { anotherMessages } from '#contract/screen-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { platforms } from '#platforms/index.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const topic = 'repairing old bicycles'

/** A screen with its title, its copy and save buttons, and their messages. */
interface Screen {
  readonly path: string
  readonly title: string
  readonly success: string
  readonly copy: string
  readonly copied: string
  readonly save: string
  readonly saved: string
  /** Actions before Generate. */
  readonly choose?: string
}

const single = { copy: 'Copy', copied: copyMessages.done, save: 'Save', saved: libraryMessages.saved }

const tools: readonly Screen[] = [
  {
    path: kindPaths.titles,
    title: 'AI Title Generator',
    success: kinds.titles.messages.success,
    copy: 'Copy title 1',
    copied: copyMessages.title,
    save: 'Save title 1',
    saved: libraryMessages.savedTitle,
    choose: 'YouTube',
  },
  { ...single, path: kindPaths.description, title: 'AI Video Description Generator', success: kinds.description.messages.success },
  { ...single, path: kindPaths.hashtags, title: 'AI Hashtag Generator', success: kinds.hashtags.messages.success },
  {
    ...single,
    path: kindPaths.ideas,
    title: 'Content Idea Generator',
    success: kinds.ideas.messages.success,
    copy: 'Copy idea 1',
    copied: copyMessages.idea,
    save: 'Save idea 1',
  },
  {
    ...single,
    path: kindPaths.script,
    title: 'Script Generator',
    success: kinds.script.messages.success,
    saved: libraryMessages.savedScript,
  },
]

const posts: readonly Screen[] = postPlatforms.map((platform) => ({
  ...single,
  path: paths[platform],
  title: platforms[platform].label,
  success: kinds.post.messages.success,
  copy: platforms[platform].postTitle ? 'Copy body' : 'Copy',
}))

for (const { path, title, success, copy, copied, save, saved, choose } of [...tools, ...posts]) {
  test(`${title}: generates, copies and saves`, { tag: path === paths.twitter ? '@smoke' : [] }, async ({ owner }) => {
    const screen = new Generator(owner)
    await screen.open(path)
    await expect(screen.main.getByRole('heading', { level: 1 })).toHaveText(title)
    if (choose) await screen.main.getByRole('radio', { name: choose }).check()

    await screen.generate(topic)
    await expect(screen.said(success)).toBeVisible()
    await expect(screen.results).toContainText(/bicycle|bike|repair|small part/i)

    await screen.results.getByRole('button', { name: copy, exact: true }).first().click()
    await expect(screen.said(copied)).toBeVisible()
    expect((await screen.clipboard()).length).toBeGreaterThan(10)

    await screen.results.getByRole('button', { name: save, exact: true }).first().click()
    await expect(screen.said(saved)).toBeVisible()
  })
}

test('an empty topic shows an error next to the field and sends no request', async ({ owner }) => {
  const screen = new Generator(owner)
  const sent: string[] = []
  owner.on('request', (request) => {
    if (request.url().includes('/functions/')) sent.push(request.url())
  })
  for (const [path, message] of [
    [paths.twitter, generationMessages.topicFirst],
    [kindPaths.script, generationMessages.topicFirst],
    [kindPaths.ideas, generationMessages.promptFirst],
  ] as const) {
    await screen.open(path)
    await screen.generate('   ')
    await expect(screen.main.getByText(message)).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('titles require a platform', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(kindPaths.titles)
  await screen.generate(topic)

  await expect(screen.main.getByText(generationMessages.platform)).toBeVisible()
})

test('hashtags are generated for each selected platform and require at least one', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(kindPaths.hashtags)
  const tick = (name: string) => screen.main.getByRole('checkbox', { name })
  await tick('Instagram').uncheck()
  await screen.generate(topic)
  await expect(screen.main.getByText(generationMessages.onePlatform)).toBeVisible()

  await tick('TikTok').check()
  await tick('YouTube').check()
  await screen.generate(topic)
  await expect(screen.results.getByRole('article')).toHaveCount(2)
  await expect(screen.results.getByRole('button', { name: 'Copy tags' })).toBeVisible()
})

test('Ctrl+Enter generates, and Write again gives a different text', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  // A short text of a few facts has only one form.
  await screen.main.getByLabel('Length').selectOption('standard')
  await screen.fill('We are hiring a baker')
  await screen.topic.press('Control+Enter')
  const copy = screen.results.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  const first = await screen.clipboard()

  await screen.results.getByRole('button', { name: 'Write again' }).click()
  await expect
    .poll(async () => {
      await copy.click()
      return screen.clipboard()
    })
    .not.toBe(first)
})

test('facts, details and the occasion, detected or chosen, shape a text, and Run again restores all three', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(paths.facebook)
  const choice = (name: string) => screen.main.getByRole('radio', { name })
  const fact = (role: Role) => screen.main.getByRole('textbox', { name: questionFor('glad', role), exact: true })
  await screen.fillDetails('Free coffee for the first fifty guests\n24 Harbour Lane')
  await screen.topic.fill('We open our new bakery on Sunday at 8 am')
  await expect(choice(givenMessages.guessed({ label: occasions.launch }))).toBeChecked()
  await screen.main.getByText(uiMessages.moreChoices, { exact: true }).click()
  await choice(occasions.glad).check()
  await fact('thanks').fill('Everyone who carried an oven')
  await screen.generateButton.click()

  await expect(screen.results.getByText(arrangedMessages.smallPrint)).toBeVisible()
  await screen.results.getByRole('button', { name: 'Copy', exact: true }).click()
  const copied = await screen.clipboard()
  for (const given of ['Sunday', '8 am', 'fifty guests', '24 Harbour Lane', 'veryone who carried an oven']) expect(copied).toContain(given)
  expect(copied).not.toContain(arrangedMessages.smallPrint)

  await screen.details.fill('')
  await screen.main.getByRole('button', { name: givenMessages.clear }).click()
  await choice(givenMessages.guess).check()
  await owner.goto(paths.history)
  await screen.main.getByRole('row').nth(1).getByRole('button').first().click()
  await screen.main.getByRole('button', { name: anotherMessages.again }).click()
  await expect(screen.details).toHaveValue('Free coffee for the first fifty guests\n24 Harbour Lane')
  await expect(choice(occasions.glad)).toBeChecked()
  await expect(fact('thanks')).toHaveValue('Everyone who carried an oven')
})

test('a bare topic is answered with questions, and an answer later goes into the text without another request', { tag: '@smoke' }, async ({
  free: { page },
}) => {
  const screen = new Generator(page, '')
  await screen.open(paths.facebook)
  await screen.generate('Easter brunch at our garden café')
  const card = screen.results.getByRole('article')
  await expect(card.getByText(askMessages.title)).toBeVisible()
  const fact = (role: Role) => card.getByRole('textbox', { name: questionFor('event', role), exact: true })
  await fact('price').fill('£18')
  await fact('order').fill('call 01422 555 010')
  await fact('order').press('Enter')
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await card.getByRole('button', { name: questionFor('event', 'where') }).click()
  await page.keyboard.type('24 Harbour Lane')
  await expect(card.locator('p, div').getByText('24 Harbour Lane').first()).toBeVisible()

  const { items } = await (await page.request.get('/api/generations')).json()
  expect(items).toMatchObject([{ request: { facts: { price: '£18', where: '24 Harbour Lane' } } }])
  for (const given of ['£18', '01422 555 010', '24 Harbour Lane']) expect(items[0].result.post.caption).toContain(given)
  const { usage } = await (await page.request.get('/api/usage')).json()
  expect(usage.filter(({ used }: { used: number }) => used > 0)).toMatchObject([{ used: 1 }])
})

test('at 375 px a quoted sentence with a long word does not make the page wider', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  const screen = new Generator(owner)
  const removed = 'Morgen zeigen wir die Donaudampfschifffahrtsgesellschaftskapitänsmützenverkaufsaktion.'
  const post = { id: '0197aaaa-0000-7000-8000-000000000001', post: { caption: 'Heute.' } }
  const checks = [{ code: 'cut', field: 'caption', quotes: [removed] }]
  await owner.route(/\/generate-posts/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: done\ndata: ${JSON.stringify({ ...post, checks })}\n\n` }),
  )
  await screen.open(paths.instagram)
  await screen.generate(topic)
  await expect(screen.results.getByText(removed)).toBeVisible()

  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('Clear removes the results and leaves the topic', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(kindPaths.description)
  await screen.generate(topic)
  await screen.results.getByRole('button', { name: 'More' }).click()
  await screen.results.getByRole('menuitem', { name: 'Clear' }).click()

  await expect(screen.results.getByRole('article')).toHaveCount(0)
  await expect(screen.topic).toHaveValue(topic)
})

test('ideas are shown as a list or as a grid', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(kindPaths.ideas)
  await screen.generate(topic)
  await expect(screen.results.getByRole('tab', { name: 'List View' })).toHaveAttribute('aria-selected', 'true')
  await screen.results.getByRole('tab', { name: 'Grid View' }).click()

  await expect(screen.results.getByRole('button', { name: 'Copy idea 5' })).toBeVisible()
})

test('input and results survive a reload', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(paths.instagram)
  await screen.generate(topic)
  await screen.results.getByRole('button', { name: 'Copy', exact: true }).click()
  const written = await screen.clipboard()
  await owner.reload()

  await expect(screen.topic).toHaveValue(topic)
  await screen.results.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await screen.clipboard()).toBe(written)
})

test('a generation continues while the user visits another screen', async ({ owner }) => {
  const screen = new Generator(owner)
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await owner.route(/\/generate-script/, async (route) => {
    await left
    await route.continue()
  })
  await screen.open(kindPaths.script)
  await screen.generate(topic)
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Idea Studio' }).click()
  // The address changes before the screen does, and a generation that ends in between is told on the screen that is left.
  await expect(screen.main.getByRole('heading', { level: 1 })).toHaveText(/Idea/)
  leave()

  await expect(screen.toast(kinds.script.messages.success)).toBeVisible()
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scripter' }).click()
  await expect(screen.results.getByRole('article')).toBeVisible()
})
