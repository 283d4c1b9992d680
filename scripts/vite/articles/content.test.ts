import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { articleSlugs } from '#contract/paths.ts'
import { articlesFolder, readBlog } from '#scripts/vite/articles/read.ts'

/** Words that an article of this blog holds (issue 5), and the minutes that those take. */
const shortest = Math.ceil(700 / 200)
const longest = Math.ceil(1_200 / 200)

const named = (ending: string) => globSync(`${articlesFolder}/*${ending}`).map((file) => basename(file, ending))

test('every article of the list is there with its picture, and nothing else', () => {
  expect(named('.md').toSorted()).toEqual(articleSlugs.toSorted())
  expect(named('.svg').toSorted()).toEqual(articleSlugs.toSorted())
})

describe('the articles', () => {
  let articles: readonly Article[]

  beforeAll(async () => {
    articles = (await readBlog()).articles
  })

  test('take between 700 and 1,200 words to say what they say', () => {
    expect(articles.filter(({ readingTime }) => readingTime < shortest || readingTime > longest).map(({ slug }) => slug)).toEqual([])
  })

  test('are each in at least three sections', () => {
    expect(articles.filter(({ sections }) => sections.length < 3).map(({ slug }) => slug)).toEqual([])
  })

  test('each say something of their own', () => {
    expect(new Set(articles.flatMap(({ title, excerpt }) => [title, excerpt])).size).toBe(2 * articles.length)
  })
})
