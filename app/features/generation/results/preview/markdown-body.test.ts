// @vitest-environment node
import { expect, test } from 'vitest'
import { blocksOf } from './markdown-body.tsx'

test('lists are found among paragraphs, with the number they start at', () => {
  expect(blocksOf('What I did:\n- cleaned it\n* oiled it\n\n3. then rode\n4) then rested\n\nAny advice?\nThanks.')).toEqual([
    { list: null, from: 1, lines: ['What I did:'] },
    { list: 'bulleted', from: 1, lines: ['cleaned it', 'oiled it'] },
    { list: 'ordered', from: 3, lines: ['then rode', 'then rested'] },
    { list: null, from: 1, lines: ['Any advice?', 'Thanks.'] },
  ])
})

test('a line under an item goes on with it, a dash inside a sentence starts none', () => {
  expect(blocksOf('- one\n  more of it\nText - with a dash\n\n-not an item')).toEqual([
    { list: 'bulleted', from: 1, lines: ['one\nmore of it\nText - with a dash'] },
    { list: null, from: 1, lines: ['-not an item'] },
  ])
})

test('nothing of a text is lost between its blank lines', () => {
  expect(blocksOf('\n\nOne\n \n\n\nTwo\n')).toEqual([
    { list: null, from: 1, lines: ['One'] },
    { list: null, from: 1, lines: ['Two'] },
  ])
})
