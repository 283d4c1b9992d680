import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { helpMessages } from '#app/features/help/messages.ts'
import { type Answers, ok, openScreen, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { contactMessages } from '#contract/contact-messages.ts'
import { chatPath, paths, site } from '#contract/paths.ts'
import { features } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'
import Contact from './contact.tsx'
import Help from './help.tsx'

const me = {
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'free',
  status: 'inactive',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 0, limit: 2 })),
  style: defaultStyle,
  resets_at: '2026-12-01T00:00:00.000Z',
}
const request = {
  id: '5e551011-0000-4000-8000-000000000001',
  plan_id: 'basic',
  billing_interval: 'monthly',
  amount: 750,
  status: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  unread: 0,
}

let server: Answers
beforeEach(() => {
  server = {
    'GET /api/me': ok(me),
    'GET /api/auth/get-session': ok(null),
    'GET /api/payment-requests/mine': ok({ items: [], unclaimed: [] }),
  }
  stubBrowser()
})
afterEach(() => {
  for (const fact of document.querySelectorAll('meta[name]')) fact.remove()
})
tidyUp()

/** What the server writes into the head of the document. */
function configure(name: 'support-email' | 'operator-name', content: string) {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }))
}
const words = () => document.body.textContent ?? ''
const t = contactMessages

describe('without a support address', () => {
  beforeEach(() => configure('support-email', ''))

  test('a user with a payment request is led to its chat', async () => {
    server['GET /api/payment-requests/mine'] = ok({ items: [request], unclaimed: [] })
    serve(server)
    openScreen(Contact, paths.contact)

    expect((await screen.findByRole('link', { name: t.openChat })).getAttribute('href')).toBe(chatPath)
    expect(words()).toContain(t.ownChat)
    expect(words()).not.toMatch(/email us/i)
    expect(screen.queryByRole('button', { name: t.showEmail })).toBeNull()
  })

  test('a user without one reads who runs the site', async () => {
    configure('operator-name', 'Rao & Sons')
    const sent = serve(server)
    openScreen(Contact, paths.contact)

    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/payment-requests/mine'))
    expect(words()).toContain('This site is run by Rao & Sons.')
    expect(words()).not.toMatch(/email us/i)
    expect(screen.queryByRole('link', { name: t.openChat })).toBeNull()
  })

  test.each(['', '{{operatorName}}'])('where nobody is named either, they read whom to ask all the same', async (name) => {
    configure('operator-name', name)
    serve(server)
    openScreen(Contact, paths.contact)

    expect(await screen.findByText(t.nobodyNamed)).toBeTruthy()
    expect(words()).not.toMatch(/email us|\{\{/i)
  })

  test('the help screen promises no emails, and names what is open at any time', async () => {
    serve(server)
    openScreen(Help, paths.help)

    expect(await screen.findByText(helpMessages.contactNoEmail)).toBeTruthy()
    expect(screen.getByRole('link', { name: helpMessages.pages }).getAttribute('href')).toBe(site.help)
    expect(words()).toContain('24/7')
    expect(words()).not.toMatch(/email us/i)
  })
})

describe('with a support address', () => {
  beforeEach(() => {
    configure('support-email', 'help@shop.example')
    serve(server)
  })

  test('the help screen offers it at any time', async () => {
    openScreen(Help, paths.help)

    expect(await screen.findByText(helpMessages.contactText)).toBeTruthy()
    expect(screen.getByRole('link', { name: helpMessages.pages }).getAttribute('href')).toBe(site.help)
    expect(words()).toContain(helpMessages.tip)
  })

  test('the contact screen shows it on request', async () => {
    openScreen(Contact, paths.contact)
    ;(await screen.findByRole('button', { name: t.showEmail })).click()

    expect((await screen.findByRole('link', { name: 'help@shop.example' })).getAttribute('href')).toBe('mailto:help@shop.example')
  })
})
