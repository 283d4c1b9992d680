import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { topics } from '#eval/topics.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A letter of each script that the English interface never shows. */
const scripts: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  sa: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /\p{Script=Hiragana}/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
}

test('a post in each language is marked as that language and runs in its direction', async ({ owner }) => {
  test.slow()
  const screen = new Generator(owner)
  await screen.open(paths.facebook)
  for (const code of languageCodes) {
    await screen.main.getByLabel('Language', { exact: true }).selectOption(code)
    await screen.generate(topics[code].known[0])
    const text = screen.results.locator(`[lang="${code}"]`).first()
    await expect(text, languages[code].name).toBeVisible()
    await expect(text, languages[code].name).toHaveCSS('direction', languages[code].direction)
    await expect(text).toContainText(scripts[code] ?? /\p{Script=Latin}/u)
  }
})
