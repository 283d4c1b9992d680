import type { PostPlatform } from '#contract/options.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { icons, wantsIcons, withFullStop } from '#writer/builtin/layout.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { raised } from '#writer/builtin/sentences.ts'
import { avoidedIn } from '#writer/checks/avoided.ts'
import { isContact } from '#writer/facts/roles.ts'

/** What a voice adds to a text of the user; each may be empty. */
export interface OwnLines {
  /** What readers are usually asked to do, in the language of the text. */
  readonly action: string
  readonly link: string
  readonly name: string
  readonly place: string
}

const none: OwnLines = { action: '', link: '', name: '', place: '' }

/**
 * Name, place, link and call to action of the voice, where the text has room for them: none on sad, missing, hours and help, none when the occasion
 * is unknown. What the user typed for this text wins: with a contact of its own it gets neither link nor call to action, with a place no other
 * place. Name and place belong under news; a person is known from the profile.
 */
export function ownLines({ background, occasion, isSensitive, voice, language, source, facts, has }: Reading): OwnLines {
  const own = background?.voice
  if (!own || isSensitive || occasion === 'hours' || occasion === 'help' || occasion === 'other') return none
  const isReachable = facts.some(isContact) || has.action(source)
  const hasPlace = facts.some(({ kind, role }) => kind === 'place' || role === 'where') || has.place(source)
  const isNew = (text: string) => (text !== '' && !source.toLowerCase().includes(text.toLowerCase()) ? text : '')
  const isLiked = (text: string) => (avoidedIn(text, background, language).length === 0 ? text : '')
  return {
    action: isReachable || own.language !== language ? '' : isLiked(isNew(own.callToAction)),
    link: isReachable ? '' : isNew(own.link),
    name: voice === 'news' && own.speaker !== 'person' ? isNew(own.name) : '',
    place: voice === 'news' && !hasPlace ? isNew(own.place) : '',
  }
}

/** Those lines as the blocks at the end of a post or description: name and place, then the call to action with its link. */
export function ownBlocks(reading: Reading, platform: PostPlatform): string[] {
  const { builtin } = platformWriting[platform]
  // Communities remove what looks like advertising.
  if (builtin.advertNote) return []
  const { action, link, name, place } = ownLines(reading)
  const hasIcons = wantsIcons(reading, platform)
  const icon = (role: 'where' | 'link', text: string) => (hasIcons && text ? `${icons[role]} ${text}` : text)
  const asked = action && withFullStop(raised(action), reading.phrases.writing.stop)
  const signature = [name, place].filter(Boolean).join(' · ')
  const blocks = [place ? icon('where', signature) : signature, [asked, icon('link', link)].filter(Boolean).join('\n')]
  return blocks.filter(Boolean)
}
