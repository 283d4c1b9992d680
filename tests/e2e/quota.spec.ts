import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const { generation } = messages

test('two uses a month: a warning before each, then the limit with the way to upgrade', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.ideas)
  for (const left of [2, 1]) {
    await screen.generate(`a pottery class, take ${left}`)
    await expect(screen.toast(generation.usesRemaining(left))).toBeVisible()
    await expect(
      screen.main
        .getByText(`${left - 1} of 2 uses left this month`)
        .or(screen.main.getByText(generation.limitReached))
        .first(),
    ).toBeVisible()
  }
  await expect(screen.toast(kinds.ideas.messages.success)).toBeVisible()

  await screen.askInVain('a pottery class, once more')
  await expect(screen.toast(generation.limitReached)).toBeVisible()
  const upgrade = page.getByRole('region', { name: /^Notifications/ }).getByRole('link', { name: 'Upgrade' })
  await expect(upgrade).toHaveAttribute('href', paths.pricing)
  // The newest message lies over the older ones until a pointer fans them out: the same link stands beside the button.
  await screen.main.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect(page).toHaveURL(paths.pricing)
})

test('a feature that the free plan does not hold says so and is not tried', async ({ free: { page } }) => {
  const screen = new Generator(page)
  const sent: string[] = []
  page.on('request', (request) => {
    // What a topic is for is guessed for everybody, and costs nothing.
    if (/\/functions\/v1\/(?!guess-occasion$)/.test(request.url())) sent.push(request.url())
  })
  for (const path of [paths.twitter, paths.linkedin, paths.reddit, paths.youtube, kindPaths.script]) {
    await screen.open(path)
    await screen.askInVain('a pottery class')
    await expect(screen.main.getByText(generation.notOnFree)).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('the settings count what was generated', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.description)
  await screen.generate('a pottery class')
  await expect(screen.toast(kinds.description.messages.success)).toBeVisible()
  await page.goto(`${paths.settings}?tab=usage`)

  await expect(page.getByRole('main').getByText('1 / 2')).toHaveCount(1)
})
