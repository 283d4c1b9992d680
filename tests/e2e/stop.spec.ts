import type { Page } from '@playwright/test'
import { generationMessages, stoppedLate } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteActions, rewriteVersions } from '#contract/result-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accessibilityFaults } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, setUpOwner } from '#tests/e2e/support/users.ts'
import { answers, startModel } from '#tests/support/model.ts'

const caption = 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon.'
const answer = { caption, hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }

test('text streams while a model writes, and Stop ends it without charge', async ({ page, database }) => {
  const model = await startModel()
  // Two characters each tenth of a second, for minutes: still streaming when the user stops it.
  model.always(answers({ ...answer, caption: Array(40).fill(caption).join(' ') }, { size: 2, pause: 100 }))
  const server = await startServer(database, { AI_MODEL: 'compatible/slow', AI_BASE_URL: model.url })
  try {
    await setUpOwner(page.request, server, newUser('Olivia Owner'))
    const screen = new Generator(page, '')
    await screen.open(server.url + paths.twitter)
    await screen.generate('repairing old bicycles')
    await expect(screen.results.getByText('An old')).toBeVisible()
    await expect(screen.generateButton).toHaveAccessibleName('Generating...')

    await screen.main.getByRole('button', { name: 'Stop' }).first().click()

    await expect(screen.said(generationMessages.stopped)).toBeVisible()
    await expect.poll(() => model.calls[0]?.hungUp).toBe(true)
    const used = async () => {
      const { usage } = await (await page.request.get(`${server.url}/api/usage`)).json()
      return usage.filter(({ used }: { used: number }) => used > 0)
    }
    await expect.poll(used).toEqual([])
  } finally {
    await page.close()
    await server.stop()
    await model.close()
  }
})

test('a text that was charged before Stop arrived is shown, and the message matches the ledger', { tag: '@smoke' }, async ({
  free: { page },
}) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.description)
  // The server generates and charges, but its answer never arrives.
  const charged = Promise.withResolvers<void>()
  await page.route(`**/functions/v1/${kinds.description.call}/stream`, async (route) => {
    await route.fetch()
    charged.resolve()
  })
  await screen.generate('repairing old bicycles')
  await charged.promise
  await screen.main.getByRole('button', { name: 'Stop' }).first().click()

  await expect(screen.said(stoppedLate(1, { of: 1, shown: true }))).toBeVisible()
  const { items } = await (await page.request.get('/api/generations')).json()
  expect(items).toHaveLength(1)
  await expect(screen.results).toContainText(items[0].result.description.split('\n')[0])
  const { usage } = await (await page.request.get('/api/usage')).json()
  expect(usage.filter(({ used }: { used: number }) => used > 0)).toMatchObject([{ feature: 'descriptions', used: 1 }])
})

/** A topic whose text has a closing line, without which it is shorter. */
const topic = 'We are hiring a baker'

/** A screen with a LinkedIn post of medium length and open rewrite options. */
async function written(page: Page): Promise<Generator> {
  const screen = new Generator(page)
  await screen.open(paths.linkedin)
  await screen.main.getByLabel('Length').selectOption('medium')
  await screen.generate(topic)
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await screen.results.getByRole('button', { name: 'Adjust', exact: true }).click()
  return screen
}
const panel = ({ results }: Generator) => results.getByRole('region', { name: 'Adjust' })

async function copied(screen: Generator): Promise<string> {
  await screen.results.getByRole('button', { name: 'Copy', exact: true }).click()
  return screen.clipboard()
}

test('a post is made shorter, restored, and listed as a version in History', async ({ owner }) => {
  const screen = await written(owner)
  const first = await copied(screen)
  await panel(screen).getByRole('button', { name: 'Shorter' }).click()
  await expect(screen.results.getByText('Draft 2 of 2')).toBeVisible()
  const second = await copied(screen)
  expect(second.length).toBeLessThan(first.length)

  await screen.results.getByRole('button', { name: 'Back to draft 1' }).click()
  expect(await copied(screen)).toBe(first)
  await owner.reload()
  await screen.results.getByRole('button', { name: 'On to draft 2' }).click()
  expect(await copied(screen)).toBe(second)

  await owner.goto(paths.history)
  const newest = screen.main.getByRole('row').nth(1)
  await expect(newest).toContainText(rewriteVersions.shorter)
  await newest.getByRole('button').first().click()
  const card = screen.main.getByRole('article')
  await expect(card).toContainText(second.split('\n')[0] ?? '')
  await card.getByRole('button', { name: 'Back to draft 1' }).click()
  await expect(card).toContainText(first.split('\n')[0] ?? '')
})

test('a tone can be chosen and applied with the keyboard alone', async ({ owner }) => {
  const screen = await written(owner)
  await screen.results.getByRole('button', { name: 'Adjust', exact: true }).focus()
  const tone = panel(screen).getByRole('combobox', { name: rewriteActions.tone })
  // What can be rewritten is asked of the server.
  await expect(tone).toBeVisible()
  const focused = async () => {
    await owner.keyboard.press('Tab')
    return tone.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(focused).toBe(true)
  await owner.keyboard.type('Formal')
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')

  await expect(screen.results.getByText(`Draft 2 of 2 · ${rewriteVersions.tone}`)).toBeVisible()
})

test('a text of the shortest length offers no shorter version', async ({ owner }) => {
  const screen = await written(owner)
  await panel(screen).getByRole('button', { name: 'Shorter' }).click()
  await expect(screen.results.getByText('Draft 2 of 2')).toBeVisible()
  await screen.results.getByRole('button', { name: 'Adjust', exact: true }).click()

  await expect(panel(screen).getByRole('combobox', { name: rewriteActions.tone })).toBeVisible()
  await expect(panel(screen).getByRole('button', { name: 'Shorter' })).toHaveCount(0)
})

test('at 375 px the rewrite row fits, and passes the WCAG 2.2 AA checks in both themes', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const screen = await written(owner)
    await panel(screen).getByRole('button', { name: 'Shorter' }).click()
    await expect(screen.results.getByText('Draft 2 of 2')).toBeVisible()
    await screen.results.getByRole('button', { name: 'Adjust', exact: true }).click()

    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    const box = await panel(screen).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
    expect.soft(await accessibilityFaults(owner)).toEqual([])
    await screen.results.getByRole('button', { name: 'More' }).click()
    await screen.results.getByRole('menuitem', { name: 'Clear' }).click()
  }
})
