import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notFoundPath, sitePaths } from '#contract/paths.ts'
import { cutStyles } from '#scripts/vite/page-styles.ts'

let folder: string
const page = (path: string) => join(folder, path, 'index.html')
const write = async (css: string, body: string) => {
  for (const path of [...sitePaths, notFoundPath]) {
    await mkdir(dirname(page(path)), { recursive: true })
    await writeFile(page(path), `<html><head><style>${css}</style></head><body>${body}</body></html>`)
  }
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-styles-'))
  await writeFile(join(folder, 'site.js'), 'document.documentElement.classList.toggle("rupees")')
})
afterEach(() => rm(folder, { recursive: true }))

test('a page keeps the rules of what is in it and of what its script adds, and loses the others', async () => {
  const kept = [
    '.sm\\:mt-1\\.5{margin:0}',
    '.w-\\[3\\.5rem\\]{width:0}',
    'html.rupees .in-usd{display:none}',
    '[data-flash]{color:red}',
    '[hidden]{display:none}',
    '.\\[\\&\\[hidden\\]\\]\\:hidden[hidden]{display:none}',
    '.\\[\\&\\>svg\\]\\:size-4>svg{width:0}',
    '.open\\:x[open]{top:0}',
    'dialog::backdrop{color:red}',
  ]
  await write(
    [...kept, '.elsewhere{color:red}', '.dark .elsewhere{color:red}'].join(''),
    '<dialog class="[&amp;[hidden]]:hidden [&amp;&gt;svg]:size-4 sm:mt-1.5 w-[3.5rem] open:x" data-flash><b class="in-usd"><svg></svg></b></dialog>',
  )

  await cutStyles(folder)

  const html = await readFile(page('/'), 'utf8')
  for (const rule of kept) expect(html).toContain(rule)
  expect(html).not.toContain('elsewhere')
})

test('a page without a sheet of its own ends the build', async () => {
  await write('', '')
  await writeFile(page(notFoundPath), '<html></html>')
  await expect(cutStyles(folder)).rejects.toThrow(notFoundPath)
})
