import { i18n, interfaceLanguage, params } from '#contract/i18n.ts'

/** Messages around a result. Separate from `messages.ts`, so that only screens with results load them. */

/** Rewriting a result. */
export const rewriteMessages = i18n('rewrite', {
  open: 'Adjust',
  choose: 'Choose',
  apply: 'Apply',
  /** Its accessible name: 'Apply: Another tone'. */
  applyNamed: params('Apply: {choice}'),
  backTo: params('Back to draft {version}'),
  onTo: params('On to draft {version}'),
  noEarlier: 'This is the first draft',
  noLater: 'This is the newest draft',
  /** The steps through earlier and later drafts; the tabs of one draft are its versions. */
  version: params('Draft {shown} of {all}'),
  looking: 'Looking at what can change...',
  /** Where no model writes. */
  onlyThese: 'Without an AI model, no other change is possible with what you typed.',
  none: 'Without an AI model, we can’t change this without making something up. Add details, or edit the text itself.',
  /** Where the built-in writer wrote a text that was edited since. */
  arrangedAgain: 'A change is a new draft from what you typed, without your edits. This draft stays.',
})

/** The buttons. */
export const rewriteActions = i18n('rewrite-actions', {
  shorter: 'Shorter',
  longer: 'Longer',
  simpler: 'Simpler',
  hook: 'Another hook',
  tone: 'Another tone',
  language: 'Another language',
  instruction: 'Ask for a change',
  platform: 'Another platform',
})

/** The names of rewritten texts. */
export const rewriteVersions = i18n('rewrite-versions', {
  shorter: 'Shorter',
  longer: 'Longer',
  simpler: 'Simpler',
  hook: 'Another hook',
  tone: 'Another tone',
  language: 'Another language',
  instruction: 'Your change',
  platform: 'Another platform',
})

/** Why a rewrite is not possible any more. */
export const rewriteExhausted = i18n('rewrite-exhausted', {
  shorter: 'Already the shortest',
  longer: 'Already the longest',
  simpler: 'Already the simplest',
  hook: 'There’s no other hook for this',
  tone: 'Already in this tone',
  language: 'Already in this language',
  instruction: 'This can’t be changed',
  platform: 'Already for this platform',
})

/** Rewrites that the built-in writer refuses, because it would have to invent something. */
export const rewriteCannot = i18n('rewrite-cannot', {
  shorter: 'We can’t make it shorter without dropping something you typed. Shorten the topic or details and write again.',
  longer: 'There’s nothing more to say without making something up. Add details and write again.',
  simpler: 'It’s already as simple as what you typed. Change the topic or details and write again.',
  hook: 'There’s no other hook for this topic. Change the topic and write again.',
  tone: 'It would read the same in that tone. Please choose another one.',
  language: 'We can’t translate this here. Type the topic and details in that language and write again.',
  instruction: 'We can’t make that change here. You weren’t charged. Edit it yourself, or change the topic or details and write again.',
  platform: 'We can’t fit this to that platform. Copy it and change it yourself, or write it there from the topic.',
})

/** A rewrite that came back from the model as it was. */
export const rewriteUnchanged = i18n('rewrite-unchanged', {
  unchanged: 'The rewrite came back the same. You weren’t charged. Try another change, or say in your own words what to change.',
})

/** What a text waits for. */
const waitingMessages = i18n('waiting', {
  soon: 'a few seconds',
  seconds: params('about {seconds} seconds'),
  minute: 'about a minute',
  minutes: params('about {minutes} minutes'),
  loading: 'Loading the model',
  reading: 'Reading your topic',
  queued: 'Waiting in line',
  next: 'Next in line',
  /** By the plural category of the ordinal. */
  one: params('{place}st in line'),
  two: params('{place}nd in line'),
  few: params('{place}rd in line'),
  other: params('{place}th in line'),
  open: params('{waiting}...'),
  estimated: params('{waiting}, {time}'),
})

const ordinals = new Intl.PluralRules(interfaceLanguage, { type: 'ordinal' })

/** 'about 40 seconds', 'about 2 minutes': rounded, because it is an estimate. */
function about(seconds: number): string {
  const t = waitingMessages
  if (seconds <= 5) return t.soon
  if (seconds <= 55) return t.seconds({ seconds: Math.ceil(seconds / 10) * 10 })
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? t.minute : t.minutes({ minutes })
}

/** An event of a stream before the text begins: `Waiting` of `api/generation.ts`. */
interface WaitingFor {
  readonly stage: 'queued' | 'loading' | 'reading'
  readonly place: number | null
  readonly seconds: number | null
}

/** What a text waits for before it is written: '3rd in line, about 40 seconds', 'Loading the model...'. */
export function waitingText({ stage, place, seconds }: WaitingFor): string {
  const t = waitingMessages
  const waiting = stage === 'queued' ? inLine(place) : t[stage]
  if (seconds !== null) return t.estimated({ waiting, time: about(seconds) })
  return stage === 'queued' ? waiting : t.open({ waiting })
}

function inLine(place: number | null): string {
  const t = waitingMessages
  if (place === null) return t.queued
  if (place === 1) return t.next
  const category = ordinals.select(place)
  const nth = category === 'one' || category === 'two' || category === 'few' ? t[category] : t.other
  return nth({ place })
}

/** Sharing a text on its platform. */
export const shareMessages = i18n('share', {
  open: 'Share',
  filled: params('Open in {app}'),
  pasted: params('Copy, then open {app}'),
  copied: params('Copied. Paste it on {app}.'),
  bodyCopied: params('The title is filled in. The text is copied: paste it as the body on {app}.'),
  tooLong: 'Too long to fill in',
  titleOnly: 'Only the title fits; the text is copied',
  firstPart: params('Only part 1 of {parts} can be filled in'),
  otherParts: 'Part 1 is filled in. Copy the other parts one by one and add each below the last.',
  newTab: 'opens in a new tab',
})

export const exportMessages = i18n('export', {
  open: 'Export',
  preparing: 'Preparing your file...',
  done: params('Downloaded {name}'),
  nothing: 'There’s nothing to export',
  gone: 'Something you selected is no longer there. Reload the list and export again.',
  tooLarge: 'That’s too much text for one file. Export fewer results at a time, or export from History.',
  tooOften: 'That was a lot of files in a short time. Wait a minute and export again.',
  busy: 'Your last download is still running. Try again when it’s done.',
  failed: 'We couldn’t make the file. Please try again.',
  stop: 'Stop',
  stopped: 'Export stopped',
  again: 'Try again',
})
