import type { Page } from '@playwright/test'
import { heroMessages } from '#app/features/site/home-messages.ts'
import { tryOutButtons, tryOutDetails, tryOutFormMessages, tryOutTopics } from '#app/features/site/try-out-messages.ts'
import { paper, themeKey } from '#app/lib/theme.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { copyMessages, generationMessages, libraryMessages, siteMessages } from '#contract/messages.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import { articlePath, optionalAccountPath, pathOfUseCase, paths, site, sitePaths, tryOutPath, useCaseSlugs } from '#contract/paths.ts'
import { roleLabels } from '#contract/role-label-messages.ts'
import { questionFor } from '#contract/role-messages.ts'
import { type Appearance, accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { consoleErrors, expect, supportEmail, test } from '#tests/e2e/support/test.ts'
import { topics } from '#tests/support/language-topics.ts'

const pages = [...sitePaths, '/no/such/page']
/** Every width in both themes; each step changes one of them. */
const allAppearances: readonly Appearance[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

for (const path of pages) {
  const title = `${path} passes the WCAG 2.2 AA checks at every width, in light and dark, loads no other scripts, and logs no error`
  test(title, async ({ page, server }) => {
    const errors = consoleErrors(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url().replace(server.url, '')}`))
    await page.goto(path)
    for (const look of allAppearances) {
      await setAppearance(page, look)
      expect.soft(await accessibilityFaults(page), `${look.colorScheme} at ${look.width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `sideways at ${look.width} px`).toBe(look.width)
    }
    await loadPictures(page)
    // A request to another origin would be listed here. The price list requests the visitor's plan; pages with a try-out, and the privacy page, name what writes for visitors.
    const reader = path === site.pricing ? [`fetch ${optionalAccountPath}`] : []
    const tried: readonly string[] = [site.home, ...useCaseSlugs.map(pathOfUseCase)]
    const engine = [...tried, site.privacy].includes(path) ? [`fetch ${tryOutPath}`] : []
    const tryOutScript = tried.includes(path) ? [expect.stringMatching(/^script \/assets\/site-try-out-/)] : []
    const others = requested.filter((one) => !/^(?:font|image|other) \/(?:assets|favicon|pictures)/.test(one))
    // The scripts are requested in any order.
    expect(others.sort()).toEqual([`document ${path}`, ...reader, ...engine, ...tryOutScript, 'script /site.js'])
    // Chromium logs the status of a page that does not exist.
    if (sitePaths.includes(path)) expect(errors).toEqual([])
  })
}

/** Loads all images, including those below the fold. @throws when one cannot be decoded */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager'
      await picture.decode()
    }
  })

/** The words of a page, without what only works with scripts. */
const readable = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const part of main.querySelectorAll('[data-needs-script]')) part.remove()
    return main.innerText.match(/\S+/g) ?? []
  })

test('without scripts every page shows all its content and no control that needs scripts', async ({ page, browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const plain = await context.newPage()
  for (const path of pages) {
    await Promise.all([page.goto(path), plain.goto(path)])
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.locator('button:visible, input:visible, select:visible, textarea:visible'), path).toHaveCount(0)
    const there = new Set(await readable(plain))
    expect(
      (await readable(page)).filter((word) => !there.has(word)),
      path,
    ).toEqual([])
  }

  await plain.goto(site.pricing)
  await expect(plain.getByRole('region', { name: 'Basic plan' })).toContainText('$9 / ₹750 a month', { useInnerText: true })
  await plain.goto(site.contact)
  await expect(plain.getByRole('link', { name: supportEmail })).toBeVisible()
  await plain.goto(site.help)
  const [question, answer] = [plain.locator('summary:visible').first(), plain.locator('details:visible p').first()]
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await plain.setViewportSize({ width: 375, height: 800 })
  await plain.locator('summary', { hasText: 'Menu' }).click()
  await plain.getByRole('link', { name: 'Blog' }).first().click()
  await plain.getByRole('main').getByRole('link').first().click()
  await expect(plain).toHaveURL(articlePath('a-demo-to-postwright'))
  await context.close()
})

test("a page uses the visitor's theme at once, before its script has loaded", async ({ page, context }) => {
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(site.help)
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(paper.dark))
  expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBe('dark')

  // Never answered: only the page itself can choose the colours.
  await context.route('**/site.js', () => undefined)
  for (const [kept, colorScheme, drawn] of [
    ['dark', 'light', paper.dark],
    ['light', 'dark', paper.light],
    ['system', 'dark', paper.dark],
  ] as const) {
    await page.evaluate(([key, theme]) => localStorage.setItem(key, theme), [themeKey, kept] as const)
    await page.emulateMedia({ colorScheme })
    await page.goto(site.pricing, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor), kept).toBe(rgb(drawn))
  }
})

