import type { Locator, Page } from '@playwright/test'
import { givenMessages } from '#contract/messages.ts'
import { expect } from '#tests/e2e/support/test.ts'

/** Page object of a generator screen. */
export class Generator {
  readonly page: Page
  readonly main: Locator
  readonly results: Locator
  readonly #facts: string

  /** @param facts the details of each text, without which the built-in writer only asks */
  constructor(page: Page, facts = 'Saturday at 10 am\n12 Mill Street') {
    this.page = page
    this.#facts = facts
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

  get details(): Locator {
    return this.main.getByRole('textbox', { name: givenMessages.details })
  }

  /** Opens the details, if they are folded, and fills them in. */
  async fillDetails(facts: string): Promise<void> {
    const opener = this.main.getByRole('button', { name: givenMessages.addDetails })
    await expect(opener.or(this.details)).toBeVisible()
    if (await opener.isVisible()) await opener.click()
    await this.details.fill(facts)
  }

  /** Fills in a topic, and facts about it. */
  async fill(topic: string): Promise<void> {
    await this.fillDetails(this.#facts)
    await this.topic.fill(topic)
  }

  async generate(topic: string): Promise<void> {
    await this.fill(topic)
    await this.generateButton.click()
  }

  /** Submits with the keyboard while the button is disabled because the plan refuses. */
  async submitDisabled(topic: string): Promise<void> {
    await expect(this.generateButton).toHaveAttribute('aria-disabled', 'true')
    await this.topic.fill(topic)
    await this.topic.press('ControlOrMeta+Enter')
  }

  /** The text that the last copy button put on the clipboard. */
  clipboard(): Promise<string> {
    return this.page.evaluate<string>('navigator.clipboard.readText()')
  }

  /** What is said about an action, beside it. */
  said(message: string): Locator {
    return this.main.getByRole('status').getByText(message).first()
  }

  /** A toast; the newest if there are several. */
  toast(message: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(message)
      .first()
  }
}

/** Page object of the all-in-one screen. */
export class AllInOne extends Generator {
  readonly cards = this.main.getByRole('region', { name: 'Generated Content' })

  card(name: string): Locator {
    return this.cards.locator('article, [role=alert]').filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  async choose(...tiles: string[]): Promise<void> {
    for (const name of tiles) {
      const tile = this.main.getByRole('checkbox', { name, exact: true })
      // With the keyboard: the sticky bar may cover a tile.
      await tile.press('Space')
      await expect(tile).toBeChecked()
    }
  }

  async ask(topic: string, ...tiles: string[]): Promise<void> {
    await this.fill(topic)
    await this.choose(...tiles)
    await this.main.getByLabel('Tone', { exact: true }).selectOption('casual')
    await this.generateButton.click()
  }
}
