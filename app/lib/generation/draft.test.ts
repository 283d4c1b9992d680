import { act, render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { flag, oneOf, putDraft, readDraft, someOf, textField, useDraft, wholeNumber } from '#app/lib/generation/draft.ts'

const fields = {
  topic: textField(10),
  tone: oneOf(['casual', 'formal'], 'casual'),
  sets: someOf(['instagram', 'tiktok'], ['instagram']),
  count: wholeNumber(1, 10, 5),
  premium: flag(false),
}
const initial = { topic: '', tone: 'casual', sets: ['instagram'], count: 5, premium: false }

beforeEach(() => localStorage.clear())

test('a screen without a draft starts with its defaults', () => {
  expect(readDraft('s', fields)).toEqual(initial)
})

test('topic and options are restored from the draft', () => {
  const left = { topic: 'bread', tone: 'formal', sets: [], count: 7, premium: true }
  localStorage.setItem('draft:s', JSON.stringify(left))
  expect(readDraft('s', fields)).toEqual(left)
})

test('an option that is no longer offered gets its default, and the others are kept', () => {
  localStorage.setItem('draft:s', JSON.stringify({ topic: 'bread', tone: 'shouting', sets: ['myspace'], count: 99, premium: 'yes' }))
  expect(readDraft('s', fields)).toEqual({ ...initial, topic: 'bread' })
})

test.each(['not json', '"a string"', 'null'])('an unreadable draft (%s) is ignored', (stored) => {
  localStorage.setItem('draft:s', stored)
  expect(readDraft('s', fields)).toEqual(initial)
})

test('a draft that replaces another is shown in the open form, and the replaced draft can be restored', () => {
  const { result } = renderHook(() => useDraft('s', fields))
  act(() => result.current[1]({ topic: 'mine' }))
  let bringBack = () => {}
  act(() => {
    bringBack = putDraft('s', { topic: 'theirs', tone: 'formal', of: 'another kind' })
  })
  expect(result.current[0]).toEqual({ ...initial, topic: 'theirs', tone: 'formal' })
  act(bringBack)
  expect(result.current[0]).toEqual({ ...initial, topic: 'mine' })
})

test('restoring a draft where there was none removes the new one', () => {
  putDraft('s', { topic: 'theirs' })()
  expect(Object.values({ ...localStorage }).join()).not.toContain('bread')
})

type Draft = ReturnType<typeof useDraft<typeof initial>>

/** A form on screen, as the app draws it: under the screen as its key. */
function formOf(screen: string) {
  let draft: Draft | undefined
  const Form = () => {
    draft = useDraft(screenOf.current, fields as never) as Draft
    return null
  }
  const screenOf = { current: screen }
  const { rerender, unmount } = render(createElement(Form, { key: screen }))
  return {
    topic: () => draft?.[0].topic,
    type: (topic: string) => act(() => draft?.[1]({ topic })),
    becomes(next: string) {
      screenOf.current = next
      rerender(createElement(Form, { key: next }))
    },
    leave: unmount,
  }
}

test("text typed before the session is read is moved to the user's form, and is not stored before", () => {
  const form = formOf(':/ideas')
  form.type('bread')
  expect(Object.values({ ...localStorage }).join()).not.toContain('bread')
  form.becomes('asha:/ideas')
  expect(form.topic()).toBe('bread')
  expect(readDraft('asha:/ideas', fields).topic).toBe('bread')
  form.leave()
  expect(formOf('ravi:/ideas').topic()).toBe('')
})

test('an untouched form keeps the stored draft', () => {
  localStorage.setItem('draft:asha:/ideas', JSON.stringify({ ...initial, topic: 'tea' }))
  const form = formOf(':/ideas')
  form.becomes('asha:/ideas')
  expect(form.topic()).toBe('tea')
})

test('text typed without a user is discarded when the form is closed', () => {
  const form = formOf(':/ideas')
  form.type('a secret')
  form.leave()
  expect(formOf('ravi:/ideas').topic()).toBe('')
})
