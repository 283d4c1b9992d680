import { descriptionHashtags, platforms } from '#contract/platforms.ts'
import type { DescriptionRequest } from '#kinds/description/spec.ts'
import { brief } from '#writer/brief.ts'
import type { Brief } from '#writer/writer.ts'

/** A description nobody finishes helps nobody: characters, where the platform allows more. */
const comfortable = 1_200

export function descriptionPrompt({ topic, platform, tone, language }: DescriptionRequest): Brief {
  const { label, description, fold, forbidden } = platforms[platform]
  const { min, max } = descriptionHashtags(platform)
  const room = Math.min(comfortable, Math.round(description.max * 0.85))
  return brief({
    role: `You write descriptions for ${platform === 'youtube' ? 'YouTube videos' : `videos shared on ${label}`}. People find a video by them and decide to watch.`,
    language,
    tone,
    rules: [
      `At most ${room} characters, hashtags included.`,
      `The first ${fold.description ?? 120} characters say what the viewer gets, with the words they would search for.`,
      ...(room >= 600 ? ['Then a short paragraph on what the video covers, then one call to action.'] : ['Then one call to action.']),
      'No timestamps, no links, no claims about the length of the video or the people in it.',
      max === 0 ? 'No hashtags: leave the list empty.' : `${min} to ${max} hashtags in their own list, none in the text.`,
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    good: 'Topic: keeping a sourdough starter alive\nBring a forgotten sourdough starter back to life with flour, water and a warm corner. You will see what a hungry starter looks like, how to feed it, and how to tell when it is ready to bake with.\nTell me in the comments how long yours was in the fridge.',
    bad: 'Welcome back to my channel!!! In this video we dive deep into the amazing world of sourdough. 00:00 Intro 01:30 The secret. Follow me at www.example.com for 50% off.',
    badBecause: 'the first line says nothing, and the timestamps, the link and the discount are invented',
    task: `Write one ${label} video description for the subject between the marks.`,
    text: topic,
  })
}
