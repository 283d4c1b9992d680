import { describe, expect, test } from 'vitest'
import { type KindName, kinds } from '#kinds/index.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { writers } from '#tests/support/writers.ts'

describe.each(Object.keys(kinds) as KindName[])("what the user could add, in a model's answer for %s", (name) => {
  const writer = writers[name]
  const request = kinds[name].sample
  const read = (more: object) => writer.read(writer.answer.parse({ ...goodAnswers[name], ...more }), request)
  const named = ['how to order', ' the address ', '', 'x'.repeat(200), 'a fifth']

  test('is read into the result: at most three, each within its limit, and kept when the text is cut', () => {
    const { addBeforePosting } = read({ addBeforePosting: named })
    expect(addBeforePosting).toEqual(['how to order', 'the address', 'x'.repeat(120)])
    const result = writer.schema.result.parse(read({ addBeforePosting: ['how to order'] }))
    expect(writer.fit(result, request)).toMatchObject({ addBeforePosting: ['how to order'] })
    expect(writer.shape?.(result, request) ?? result).toMatchObject({ addBeforePosting: ['how to order'] })
  })
  test('is absent when there is nothing, and when a model leaves it out', () => {
    expect(read({ addBeforePosting: [] })).not.toHaveProperty('addBeforePosting')
    expect(read({})).not.toHaveProperty('addBeforePosting')
  })
  test('is asked for', () => expect(writer.prompt(request).system).toContain('addBeforePosting'))
})

test('an answer that is longer than the grammar allows is read, because the checks can cut it', () => {
  const caption = 'Oil it. '.repeat(400)
  expect(writers.post.answer.safeParse({ ...goodAnswers.post, caption }).success).toBe(true)
})

test('a script has its shots and the words on the screen as directions, in its language, before what is said', () => {
  const section = { name: 'Öl', shot: 'Die Kette\nvon nah', onScreen: '2 Tropfen', text: 'Nimm zwei Tropfen.' }
  const { script } = writers.script.read(
    { sections: [section, { ...section, onScreen: '', shot: '' }] },
    { ...kinds.script.sample, language: 'de' },
  ) as {
    script: string
  }
  expect(script).toBe(
    '[0:00–0:01] Öl\n(Bild: Die Kette von nah)\n(Einblendung: 2 Tropfen)\nNimm zwei Tropfen.\n\n[0:01–0:02] Öl\nNimm zwei Tropfen.',
  )
  const copies = kinds.script.view?.show({ ...kinds.script.sample, language: 'de' }, { script }).copies
  expect(copies?.map(({ text }) => text)).toEqual([script, 'Nimm zwei Tropfen.\n\nNimm zwei Tropfen.'])
})
