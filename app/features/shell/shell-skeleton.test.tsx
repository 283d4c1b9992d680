import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { sidebarScript } from '#app/lib/sidebar-script.ts'
import { siteMessages } from '#contract/messages.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'

tidyUp()
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.classList.remove('sidebar-collapsed')
})

test('the shell that shows first says only that the screen loads', () => {
  stubBrowser()
  render(<ShellSkeleton />)
  expect(screen.getByRole('status').textContent).toBe(siteMessages.loading)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  ['collapsed', true],
  ['expanded', false],
])('before the first paint the document knows a sidebar that is %s', (state, narrow) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; sidebar_state=${state}`)
  new Function(sidebarScript)()
  expect(document.documentElement.classList.contains('sidebar-collapsed')).toBe(narrow)
})