test('the changing word of the home page can be paused, and does not change with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(site.home)
  const title = page.getByRole('heading', { level: 1 })
  const t = heroMessages
  const pause = page.getByRole('button', { name: t.pause + t.changingWord })
  const play = page.getByRole('button', { name: t.play + t.changingWord })
  await expect(title).toHaveAccessibleName('Turn one idea into Tweets')
  await page.clock.runFor(2_000)
  await expect(title).toHaveAccessibleName('Turn one idea into Posts')
  const expectUnchanged = async () => {
    // Any of the words: the page's clock also runs before and between the clicks.
    const before = await title.ariaSnapshot()
    await page.clock.runFor(10_000)
    expect(await title.ariaSnapshot()).toBe(before)
  }
  const [word, button] = [await title.locator('em').boundingBox(), await pause.boundingBox()]
  expect((button?.x ?? 0) - (word?.x ?? 0) - (word?.width ?? 0), 'the button is beside the word').toBeLessThan(16)
  await pause.click()
  await expectUnchanged()
  await play.click()
  await expect(pause).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause).toBeHidden()
  await expectUnchanged()
})

test('articles and questions can be searched by their text, and a button shows the support address', async ({ page }) => {
  const sought = articlePath('mastering-youtube-algorithm')
  await page.goto(sought)
  const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  await page.goto(site.blog)
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await expect(cards).toHaveCount(9)
  expect(await page.getByRole('main').innerText()).not.toContain(heading)
  await page.getByRole('searchbox').fill(heading)
  await expect(page.getByRole('status').filter({ hasText: '1 article found' })).toBeVisible()
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expect(cards).toHaveAttribute('href', sought)
  await page.getByRole('button', { name: libraryMessages.clearSearch }).click()
  await expect(cards).toHaveCount(9)

  await page.goto(site.help)
  const [questions, answers] = [page.locator('summary:visible'), page.locator('details:visible p')]
  // The longest has words that no other has together.
  const [question = ''] = (await questions.allInnerTexts())
    .map((text) => text.replace('+', '').trim())
    .toSorted((a, b) => b.length - a.length)
  await expect(answers.first()).toBeHidden()
  await page.getByRole('searchbox').fill('refund')
  await expect(page.locator('mark:visible').first()).toHaveText(/refund/i)
  await page.getByRole('searchbox').fill(question)
  await expect(questions).toHaveCount(1)
  await expect(answers.first()).toBeVisible()
  const id = await page.locator('details:visible [id]').getAttribute('id')
  await page.goto(site.contact)
  await page.goto(`${site.help}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()

  await page.goto(site.contact)
  await page.getByRole('button', { name: 'Show Email' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: supportEmail })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('the try-out', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('a visitor gets a post, copies it, sees errors, and reaches the limit of the try-out', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await page.goto(site.home)
    const tryOut = page.getByRole('region', { name: tryOutFormMessages.title })
    const t = tryOutFormMessages
    const topic = tryOut.getByRole('textbox', { name: tryOutTopics.post })
    const write = tryOut.getByRole('button', { name: tryOutButtons.post })
    const text = tryOut.locator('[data-try=post]')
    const height = async () => (await tryOut.boundingBox())?.height
    const tall = await height()
    const sample = await text.innerText()

    await write.click()
    await expect(tryOut.getByRole('alert')).toHaveText(generationMessages.topicFirst)
    await expect(topic).toBeFocused()

    await tryOut.getByLabel(t.platform).selectOption('twitter')
    await tryOut.getByRole('textbox', { name: tryOutDetails.post }).fill('Till Sunday\n12 MG Road, Indore')
    await topic.fill('Fresh mangoes, Rs 120 a kg, 20% off')
    await topic.press('Enter')
    await expect(tryOut.getByText(t.yours)).toBeVisible()
    await expect(text).not.toHaveText(sample)
    for (const fact of ['Rs 120', '20%', 'Till Sunday', '12 MG Road, Indore']) await expect(text).toContainText(fact)
    await expect(tryOut.getByText(arrangedMessages.smallPrint)).toBeVisible()
    await expect(tryOut.getByText(/^\d+ \/ 280 characters, as X counts$/)).toBeVisible()
    expect(await height(), 'nothing below moves').toBe(tall)

    await tryOut.getByRole('button', { name: t.copy }).click()
    await expect(page.getByText(copyMessages.done)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect((await text.innerText()).replace(/\s+/g, ' ')).toBe(copied.replace(/\s+/g, ' '))

    for (const [code, script] of [
      ['hi', /\p{Script=Devanagari}/u],
      ['ar', /\p{Script=Arabic}/u],
    ] satisfies [LanguageCode, RegExp][]) {
      await tryOut.getByLabel(t.platform).selectOption('reddit')
      await tryOut.getByLabel(t.language).selectOption(code)
      await topic.fill(topics[code].everyday[0])
      await topic.press('Enter')
      await expect(text).toHaveAttribute('lang', code)
      await expect(text).toHaveCSS('direction', languages[code].direction)
      await expect(text).toContainText(script)
      await expect(tryOut.getByText(/^\d+ \/ 40,000 characters$/)).toBeVisible()
      expect(await height(), 'nothing below moves').toBe(tall)
    }

    await context.setOffline(true)
    const before = await text.innerText()
    await tryOut.getByRole('button', { name: t.again }).click()
    await expect(tryOut.getByRole('alert')).toHaveText(siteMessages.offline)
    expect(await text.innerText()).toBe(before)
    await context.setOffline(false)

    let refused = 200
    for (let turn = 0; turn < 12 && refused === 200; turn++) {
      const answered = page.waitForResponse(`**${tryOutPath}`)
      await tryOut.getByRole('button', { name: t.again }).click()
      refused = (await answered).status()
    }
    expect(refused).toBe(429)
    await expect(tryOut.getByRole('alert')).toHaveText(
      /^You’ve reached the limit for trying without an account\. Try again in (\d+ seconds?|1 minute), or continue with a free account\.$/,
    )
    const kept = (await text.innerText()).replace(/\s+/g, ' ')
    await tryOut.getByRole('link', { name: t.keep }).click()
    await expect(page).toHaveURL(paths.signUp)
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('try-out-draft') ?? '{}'))
    expect(draft).toMatchObject({ platform: 'reddit', language: 'ar', topic: topics.ar.everyday[0] })
    expect(draft.text.replace(/\s+/g, ' ')).toBe(kept)
  })

  test('a topic alone is answered with questions, and one answer makes it a post', async ({ page }) => {
    await page.goto(site.home)
    const t = tryOutFormMessages
    const tryOut = page.getByRole('region', { name: t.title })
    const text = tryOut.locator('[data-try=post]')
    await tryOut.getByRole('textbox', { name: tryOutTopics.post }).fill('plumber available this weekend Leeds')
    await tryOut.getByRole('button', { name: tryOutButtons.post }).click()
    await expect(tryOut.getByText(t.thin)).toBeVisible()
    await expect(tryOut.getByRole('button', { name: t.copy })).toBeHidden()
    await tryOut.getByRole('button', { name: roleLabels.price }).click()
    const answer = tryOut.getByRole('textbox', { name: questionFor('offer', 'price') })
    await expect(answer).toBeFocused()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await answer.fill('£45 an hour')
    await answer.press('Enter')
    await expect(text).toContainText('£45 an hour')
    await expect(tryOut.getByText(t.thin)).toBeHidden()
    await expect(tryOut.getByRole('button', { name: `${roleLabels.price}: £45 an hour` })).toBeVisible()
    await expect(tryOut.getByRole('button', { name: t.copy })).toBeVisible()
  })

  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 375, height: 667 },
  ])
    test(`its button is in the first view at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const path of [site.home, ...useCaseSlugs.map(pathOfUseCase)]) {
        await page.goto(path)
        await expect(page.locator('form[data-try-out] button[type=submit]'), path).toBeInViewport({ ratio: 1 })
      }
    })

  test('a visitor gets titles, hashtags and a script on pages about them', async ({ page }) => {
    for (const [slug, button, shown] of [
      ['youtube-title-generator', tryOutButtons.titles, /mangoes/i],
      ['hashtag-generator', tryOutButtons.hashtags, /#\w*mangoes/i],
      ['video-script-generator', tryOutButtons.script, /\[0:00–\d:\d\d\]/],
    ] as const) {
      await page.goto(pathOfUseCase(slug))
      const tryOut = page.getByRole('region', { name: tryOutFormMessages.title })
      const caption = tryOut.locator('[data-try=caption]')
      const before = await caption.innerText()
      await tryOut.getByRole('textbox').first().fill('Fresh mangoes in Indore')
      if (slug === 'video-script-generator') await tryOut.getByRole('textbox').nth(1).fill('1. Wash them\n2. Cut them')
      await tryOut.getByRole('button', { name: button }).click()
      await expect(caption).not.toHaveText(before)
      await expect(caption).toHaveText(shown)
    }
  })
})
