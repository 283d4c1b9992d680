import type { DomainPack } from '#writer/domains/material.ts'

export const marketing: DomainPack = {
  id: 'marketing',
  label: 'marketing',
  vocabulary: {
    3: [
      'marketing',
      'social media',
      'branding',
      'brand',
      'content creator',
      'content creation',
      'copywriting',
      'seo',
      'newsletter',
      'influencer',
      'instagram growth',
      'content calendar',
      'email list',
      'advertising',
      'google ads',
      'lead generation',
      'storytelling in marketing',
      'youtube channel',
      'instagram account',
      'instagram page',
      'tiktok account',
      'facebook page',
      'linkedin page',
      'content strategy',
      'viral',
      'hashtag',
      'reels',
    ],
    2: [
      'audience',
      'follower',
      'engagement',
      'campaign',
      'content',
      'creator',
      'linkedin',
      'tiktok',
      'instagram',
      'youtube',
      'subscriber',
      'conversion',
      'landing page',
      'hook',
      'algorithm',
      'caption',
      'podcast',
      'webinar',
      'ad',
      'influence',
      'personal brand',
      'blogging',
    ],
    1: ['promote', 'launch', 'growth', 'post', 'video', 'story', 'email', 'reach', 'blog', 'shop', 'facebook'],
  },
  lessons: [
    {
      step: 'write for one reader you can picture',
      why: '[A message for everybody|A text that wants to reach everybody] [sounds like a message from nobody|is one that nobody takes personally|reaches no one in particular].',
      how: '[Think of a real person who asked you something last month|Picture somebody who really asked you something last month], and [answer only them|write to that person alone].',
      mistake:
        '[Adding “and also for” to every line|Stretching every line with “and also for”] [removes the person who would have felt meant|means that in the end nobody feels meant].',
      exercise:
        'Write the first line of your next post [as an answer to a message you really received|as a reply to a real message|to one person whose question you remember].',
    },
    {
      step: 'put the useful part first',
      why: '[People decide in the first line|Readers make up their minds in the first line] [whether the rest is for them|whether they will read on].',
      how: '[Write the post, find the sentence where it gets good|Finish the post, look for the sentence where it comes alive], and [move that sentence to the top|start with that one].',
      mistake:
        '[Opening with who you are|A first line about yourself] [spends the only line that everyone reads|uses up the line with the most readers].',
      exercise:
        '[Take an old post|Open an old post] and [delete everything before its first concrete detail|cut all that stands before the first concrete detail].',
    },
    {
      step: 'repeat your main idea in new clothes',
      why: '[You are tired of your message|Your own message bores you] [long before anyone has heard it|while most people have yet to hear it].',
      how: '[Tell it as a story, as a question, as a mistake you made|Bring it as a story, as a question, as a mistake of your own], and [as a short list|as an answer to a doubt|as a before and after].',
      mistake:
        '[Looking for a new topic every day|A new topic every day] hides [the one thing you want to be known for|what you would like to be remembered for].',
      exercise:
        '[Write your main idea in one sentence|Put your main idea into one sentence] and [list the forms you have not tried yet|note the forms it has never had].',
    },
    {
      step: 'answer comments with real sentences',
      why: '[A good reply is|An answer with some thought in it is] [content that someone asked for|a post with a reader waiting for it|the one text somebody is sure to read].',
      how: '[Answer, ask one question back|Reply in full, add one question of your own], and [save the exchange as material for the next post|keep what comes back for a later post].',
      mistake:
        '[Replying with a heart to a real question|A heart as the answer to a real question] [ends the conversation you were hoping for|closes the door somebody just opened].',
      exercise:
        '[Go back to the last question under one of your posts|Find the last question somebody left under a post] and [answer it properly|give it a real reply].',
    },
    {
      step: 'show proof instead of praise',
      why: '[Anybody can call their own work excellent|Every seller praises the goods], and [few can show the proof|a shown result speaks for itself].',
      how: '[Tell what a customer had before and after|Show where a customer stood before and after], in their words, and [ask before you use their name|get their permission first].',
      mistake:
        '[Words like great and unique|Big adjectives] [could stand on any page|fit every competitor as well], so [they persuade nobody|readers skip them].',
      exercise:
        '[Replace one adjective on your page|Replace the proudest word on your page] [with something a visitor can check|with a plain example].',
    },
    {
      step: 'end with one clear request',
      why: '[A reader who liked the text|Somebody who has read to the end] [still needs to know what to do next|is ready for a next step].',
      how: '[Name one action and put it last|Close on a single action], and [say what happens after it|tell people what they will get when they do it].',
      mistake:
        '[Asking people to like, share, comment and buy in one breath|A request to like, share, comment and buy in one breath] [makes most readers do nothing|gives readers four reasons to move on].',
      exercise:
        '[Look at your last post|Reread the end of your last post] and [cut its requests down to one|leave a single request standing].',
    },
    {
      step: 'look at what worked before you plan more',
      why: '[Your own past posts know your audience|The posts people answered speak for your audience] better than [any general advice does|rules made for others ever could].',
      how: '[Once a month, list the posts that brought replies, saves or orders|Go through the month and mark what brought replies, saves or orders], and [look for what they share|write down what they have in common].',
      mistake:
        '[Counting only likes|Looking at likes alone] [rewards what is pleasant over what is useful|hides the quiet posts that brought customers].',
      exercise:
        '[Choose your strongest post of the month|Take the post that got the best answers] and [note in one line why it worked|write a sequel to it].',
    },
    {
      step: 'sound like a person rather than a brochure',
      why: '[People answer people|A reply needs somebody to reply to], and [a polished text without a voice stays unanswered|a brochure rarely gets an answer].',
      how: '[Read the text aloud|Say the text out loud before it goes out], and [change every line you would not say to a customer at the counter|rewrite whatever makes you stumble].',
      mistake:
        '[A line such as “we offer solutions”|A text made of stock phrases] [makes you impossible to tell apart|sounds like everybody else].',
      exercise:
        '[Record yourself explaining your offer to a friend|Explain your offer aloud to a friend], and [write it down as you said it|keep the words you used].',
    },
  ],
  myths: [
    {
      claim: 'You have to post every day.',
      truth:
        '[A rhythm you can keep|A modest pace you can keep] [beats a sprint you abandon|goes further than a sprint|is worth more than a burst that fades].',
    },
    {
      claim: 'The algorithm decides everything.',
      truth:
        '[Algorithms follow people|An algorithm watches people]; [if a person stops to read, the next one is shown it too|what makes people stop is what gets shown again].',
    },
    {
      claim: 'More followers mean more customers.',
      truth:
        '[A small audience that trusts you|A small group of people who trust you] buys more than [a large one that scrolls past|a crowd that never stops to read].',
    },
    {
      claim: 'Marketing means talking people into things.',
      truth:
        '[Marketing that lasts|Good marketing] [helps the right people recognise that something is for them|makes it easy for the right people to find you].',
    },
  ],
  objections: [
    {
      says: 'I have nothing to say.',
      answer:
        '[Every question a customer ever asked you is a post|Each question from a customer is a post] [that you have not written yet|waiting to be written|with its first reader already found].',
    },
    {
      says: 'I do not want to be on camera.',
      answer:
        '[Hands, screens and a voice|A pair of hands, a screen and a voice] [tell a story without a face|can carry a story while you stay out of the picture].',
    },
    {
      says: 'I have no time for content.',
      answer:
        '[One good text used in several forms|A single idea in several forms] [lasts longer than a new one every day|can carry you through a busy week].',
    },
    {
      says: 'I do not want to be pushy.',
      answer:
        '[Saying clearly what you offer and for whom|A plain offer to the right person] [is a help, not a push|lets people decide for themselves].',
    },
  ],
  tools: ['a list of real customer questions', 'a simple content calendar', 'a folder of unused ideas', 'a phone with a clean lens'],
  moments: [
    '[Somebody quotes your own sentence back to you|A stranger repeats your own sentence to you] [in a shop|at a party|and does not know it is yours].',
    '[You delete the clever opening|You strike out the witty first line], and the post [finally sounds like you|suddenly has your voice].',
  ],
  questions: [
    'How often should I post?',
    'Which platform should I start with?',
    'What do I write when I have no ideas?',
    'How do I sell without sounding pushy?',
  ],
  wins: [
    '[A stranger writes|A message comes in]: [this is exactly my situation|you have just described my week|I thought I was the only one].',
    '[A customer says they found you through a post|Somebody buys because of a post] [you nearly did not publish|you had almost deleted|you thought was too plain].',
  ],
  terms: ['content ideas', 'how to write a hook', 'social media for small business', 'how often to post'],
  hashtags: ['ContentTips', 'CopywritingTips', 'ContentStrategy', 'SocialMediaTips', 'Marketing'],
  branches: [
    {
      id: 'social',
      gate: [
        [
          'social media',
          'instagram',
          'tiktok',
          'linkedin',
          'youtube',
          'facebook',
          'reels',
          'content creator',
          'content creation',
          'creator',
          'influencer',
          'follower',
          'engagement',
          'viral',
          'hashtag',
          'caption',
          'content',
          'personal brand',
          'algorithm',
          'post',
        ],
      ],
      lessons: [
        {
          step: 'open on the moment instead of the greeting',
          why: '[A thumb that is already moving|A thumb in full swing] [needs a reason to stop|stops only for something it did not expect].',
          how: '[Start in the middle of the action|Begin where something is already happening] or with the question itself, and [introduce yourself later|leave your name for the end].',
          mistake:
            '[A hello and a logo|A greeting and a logo] [use up the seconds in which people decide|fill the very moment in which people choose].',
          exercise:
            '[Cut the first few seconds of your next video|Trim the opening of your next video] and [see whether anything is missing|check if anyone would miss it].',
        },
        {
          step: 'plan themes instead of posts',
          why: '[A theme gives you many posts|One theme holds many posts], while a single idea [leaves you empty tomorrow|is used up by tonight].',
          how: '[Choose a handful of themes you could talk about for a year|Pick a few themes that could keep you talking for a year], and [give each one a day|let each have its own weekday].',
          mistake:
            '[Deciding each morning what to post|A fresh decision every morning] [makes the busy mornings silent|means silence on the busy days].',
          exercise:
            '[Name the themes your audience could guess you by|List the themes people already link with you], and [write one idea under each|put a single idea below every one].',
        },
        {
          step: 'make one idea work in several places',
          why: '[The people who read you on one platform|Your readers in one place] [rarely see you anywhere else|seldom meet you elsewhere].',
          how: 'Write the long version first, [pull the strongest line out as a short post|turn its best line into a short post], and [film the step that needs showing|make a clip of what words cannot show].',
          mistake:
            "[Pasting the same text everywhere|The same text pasted everywhere] [keeps the platform's own habits out of it|ignores how people read in each place].",
          exercise:
            '[Take your best post so far|Choose the post that did best] and [rewrite it for one other platform|give it a new form for one other place].',
        },
      ],
      myths: [
        {
          claim: 'You need professional equipment to start.',
          truth:
            '[Clear sound, daylight and a clean lens|A clear voice, a window and a clean lens] [matter more than the camera|do more for a video than a new camera].',
        },
      ],
      objections: [
        {
          says: 'My niche is boring.',
          answer:
            '[No niche is boring to the person|A dull subject is not dull to the person] [who has the problem tonight|whose problem it is|who needs the answer now].',
        },
      ],
      tools: ['a window with daylight', 'a clip-on microphone', 'a notes app for hooks'],
      moments: [
        '[The red dot blinks, you forget your first line|The camera is on, your first line is gone], and [the second try is the one you keep|it is the second try that stays].',
      ],
      questions: ['What should my first post be about?', 'Should I use trending sounds?', 'How long should a caption be?'],
      wins: [
        '[Someone saves the post|A stranger keeps the post], and [tells you weeks later that they used it|comes back weeks later to say it helped].',
      ],
      terms: ['content calendar for beginners', 'hook ideas', 'how to repurpose content', 'caption ideas'],
      hashtags: ['ContentCreatorTips', 'ContentPlanning', 'CreatorLife', 'SocialMediaMarketing'],
    },
    {
      id: 'email-search',
      gate: [
        [
          'newsletter',
          'email',
          'email list',
          'seo',
          'blog',
          'blogging',
          'landing page',
          'copywriting',
          'conversion',
          'website',
          'google',
          'lead generation',
          'ad',
          'advertising',
          'google ads',
          'campaign',
        ],
      ],
      lessons: [
        {
          step: 'make one page do one job',
          why: '[A page with many buttons|A page that offers everything at once] [asks the visitor to do your thinking|leaves the choosing to a visitor in a hurry].',
          how: "[Decide on the single next step|Choose one next step], say it in the visitor's words, and [remove the rest|take away whatever competes with it].",
          mistake:
            '[Putting every service on the front page|A front page with every service on it] [hides the one people came for|buries what people were looking for].',
          exercise:
            '[Ask somebody to look at your page briefly|Let somebody look at your page for a moment] and [tell you what it wants from them|say what they would click next].',
        },
        {
          step: 'use the words your customers use',
          why: '[People search for the problem|Most people search for help with their problem], [not for the name of your solution|long before they know your solution has a name].',
          how: '[Collect phrases from mails, calls and reviews|Gather phrases that people write and say to you], and [use them as headings|let them stand as headings].',
          mistake:
            '[Writing in the language of your trade|The language of your trade] [makes you invisible to|hides you from] the people who need it.',
          exercise:
            '[Copy three sentences from customer messages|Pick three sentences customers have written to you] and [turn one into a headline|make a headline of the best].',
        },
        {
          step: 'write the subject line last',
          why: '[You know what the mail is about|What a mail is really about shows] [only when it is finished|once it is written, and not before].',
          how: '[Take the most concrete detail of the mail|Look for the most concrete detail in the mail] and [put it in the subject, without a trick|make it the subject, plainly].',
          mistake:
            '[A subject that teases more than the mail gives|A subject line that promises more than the mail holds] [costs you the next opening|works once and is remembered].',
          exercise:
            '[Rewrite your last subject line|Change the last subject line you sent] so that it [names one real thing|says one concrete thing].',
        },
      ],
      myths: [
        {
          claim: 'Email is dead.',
          truth:
            '[An inbox is one of the few places|The inbox remains one of the few places] [where no feed decides who sees you|in which no feed stands between you and a reader].',
        },
      ],
      objections: [
        {
          says: 'Nobody reads long pages.',
          answer:
            '[People read as long as each line|Readers stay as long as each line] [answers the question the last one raised|gives them a reason for the next].',
        },
      ],
      tools: ['a swipe file of customer phrases', 'a plain-text template', 'a list of frequent searches'],
      moments: [
        '[You press send|The newsletter goes out], and the first reply comes from [somebody you never expected|a name you had forgotten|the quietest person on the list].',
      ],
      questions: ['What should my first newsletter say?', 'How long should a page be?', 'How do I find the words people search for?'],
      wins: [
        '[A reader answers the mail|A subscriber answers the mail] [as if it had been written only to them|the way one answers a friend].',
      ],
      terms: ['how to start a newsletter', 'landing page tips', 'seo for beginners', 'subject line ideas'],
      hashtags: ['EmailMarketing', 'SEOTips', 'LandingPage', 'Copywriting'],
    },
  ],
}
