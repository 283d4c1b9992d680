import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueFaults, readSentences, sentencesIn, typographyFaults } from '#scripts/sentences.ts'

const { findings, catalogues, texts } = readSentences()

test('every sentence that people read is in a message catalogue', () => {
  expect(findings.map(({ at, text }) => `${at} ${text}`)).toEqual([])
})

test('each catalogue is flat, has a namespace of its own, and is in messages.ts or …-messages.ts', () => {
  expect(catalogues.length).toBeGreaterThan(9)
  expect(catalogueFaults(catalogues)).toEqual([])
})

test('catalogues are in American spelling, with ’ as the apostrophe and three dots, except where the specification is quoted', () => {
  expect(texts.length).toBeGreaterThan(999)
  expect(texts.flatMap(({ at, text }) => typographyFaults(text).map((fault) => `${at} ${fault}: ${text}`))).toEqual([])
})

test('the texts of the built-in writer have one apostrophe, the one that people type', () => {
  expect(readFileSync('phrases/en.yaml', 'utf8').match(/\p{L}’\p{L}+/gu)).toBeNull()
})

/** Lines that are not prose: words that search matches, and addresses of images and pages. */
const unread = /^\s*(?:also|image|slug|url|source):|^\s*#/
/** Addresses and code in a line. */
const addresses = /\]\([^)]*\)|https?:\S+|`[^`]*`/g

test('public documents are in American spelling, with ’ as the apostrophe', () => {
  const files = globSync('content/**/*.{md,yaml}')
  expect(files.length).toBeGreaterThan(9)
  const faultsIn = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        unread.test(line) ? [] : typographyFaults(line.replace(addresses, '')).map((fault) => `${file}:${at + 1} ${fault}`),
      )
  expect(files.flatMap(faultsIn)).toEqual([])
})

test.each([
  ["It couldn't be saved", ["' in place of ’"]],
  ['Saving…', ['… in place of three dots']],
  ['Writing {number}…', ['… in place of three dots']],
  ['The subscription was cancelled', ['British: cancelled']],
  ["You don't have permission to access this page.", []],
  ['It couldn’t be saved... … more', []],
])('the spelling and characters of %s', (text, faults) => {
  expect(typographyFaults(text)).toEqual(faults)
})

/** @param source with `#{` in place of the beginning of a value in a template */
const textsIn = (source: string, file = 'app/features/x/y.tsx') =>
  sentencesIn(file, source.replaceAll('#{', '${')).findings.map(({ text }) => text)

test.each([
  ['text in JSX', '<p>Your {n} posts</p>', ['Your', 'posts']],
  ['a choice in JSX', '<p>{open ? "on" : "off"}</p>', ['on', 'off']],
  ['a template in JSX', '<p>{`#{n} posts`}</p>', ['{…} posts']],
  ['an attribute that is read', '<Field label="Topic" id="Topic" aria-label={open ? "Close" : t.open} />', ['Topic', 'Close']],
  ['a string that looks like a sentence', 'const lead = "Pick what you need."', ['Pick what you need.']],
  ['a property', 'const column = { heading: "Name", width: "Name" === x ? 1 : 2 }', ['Name']],
  ['words beside a value', 'const of = `#{n} of #{all}`', ['{…} of {…}']],
  ['an error to the user', 'throw fail("CONFLICT", undefined, "Choose another engine first.")', ['Choose another engine first.']],
])('%s is found', (_what, source, texts) => {
  expect(textsIn(source)).toEqual(texts)
})

test.each([
  ['a catalogue', 'i18n("x", { lead: "Pick what you need.", other: count({ one: "One post", other: "Some posts" }) })'],
  ['an error for developers', 'class A extends Error { constructor() { super("This is a bug") } }; throw new TypeError("Not a list")'],
  ['a log line', 'console.error("Failed to load", error)'],
  ['documentation of the API', 'z.string().describe("Whole rupees of paid requests"); call.route({ description: "Marks it as paid" })'],
  ['a type', 'type Key = "Escape" | "Enter"'],
  ['a comparison', 'if (key === "Escape" || keys["Enter"]) stop()'],
  ['style classes', '<p className="flex items center" style={{ font: "Some Font" }}>{cn("Some Class")}</p>'],
  ['a name', '<a href="/">Postwright</a>'],
  ['an address', '<Input placeholder="https://example.com/v1" />'],
  ['JSON-LD', 'const offer = { "@type": "Offer" }'],
])('%s is not found', (_what, source) => {
  expect(textsIn(source)).toEqual([])
})

test('of the server only errors, hints and emails are read by people', () => {
  const source = 'const log = "Ready to go"; fail("X", { message: `At most #{n} of them` }); const a = { hint: "Try it again" }'
  expect(textsIn(source, 'server/core/x.ts')).toEqual(['At most {…} of them', 'Try it again'])
  expect(textsIn('const subject = "Your plan ends"', 'server/core/billing/billing-emails.ts')).toEqual(['Your plan ends'])
  expect(textsIn('const rule = "Write short sentences."', 'kinds/post/prompt.server.ts')).toEqual([])
})

test.each([
  ['app/lib/paging.ts', "i18n('x', {})", ["app/lib/paging.ts:1 i18n('x'): it is not in messages.ts or …-messages.ts"]],
  ['app/lib/messages.ts', "i18n('x', { a: { b: 'B' } })", ["app/lib/messages.ts:1 i18n('x'): its key a is not flat"]],
  ['app/lib/messages.ts', "i18n('x', {}); i18n('x', {})", ["'x': app/lib/messages.ts:1, app/lib/messages.ts:1"]],
])('a catalogue in %s that breaks a rule is named: %s', (file, source, faults) => {
  expect(catalogueFaults(sentencesIn(file, source).catalogues)).toEqual(faults)
})
