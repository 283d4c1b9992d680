import { readFile } from 'node:fs/promises'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { errorMessages, generationMessages, libraryMessages, stoppedLate } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { AllInOne } from '#tests/e2e/support/generator.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, setUpOwner } from '#tests/e2e/support/users.ts'
import { answers, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswer, kindOfCall } from '#tests/support/model-answers.ts'

const generation = generationMessages
const library = libraryMessages

test('the built-in writer fills the monthly quota and explains the rest; results can be copied, saved and exported, and survive a reload', {
  tag: '@smoke',
}, async ({ free: { page } }) => {
  const screen = new AllInOne(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/generate')) calls.push(new URL(request.url()).pathname)
  })
  await screen.open(paths.allInOne)
  await expect(screen.main.getByRole('heading', { level: 1 })).toHaveText('Get Everything with A Single Prompt')
  await expect(screen.generateButton).toBeDisabled()
  await screen.choose('Titles', 'Hashtags', 'Ideas', 'Instagram', 'Facebook')
  const locked = screen.main.getByRole('checkbox', { name: 'Twitter/X' })
  await expect(locked).toHaveAccessibleName(new RegExp(`${lockMessages.locked}$`))
  await locked.press('Space')
  await expect(
    screen.main.getByText('Uses 1 title request (2 left), 2 hashtag requests (2 left) and 1 idea request (2 left)'),
  ).toBeVisible()
  await expect(screen.main.getByText(`Facebook post: ${generation.limitReached}`)).toBeVisible()
  await expect(screen.main.getByText(`Twitter/X post: ${generation.notOnFree}`)).toBeVisible()

  await screen.ask('repairing old bicycles')

  await expect(screen.cards.getByText('4 of 6 ready')).toBeVisible()
  await expect(screen.generateButton).toHaveAccessibleName('Get Content')
  expect(calls).toEqual(['/functions/v1/generate-together/stream'])
  await expect(screen.card('Facebook post')).toContainText(generation.limitReached)
  await expect(screen.card('Twitter/X post')).toContainText(generation.notOnFree)
  await screen
    .card('Instagram post')
    .getByRole('button', { name: /^Show (?:all|notes)$/ })
    .click()
  await expect(screen.card('Instagram post').getByText(arrangedMessages.smallPrint)).toBeVisible()
  await screen
    .card('Titles')
    .getByRole('button', { name: /^Show (?:all|notes)$/ })
    .click()
  const titles = await screen
    .card('Titles')
    .getByRole('textbox', { name: /^Title \d/ })
    .count()
  expect(titles).toBeGreaterThan(1)
  await expect(screen.card('Titles').getByRole('button', { name: /^Copy title/ })).toHaveCount(titles)
  const lastTitle = screen.card('Titles').getByRole('button', { name: `Copy title ${titles}` })
  await lastTitle.press('Enter')
  await expect(lastTitle).toBeInViewport()
  expect(await screen.clipboard()).toMatch(/\S/)
  await screen.cards.getByRole('button', { name: 'Copy all' }).first().click()
  await expect.poll(() => screen.clipboard()).toMatch(/^Titles\n[\s\S]+\nInstagram post\n/)

  await screen.cards.getByRole('button', { name: 'Save all' }).click()
  await expect(screen.said(library.savedMany(7 + titles))).toBeVisible()
  await expect(screen.cards.getByRole('button', { name: 'All saved', pressed: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await screen.cards.getByRole('button', { name: 'Export all' }).click()
  await page.getByRole('menuitem', { name: /JSON/i }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.map(({ feature }: { feature: string }) => feature).filter((feature: string) => feature === 'titles')).toHaveLength(titles)

  await page.reload()
  await expect(screen.topic).toHaveValue('repairing old bicycles')
  await expect(screen.cards.getByText('4 of 4 ready')).toBeVisible()
  await page.goto(paths.library)
  await expect(screen.main.getByRole('row')).not.toHaveCount(0)
})

test('a model: cards stream and fail independently, one is retried alone, and Stop ends the rest', async ({ page, database }) => {
  const model = await startModel()
  let failing = true
  model.always((turn) => {
    const kind = kindOfCall(turn.call)
    if (kind === 'hashtags' && failing) return refuses(500)(turn)
    return answers(goodAnswer, kind === 'script' ? { size: 2, pause: 180 } : {})(turn)
  })
  const server = await startServer(database, { AI_MODEL: 'compatible/double', AI_BASE_URL: model.url })
  try {
    await setUpOwner(page.request, server, newUser('Olivia Owner'))
    const screen = new AllInOne(page, '')
    await screen.open(server.url + paths.allInOne)
    await screen.ask('repairing old bicycles', 'Titles', 'Hashtags', 'Script', 'Twitter/X')
    await expect(screen.cards.getByText('You are past')).toBeVisible()
    await expect(screen.card('Hashtags')).toContainText(errorMessages.GENERATION_FAILED)
    await expect(screen.card('Twitter/X post').getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    await expect(screen.generateButton).toHaveAccessibleName('Generating...')

    await screen.cards.getByRole('button', { name: 'Stop all' }).click()
    await expect(screen.said(stoppedLate(2, { of: 4, shown: true }))).toBeVisible()
    await expect(screen.card('Script')).toHaveCount(0)
    await expect.poll(() => model.calls.find((call) => kindOfCall(call) === 'script')?.hungUp).toBe(true)
    failing = false
    await screen.card('Hashtags').getByRole('button', { name: 'Try again' }).click()
    await expect(screen.card('Instagram hashtags')).toBeVisible()
    // Retried when the idle connection of an earlier call has just been closed.
    const { usage } = await (await page.request.get(`${server.url}/api/usage`, { maxRetries: 1 })).json()
    const used = (usage as { feature: string; used: number }[]).filter((line) => line.used > 0)
    expect(Object.fromEntries(used.map((line) => [line.feature, line.used]))).toEqual({ titles: 1, tweets: 1, hashtags: 1 })
  } finally {
    await page.close()
    await server.stop()
    await model.close()
  }
})
