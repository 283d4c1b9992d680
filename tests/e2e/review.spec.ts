import type { Page } from '@playwright/test'
import type { TopicList } from '#api/topic-lists.ts'
import { reviewMessages } from '#app/features/generation/review-messages.ts'
import { listMessages } from '#app/features/topic-lists/messages.ts'
import { lookMessages } from '#app/lib/generation/messages.ts'
import { paths } from '#contract/paths.ts'
import { maxBatchItems } from '#kinds/index.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { AllInOne } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const t = reviewMessages

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

/** A finished list of Instagram posts about these topics. */
async function listAbout(page: Page, topics: readonly string[], language = 'en'): Promise<TopicList> {
  await page.goto(paths.topicLists)
  const origin = new URL(page.url()).origin
  const text = ['topic,kind,platform,language,what,when', ...topics.map((topic) => `${topic},post,instagram,${language},Free,10:30`)].join(
    '\n',
  )
  const answer = await page.request.post(`${origin}/api/topic-lists`, {
    headers: { origin },
    data: { name: 'Spring', text, lines: topics.map((_, at) => at + 2) },
  })
  const { list } = (await answer.json()) as { list: TopicList }
  await expect
    .poll(async () => ((await (await page.request.get(`${origin}/api/topic-lists/${list.id}`)).json()) as { list: TopicList }).list.state)
    .toBe('done')
  return list
}

/** No findings of axe in both themes, and no sideways scrolling at 320 px. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const look of [
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ] as const) {
    await setAppearance(page, look)
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a list of ten rows is reviewed and copied with one key a row, which stays after a reload', { tag: '@smoke' }, async ({
  owner: page,
}) => {
  const topics = Array.from({ length: 10 }, (_, at) => `Workshop ${at + 1}`)
  const list = await listAbout(page, topics)
  await page.goto(`${paths.topicLists}?list=${list.id}`)
  await expectNoFaults(page)
  await page.getByRole('button', { name: listMessages.review, exact: true }).click()

  for (const [at, name] of topics.entries()) {
    const shown = page.getByRole('region', { name: t.place({ at: at + 1, all: 10, name }) })
    await expect(shown).toBeFocused()
    const copy = page.getByRole('button', { name: at + 1 < topics.length ? t.copyNext : t.copyLast })
    await expect(copy).toBeEnabled()
    await expect(copy).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.copied({ done: at + 1, all: 10 }), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name)
  }
  await expect(page.getByText(t.copiedAll(10))).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: t.back }).click()
  await page.reload()
  await expect(page.getByRole('table').getByText(lookMessages.copied)).toHaveCount(10)
})

test('an Arabic text is reviewed from right to left, without faults', async ({ owner: page }) => {
  const list = await listAbout(page, ['ورشة الفخار'], 'ar')
  await page.goto(`${paths.topicLists}?list=${list.id}`)
  await page.getByRole('button', { name: listMessages.review, exact: true }).click()
  await expect(page.getByRole('article').locator('[lang=ar]').first()).toHaveCSS('direction', 'rtl')
  await page.keyboard.press('?')
  await expect(page.getByText(t.keysHint)).toBeVisible()
  await expectNoFaults(page)
})

test('the form of All in One is at most 900 px high, each piece 250, and all are reviewed; ticks are remembered', async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const screen = new AllInOne(page)
  await screen.open(paths.allInOne)
  await screen.main.getByRole('button', { name: 'All', exact: true }).click()
  await screen.ask('repairing old bicycles')
  await expect(screen.cards.getByText(`${maxBatchItems} of ${maxBatchItems} ready`)).toBeVisible()
  const heightOf = async (part: typeof screen.cards) => (await part.boundingBox())?.height
  await expect.poll(() => heightOf(screen.cards)).toBeLessThanOrEqual(250 * maxBatchItems)
  expect(await heightOf(screen.main.locator('form').first())).toBeLessThanOrEqual(900)

  // States stay in view, and nothing is cut from a copy.
  await page.mouse.wheel(0, 1_500)
  await expect(screen.cards.getByRole('link', { name: /^Titles/ })).toBeInViewport()
  const linkedIn = screen.card('LinkedIn post')
  await linkedIn.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await screen.clipboard()).toContain('12 Mill Street')
  await expectNoFaults(page)

  await screen.cards.getByRole('button', { name: t.open, exact: true }).click()
  await expect(page.getByRole('region', { name: t.place({ at: 1, all: maxBatchItems, name: 'Carousel' }) })).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.copied({ done: 2, all: maxBatchItems }), { exact: true })).toBeVisible()
  await expectNoFaults(page)

  await page.reload()
  await screen.cards.getByRole('button', { name: t.open, exact: true }).click()
  await expect(page.getByText(t.copied({ done: 2, all: maxBatchItems }), { exact: true })).toBeVisible()
  expect(await screen.main.getByRole('checkbox', { checked: true }).count()).toBe(maxBatchItems)
  await expect(screen.main.getByRole('button', { name: 'My usual' })).toBeVisible()
})
