import { i18n, params } from '#contract/i18n.ts'

/** What each generator on the features page is and checks. */
export const generatorMessages = i18n('features-generators', {
  posts: 'Post generator',
  postsLead:
    'Your news and your facts become a post in the platform’s own shape, with each fact as you typed it. See where “See more” cuts it.',
  postsLength: 'The length you picked, or the question whose answer would reach it',
  postsLimit: 'Within the platform’s limit: on X, a link counts as 23 characters and an emoji as 2',
  postsFacts: 'Your facts in the text, word for word, or a note that names what didn’t fit',
  postsHashtags: 'The right number of hashtags (none on Reddit)',
  carousels: 'Carousel maker',
  carouselsLead:
    'Your steps, tips or facts become slides: a cover, one point on each, and a last slide that says what to do. Reorder them, change words and looks, and post them with the caption.',
  carouselsSlides: params('Up to {most} slides, each with a few words that are read on a phone'),
  carouselsFacts: 'Your steps and facts on the slides as you typed them',
  carouselsFiles: 'PNGs in a ZIP, a PDF for LinkedIn, or straight to the app on a phone',
  descriptions: 'Description generator',
  descriptionsLead: params(
    'What people read before they press play: a first line that says what the video is, then your facts. For YouTube and videos on {count} other platforms.',
  ),
  descriptionsLimit: 'Always within YouTube’s limit, in every language',
  descriptionsSigns: 'No < or >, which YouTube doesn’t accept',
  descriptionsHashtags: params('Up to {max} hashtags, the first {shown} shown above the video’s title'),
  scripts: 'Script generator',
  scriptsLead: params(
    'Your steps become a script to read aloud, from {min} to {max} minutes. Each step has a line to say, a shot and a text on screen. Without steps, you’re asked for them.',
  ),
  scriptsTime: params('Timed at {words} spoken words a minute, with cues for what to show'),
  scriptsSections: 'A time and a name for each section',
  scriptsOnce: 'No repeated spoken lines',
  ideas: 'Idea Studio',
  ideasLead: params(
    'Out of ideas? Type what you post about, pick one of {count} categories if you like, and get ideas, each with what to show or say first.',
  ),
  ideasCount: params('As many ideas as you asked for, up to {max}'),
  ideasTitles: 'A different title for every idea',
  ideasPlatforms: 'The platforms each idea suits',
  flagged: 'No made-up prices, names or places: what an AI model adds is flagged',
})

export const featuresMessages = i18n('site-features', {
  title: 'Features',
  heading: 'What each generator writes for you',
  lead: 'Every sample below is real, unedited output.',
  checked: 'What you get every time',
  tryIt: 'Try it free',
  /** For a generator with a page of its own. */
  tryHere: 'Try it without an account',
  tryNamed: params('Try it free: {name}'),
  /** For a generator that the Free plan lacks. */
  seePlans: 'See plans',
  plansWith: params('See plans with the {name}'),
  topic: 'Topic:',
  details: 'Details:',
  descriptionOf: params('{platform} description'),
  carouselOf: params('{platform} carousel'),
  slideCount: params('{count} slides'),
  slides: 'Slides of the carousel',
  script: 'Video script, 1 to 2 minutes',
  scriptRest: 'The rest of the script',
  ideas: params('{count} ideas'),
  plans: params('On the {plans} plans.'),
  postPlans: params('Posts for {free} are on every plan. Posts for {paid} come with a paid plan.'),
  used: params('{used} / {limit}'),
  /** The length limit of a text. */
  characters: params('{max} characters'),
  charactersAs: params('{max} characters, as {app} counts'),
  about: params('about {limit}'),
  bytes: params('{max} bytes'),
})

export const moreFeaturesMessages = i18n('features-more', {
  title: 'More ways to save time',
  languagesTitle: params('{count} languages'),
  languages: 'From Hindi and Arabic to Japanese, with lengths that make sense in each one.',
  voiceTitle: 'Sounds like you',
  voice: params('Pick one of {tones} tones, or save a voice: what you offer, the words you use and avoid, and posts of your own.'),
  rewritesTitle: 'One-click rewrites',
  rewrites: 'Shorter, longer, simpler, another hook. Every version is saved, so you can always go back.',
  allTitle: 'All in One',
  all: 'Type the news and the facts once, for titles, a description, hashtags and posts on every platform you pick.',
  sourcesTitle: 'From a text, link or file',
  sources: 'Paste an article, add a link or a file, and pick the points you want to post about.',
  listsTitle: 'From a list of topics',
  lists: params('Add up to {rows} topics, with a column for each fact, and close the page. Your plan’s limits apply.'),
  picturesTitle: 'The picture for it',
  pictures: 'Every post gets a picture from its own facts, in your colors, with your logo or photo. Download it as PNG or JPEG.',
  savedTitle: 'Everything saved',
  saved: 'Everything you write is saved in History. Add your favorites to a library you can tag and search.',
  exportTitle: 'Export anywhere',
  export: params('Copy it, open it in the platform’s own app, or export it as {formats}.'),
  programsTitle: 'API and MCP',
  programs: 'Write from your own programs, or from an AI assistant such as Claude or Cursor.',
})
