import type { Lesson } from '#writer/domains/material.ts'

/** For every kind of cooking that follows a recipe. */
export const recipe: Lesson = {
  step: 'read the recipe to the end before you start',
  why: 'The line [that says|with the words] “chill overnight” [always hides near the bottom|is never at the top|likes to wait until the last paragraph].',
  how: 'Read it [once for the story and once for the clock|once to understand it and once more for the times], then [put everything you need on the counter|lay out all that it asks for].',
  mistake:
    '[Chopping while something already burns|Still chopping when the pan is already smoking] is how good recipes [get bad reviews|get their bad name].',
  exercise:
    "[Take tonight's recipe|Take the next recipe you plan to make] and [underline every word that means waiting|mark each place where you will have to wait].",
}
