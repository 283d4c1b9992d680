import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { newPerson, setUpOwner } from '#tests/e2e/support/people.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { answers, startModel } from '#tests/support/model.ts'

const caption = 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon.'
const answer = { caption, hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }

test('text streams in as a model writes it, and Stop ends that and counts nothing', async ({ page, database }) => {
  const model = await startModel()
  // Two characters each tenth of a second, for minutes: still writing when a person has seen enough.
  model.always(answers({ ...answer, caption: Array(40).fill(caption).join(' ') }, { size: 2, pause: 100 }))
  const server = await startServer(database, { AI_MODEL: 'compatible/slow', AI_BASE_URL: model.url })
  try {
    await setUpOwner(page.request, server, newPerson('Olivia Owner'))
    const screen = new Generator(page)
    await screen.open(server.url + paths.twitter)
    await screen.generate('repairing old bicycles')
    await expect(screen.results.getByText('An old')).toBeVisible()
    await expect(screen.generateButton).toHaveText('Generating...')

    await screen.main.getByRole('button', { name: 'Stop' }).first().click()

    await expect(screen.toast(messages.generation.stopped)).toBeVisible()
    await expect.poll(() => model.calls[0]?.hungUp).toBe(true)
    const used = async () => {
      const { usage } = await (await page.request.get(`${server.url}/api/usage`)).json()
      return usage.filter(({ used }: { used: number }) => used > 0)
    }
    await expect.poll(used).toEqual([])
  } finally {
    await page.close()
    await server.stop()
    await model.close()
  }
})
