import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from '#app/ui/select.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
] as const

afterEach(cleanup)

test('a select option may not have an empty value', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = [{ value: '', label: 'None' }]
  expect(() => render(<Select options={broken} value={undefined} onValueChange={() => {}} />)).toThrow(
    'A select option may not have an empty value',
  )
})

test('a select reports the chosen option, and shows the placeholder before', async () => {
  const chosen = vi.fn()
  render(<Select aria-label="Language" options={options} value={undefined} onValueChange={chosen} placeholder="Choose one" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect(select.selectedOptions[0]?.textContent).toBe('Choose one')
  await userEvent.selectOptions(select, 'Hindi')
  expect(chosen).toHaveBeenCalledWith('hi')
})
