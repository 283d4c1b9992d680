import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead, onDemand } from '#app/ui/on-demand.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}
const module = { Counter }
const drawn = (Part: ComponentType<{ name: string }>) => (
  <Suspense fallback="on its way">
    <Part name="Clicks" />
  </Suspense>
)

test('what has not arrived is fetched when it is drawn, and keeps its state when it is drawn again', async () => {
  const load = vi.fn(async () => module)
  const Part = onDemand(load, ({ Counter }) => Counter)
  const { rerender } = render(drawn(Part))
  expect(screen.getByText('on its way')).toBeTruthy()
  const button = await screen.findByRole('button', { name: 'Clicks 0' })
  act(() => button.click())
  rerender(drawn(Part))
  expect(screen.getByRole('button', { name: 'Clicks 1' })).toBe(button)
  expect(load).toHaveBeenCalledOnce()
})

test('a fetch ahead that fails harms nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetchAhead(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect.poll(() => warned).toHaveBeenCalledOnce()
})
