import type { PostPlatform } from '#contract/options.ts'

interface PostTexts {
  readonly navigation: { readonly label: string; readonly place: number }
  readonly icon: string
  /** One line under the screen's name. */
  readonly about: string
  /** What the empty screen teaches. */
  readonly hint: string
  /** Topics to start from. */
  readonly examples: readonly string[]
}

/** What each platform's generator says. */
export const postTexts: Readonly<Record<PostPlatform, PostTexts>> = {
  twitter: {
    navigation: { label: 'Tweets', place: 1 },
    icon: 'at',
    about: 'One post within 280 characters as X counts them, or a numbered thread.',
    hint: 'One idea a post. Write the topic as you would tell it to a friend: what changed, what you learned, what you ask.',
    examples: [
      'Why I stopped answering mail before noon',
      'Repairing old bicycles instead of buying new ones',
      'A question for people who work from home',
    ],
  },
  instagram: {
    navigation: { label: 'Insta Posts', place: 2 },
    icon: 'camera',
    about: 'A caption that works beside the picture, with at most five hashtags.',
    hint: 'Say what the picture does not show: where it was, how it was made, who it is for.',
    examples: [
      'Behind the counter of our bakery at five in the morning',
      'A ceramic cup from clay to kiln',
      'Packing light for a week by the sea',
    ],
  },
  youtube: {
    navigation: { label: 'YT Community Posts', place: 3 },
    icon: 'screen',
    about: 'A community post that your subscribers answer.',
    hint: 'Ask something that a viewer can answer in one line, or tell what comes next on the channel.',
    examples: ['Which repair should I film next?', 'A look at the new workshop', 'Thanks to everyone who sent in their garden photos'],
  },
  tiktok: {
    navigation: { label: 'TikTok Posts', place: 4 },
    icon: 'music',
    about: 'A caption for a short video: the first line carries it.',
    hint: 'Say what happens in the video in a few plain words.',
    examples: ['Three ways to fold a map', 'My grandmother’s dumplings in one minute', 'What a day of tiling looks like'],
  },
  reddit: {
    navigation: { label: 'Reddit Posts', place: 5 },
    icon: 'messages',
    about: 'A title and a body that read like a person wrote them, without hashtags.',
    hint: 'Give the context first and the question last. Communities answer details, not slogans.',
    examples: [
      'Growing tomatoes on a north-facing balcony',
      'Switching from night shifts to day shifts',
      'Choosing a first road bike on a small budget',
    ],
  },
  facebook: {
    navigation: { label: 'Facebook Posts', place: 6 },
    icon: 'thumb',
    about: 'A post for people who know you or your shop.',
    hint: 'Say what is on, for whom, and what to do next.',
    examples: ['Our shop opens on Sundays from May', 'A thank-you to the helpers at the village fair', 'New evening class in bookbinding'],
  },
  linkedin: {
    navigation: { label: 'LinkedIn Posts', place: 7 },
    icon: 'briefcase',
    about: 'A post with a hook that gets the “see more” click.',
    hint: 'A moment from your work carries further than advice. Name the situation and what you did.',
    examples: [
      'What my first month of leading a team taught me',
      'Hiring a second person for a two-person shop',
      'How we shortened our weekly meeting',
    ],
  },
}
