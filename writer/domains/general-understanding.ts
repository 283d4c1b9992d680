import type { Material } from '#writer/domains/material.ts'

/**
 * What holds for looking closely at almost anything, for a thing whose field no pack knows, or a topic whose grammar
 * is not known at all. `about` reads on after 'about' or 'on' and is used nowhere else.
 */
export const understanding = (about: string): Material => ({
  lessons: [
    {
      step: 'say the main point in one plain sentence',
      why: 'What fits into one sentence can be remembered and passed on.',
      how: 'Write the sentence without a single technical word, and read it to somebody who is new to the subject.',
      mistake: 'Opening with the background loses the people who came for the point.',
      exercise: `Write your one sentence about ${about} before you read anything else.`,
    },
    {
      step: 'look at one example closely',
      why: 'A single case followed to the end teaches more than a pile of summaries.',
      how: 'Choose one example, go through it from the beginning, and only then ask what is typical about it.',
      mistake: 'Generalising from a headline keeps the interesting details out.',
      exercise: 'Choose the example you know best, and write down three details nobody mentions.',
    },
    {
      step: 'separate what you know from what you have heard',
      why: 'Opinions sound like facts once they have been repeated often enough.',
      how: 'Draw a line down a page, put what you can check on the left and the rest on the right.',
      mistake: 'Passing on a claim because it sounds right makes it harder for the next person to tell.',
      exercise: 'Take one thing you have always believed about the subject, and find out where you have it from.',
    },
    {
      step: 'ask who sees it differently',
      why: 'Another point of view shows which parts of your own are only habit.',
      how: 'Talk to one person who disagrees, and repeat their view until they say that you have understood it.',
      mistake: 'Looking only for people who agree makes every question seem settled.',
      exercise: 'Write the strongest sentence somebody on the other side would say.',
    },
    {
      step: 'follow one detail back to its beginning',
      why: 'Small details carry the reasons that the big picture leaves out.',
      how: 'Pick something that looks odd, and keep asking how it came to be that way.',
      mistake: 'Skipping what looks odd skips the part that explains the rest.',
      exercise: 'Choose one odd detail and ask why until the answer surprises you.',
    },
    {
      step: 'compare before and after',
      why: 'A difference is easier to see than a state.',
      how: 'Put two moments side by side and list only what changed.',
      mistake: 'Comparing everything at once makes the one important change disappear.',
      exercise: 'Describe the situation a year ago and today in one line each.',
    },
    {
      step: 'collect the words people use',
      why: 'The words people choose show what they worry about.',
      how: 'Listen to a few conversations, and note the phrases that come up by themselves.',
      mistake: 'Using expert words too early closes the conversation for everybody else.',
      exercise: 'Write down the question a newcomer would ask, in their own words.',
    },
    {
      step: 'explain it to somebody new',
      why: 'The place where you stumble is the place you have not understood yet.',
      how: 'Tell it aloud without notes, and mark each moment when you have to think.',
      mistake: 'Explaining it only to people who know it already hides the gaps.',
      exercise: 'Explain it to a friend tonight, and ask what was unclear.',
    },
    {
      step: 'decide what to leave out',
      why: 'A subject becomes clear when something stays outside the frame.',
      how: 'List everything you could say, and cross out what would not be missed.',
      mistake: 'Saying everything leaves the listener to find the point alone.',
      exercise: 'Cross out the part that you find most interesting and see whether the rest still stands.',
    },
  ],
  myths: [
    {
      claim: 'You have to be an expert to talk about it.',
      truth: 'An honest beginner asks the questions that experts have stopped hearing.',
    },
    { claim: 'There is only one right view.', truth: 'Two careful people can look at the same thing and notice different halves of it.' },
    { claim: 'Everything has been said already.', truth: 'It has not been said by you, to the people who listen to you.' },
  ],
  objections: [
    {
      says: 'This is too complicated for a short video.',
      answer: 'One clear part of a complicated thing is worth more than a vague whole.',
    },
    { says: 'People are not interested in this.', answer: 'Interest usually starts with the first concrete detail.' },
    { says: 'I could get it wrong.', answer: 'Saying where you are unsure makes the rest easier to trust.' },
  ],
  tools: ['a notebook', 'one good example', 'a list of open questions', 'somebody to ask'],
  moments: [
    'There is a moment when a detail you had overlooked suddenly explains the rest.',
    'Somebody asks a simple question, and the whole room has to think.',
    'You say it aloud for the first time, and it sounds simpler than it felt.',
  ],
  questions: [
    `What do people get wrong about ${about}?`,
    `What would you ask an expert about ${about}?`,
    `What should more people know about ${about}?`,
    `What is rarely said about ${about}?`,
    `Why do people disagree about ${about}?`,
  ],
  wins: [
    'Somebody says that they finally understand it, and can repeat it in their own words.',
    'You can answer the first question of a newcomer without a single hard word.',
    'A person who disagreed says: now I see what you mean.',
  ],
  terms: [],
  hashtags: [],
})
