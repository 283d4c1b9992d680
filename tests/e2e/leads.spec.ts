import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const topic = 'We are hiring a baker'
const tab = ({ results }: Generator, name: string | RegExp) => results.getByRole('tab', { name })
const alsoFor = ({ results }: Generator) => results.getByRole('list', { name: 'Also for' })

test('a post becomes one for another platform with one click, beside the first, also after a reload', { tag: '@smoke' }, async ({
  owner,
}) => {
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  await screen.generate(topic)
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await alsoFor(screen).getByRole('button', { name: 'Reddit' }).click()

  await expect(tab(screen, 'done, Reddit post')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(screen, 'done, Reddit post')).toBeFocused()
  await screen.results.getByRole('button', { name: 'Copy body' }).click()
  expect(await screen.clipboard()).toContain('12 Mill Street')
  await owner.reload()
  await tab(screen, 'done, Reddit post').click()
  await expect(screen.results.getByRole('button', { name: 'Copy title' })).toBeVisible()
  await alsoFor(screen)
    .getByRole('button', { name: /^LinkedIn ?, written$/ })
    .click()
  await expect(tab(screen, 'done, LinkedIn post')).toHaveAttribute('aria-selected', 'true')
  const { items } = await (await owner.request.get('/api/generations?limit=2')).json()
  expect(items.map(({ request }: { request: { platform: string } }) => request.platform)).toEqual(['reddit', 'linkedin'])
})

test('an idea becomes a post with one click', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(kindPaths.ideas)
  await screen.generate('our bakery')
  await expect(screen.said(kinds.ideas.messages.success)).toBeVisible()
  await screen.results.getByRole('button', { name: /^Write this: idea 1$/i }).click()

  await expect(tab(screen, / post: ./)).toBeFocused()
  await expect(screen.results.getByRole('tabpanel').getByText('12 Mill Street').first()).toBeVisible()
})

test('a platform that the plan lacks is locked, and says what it would write', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(paths.instagram)
  await screen.generate(topic)
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await alsoFor(screen)
    .getByRole('link', { name: /^LinkedIn.*not on your plan/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.linkedin}$`))
})

test('tabs and the comparison fit into 320 px, are mirrored for right-to-left texts, and pass the WCAG 2.2 AA checks in both themes', async ({
  owner,
}) => {
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  await screen.main.getByLabel('Language', { exact: true }).selectOption('ur')
  await screen.generate('ہماری نئی بیکری اتوار کو کھل رہی ہے')
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await alsoFor(screen).getByRole('button', { name: 'Instagram' }).click()
  await expect(tab(screen, 'done, Instagram post')).toHaveAttribute('aria-selected', 'true')
  await screen.results.getByRole('button', { name: 'Write again' }).click()
  await expect(screen.results.getByRole('button', { name: 'Compare' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await setAppearance(owner, { width: 320, colorScheme })
    // The layout follows the width a frame later.
    await expect.poll(() => owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect.soft(await accessibilityFaults(owner)).toEqual([])
    await screen.results.getByRole('button', { name: 'Compare' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Side by side' })
    await expect(dialog.getByRole('button', { name: 'Use this' })).toBeVisible()
    // The layout follows the width a frame later.
    await expect.poll(() => owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect.soft(await accessibilityFaults(owner, '[role=dialog]')).toEqual([])
    await owner.keyboard.press('Escape')
  }
  await screen.results.getByRole('button', { name: 'Compare' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Use this' }).click()
  await expect(screen.results.getByText('Draft 1 of 2')).toBeVisible()
})
