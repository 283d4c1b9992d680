import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/infra/log.ts'
import { createDocumentReader, type DocumentReader } from '#server/infra/reading/document-reader.ts'
import type { DocumentFormat } from '#server/infra/reading/formats.ts'
import { docxOf, pdfOf, wordXml, zipOf } from '#tests/support/documents.ts'

const neverAborted = new AbortController().signal
/** Milliseconds: no test depends on the speed of its machine. */
const patient = 600_000
let reader: DocumentReader
let children: ChildProcess[] = []
/** Bytes: the most that any process of a test had in memory. */
let peak = 0

/** The most memory that a process had so far, in bytes; 0 where the system does not tell, or when it has ended. */
function peakOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function open(timeout = patient): DocumentReader {
  children = []
  peak = 0
  reader = createDocumentReader({
    log: createLog('silent'),
    timeout,
    onStart(child) {
      children.push(child)
      const timer = setInterval(() => {
        peak = Math.max(peak, peakOf(child))
      }, 5)
      child.once('close', () => clearInterval(timer))
    },
  })
  return reader
}
afterEach(() => reader.close())

const read = (format: DocumentFormat, bytes: Buffer) => open().read({ format }, bytes, neverAborted)

/** An archive whose directory declares a smaller size than the file unpacks to. */
async function lyingZip(): Promise<Buffer> {
  const zip = await zipOf({ 'word/document.xml': Buffer.alloc(40_000_000, 65) })
  const directory = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  zip.writeUInt32LE(1_000, directory + 24)
  return zip
}

