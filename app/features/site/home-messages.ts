import { i18n, params } from '#contract/i18n.ts'

export const heroMessages = i18n('home-hero', {
  audience: 'For shops, creators and marketing teams',
  /** Spec §2: the rotating word follows. */
  headline: 'Turn one idea into',
  tweets: 'Tweets',
  posts: 'Posts',
  scripts: 'Scripts',
  descriptions: 'Descriptions',
  hashtags: 'Hashtags',
  pause: 'Pause',
  play: 'Play',
  /** For screen readers, after either of them. */
  changingWord: ' the changing word',
  lead: params(
    'Type one line. Get posts, titles, hashtags and scripts written for each platform, in your tone, in {languages} languages. Usually ready in seconds.',
  ),
  demo: 'See how it works',
  noCard: 'Free plan. No card needed.',
  factsFlagged: 'Flags made-up facts',
  limitsHeld: 'Fits every platform’s limits',
  payment: 'Pay by UPI or bank transfer',
})

export const productMessages = i18n('home-product', {
  title: 'One topic in, five posts out',
  lead: 'A sale, typed once. Each platform gets its own post, with your price, dates and address in every one.',
  alt: 'Postwright with a topic and the posts it wrote for five platforms, each shown roughly as it will look there',
  caption: 'Real output from Postwright. Nothing was edited.',
  demo: 'Read the full walkthrough',
})

export const stepMessages = i18n('home-steps', {
  title: 'How it works',
  chooseTitle: 'Pick what you need',
  choose: 'A post, titles, a description, hashtags, ideas or a script. Or all of them at once.',
  topicTitle: 'Add your topic',
  topic: 'One line is enough. Add prices, dates or a link, and pick your tone and length.',
  exportTitle: 'Get it, edit it, post it',
  export: 'Change any word. Then copy it, open it in the app you post with, save it or download it.',
})

export const differenceMessages = i18n('home-differences', {
  title: 'Why Postwright',
  languagesTitle: params('Writes in {count} languages'),
  languages: 'The same sale, written in each of them.',
  moreLanguages: params('See {count} more'),
  factsTitle: 'Flags made-up facts',
  facts:
    'Your prices, dates and names go in as you typed them. Prices, names, places and links you didn’t give are flagged before you post, and so are claims like “award-winning” or “organic”.',
  factsExample: 'An example',
  factsBefore: 'Candles, 20% off till Sunday. Loved by ',
  factsInvented: '38% more',
  factsAfter: ' customers.',
  limitsTitle: 'Always fits the platform',
  allLimits: 'See each platform’s limit',
  limits: 'Counted the way each platform counts. On X, a link is always 23 characters.',
  /** Where the platform allows more than anyone reads. */
  ourLimit: params('{limit} (our limit)'),
  modelTitle: 'Bring your own AI model. Or use none.',
  model:
    'Running Postwright for your team? Connect the model you already pay for, or one on your own computer. Without one, it writes from your own words, and your text isn’t sent to anyone.',
  allModels: 'See what you can connect',
  ollama: 'Ollama',
  compatible: 'Any OpenAI-compatible API',
  ownComputer: 'On your computer',
  none: 'No model',
  payTitle: 'Pay by UPI or bank transfer',
  pay: 'Monthly or yearly, in rupees. Or by card where available, in rupees or dollars.',
  upi: 'UPI',
  bankTransfer: 'Bank transfer',
  card: 'Card, where available',
})

export const offerMessages = i18n('home-offers', {
  title: 'Everything you post, from one idea',
  more: 'See samples of each',
  postsTitle: params('Posts for {count} platforms'),
  posts: 'Each written for its platform and within its limits.',
  titlesTitle: 'Titles',
  titles: params('Up to {count} options at a time, all within the platform’s limit.'),
  descriptionsTitle: 'Descriptions',
  descriptions: 'Opens with the line people see before “more,” and ends with hashtags.',
  hashtagsTitle: 'Hashtags',
  hashtags: 'Based on your topic, and the right number for each platform.',
  ideasTitle: 'Idea Studio',
  ideas: params('Up to {count} ideas for what to post next, with the platforms each one suits.'),
  scriptsTitle: 'Scripts',
  scripts: 'Timed sections from your own steps, with cues for what to show and say.',
})

