import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookMessages } from '#app/lib/generation/messages.ts'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { type Piece, Review } from './review.tsx'
import { reviewMessages } from './review-messages.ts'

const t = reviewMessages
const user = userEvent.setup({ delay: null })
const names = ['Bread', 'Bikes', 'Yoga']
const pieces: readonly Piece[] = names.map((name, at) => ({ key: name, name, text: `About ${name}`, texts: 1, toCheck: at, copied: false }))
const [pressed, onCopied, onClose] = [vi.fn<(tool: string) => void>(), vi.fn<(key: string) => void>(), vi.fn()]
let clipboard: string[]

beforeEach(() => {
  clipboard = []
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void clipboard.push(text))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const mock of [pressed, onCopied, onClose]) mock.mockClear()
})

const open = (given: readonly Piece[] = pieces, first?: string) =>
  render(
    <TooltipProvider>
      <Review
        pieces={given}
        first={first}
        onCopied={onCopied}
        onClose={onClose}
        card={({ name }) => (
          <article>
            <textarea aria-label={`Text of ${name}`} />
            {['fix', 'fix'].map((tool, at) => (
              <button key={String(at)} type="button" data-tool={tool} onClick={() => pressed(`${tool} ${at} of ${name}`)}>
                {tool}
              </button>
            ))}
          </article>
        )}
      />
    </TooltipProvider>,
  )
/** The text that is shown. */
const shown = () => screen.getByRole('heading', { level: 2 }).textContent

test('j and k move between the texts, and the text that is shown has the focus and says its place', async () => {
  open()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: t.place({ at: 1, all: 3, name: 'Bread' }) }))
  await user.keyboard('jj')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: t.place({ at: 3, all: 3, name: 'Yoga' }) }))
  await user.keyboard('jk')
  expect(shown()).toContain('Bikes')
})

test('Enter copies the whole text and shows the next: every text takes one key, and the end is said', async () => {
  open()
  for (const done of [0, 1, 2]) {
    await screen.findByText(t.copied({ done, all: 3 }))
    expect(screen.getByRole('progressbar', { name: t.progress }).getAttribute('aria-valuetext')).toBe(t.copied({ done, all: 3 }))
    await user.keyboard('{Enter}')
  }
  await screen.findByText(t.copiedAll(3))
  expect(clipboard).toEqual(['About Bread', 'About Bikes', 'About Yoga'])
  expect(onCopied.mock.calls.flat()).toEqual(names)
})

test('where one piece is several texts, the button says that it copies all of them', async () => {
  open([{ ...(pieces[0] as Piece), texts: 5 }])
  expect(screen.getByRole('button', { name: t.copyLastAll({ count: 5 }) })).toBeTruthy()
})

test('the button says where it leads: on, back to what was not copied, or to the end', async () => {
  open()
  const copy = (name: string) => screen.getByRole('button', { name })
  expect(copy(t.copyNext)).toBeTruthy()
  await user.keyboard('jj')
  expect(copy(t.copyTo({ at: 1 }))).toBeTruthy()
  for (const next of names.slice(1)) {
    await user.keyboard(next === 'Bikes' ? 'kk{Enter}' : '{Enter}')
    await screen.findByRole('region', { name: new RegExp(next) })
  }
  expect(copy(t.copyLast)).toBeTruthy()
})

test('texts that were copied before are skipped, and one that is changed after its copy is not copied any more', async () => {
  const { rerender } = open(pieces.map((piece) => ({ ...piece, copied: piece.name === 'Bread' })))
  expect(shown()).toContain('Bikes')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(t.copied({ done: 2, all: 3 }))).toBeTruthy()
  rerender(
    <Review
      pieces={pieces.map((piece) => ({ ...piece, text: `${piece.text}!`, copied: piece.name === 'Bread' }))}
      card={() => null}
      onCopied={onCopied}
      onClose={onClose}
    />,
  )
  expect(screen.getByText(t.copied({ done: 1, all: 3 }))).toBeTruthy()
})

test('keys do nothing while a text field has the focus, Esc leaves it, and Enter on a button presses the button', async () => {
  open()
  const field = screen.getByRole('textbox', { name: 'Text of Bread' })
  await user.click(field)
  await user.keyboard('jke')
  expect((field as HTMLTextAreaElement).value).toBe('jke')
  await user.keyboard('{Escape}j')
  expect(shown()).toContain('Bikes')
  screen.getByRole('button', { name: t.back }).focus()
  await user.keyboard('{Enter}')
  expect([onClose.mock.calls.length, clipboard]).toEqual([1, []])
})

test('e edits, f opens the first fix, and ? shows the keys', async () => {
  open()
  await user.keyboard('fe')
  expect(pressed.mock.calls.flat()).toEqual(['fix 0 of Bread'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text of Bread' }))
  await user.keyboard('{Escape}?')
  for (const words of [t.keyCopy, t.keyNext, t.keyPrevious, t.keyEdit, t.keyFix]) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: t.copyNext }).getAttribute('aria-keyshortcuts')).toBe('Enter')
})

test('the filter shows the texts that need a look, in words; a mended one stays until the next', async () => {
  open()
  const list = within(screen.getByRole('navigation', { name: t.texts }))
  expect(list.getByText(lookMessages.toCheck(2))).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: t.look({ count: 2 }) }))
  expect(shown()).toContain('Bikes')
  expect(list.getAllByRole('button')).toHaveLength(2)
})

test('a text that is still being read is not copied', async () => {
  open(pieces.map((piece) => ({ ...piece, text: undefined })))
  await user.keyboard('{Enter}')
  expect(clipboard).toEqual([])
})
