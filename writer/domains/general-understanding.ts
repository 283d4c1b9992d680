import type { Material } from '#writer/domains/material.ts'

/**
 * What holds for looking closely at almost anything, for a thing whose field no pack knows, or a topic whose grammar
 * is not known at all. `about` reads on after 'about' or 'on' and is used nowhere else.
 */
export const understanding = (about: string): Material => ({
  lessons: [
    {
      step: 'say the main point in one plain sentence',
      why: '[What fits into one sentence|Whatever can be said in one sentence] can be [remembered and passed on|carried home and told to somebody else].',
      how: '[Write the sentence without a single technical word|Put it into words a child would know], and [read it to somebody who is new to the subject|try it on somebody who has never heard of it].',
      mistake:
        '[Opening with the background|Beginning far back in the history of it] loses the people who [came for the point|were waiting for the point].',
      exercise: `[Write your one sentence about ${about}|Put down one sentence about ${about}] [before you read anything else|without looking anything up].`,
    },
    {
      step: 'look at one example closely',
      why: 'A single case [followed to the end|seen all the way through] teaches more than [a pile of summaries|many cases skimmed].',
      how: '[Choose one example, go through it from the beginning|Take one example and follow it from its first day], and [only then ask|only afterwards ask] what is typical about it.',
      mistake:
        '[Generalising from a headline|Drawing conclusions from a headline] [keeps the interesting details out|leaves out the details that would have changed your mind].',
      exercise:
        '[Choose the example you know best|Take the example closest to you], and write down three details [nobody mentions|that are usually left out].',
    },
    {
      step: 'separate what you know from what you have heard',
      why: 'Opinions [sound like facts|begin to pass for facts] once they have been [repeated often enough|said by enough people].',
      how: '[Draw a line down a page|Fold a sheet of paper in two], put what you can check on the left and [the rest on the right|whatever you only heard on the right].',
      mistake:
        '[Passing on a claim because it sounds right|Repeating something because it sounds true] makes it [harder for the next person to tell|a little harder for everybody else to know].',
      exercise:
        'Take one thing you have [always believed|never doubted] about the subject, and [find out where you have it from|trace it back to where you first heard it].',
    },
    {
      step: 'ask who sees it differently',
      why: '[Another point of view|The view of somebody else] [shows which parts of your own are only habit|makes your own habits of thought visible].',
      how: '[Talk to one person who disagrees|Find one person who sees it another way], and repeat their view until they [say that you have understood it|nod without correcting you].',
      mistake:
        '[Looking only for people who agree|Staying among people who think alike] makes every question [seem settled|look smaller than it is].',
      exercise: '[Write the strongest sentence|Put down the best line] somebody on the other side [would say|would be glad to sign].',
    },
    {
      step: 'follow one detail back to its beginning',
      why: 'Small details [carry the reasons|often hold the reasons] that [the big picture leaves out|cannot be seen from far away].',
      how: 'Pick something that [looks odd|does not quite fit], and keep asking [how it came to be that way|what made it that way].',
      mistake:
        '[Skipping what looks odd|Stepping over whatever looks odd] skips the part that [explains the rest|would have explained everything else].',
      exercise:
        '[Choose one odd detail|Take one detail that puzzles you] and ask why until [the answer surprises you|you reach something new].',
    },
    {
      step: 'compare before and after',
      why: 'A difference is [easier to see than a state|what the eye catches first], [and it tells you where to look|and it shows where something happened].',
      how: '[Put two moments side by side|Set an earlier moment beside a later one] and list [only what changed|nothing but the changes].',
      mistake:
        '[Comparing everything at once|Looking at all the differences together] makes the one important change [disappear|hard to find].',
      exercise:
        '[Describe the situation a year ago and today|Sketch how it was a year ago and how it is now] in [one line each|two short lines].',
    },
    {
      step: 'collect the words people use',
      why: 'The words people [choose|reach for] show [what they worry about|what matters to them|where it touches them].',
      how: '[Listen to a few conversations|Keep your ears open for a few days], and note the phrases that [come up by themselves|nobody had to ask for].',
      mistake:
        '[Using expert words too early|Bringing in technical terms at once] [closes the conversation for everybody else|shuts out the people you wanted to reach].',
      exercise:
        'Write down the question a newcomer would ask, [in their own words|just as they would say it], [and leave it unpolished|and keep it in sight while you work].',
    },
    {
      step: 'explain it to somebody new',
      why: 'The place where you [stumble|start to search for words] is the place [you have not understood yet|that still needs your attention].',
      how: '[Tell it aloud without notes|Put the notes away, say it aloud], and mark [each moment when you have to think|every spot where the words run out].',
      mistake:
        '[Explaining it only to people who know it already|Talking about it with insiders alone] [hides the gaps|lets the gaps go unnoticed].',
      exercise:
        '[Explain it to a friend tonight|Take a few minutes tonight to tell a friend about it], and ask [what was unclear|where they got lost].',
    },
    {
      step: 'decide what to leave out',
      why: '[A subject becomes clear|Things get clear] when something [stays outside the frame|is allowed to be missing].',
      how: '[List everything you could say|Write down all that could be said], and cross out [what would not be missed|whatever the point survives without].',
      mistake: '[Saying everything|Trying to be complete] leaves the listener to [find the point alone|do the sorting].',
      exercise:
        'Cross out the part that you [find most interesting|are most attached to] and [see whether the rest still stands|read what remains as if for the first time].',
    },
  ],
  myths: [
    {
      claim: 'You have to be an expert to talk about it.',
      truth:
        '[An honest beginner asks|Beginners who are honest about it ask] the questions that experts [have stopped hearing|no longer think of].',
    },
    {
      claim: 'There is only one right view.',
      truth:
        'Two careful people can [look at the same thing|stand before the same thing] and [notice different halves of it|come away with different parts of it].',
    },
    {
      claim: 'Everything has been said already.',
      truth: 'It has not been said [by you|in your words], [to the people who listen to you|for the people who read what you write].',
    },
    {
      claim: 'A good explanation has to be complete.',
      truth: 'A good explanation [gets one thing across|makes one thing clear] and [says openly what it leaves out|admits where it stops].',
    },
  ],
  objections: [
    {
      says: 'This is too complicated for a short video.',
      answer:
        '[One clear part of a complicated thing|A single part made clear] is worth more than [a vague whole|the whole of it in a blur].',
    },
    {
      says: 'People are not interested in this.',
      answer:
        'Interest usually [starts with the first concrete detail|wakes up when something concrete comes into view][|, and hardly ever before].',
    },
    {
      says: 'I could get it wrong.',
      answer: '[Saying where you are unsure|Naming the parts you are unsure of] makes the rest [easier to trust|more believable].',
    },
    {
      says: 'Somebody else can explain it better.',
      answer:
        'The person who [understood it a short while ago|has only just understood it] often [remembers best what was hard about it|knows the stumbling blocks best].',
    },
  ],
  tools: ['a notebook', 'one good example', 'a list of open questions', 'somebody to ask'],
  moments: [
    'There is a moment when a detail [you had overlooked|nobody had looked at] suddenly [explains the rest|makes sense of everything else].',
    '[Somebody asks a simple question|A simple question comes from the back], and [the whole room has to think|for a while nobody has an answer|the room goes quiet].',
    'You [say it aloud for the first time|hear yourself say it aloud], and it sounds [simpler than it felt|clearer than it was in your head].',
  ],
  questions: [
    `What do people get wrong about ${about}?`,
    `What would you ask an expert about ${about}?`,
    `What should more people know about ${about}?`,
    `What is rarely said about ${about}?`,
    `Why do people disagree about ${about}?`,
  ],
  wins: [
    'Somebody says that they [finally understand it|see it clearly now], and can [repeat it in their own words|explain it to the next person].',
    'You can answer [the first question of a newcomer|what a newcomer asks] [without a single hard word|in plain words|and see them nod].',
    'A person who [disagreed|saw it differently] says: [now I see what you mean|I had not thought of it that way].',
  ],
  terms: [],
  hashtags: [],
})
