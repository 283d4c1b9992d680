import type { Locator, Page } from '@playwright/test'
import { keepingMessages, resultMessages } from '#app/features/generation/results/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { consoleErrors, expect, test } from '#tests/e2e/support/test.ts'

const topic = 'We are hiring a baker for our shop'
const text = (screen: Generator): Locator => screen.results.getByRole('textbox', { name: 'Post' })

/** A screen with a post. */
async function written(page: Page): Promise<Generator> {
  const screen = new Generator(page)
  await screen.open(paths.linkedin)
  await screen.generate(topic)
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  return screen
}

/** Whether a button is on the screen with nothing on it. */
const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, left, width, height, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && bottom <= innerHeight && (element === there || element.contains(there))
  })

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`Copy is in view after writing at ${size.width} px, wherever the page is scrolled`, async ({ owner }) => {
    await owner.setViewportSize(size)
    const screen = await written(owner)
    const copy = screen.results.getByRole('button', { name: 'Copy', exact: true })
    await expect.poll(() => isUncovered(copy)).toBe(true)
    for (const share of [0, 0.5, 1]) {
      await owner.evaluate((part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }), share)
      await expect.poll(() => isUncovered(copy), `scrolled to ${share} of the page`).toBe(true)
    }
  })

test('a text is edited where it stands: its changes are undone by keys, and it is the same after a reload and elsewhere', {
  tag: '@smoke',
}, async ({ owner, ownerElsewhere }) => {
  const errors = consoleErrors(owner)
  const screen = await written(owner)
  const first = await text(screen).innerText()
  await text(screen).press('ControlOrMeta+End')
  await owner.keyboard.type(' Bring cake.')
  await expect(text(screen)).toContainText('Bring cake.')
  // Slow typing makes several steps.
  const after = (step: () => Promise<void>) => async () => {
    await step()
    return text(screen).innerText()
  }
  await expect.poll(after(() => owner.keyboard.press('ControlOrMeta+z'))).toBe(first)
  await expect.poll(after(() => owner.keyboard.press('ControlOrMeta+Shift+Z'))).toContain('Bring cake.')
  const undo = screen.results.getByRole('button', { name: resultMessages.undo })
  await expect.poll(after(() => undo.click())).toBe(first)
  await text(screen).focus()
  await expect.poll(after(() => owner.keyboard.press('ControlOrMeta+Shift+Z'))).toContain('Bring cake.')
  await expect(screen.results.getByText(keepingMessages.kept)).toBeVisible()
  await owner.keyboard.press('ControlOrMeta+Shift+C')
  const copied = await screen.clipboard()
  expect(copied).toMatch(/Bring cake\.$/)

  await owner.reload()
  await expect(text(screen)).toContainText('Bring cake.')
  const edited = async () => {
    const { items } = await (await ownerElsewhere.request.get('/api/generations?limit=1')).json()
    return items[0].edited
  }
  await expect.poll(edited).toMatchObject({ result: { post: { caption: copied } }, version: 1, copied: true })
  expect(errors).toEqual([])
})

test('the text stays where it is when writing ends and its editor takes its place', async ({ owner }) => {
  await owner.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      const body = document.querySelector('article .leading-relaxed')
      if (body) seen.push(Math.round(body.getBoundingClientRect().top - (body.closest('article')?.getBoundingClientRect().top ?? 0)))
      requestAnimationFrame(look)
    }
    look()
  })
  await expect(text(await written(owner))).toBeVisible()
  const seen = await owner.evaluate(() => [...new Set((globalThis as unknown as { seen: number[] }).seen)])
  expect(seen).toHaveLength(1)
})

test('an edited result passes the WCAG 2.2 AA checks in both themes, at both widths and from right to left', async ({ owner }) => {
  const screen = new Generator(owner)
  for (const [path, language] of [
    [paths.reddit, 'English'],
    [kindPaths.script, 'Arabic'],
  ] as const) {
    await screen.open(path)
    await screen.main.getByLabel('Language', { exact: true }).selectOption({ label: language })
    await screen.generate(topic)
    const box = screen.results.getByRole('textbox').last()
    await box.press('ControlOrMeta+End')
    await owner.keyboard.type(' #more')
    await expect(screen.results.getByText(keepingMessages.kept)).toBeVisible()
    for (const look of [
      { width: 1280, colorScheme: 'light' },
      { width: 375, colorScheme: 'dark' },
    ] as const) {
      await setAppearance(owner, look)
      expect.soft(await accessibilityFaults(owner), `${path}, ${look.colorScheme}`).toEqual([])
    }
  }
})
