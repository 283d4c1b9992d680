import type { Lesson } from '#writer/domains/material.ts'

/** For every kind of cooking that follows a recipe. */
export const recipe: Lesson = {
  step: 'read the recipe to the end before you start',
  why: 'The line that says “chill overnight” always hides near the bottom.',
  how: 'Read it once for the story and once for the clock, then put everything you need on the counter.',
  mistake: 'Chopping while something already burns is how good recipes get bad reviews.',
  exercise: "Take tonight's recipe and underline every word that means waiting.",
}
