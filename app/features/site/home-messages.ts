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
  lead: params('Type the news and a few facts. Get a post for each platform, with your facts word for word, in {languages} languages.'),
  demo: 'See how it works',
  noCard: 'Free plan. No card needed.',
  factsKept: 'Your facts, word for word',
  limitsHeld: 'Fits every platform’s limits',
})

export const productMessages = i18n('home-product', {
  title: 'Typed once, a post for each platform',
  lead: 'Each platform gets a post of its own shape, with your price, dates and address in every one.',
  alt: 'Postwright with a topic and the posts it wrote for five platforms, each shown roughly as it will look there',
  caption: 'Real output from Postwright. Nothing was edited.',
  demo: 'Read the full walkthrough',
})

export const pictureMessages = i18n('home-pictures', {
  title: 'With the picture it needs',
  lead: 'A post without a picture can’t go up on Instagram or TikTok. So every text comes with one, drawn from its own facts, and your steps become the slides of a carousel.',
  pictureTitle: 'The picture of a post',
  picture: 'Price, day and place as you typed them, in your colors, with your logo or on your photo.',
  carouselTitle: 'Slides to swipe',
  carousel:
    'A cover, one step on each slide, and a last one that says what to do. As a ZIP, as a PDF for LinkedIn, or shared from your phone.',
  slides: 'Slides of a carousel',
  real: 'Drawn by Postwright, unedited.',
  try: 'Make one without an account',
})

export const stepMessages = i18n('home-steps', {
  title: 'How it works',
  chooseTitle: 'Pick what you need',
  choose: 'A post, a carousel, titles, a description, hashtags, ideas or a script. Or all of them at once.',
  topicTitle: 'Type the news and the facts',
  topic: 'One line, and the facts that people need. If one is missing, you’re asked: how much, until when, how to book.',
  exportTitle: 'Get it, edit it, post it',
  export: 'Change any word. Then copy it, open it in the app you post with, save it or download it.',
})

export const differenceMessages = i18n('home-differences', {
  title: 'Why Postwright',
  languagesTitle: params('Writes in {count} languages'),
  languages: 'The same sale, written in each of them.',
  moreLanguages: params('See {count} more'),
  factsTitle: 'Your facts, word for word',
  facts:
    'Your prices, dates and names go in as you typed them. If an AI model writes, prices, names and places that you didn’t give are flagged before you post, and so are claims like “award-winning”.',
  factsExample: 'An example',
  factsBefore: 'Candles, 20% off till Sunday. Loved by ',
  factsInvented: '38% more',
  factsAfter: ' customers.',
  limitsTitle: 'Always fits the platform',
  limits:
    'Counted the way each platform counts: on X, a link is always 23 characters. A post that needs more there becomes a numbered thread.',
})

export const offerMessages = i18n('home-offers', {
  title: 'Everything you post, from your own facts',
  more: 'See samples of each',
  postsTitle: params('Posts for {count} platforms'),
  posts: 'Each in the shape of its platform and within its limits.',
  carouselsTitle: 'Carousels',
  carousels: 'Your steps as slides, with the caption, ready as pictures or PDF.',
  titlesTitle: 'Titles',
  titles: params('Up to {count} at a time from your facts, all within the platform’s limit.'),
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
  creators: 'Film once. Get titles, a description, hashtags and a caption.',
  shopsTitle: 'Small businesses',
  shops: 'A sale, an opening, new hours: typed once, worded for each platform.',
  marketersTitle: 'Marketing professionals',
  marketers: params('One announcement, {count} platforms, one Word file for approval.'),
  foundersTitle: 'SaaS owners',
  founders: 'A release, told for X, for LinkedIn and, plainly, for Reddit.',
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
  factsHere: 'Word for word. What’s missing, you’re asked for.',
  factsChat: 'You compare every number with your notes.',
})

export const questionMessages = i18n('home-questions', {
  title: 'Questions, answered',
  more: 'See all help articles',
  freeTitle: 'Is it really free?',
  free: params(
    'Yes. The Free plan costs nothing and needs no card. Every month it gives you {included}. Paid plans start at {usd} or {inr} a month.',
  ),
  aiTitle: 'Is this AI?',
  ai: 'Only if an AI model is connected, and then the line under the try-out says so. Without one, Postwright puts your own facts into the shape that each platform needs, in sentences that people wrote for each language, and asks for what’s missing.',
  inventTitle: 'Does it make things up?',
  invent:
    'Without an AI model, no: only your facts go in. With one, we check. Prices, percentages, names, places, quotes and claims like “award-winning” that you didn’t give are flagged, and links are taken out. No check catches everything, so read each post before you publish it.',
  ownTitle: 'Can I use it for my business?',
  own: 'Yes. What you type stays yours, and what’s written for you is yours to use, including commercially.',
  postTitle: 'Does it post for me?',
  post: 'No. It never asks for your social media passwords. Copy the text, or open the platform with the text filled in where the platform allows that, and press Post yourself.',
  payTitle: 'How do I pay, and can I cancel?',
  pay: 'By UPI or bank transfer, or by card where available. UPI and bank transfers never renew automatically. Card payments renew until you cancel under Billing in your account menu.',
})

export const finalCallMessages = i18n('home-final-call', {
  title: 'Your next post: the news and a few facts',
  lead: 'Free to start. All you need is an email address.',
  leadSignedIn: 'Type your topic and copy the post.',
})
