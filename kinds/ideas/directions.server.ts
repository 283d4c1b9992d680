import type { Tone } from '#contract/options.ts'

/** How an idea is to be delivered in any tone. */
export const plainDirections: readonly string[] = [
  'Keep it under a minute.',
  'Add subtitles, because many people watch without sound.',
  'Film it twice, and keep the second take.',
  'Say it in your own words, without reading.',
  'Leave out the greeting and begin with the point.',
  'Ask one person to watch it before you post it.',
  'Put the most surprising second first.',
  'Use one camera position and stay with it.',
  'Let the last sentence be a question.',
  'Record it in daylight, near a window.',
  'Write down three key words and speak freely between them.',
  'Cut every sentence that only announces the next one.',
  'Keep your hands in the picture.',
  'Say the title once, in the middle.',
  'End it one sentence earlier than you think.',
  'Show before you tell, wherever you can.',
  'Leave one small mistake in.',
  'Read the text aloud once before you record it.',
  'Turn the phone upright and step one pace closer.',
  'Choose one picture that would work without words.',
]

/** How an idea is to be delivered in each tone. */
export const directions: Readonly<Record<Tone, readonly string[]>> = {
  casual: [
    'Talk as you would to a friend on the sofa.',
    'No script needed; one take is fine.',
    'Keep it loose, and leave a small slip in.',
    'Film it in the light you happen to have.',
  ],
  professional: [
    'Keep it to one point and one example.',
    'Close with the next step a viewer can take.',
    'Put the conclusion first, and the reasons after it.',
    'Use a calm voice and a steady frame.',
  ],
  formal: [
    'Use complete sentences and a neutral background.',
    'Name your sources where you rely on them.',
    'Begin with a definition, and end with a summary.',
    'Avoid slang, and let the order do the work.',
  ],
  conversational: [
    'Ask a question halfway and wait a moment, as if somebody could answer.',
    'Say “you” more often than “I”.',
    'Pause where a listener would nod.',
    'Answer the first comment inside the next video.',
  ],
  persuasive: [
    'End with one clear thing to do, and nothing else.',
    'Show the cost of waiting before you show the solution.',
    'Let a doubt be spoken aloud, and answer it.',
    'Repeat the main reason in the last line.',
  ],
  humorous: [
    'Play it completely straight; the joke is how serious you are.',
    'Let the subtitles disagree with you.',
    'Cut one second earlier than feels safe.',
    'Save the best face you made for the last frame.',
  ],
  entertaining: [
    'Give it a beginning that makes no sense until the end.',
    'Change the shot whenever you change the thought.',
    'Let something go slightly wrong on purpose.',
    'Finish on a picture that could start the next one.',
  ],
  inspirational: [
    'Speak slowly, and leave a silence after the main sentence.',
    'Show the effort, not only the result.',
    'Let the last words be an invitation.',
    'Admit the difficult part, because that is what encourages people.',
  ],
  educational: [
    'Give one example and one counterexample.',
    'Write the key term on the screen when you first say it.',
    'Ask viewers to pause and guess before the answer.',
    'End with a task that takes a minute.',
  ],
  excited: [
    'Start in the middle of the best moment!',
    'Let your hands talk, too!',
    'Keep the cuts quick and the smile real!',
    'Say out loud why you love it!',
  ],
}

/** For hard subjects, whatever the tone asked for. */
export const soberDirections: readonly string[] = [
  'Speak slowly, and leave room for silence.',
  'Use no music, and let the words stand.',
  'Show no faces without asking first.',
  'End with a link to a source you trust.',
  'Read it to one person you trust before you post it.',
  'Say at the beginning what it is about, so that people can choose.',
]

/** First shots and first lines that suit any idea; nobody has to have them, and they keep two sets of ideas apart. */
export const anyOpenings: readonly string[] = [
  'First shot: one object that belongs to it, held into the light.',
  'First shot: the place, before anything happens in it.',
  'First shot: your hands, and nothing else.',
  'First shot: the end, for a second, and then the beginning.',
  'First shot: a handwritten note with the title on it.',
  'Opening line: the title, asked as a question.',
  'Opening line: what you thought before you knew better.',
  'Opening line: the sentence you say most often about it.',
  'Opening line: “This will be short.”',
  'Opening line: “Somebody asked me about this.”',
]
