import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, openDetails, press, sent, show, user } from './fake-server.fixture.tsx'
import { formMessages } from './form/messages.ts'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const t = formMessages
const topic = () => screen.getByLabelText<HTMLTextAreaElement>('Topic')

async function open() {
  server.current.signIn('pro')
  show({ [paths.reddit]: <GeneratorScreen path={paths.reddit} />, [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await accountRead()
}

describe('the focus', () => {
  test('is in the topic when a screen opens', async () => {
    await open()

    await waitFor(() => expect(document.activeElement).toBe(topic()))
  })

  test('stays where somebody has moved it', async () => {
    await open()
    await user.click(screen.getByRole('link', { name: paths.facebook }))
    await screen.findByRole('heading', { level: 1, name: 'Facebook' })

    expect(document.activeElement).toBe(screen.getByRole('link', { name: paths.facebook }))
  })

  test('opens no keyboard on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
    await open()

    expect(document.activeElement).toBe(document.body)
  })
})

test('what is needed next stands out: Generate, and once there is a text its Copy', async () => {
  const outstanding = () =>
    screen.getAllByRole('button').flatMap(({ textContent, classList }) => (classList.contains('bg-accent') ? [textContent] : []))
  await open()
  expect(outstanding()).toEqual([expect.stringMatching(/^Generate post/)])

  await generate('mangoes')
  ;(await sent(server.current)).done({ post: { caption: 'Mangoes are here.' } })
  await screen.findByText('Mangoes are here.')
  expect(outstanding()).toEqual(['Copy'])
  await press(t.renew)
  expect(outstanding()).toEqual([expect.stringMatching(/^Generate post/)])
})

describe('New', () => {
  const key = () => user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')

  test('clears topic, details and result, keeps the settings, puts the focus into the topic, and can be undone', async () => {
    await open()
    await user.type(await openDetails(), 'Rs 120 a kg')
    await user.selectOptions(screen.getByLabelText('Tone'), 'formal')
    await generate('mangoes')
    ;(await sent(server.current)).done({ post: { caption: 'Mangoes are here.' } })
    await screen.findByText('Mangoes are here.')
    for (const renew of [() => press(t.renew), key]) {
      await renew()
      expect(screen.queryByText('Mangoes are here.')).toBeNull()
      expect([topic().value, (await openDetails()).value]).toEqual(['', ''])
      expect(screen.getByLabelText<HTMLSelectElement>('Tone').value).toBe('formal')

      await press(libraryMessages.undo)
      expect(await screen.findByText('Mangoes are here.')).toBeTruthy()
      expect([topic().value, (await openDetails()).value]).toEqual(['mangoes', 'Rs 120 a kg'])
    }
    await key()
    expect(document.activeElement).toBe(topic())
    expect(server.current.streams).toHaveLength(1)
  })

  test('does nothing while a text is written', async () => {
    await open()
    await generate('mangoes')
    await sent(server.current)
    await key()

    expect(topic().value).toBe('mangoes')
  })

  test('clears All in One, too', async () => {
    server.current.signIn('pro')
    show({ [paths.allInOne]: <AllInOneScreen /> })
    await accountRead()
    await user.type(topic(), 'mangoes')
    await user.click(screen.getByRole('checkbox', { name: 'LinkedIn' }))
    await key()

    expect(topic().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'LinkedIn' }).checked).toBe(true)
    expect(screen.queryByText(generationMessages.topicFirst)).toBeNull()
  })
})
