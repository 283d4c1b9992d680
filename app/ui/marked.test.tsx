import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Marked } from '#app/ui/marked.tsx'

afterEach(cleanup)

test('the marked parts of a message are drawn by the functions of their names, the rest is text', () => {
  const { container } = render(
    <Marked
      text="I accept the <a>Terms</a> and the <a>Policy</a>, <b>1 < 2</b>."
      a={(words) => <a href={`/${words}`}>{words}</a>}
      b={(words) => <b>{words}</b>}
    />,
  )
  expect(container.innerHTML).toBe('I accept the <a href="/Terms">Terms</a> and the <a href="/Policy">Policy</a>, <b>1 &lt; 2</b>.')
})

test.each(['b', 'toString', 'text'])('the mark <%s>, for which there is no function, is an error', (mark) => {
  expect(() => render(<Marked text={`Read <${mark}>this</${mark}>`} a={(words) => <i>{words}</i>} />)).toThrow(`<${mark}> in`)
})
