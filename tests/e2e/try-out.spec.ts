import { arrangedMessages } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/given-messages.ts'
import { messages } from '#contract/messages.ts'
import { occasions } from '#contract/occasions.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import { paths, site, tryOutPath } from '#contract/paths.ts'
import { topics } from '#eval/topics.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

test('a visitor has a post written, copies it, hears what is wrong, and is stopped before it is a plan', async ({ page, context }) => {
  await page.goto(site.home)
  const place = page.getByRole('region', { name: 'Try it on a topic of yours' })
  const topic = place.getByRole('textbox', { name: 'Topic' })
  const write = place.getByRole('button', { name: 'Write a post' })
  const text = place.locator('[data-try=post]')
  const height = async () => (await place.boundingBox())?.height
  const kept = await height()
  const sample = await text.innerText()

  await write.click()
  await expect(place.getByRole('alert')).toHaveText(messages.generation.topicFirst)
  await expect(topic).toBeFocused()

  await place.getByRole('textbox', { name: givenMessages.details }).fill('Till Sunday\n12 MG Road, Indore')
  await topic.fill('Fresh mangoes, Rs 120 a kg, 20% off')
  await expect(place.getByRole('radio', { name: givenMessages.guessed(occasions.offer) })).toBeChecked()
  await topic.press('Enter')
  await expect(place.getByText('Your topic:')).toBeVisible()
  await expect(text).not.toHaveText(sample)
  for (const fact of ['Rs 120', '20%', 'Till Sunday', '12 MG Road, Indore']) await expect(text).toContainText(fact)
  await expect(place.getByText(arrangedMessages.smallPrint)).toBeVisible()
  await expect(place.getByText(/^\d+ \/ 280 characters, as X counts$/)).toBeVisible()
  expect(await height(), 'nothing below moves').toBe(kept)

  await place.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText(messages.copy.done)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect((await text.innerText()).replace(/\s+/g, ' ')).toBe(copied.replace(/\s+/g, ' '))

  for (const [code, script] of [
    ['hi', /\p{Script=Devanagari}/u],
    ['ar', /\p{Script=Arabic}/u],
  ] satisfies [LanguageCode, RegExp][]) {
    await place.getByLabel('Platform').selectOption('reddit')
    await place.getByLabel('Language').selectOption(code)
    await topic.fill(topics[code].known[0])
    await topic.press('Enter')
    await expect(text).toHaveAttribute('lang', code)
    await expect(text).toHaveCSS('direction', languages[code].direction)
    await expect(text).toContainText(script)
    await expect(place.getByText(/^\d+ \/ 40,000 characters$/)).toBeVisible()
    expect(await height(), 'nothing below moves').toBe(kept)
  }

  await context.setOffline(true)
  const before = await text.innerText()
  await place.getByRole('button', { name: 'Write another' }).click()
  await expect(place.getByRole('alert')).toHaveText(messages.site.offline)
  expect(await text.innerText()).toBe(before)
  await context.setOffline(false)

  let refused = 200
  for (let turn = 0; turn < 12 && refused === 200; turn++) {
    const answered = page.waitForResponse(`**${tryOutPath}`)
    await place.getByRole('button', { name: 'Write another' }).click()
    refused = (await answered).status()
  }
  expect(refused).toBe(429)
  await expect(place.getByRole('alert')).toHaveText(
    /^You have tried a lot in a short time\. Please try again in (\d+ seconds?|1 minute)\.$/,
  )
  await place.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(paths.signUp)
})
