import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiError } from '#app/lib/errors.ts'
import { enter, tidyUp } from '#app/lib/screen.fixture.tsx'
import { RadioChips } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form, useForm } from './form.tsx'

tidyUp()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

interface Letter {
  to: string
  by: 'air' | 'sea' | ''
  text: string
}

const empty: Letter = { to: '', by: '', text: '' }
const ways = [
  { value: 'air', label: 'Air' },
  { value: 'sea', label: 'Sea' },
] as const

interface LetterFormProps {
  send: (letter: Letter) => unknown
  initial?: Partial<Letter>
  stored?: Letter
}

function LetterForm({ send, ...begin }: LetterFormProps) {
  const form = useForm<Letter>({
    ...begin,
    check: ({ to, by }) => ({ to: to.trim() ? undefined : 'To whom?', by: by ? undefined : 'Which way?' }),
    send,
    failed: 'The letter was not sent',
  })
  const { value, onValueChange } = form.choice('by')
  return (
    <Form form={form}>
      <Field label="Text" {...form.field('text')}>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="To" {...form.field('to')}>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="By" error={form.errorOf('by')}>
        {(control) => <Select {...control} options={ways} value={value || undefined} onValueChange={onValueChange} />}
      </Field>
      {form.failure !== null && <p role="alert">Not sent.</p>}
      <SubmitButton busy={form.busy} label="Send" busyLabel="Sending" />
    </Form>
  )
}

/** A form, and a call that the test ends. */
function openForm(props: Omit<LetterFormProps, 'send'> = { initial: { ...empty, to: 'Ada', by: 'air' } }) {
  const calls: PromiseWithResolvers<void>[] = []
  const send = vi.fn((_: Letter) => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    return call.promise
  })
  const { rerender } = render(<LetterForm send={send} {...props} />)
  return {
    send,
    rerender: (changed: typeof props) => rerender(<LetterForm send={send} {...changed} />),
    answer: () => calls.at(-1)?.resolve(),
    fail: (error: unknown) => calls.at(-1)?.reject(error),
  }
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button')
const press = () => userEvent.click(button())
const errorAt = (label: string) => {
  const [id = ''] = input(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return input(label).getAttribute('aria-invalid') === 'true' ? document.getElementById(id)?.textContent : undefined
}
const refusal = (...issues: { path: string; message: string }[]) =>
  apiError({ code: 'INVALID_INPUT', status: 422, message: 'No.', data: { issues } }, 422)

test('what is wrong is said at each field, the first gets the focus, and nothing is sent', async () => {
  const { send } = openForm({ initial: empty })
  await press()
  await waitFor(() => expect(document.activeElement).toBe(input('To')))
  expect([errorAt('Text'), errorAt('To'), errorAt('By')]).toEqual([undefined, 'To whom?', 'Which way?'])
  expect(send).not.toHaveBeenCalled()
})

test('an error goes when its field is put right, and only then', async () => {
  const { send, answer } = openForm({ initial: empty })
  await press()
  await waitFor(() => expect(errorAt('To')).toBe('To whom?'))
  await enter(input('To'), ' ')
  expect(errorAt('To')).toBe('To whom?')
  await enter(input('To'), 'Ada')
  await waitFor(() => expect([errorAt('To'), errorAt('By')]).toEqual([undefined, 'Which way?']))
  await userEvent.clear(input('To'))
  await waitFor(() => expect(errorAt('To')).toBe('To whom?'))
  await enter(input('To'), 'Ada')
  await press()
  await waitFor(() => expect(document.activeElement).toBe(input('By')))
  await userEvent.selectOptions(input('By'), 'sea')
  expect(errorAt('By')).toBeUndefined()
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledWith({ to: 'Ada', by: 'sea', text: '' }))
  answer()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  await userEvent.clear(input('To'))
  expect(errorAt('To')).toBeUndefined()
})

test('what the server refuses is said at its fields, too, and the first gets the focus', async () => {
  const { send, fail } = openForm()
  await press()
  await waitFor(() => expect(send).toHaveBeenCalled())
  fail(
    refusal({ path: 'by', message: 'No ship today.' }, { path: 'to.0', message: 'Nobody there.' }, { path: 'to.1', message: 'Not this.' }),
  )
  await waitFor(() => expect(document.activeElement).toBe(input('To')))
  expect([errorAt('To'), errorAt('By')]).toEqual(['Nobody there.', 'No ship today.'])
  expect(screen.queryByText('Not sent.')).toBeNull()
})

test.each([
  ['a fault of the network', new TypeError('Failed to fetch')],
  ['an error about something that is no field', refusal({ path: 'stamp', message: 'No stamp.' })],
])('%s is said once for the form; everything typed stays, and it can be sent again', async (_, error) => {
  const { send, fail } = openForm()
  await enter(input('Text'), 'A long letter')
  await press()
  await waitFor(() => expect(send).toHaveBeenCalled())
  fail(error)
  expect(await screen.findByText('Not sent.')).toBeTruthy()
  expect([input('Text').value, input('To').value, input('By').value]).toEqual(['A long letter', 'Ada', 'air'])
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Not sent.')).toBeNull()
})

test('while it is sent the button keeps the focus and sends nothing twice, and Enter neither', async () => {
  const { send, answer } = openForm()
  await press()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  expect(button().textContent).toBe('Sending')
  expect([button().getAttribute('aria-disabled'), button().hasAttribute('disabled')]).toEqual(['true', false])
  expect(document.activeElement).toBe(button())
  await press()
  await userEvent.type(input('To'), '{Enter}')
  button().closest('form')?.requestSubmit()
  answer()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('fields follow what is stored when that changes, and the focus stays', async () => {
  const { rerender } = openForm({ stored: { ...empty, to: 'Ada' } })
  input('To').focus()
  rerender({ stored: { to: 'Grace', by: 'sea', text: '' } })
  await waitFor(() => expect([input('To').value, input('By').value]).toEqual(['Grace', 'sea']))
  expect(document.activeElement).toBe(input('To'))
})

test('a group of choices says what is wrong, and its first choice gets the focus', async () => {
  function Ways() {
    const form = useForm<Pick<Letter, 'by'>>({
      initial: { by: '' },
      check: ({ by }) => ({ by: by ? undefined : 'Which way?' }),
      send: () => {},
      failed: 'Not chosen',
    })
    const { value, onValueChange } = form.choice('by')
    return (
      <Form form={form}>
        <RadioChips legend="By" choices={ways} value={value || undefined} onValueChange={onValueChange} error={form.errorOf('by')} />
        <SubmitButton busy={form.busy} label="Choose" busyLabel="Choosing" />
      </Form>
    )
  }
  render(<Ways />)
  await press()
  await waitFor(() => expect(document.activeElement).toBe(input('Air')))
  expect(screen.getByRole('alert').textContent).toBe('Which way?')
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('a form in a dialog of another form in React’s tree does not send that one', async () => {
  const outer = vi.fn()
  render(<form onSubmit={outer}>{createPortal(<LetterForm send={() => {}} initial={empty} />, document.body)}</form>)
  await press()
  expect(outer).not.toHaveBeenCalled()
})
