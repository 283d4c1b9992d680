import { writing } from '#writer/domains/en/writing.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const books: DomainPack = {
  id: 'books',
  label: 'books and writing',
  vocabulary: {
    3: [
      'book',
      'novel',
      'writing a book',
      'creative writing',
      'fiction',
      'poetry',
      'book club',
      'author',
      'self-publishing',
      'reading list',
      'fantasy novel',
      'memoir',
      'bookstagram',
      'booktok',
      'short story',
      'screenwriting',
      'storytelling',
      'literature',
      'library',
      "writer's block",
      'nanowrimo',
      'bookshop',
      'ghostwriting',
    ],
    2: [
      'writer',
      'poem',
      'poet',
      'reader',
      'chapter',
      'plot',
      'character',
      'manuscript',
      'publisher',
      'draft',
      'dialogue',
      'thriller',
      'romance',
      'mystery',
      'audiobook',
      'editor',
      'shakespeare',
      'blogging',
    ],
    1: ['reading', 'read', 'story', 'write', 'writing', 'page', 'prose'],
  },
  lessons: [
    {
      step: 'read with a pencil in hand',
      why: 'A mark in the margin [turns reading into a conversation|lets you answer the page|is the beginning of a conversation].',
      how: '[Underline what surprises you|Mark what surprises you], write a question beside it, and [come back when the chapter is over|return to it at the end of the chapter].',
      mistake:
        '[Finishing a book only to have finished it|Reading only to reach the end] leaves [a title and nothing else|little more than the title].',
      exercise:
        '[Open a book you have read|Take down a book you have read], and [find the sentence you would lend to a friend|look for the one sentence you would read to a friend].',
    },
    {
      step: 'give up on a book in time',
      why: 'Each dull book you [finish|drag yourself through] [takes the place of a good one|costs you the time for a better one].',
      how: 'Give it a fair number of pages, [ask whether you want to know what comes next|ask yourself if you care what comes next], and [be honest|trust the answer].',
      mistake: '[Treating a book as homework|Making homework of a book] is how [people stop reading|readers are lost].',
      exercise:
        '[Take the book you have been avoiding|Fetch the book you keep avoiding], and [decide today: chair or shelf|settle it today, either with a chapter or with the shelf].',
    },
    {
      step: 'keep words near you',
      why: 'A sentence [noted on the day it struck you|written down on the day it struck you] [is there when you need it|waits for the day you need it].',
      how: '[Carry a small notebook|Keep a small notebook with you], copy single lines by hand, and [write where they came from|add where you found them].',
      mistake:
        '[Saving everything in a folder you never open|Filling a folder that is never opened] is [collecting, not keeping|the work of a collector].',
      exercise: 'Copy one sentence by hand tonight[| and read it again in the morning|, the one that stayed with you longest].',
    },
    {
      step: 'put reading where waiting used to be',
      why: '[Time to read is rarely found in one piece|Free hours for reading seldom come], while [waiting turns up every day|small gaps come every day].',
      how: '[Keep a book in the bag, by the bed and on the phone|Leave books lying wherever you sit], and [open one before you open anything else|reach for one before the screen].',
      mistake:
        '[Waiting for a free evening|Saving reading for the holidays] means [that the bookmark never moves|finding the same bookmark on the same page].',
      exercise:
        'Put a book [on top of your phone tonight|where you usually put your phone] and [read one page|see which one you reach for].',
    },
    {
      step: 'talk about what you read',
      why: '[What you have told somebody|A book you have told somebody about] [stays with you longer|stays in the mind longer], and [telling it shows what you understood|you hear at once what you have not understood].',
      how: 'Say what it is about in two sentences, [name one thing that annoyed you|add one thing you would argue with], and [ask what the other person would have done|pass the book on].',
      mistake: '[Retelling the whole plot|Going through the plot scene by scene] hides [what it did to you|why it mattered to you].',
      exercise: '[Tell one person|Let somebody know] [which book you are reading and why|what you read last].',
    },
    {
      step: 'read outside your usual shelf',
      why: '[The same kind of book asks the same questions|A familiar shelf holds familiar answers], and [a strange one lends you other eyes|a strange one may surprise you into thinking].',
      how: '[Ask somebody very different from you|Ask a librarian or a stranger in the queue] for [a book they love|the book they give away most], and [give it a fair start|read the beginning without judging].',
      mistake:
        '[Following only what is recommended for people like you|Choosing only what resembles the last one] makes [the shelf longer and the view narrower|every book a cousin of the one before].',
      exercise: '[Take|Carry] one book home from [a shelf you always walk past|a part of the library you do not know].',
    },
    {
      step: 'read the good page twice',
      why: 'The first reading [wants to know what happens|runs after the story], and [the second sees how it is made|only the second notices the craft].',
      how: '[Choose one page that moved you|Go back to a page that worked on you], read it aloud, and [ask which word does the work|look at where the sentences grow short].',
      mistake:
        '[Racing on to the next title|Counting books instead of pages loved] leaves [the best pages read only once|no time to see how anything was done].',
      exercise:
        '[Reread the opening|Go back to the first page] of a book you love and [mark what it keeps from you|note what it does not tell you].',
    },
    {
      step: 'say it in plain words first',
      why: '[A plain sentence can be improved|Plain words can be polished later], and [decoration hides whether there is a thought at all|only plain words show whether there is a thought in them].',
      how: '[Write down what you mean as you would tell a friend|Put it first as you would say it at the table], and [add only what makes it clearer|let only the words stay that a reader would miss].',
      mistake:
        '[Reaching for the grand word|Dressing up the first sentence] often [covers a thought that is not finished|means that the thought is not ready].',
      exercise:
        '[Take one paragraph of yours|Choose a paragraph you have written] and [say it again in half the words|tell it to a child].',
    },
  ],
  myths: [
    {
      claim: 'Real readers finish every book.',
      truth: 'Real readers [put books down and remember why|leave books unfinished and can tell you why].',
    },
    { claim: 'Audiobooks do not count.', truth: 'Stories were heard [long before they were printed|long before anybody could read them].' },
    {
      claim: 'Reading fast means reading well.',
      truth:
        '[Speed helps with a timetable|A timetable may be read fast], and [a good page is worth a slower eye|a good page asks for time].',
    },
    {
      claim: 'Writing is a gift you either have or lack.',
      truth:
        '[Writing is mostly rewriting|Most of writing is done again and again], and [that part can be learned by anyone|rewriting can be learned].',
    },
  ],
  objections: [
    {
      says: 'I have no time to read.',
      answer: 'A few pages in each queue [make a book by the end of the season|add up to a book sooner than you think].',
    },
    {
      says: 'Everything has been written already.',
      answer: 'Not by you, and [not about the street you grew up in|not with your eyes|certainly not about your street].',
    },
    {
      says: 'I cannot concentrate on a book any more.',
      answer:
        '[Attention comes back with practice|Attention can be trained again], and [a few pages without the phone in the room are a start|short chapters and a phone in another room help].',
    },
    {
      says: 'Books cost too much.',
      answer:
        '[A library card opens more shelves than one life can read|The library has more than anyone could read], and [swapping with friends costs nothing|friends lend what they love].',
    },
  ],
  tools: ['a soft pencil', 'a pocket notebook', 'a reading lamp', 'a library card', 'a quiet hour'],
  moments: [
    'The last page turns, and you sit there [holding a closed book|with the closed book in your hands].',
    'A library smells of [paper and rain on coats|paper, dust and wet coats].',
    'You read one line twice, [just for the sound|only for how it sounds|and then once more aloud].',
  ],
  questions: ['What should I read next?', 'How do I get back into reading?', 'How do I remember what I read?'],
  wins: [
    'You miss your stop [because of a chapter|with one page to go|and do not mind].',
    'Somebody finishes the book you gave them [and calls you|and rings you up that night].',
  ],
  terms: ['how to read more', 'book recommendations', 'reading habit', 'writing tips'],
  hashtags: ['ReadMore', 'BookLovers', 'Bookish', 'ReadingCommunity', 'Books'],
  branches: [writing],
}
