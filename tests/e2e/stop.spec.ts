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

test('a text that was charged before Stop arrived is shown, and the sentence says what the ledger holds', async ({ page, database }) => {
  const server = await startServer(database)
  try {
    await setUpOwner(page.request, server, newPerson('Olivia Owner'))
    const screen = new Generator(page)
    await screen.open(server.url + paths.twitter)
    // The server writes and charges, and its answer never arrives.
    const charged = Promise.withResolvers<void>()
    await page.route('**/functions/v1/generate-posts/stream', async (route) => {
      await route.fetch()
      charged.resolve()
    })
    await screen.generate('repairing old bicycles')
    await charged.promise
    await screen.main.getByRole('button', { name: 'Stop' }).first().click()

    await expect(screen.toast(messages.generation.stoppedLate(1, { of: 1, shown: true }))).toBeVisible()
    const { items } = await (await page.request.get(`${server.url}/api/generations`)).json()
    expect(items).toHaveLength(1)
    await expect(screen.results).toContainText(items[0].result.post.caption.slice(0, 40))
    const { usage } = await (await page.request.get(`${server.url}/api/usage`)).json()
    expect(usage.filter(({ used }: { used: number }) => used > 0)).toMatchObject([{ feature: 'tweets', used: 1 }])
  } finally {
    await page.close()
    await server.stop()
  }
})
