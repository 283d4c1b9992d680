import type { GrammarBook } from '#writer/languages/grammar-book.ts'

/** Harmless under any topic. */
export const broadTags: readonly string[] = [
  'OpenQuestion',
  'ShareYourThoughts',
  'TodayILearned',
  'StayCurious',
  'SmallSteps',
  'GoodConversation',
  'EverydayLife',
  'LearnSomethingNew',
  'WorthKnowing',
  'GoodToKnow',
  'AskMeAnything',
  'TellMeMore',
  'OnMyMind',
  'PostOfTheDay',
]

/** Under news that is not good news. */
export const newsTags: GrammarBook['newsTags'] = {
  search: [
    ...['PleaseShare', 'HaveYouSeen', 'LostAndFound', 'KeepYourEyesOpen', 'HelpNeeded', 'PassItOn', 'SpreadTheWord', 'Neighbourhood'],
    ...['EveryHintHelps', 'StillLooking', 'Local', 'LookingFor'],
  ],
  setback: [
    ...['OneOfThoseDays', 'AdviceWelcome', 'AnyIdeas', 'RealLife', 'LessonsLearned', 'OneStepAtATime', 'TomorrowIsAnotherDay', 'BadDay'],
    ...['HelpNeeded', 'NotMyDay', 'KeepGoing', 'BeKind'],
  ],
  closing: [
    ...['ThankYou', 'Goodbye', 'EndOfAnEra', 'Grateful', 'LastChapter', 'Memories', 'Farewell', 'NewsFromUs'],
    ...['WithThanks', 'Community', 'WhatComesNext', 'BeKind'],
  ],
  told: [
    ...['InTheNews', 'WhatDoYouThink', 'OpenQuestion', 'ShareYourThoughts', 'WorthKnowing', 'GoodToKnow', 'GoodConversation', 'TellMeMore'],
    ...['OnMyMind', 'EverydayLife', 'StayCurious', 'LetsTalk'],
  ],
}

/** Built on one of the topic's own hashtags; `name` for people, places and works. */
export const tagPatterns: GrammarBook['tagPatterns'] = {
  activity: [
    '{tag}Tips',
    '{tag}ForBeginners',
    '{tag}AtHome',
    '{tag}Journey',
    '{tag}Community',
    'Learn{tag}',
    '{tag}Daily',
    '{tag}Practice',
  ],
  thing: ['{tag}Talk', 'AllAbout{tag}', '{tag}Community', '{tag}Explained', '{tag}Questions', 'Understanding{tag}', '{tag}Stories'],
  own: ['{tag}Diary', '{tag}Story', '{tag}Update', '{tag}BehindTheScenes', '{tag}Journey', '{tag}Life'],
  name: ['AllAbout{tag}', '{tag}Talk', '{tag}Community'],
  opaque: [],
}

/** What people type into a search box. */
export const searchPhrases: GrammarBook['searchPhrases'] = {
  activity: [
    '{core}',
    '{core} tips',
    '{core} for beginners',
    '{core} step by step',
    'how to start {core}',
    '{core} mistakes',
    '{core} basics',
  ],
  thing: ['{core}', '{core} explained', '{core} questions', 'all about {core}', '{core} basics', 'understanding {core}'],
  own: ['{core}', '{core} story', '{core} update', '{core} behind the scenes'],
  name: ['{core}', 'all about {core}', '{core} explained'],
  opaque: [],
}
