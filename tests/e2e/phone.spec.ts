import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test('on a phone what was written comes into view, and the message about it leaves its buttons free', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  await screen.generate('repairing old bicycles')
  const done = screen.toast(kinds.post.messages.success)
  await expect(done).toBeVisible()

  await expect.poll(async () => (await screen.results.boundingBox())?.y).toBeLessThan(120)
  const message = await done.boundingBox()
  const buttons = await screen.results.getByRole('button', { name: 'Copy' }).boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(buttons?.y ?? 0)
})

test('a choice that has the focus is never under the bar that generates', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  const bar = (await screen.generateButton.boundingBox())?.y ?? 0
  await screen.main.getByRole('radio', { name: /^Short/ }).focus()

  const choice = await screen.main.getByText('10–20 words').boundingBox()
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThan(bar)
})
