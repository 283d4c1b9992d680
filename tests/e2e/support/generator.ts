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
  async submitDisabled(topic: string): Promise<void> {
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

/** The all-in-one screen, as somebody at it sees it. */
export class AllInOne extends Generator {
  readonly cards = this.main.getByRole('region', { name: 'Generated Content' })

  card(name: string): Locator {
    return this.cards.locator('article, [role=alert]').filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  async choose(...tiles: string[]): Promise<void> {
    for (const name of tiles) {
      const tile = this.main.getByRole('checkbox', { name, exact: true })
      // With the keyboard: the bar that stays at the window's end may lie over a tile.
      await tile.press('Space')
      await expect(tile).toBeChecked()
    }
  }

  async ask(topic: string, ...tiles: string[]): Promise<void> {
    await this.topic.fill(topic)
    await this.choose(...tiles)
    await this.main.getByLabel('Tone', { exact: true }).selectOption('casual')
    await this.generateButton.click()
  }
}
