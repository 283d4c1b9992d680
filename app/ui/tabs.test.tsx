import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

const names = ['Account', 'Usage', 'Help']
function show(onValueChange?: (value: string) => void) {
  render(
    <Tabs {...(onValueChange ? { value: 'Account', onValueChange } : { defaultValue: 'Account' })}>
      <TabsList aria-label="Settings">
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name}>
          All of <button type="button">{name}</button>
        </TabsContent>
      ))}
    </Tabs>,
  )
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => screen.getByRole('tabpanel', { name: chosen() ?? '' }).textContent

test('only the panel of the selected tab is shown, and the Tab key skips the other tabs', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('tab', { name: 'Usage' }))
  expect([chosen(), panel()]).toEqual(['Usage', 'All of Usage'])
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usage' }))
})

test('the arrow keys wrap around, and Home and End select the first and the last tab', async () => {
  const user = userEvent.setup()
  show()
  await user.tab()
  const seen: (string | null)[] = []
  for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{End}', '{Home}', '{Control>}{ArrowRight}{/Control}']) {
    await user.keyboard(key)
    seen.push(chosen())
  }
  expect(seen).toEqual(['Help', 'Account', 'Usage', 'Help', 'Account', 'Account'])
})

test('controlled tabs report a click and do not change without a new value', async () => {
  const asked = vi.fn()
  show(asked)
  await userEvent.click(screen.getByRole('tab', { name: 'Help' }))
  expect(asked).toHaveBeenCalledWith('Help')
  expect(chosen()).toBe('Account')
})

test('a list with tabs beyond its end is marked, until it is scrolled there', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500)
  show()
  const list = screen.getByRole('tablist')
  expect(list.dataset.more).toBe('true')
  list.scrollLeft = 200
  fireEvent.scroll(list)
  expect(list.dataset.more).toBe('false')
  vi.restoreAllMocks()
})