export const audienceMessages = i18n('home-audience', {
  title: 'Made for people who post for work',
  more: params('See {count} more'),
  lead: 'You have plenty to say. Writing it up shouldn’t take an hour.',
  creatorsTitle: 'Content creators',
  creators:
    'Film once. Get the title, the description, the hashtags, a community post for the video and a caption for the reel you cut from it.',
  shopsTitle: 'Small businesses',
  shops: 'A sale, an opening, new hours: type one line at the counter and get a post for every place your customers look.',
  marketersTitle: 'Marketing professionals',
  marketers: params('One announcement, {count} platforms, one tone. Edit it, download it as a Word file and send it for approval.'),
  foundersTitle: 'SaaS owners',
  founders: 'A release becomes a thread on X, a post on LinkedIn and a plain, no-hype version for Reddit.',
})

export const comparisonMessages = i18n('home-comparison', {
  title: 'Postwright or a blank chat prompt?',
  lead: 'A chatbot such as ChatGPT can write a post too. Here’s what you’d still have to do yourself.',
  need: 'What you need',
  chat: 'A blank chat prompt',
  /** The same on narrow screens, before what is left to do. */
  chatShort: 'Chat',
  startNeed: 'Getting started',
  startHere: 'One line and a few facts. No prompt to write.',
  startChat: 'You write the prompt, and fix it until it works.',
  platformsNeed: 'Every platform',
  platformsHere: params('Pick any of {count} and get them all at once.'),
  platformsChat: 'You spell out each platform’s rules.',
  limitsNeed: 'Length limits',
  limitsHere: 'Counted for you. On X, a long post becomes a numbered thread.',
  limitsChat: 'You check the length and split it yourself.',
  factsNeed: 'Your facts',
  factsHere: 'Made-up prices, names and claims are flagged, and facts left out are listed.',
  factsChat: 'You compare every number with your notes.',
  previewNeed: 'Preview',
  previewHere: 'Roughly as it looks in the feed, with the “see more” cut.',
  previewChat: 'Plain text in a chat.',
  savedNeed: 'Finding it again',
  savedHere: params('A library with search and tags, and {count} file formats to download.'),
  savedChat: 'Somewhere in your chats.',
  more: params('See {count} more'),
  otherNeed: 'Anything else',
  otherHere: 'Only social media text.',
  otherChat: 'Ask it whatever you like.',
})

export const questionMessages = i18n('home-questions', {
  title: 'Questions, answered',
  more: 'See all help articles',
  freeTitle: 'Is it really free?',
  free: params(
    'Yes. The Free plan costs nothing and needs no card. Every month it gives you {included}. Paid plans start at {usd} or {inr} a month.',
  ),
  inventTitle: 'Does it make things up?',
  invent:
    'We check for that. Prices, percentages, names, places, quotes and claims like “award-winning” that you didn’t give are flagged, and links are taken out. No check catches everything, so read each post before you publish it.',
  ownTitle: 'Can I use it for my business?',
  own: 'Yes. What you type stays yours, and what’s written for you is yours to use, including commercially.',
  postTitle: 'Does it post for me?',
  post: 'No. It never asks for your social media passwords. Copy the text, or open the platform with the text filled in where the platform allows that, and press Post yourself.',
  payTitle: 'How do I pay, and can I cancel?',
  pay: 'By UPI or bank transfer, or by card where available. UPI and bank transfers never renew automatically. Card payments renew until you cancel under Billing in your account menu.',
})

export const finalCallMessages = i18n('home-final-call', {
  title: 'Your next post is one line away',
  lead: 'Free to start. All you need is an email address.',
  leadSignedIn: 'Type your topic and copy the post.',
})
