import type { Page } from '@playwright/test'
import { suggestionMessages } from '#app/features/generation/results/card-messages.ts'
import { learnedMessages, voiceFormMessages, voiceListMessages } from '#app/features/voices/messages.ts'
import { voiceChoiceMessages } from '#app/lib/voices/messages.ts'
import { paths, voicesPath } from '#contract/paths.ts'
import { ruleAnswer, ruleName, ruleQuestion } from '#contract/voice-rule-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { type Appearance, accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const [list, form, learned] = [voiceListMessages, voiceFormMessages, learnedMessages]
const suggestion = suggestionMessages
const rule = { kind: 'replace', from: 'sourdough', to: 'brioche' } as const

const looks: readonly Appearance[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
]

async function expectNoFaults(page: Page, at: string): Promise<void> {
  for (const look of looks) {
    await setAppearance(page, look)
    expect.soft(await accessibilityFaults(page), `${at}, ${look.colorScheme} at ${look.width} px`).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${at} at ${look.width} px`).toBe(look.width)
  }
  await setAppearance(page, { width: 1280, colorScheme: 'light' })
}

test('a voice is added, writes, learns from three edits, and shows the rule with them', async ({ free: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screen = new Generator(page)
  await test.step('the first voice needs a name only', async () => {
    await page.goto(voicesPath)
    await expect(screen.main.getByText(list.emptyText)).toBeVisible()
    await expectNoFaults(page, 'no voice')
    await screen.main.getByRole('button', { name: list.emptyAction }).click()
    await screen.main.getByLabel(form.name, { exact: true }).fill("Rosa's Bakery")
    await screen.main.getByRole('button', { name: form.addFirstPost }).click()
    await screen.main.getByLabel(form.post({ place: 1 }), { exact: true }).fill('Bread is ready. Come early, it goes fast!')
    await screen.main.getByRole('button', { name: form.describe }).click()
    await expect(screen.main.getByLabel(form.styleNote, { exact: true })).not.toHaveValue('')
    await expectNoFaults(page, 'the form')
    await screen.main.getByRole('button', { name: form.save }).click()
    await expect(screen.main.getByRole('heading', { name: "Rosa's Bakery" })).toBeVisible()
    await expectNoFaults(page, 'the list')
  })

  await test.step('the same change in three texts becomes a suggestion', async () => {
    for (const path of [paths.instagram, paths.facebook, kindPaths.description]) {
      await screen.open(path)
      await expect(screen.main.getByLabel(voiceChoiceMessages.label, { exact: true })).toHaveValue(/\S-/)
      await screen.generate('Sourdough on Sunday at Mill Street')
      const box = screen.results.getByRole('textbox').last()
      await box.fill((await box.innerText()).replaceAll(/sourdough/gi, 'brioche'))
      // The second one is only left: its report is sent while the page goes.
      if (path === paths.facebook) continue
      const reported = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/voice-edits')
      await screen.results.getByRole('button', { name: /^Copy/ }).first().click()
      await reported
    }
    await expect(screen.results.getByText(ruleQuestion(rule))).toBeVisible()
    await expectNoFaults(page, 'the suggestion')
    await screen.results.getByRole('button', { name: ruleAnswer(rule).yes }).click()
  })

  await test.step('the rule is in the voice, with its edits', async () => {
    await screen.results.getByRole('link', { name: suggestion.seeRules }).click()
    await expect(screen.main.getByRole('checkbox', { name: ruleName(rule) })).toBeChecked()
    await screen.main.getByText(learned.edits(3)).click()
    await expect(screen.main.getByRole('deletion').first()).toBeVisible()
    await expectNoFaults(page, 'the rules')
  })
})