/** A PDF of one page with this content, compressed. */
function packedPdf(content: Buffer): Buffer {
  const packed = deflateSync(content)
  const pdf = pdfOf([['x']])
  const at = pdf.indexOf('<</Length')
  const head = Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`)
  // The table of offsets is wrong now; readers search for the objects.
  return Buffer.concat([pdf.subarray(0, at), head, packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')])
}

const many = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at)).join('')
const hostile: readonly (readonly [string, DocumentFormat, () => Promise<Buffer> | Buffer])[] = [
  ['an archive that unpacks to 300 MB', 'docx', () => zipOf({ 'word/document.xml': Buffer.alloc(300_000_000) })],
  ['an archive that lies about its size', 'docx', lyingZip],
  [
    'a document of 2 million empty paragraphs',
    'docx',
    () => zipOf({ 'word/document.xml': wordXml([]).replace('<w:body>', `<w:body>${many(2_000_000, () => '<w:p/>')}`) }),
  ],
  ['a document nested a million deep', 'docx', () => zipOf({ 'word/document.xml': many(1_000_000, () => '<w:p>') })],
  ['a document with one attribute of 30 MB', 'docx', () => zipOf({ 'word/document.xml': `<w:p a="${'x'.repeat(30_000_000)}` })],
  ['an archive of 20,000 files', 'docx', () => zipOf(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a/${at}`, ''])))],
  [
    'a document of 200,000 fields in each other',
    'docx',
    () =>
      zipOf({
        'word/document.xml': wordXml([]).replace(
          '<w:body>',
          `<w:body><w:p>${many(200_000, () => '<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/><w:t>x</w:t></w:r>')}`,
        ),
      }),
  ],
  ['half a document', 'docx', async () => (await docxOf(['The mill', 'opens'])).subarray(0, 150)],
  ['a document with another one’s name', 'docx', () => pdfOf([['Hello']])],
  ['an archive without a document', 'docx', () => zipOf({ 'xl/workbook.xml': '<x/>' })],
  ['a PDF of 5,000 pages', 'pdf', () => pdfOf(Array.from({ length: 5_000 }, (_, at) => [`Page ${at}`]))],
  [
    'a PDF whose page tree is a circle',
    'pdf',
    () =>
      Buffer.from(
        pdfOf([['x']])
          .toString('latin1')
          .replace('/Kids[4 0 R]', '/Kids[2 0 R]'),
        'latin1',
      ),
  ],
  ['a PDF with a page that unpacks to 200 MB', 'pdf', () => packedPdf(Buffer.alloc(200_000_000, 'q Q '))],
  ['a PDF with a million open brackets', 'pdf', () => packedPdf(Buffer.alloc(1_000_000, '['))],
  ['half a PDF', 'pdf', () => pdfOf([['Hello']]).subarray(0, 300)],
  [
    'random bytes',
    'pdf',
    () =>
      Buffer.from(
        many(50_000, (at) => String.fromCharCode((at * 7919) % 256)),
        'latin1',
      ),
  ],
  ['a page nested 100,000 deep', 'html', () => Buffer.from(many(100_000, () => '<div>'))],
  ['a page of a million elements', 'html', () => Buffer.from(many(1_000_000, () => '<b>'))],
  ['a page of opening marks', 'html', () => Buffer.from('<'.repeat(3_000_000))],
  ['a picture with the name of a text', 'txt', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  [
    'a cue of 300,000 lines without a letter',
    'srt',
    () => Buffer.from(`0:01 --> 0:02\n${'-\n'.repeat(300_000)}0:02 --> 0:03\n${'-\n'.repeat(300_000)}`),
  ],
  ['no subtitles', 'srt', () => Buffer.from('hello')],
  ['a text without letters', 'txt', () => Buffer.from('12 34 --- !!!')],
]

describe('a hostile file', () => {
  test.each(hostile)('%s is refused with a clear problem, within the memory', async (_, format, bytes) => {
    const made = await bytes()
    await expect(read(format, made)).rejects.toMatchObject({ name: 'DocumentError', problem: expect.not.stringMatching('tooSlow') })
    expect(peak).toBeLessThan(300 * 1024 * 1024)
  })

  test.each<[string, DocumentFormat, () => Promise<Buffer> | Buffer]>([
    ['an archive that unpacks to 100 MB', 'docx', () => zipOf({ 'word/document.xml': Buffer.alloc(100_000_000, 65) })],
    ['a text of 30,000 lines', 'txt', () => Buffer.from('a\n'.repeat(30_000))],
  ])('%s does not hold the server up', async (_, format, made) => {
    const bytes = await made()
    reader = createDocumentReader({ log: createLog('silent'), timeout: patient })
    // All of this thread's work together, in milliseconds: others wait for less than that. The first time includes compiling its code.
    const times: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const before = process.threadCpuUsage()
      const outcome = await reader.read({ format }, bytes, neverAborted).then(({ outline }) => outline, String)
      const { user, system } = process.threadCpuUsage(before)
      expect(outcome).toBeDefined()
      times.push((user + system) / 1000)
    }
    expect(Math.min(...times)).toBeLessThan(100)
  })
})

describe('a process that reads', () => {
  test('is ended at its time limit', async () => {
    const slow = open(1)
    await expect(slow.read({ format: 'txt' }, Buffer.from('Hello'), neverAborted)).rejects.toMatchObject({ problem: 'tooSlow' })
    const [child] = children
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'close')
    expect(child?.signalCode).toBe('SIGKILL')
  })

  test('is ended when nobody waits for it any more', async () => {
    const stop = new AbortController()
    const reading = open().read({ format: 'txt' }, Buffer.from('Hello'), stop.signal)
    await expect.poll(() => children.length).toBe(1)
    stop.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
    const [child] = children
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'close')
    expect(child?.signalCode).toBe('SIGKILL')
  })

  test('ends with the server, even while it waits for the document', async () => {
    const file = new URL('./reader-process.ts', import.meta.url)
    const child = fork(file, [JSON.stringify({ format: 'txt' })], { execArgv: [], stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
    const ended = once(child, 'exit')
    child.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  test('runs beside one other at most; the rest wait for their turn', async () => {
    const many = open()
    const readings = Array.from({ length: 6 }, (_, at) => many.read({ format: 'txt' }, Buffer.from(`Text ${at}`), neverAborted))
    let most = 0
    const count = () => {
      most = Math.max(most, children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).length)
    }
    for (const reading of readings) void reading.then(count)
    count()
    expect((await Promise.all(readings)).map(({ text }) => text)).toEqual(['Text 0', 'Text 1', 'Text 2', 'Text 3', 'Text 4', 'Text 5'])
    expect(children).toHaveLength(6)
    // A process that has answered may take a moment to end.
    expect(most).toBeLessThanOrEqual(4)
  })
})

test('entities that a document declares are not expanded', async () => {
  const grows = many(20, (at) => `<!ENTITY a${at} "&a${at - 1};&a${at - 1};">`)
  const bytes = await zipOf({ 'word/document.xml': `<!DOCTYPE a [${grows}]><w:p><w:t>The mill &a19;</w:t></w:p>` })
  expect((await read('docx', bytes)).text).toBe('The mill &a19;')
})

test.each(['txt', 'md'] as const)('a long document (%s) is read up to the limit and says so, within the memory', async (format) => {
  const { text, cut } = await read(format, Buffer.from('A sentence about the mill. '.repeat(370_000)))
  expect([cut, text.length <= 60_000, text.endsWith('mill.')]).toEqual([true, true, true])
  expect(peak).toBeLessThan(300 * 1024 * 1024)
})

test.each([
  ['utf-16le', Buffer.from('\uFEFFHéllo wörld', 'utf16le')],
  ['windows-1252', Buffer.from('Héllo wörld', 'latin1')],
  ['utf-8 with a mark', Buffer.from('\uFEFFHéllo wörld')],
])('a text in %s is decoded', async (_, bytes) => {
  expect((await read('txt', bytes)).text).toBe('Héllo wörld')
})

const article = `<div><a href="/">Home</a></div><article><h1>The old mill</h1>${many(5, (at) => `<p>Our bakery opens in the old mill on ${at + 1} May with forty kinds of bread, and the river turns the wheel again, as it did before.</p>`)}</article>`

test.each([
  ['with all of its tags', `<html><head><title>The old mill reopens</title></head><body>${article}</body></html>`],
  ['without the tag of its body', `<!doctype html><html lang="en"><head><title>The old mill reopens</title></head>${article}`],
  ['without any tag that can be left out', `<!doctype html><title>The old mill reopens</title>${article}`],
])('the article and the title of a page %s are found', async (_, page) => {
  const { text, outline } = await read('html', Buffer.from(page))
  expect(outline.ownTitle).toBe('The old mill reopens')
  expect(text).toMatch(/^Our bakery opens in the old mill on 1 May/)
  expect(text).not.toContain('Home')
})
