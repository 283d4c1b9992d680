/*
 * Names in two scripts are compared by their consonants, in few classes: `Bilal` and `بلال`, `Gusev` and `Гусев`, `Tanaka` and `タナカ` are alike.
 * Vowels, semivowels and breaths are written so differently that they do not count.
 */

const classes: Readonly<Record<string, string>> = {
  K: 'kgqкгكقگغکकगघकগঘকカキクケコガギグゲゴ\u1100\u1101\u110f\u11a8\u11a9\u11bf',
  T: 'tdтدتطڈٹटठडढतथदधটঠডঢতথদধৎタテトダデド\u1103\u1104\u1110\u11ae\u11c0',
  P: 'pbfпбфبپفपफबभপফবভバビブベボパピプペポフ\u1107\u1108\u1111\u11b8\u11c1',
  S: 'szjсзжшщчцسصزشچجژثذظضचछजझशषसচছজঝশষসযサシスセソザジズゼゾチツヂヅ\u1109\u110a\u110c\u110d\u110e\u11ba\u11bd\u11be',
  N: 'mnмнمنںमनणञङंঁँমনণঞঙংマミムメモナニヌネノン\u1102\u1106\u11ab\u11b7\u11bc',
  R: 'lrлрلرڑलरळলরラリルレロ\u1105\u11af',
}
const classOf = new Map(Object.entries(classes).flatMap(([name, letters]) => [...letters].map((letter) => [letter, name] as const)))

/** Latin letters that sound otherwise in company: `ch`, `ph`, `kh`, and `c` by the vowel after it. */
const plainSounds = (word: string): string =>
  word
    .replace(/tch|[csz]h/gu, 's')
    .replace(/ph/gu, 'f')
    .replace(/kh/gu, '')
    .replace(/c(?=[eiy])/gu, 's')
    .replace(/[cq]/gu, 'k')
    .replace(/x/gu, 'ks')

const katakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))

/** The classes of the consonants of a word, doubled ones once; empty where its script does not tell how it sounds. */
export const soundOf = (word: string): string =>
  [...katakana(plainSounds(word.toLowerCase().normalize('NFC')).replaceAll('ड़', 'र')).normalize('NFC')]
    .flatMap((letter) => [...(/\p{Script=Hangul}/u.test(letter) ? letter.normalize('NFD') : letter.normalize('NFKC'))])
    .map((letter) => classOf.get(letter) ?? '')
    .join('')
    .replace(/(.)\1+/gu, '$1')

let last: { readonly source: string; readonly sounds: ReadonlySet<string> } = { source: '', sounds: new Set() }

/** How the words with a capital in a source sound; kept, because its names are looked for one by one. */
function soundsOf(source: string): ReadonlySet<string> {
  if (last.source !== source) last = { source, sounds: new Set((source.match(/(?<!\p{L})\p{Lu}[\p{L}\p{M}'’]+/gu) ?? []).map(soundOf)) }
  return last.sounds
}

/** Whether a text has a word with a capital that sounds like one of a name; a name in Chinese characters tells no sound, and may be any. */
export function soundsGiven(name: string, source: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return /(?<!\p{L})\p{Lu}\p{Ll}/u.test(source)
  const given = soundsOf(source)
  return name.split(/[\s-]/u).some((word) => {
    const sound = soundOf(word)
    return sound !== '' && given.has(sound)
  })
}
