import { afterEach, expect, test, vi } from 'vitest'
import { startAfterPaint, starter } from './start-after-paint.ts'

const rendered =
  '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script nonce="n" type="module" async="">import "/a.js"</script><script nonce="n">window.before = true</script></body></html>'

afterEach(() => document.head.replaceChildren())

/** The page in a browser, whose frames the test draws. */
function open(hidden: boolean) {
  const { head, body } = new DOMParser().parseFromString(startAfterPaint(rendered, 'n'), 'text/html')
  document.head.replaceChildren(...head.children)
  document.body.replaceChildren(...body.children)
  const frames: (() => void)[] = []
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.stubGlobal('setTimeout', (run: () => void) => run())
  new Function('requestAnimationFrame', starter)((frame: () => void) => frames.push(frame))
  vi.unstubAllGlobals()
  return {
    types: () => Array.from(document.body.querySelectorAll('script'), ({ type }) => type),
    preloads: () => Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href')),
    draw: () => {
      vi.stubGlobal('setTimeout', (run: () => void) => run())
      for (const frame of frames) frame()
      vi.unstubAllGlobals()
    },
  }
}

test('nothing is fetched before the first frame, then everything as the router rendered it', () => {
  const page = open(false)
  expect(page.preloads()).toEqual([])
  expect(page.types()).toEqual(['later', '', ''])
  page.draw()
  expect(page.preloads()).toEqual(['/a.js'])
  expect(page.types()).toEqual(['module', '', ''])
})

test('a page in a hidden tab starts at once', () => {
  expect(open(true).types()).toEqual(['module', '', ''])
})

test('a page that the router renders in another way ends the build', () => {
  expect(() => startAfterPaint('<body></body>', 'n')).toThrow('no inline module')
})
