import type { Locator } from '@playwright/test'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect } from '#tests/e2e/support/test.ts'

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
