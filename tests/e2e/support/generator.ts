import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/support/test.ts'

/** A generator's screen, as somebody at it sees it. */
export class Generator {
  readonly page: Page
  readonly main: Locator
  readonly results: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.results = this.main.getByRole('region', { name: 'Results' })
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible()
  }

  get topic(): Locator {
    return this.main.getByRole('textbox', { name: /^(Topic|Prompt)$/ })
  }

  get generateButton(): Locator {
    return this.main.getByRole('button', { name: /^(Generat|Get Content)/ })
  }

  async generate(topic: string): Promise<void> {
    await this.topic.fill(topic)
    await this.generateButton.click()
  }

  /** Asks by the keys where the plan refuses: the button is off then, and says why. */
  async askInVain(topic: string): Promise<void> {
    await expect(this.generateButton).toHaveAttribute('aria-disabled', 'true')
    await this.topic.fill(topic)
    await this.topic.press('ControlOrMeta+Enter')
  }

  /** What the last press of a copy button put on the clipboard. */
  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** A message that pops up. The newest, when the same one came twice. */
  toast(message: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(message)
      .first()
  }
}
