import { ChangeSet } from '@codemirror/state'
import { expect, test } from 'vitest'
import { changeBetween, TextModel } from './text-model.ts'

const typed = (model: TextModel, at: number, insert: string, from = model.text(at).length, to = from) =>
  model.type(at, ChangeSet.of({ from, to, insert }, model.text(at).length), 'input.type')
const texts = (model: TextModel) => [model.text(0), model.text(1)]

test('texts of a result have one history: the last change is undone first, whichever text it was in', () => {
  const model = new TextModel(['One', 'Two'])
  typed(model, 0, '!')
  model.put(new Map([[1, 'Two\n\nThree']]))
  typed(model, 0, '?', 0)
  expect(texts(model)).toEqual(['?One!', 'Two\n\nThree'])

  model.undo()
  model.undo()
  expect(texts(model)).toEqual(['One!', 'Two'])
  model.undo()
  expect(texts(model)).toEqual(['One', 'Two'])
  expect([model.canUndo, model.canRedo]).toEqual([false, true])
  model.redo()
  model.redo()
  expect(texts(model)).toEqual(['One!', 'Two\n\nThree'])
})

test('an emptied text keeps its place between the others', () => {
  const model = new TextModel(['One', 'Two'])
  model.put(new Map([[0, '']]))
  typed(model, 0, 'Uno')
  typed(model, 1, '!')
  expect(texts(model)).toEqual(['Uno', 'Two!'])
})

test('each change is written, and so is each undo', () => {
  const model = new TextModel(['One', 'Two'])
  const written: (readonly string[])[] = []
  model.write = (now) => {
    written.push(now)
    return now
  }
  typed(model, 1, '!')
  model.undo()
  expect(written).toEqual([
    ['One', 'Two!'],
    ['One', 'Two'],
  ])
})

test('a result that something else changed is a step of the history, and one that keeps less than was typed is none', () => {
  const model = new TextModel(['#a', 'Two'])
  model.write = (now) => now.map((text) => text.trimEnd())
  typed(model, 0, '  ')
  model.follow(['#a', 'Two'])
  expect(model.text(0)).toBe('#a  ')
  model.follow(['#a', 'Deux'])
  expect(texts(model)).toEqual(['#a  ', 'Deux'])
  model.undo()
  expect(texts(model)).toEqual(['#a  ', 'Two'])
})

test.each([
  ['abc', 'abxc', { from: 2, to: 2, insert: 'x' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['one two', 'one three', { from: 5, to: 7, insert: 'hree' }],
  ['same', 'same', null],
])('the change from %j to %j is as small as it can be', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change)
})
