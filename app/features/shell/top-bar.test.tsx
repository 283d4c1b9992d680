import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { paths } from '#contract/paths.ts'
import type { PlanId } from '#contract/plans.ts'
import { shellMessages } from './messages.ts'
import { meOn } from './shell.fixture.ts'
import { TopBar } from './top-bar.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(plan: PlanId) {
  vi.stubGlobal('fetch', async (input: Request | string) =>
    Response.json(String(input instanceof Request ? input.url : input).includes('/api/me') ? meOn(plan) : null),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <TooltipProvider>
          <MemoryRouter>
            <TopBar expanded onToggleSidebar={() => {}} onSearch={() => {}} />
          </MemoryRouter>
        </TooltipProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
}
const { upgrade } = shellMessages

test.each(['free', 'basic'] as const)('on the %s plan, the badge links to the plans', async (plan) => {
  open(plan)
  const link = await screen.findByRole('link', { name: new RegExp(`^${upgrade}`) })
  expect([link.getAttribute('href'), link.textContent]).toEqual([paths.pricing, upgrade + plan.toUpperCase()])
})

test('on the largest plan, the badge stands without a link: there is nothing to upgrade to', async () => {
  open('pro')
  expect(await screen.findByText('PRO')).toBeTruthy()
  expect(screen.queryByRole('link', { name: new RegExp(upgrade) })).toBeNull()
})
