import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { newVoice } from '#contract/voices.ts'
import { measures } from '#contract/weighted.ts'

/** An exported function, found in its source. */
interface ExportedFunction {
  /** `writer/fit/emoji.ts emojiCap` */
  readonly name: string
  /** Types of the parameters that a call needs, as in the source. */
  readonly types: readonly string[]
  readonly call: (...values: readonly unknown[]) => unknown
}

/** The exported functions of all modules below these folders. */
export async function exportedFunctions(folders: readonly string[]): Promise<ExportedFunction[]> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
  const sources = files.split('\0').filter((file) => file.endsWith('.ts') && !/\.(test|fixture|support|d)\.ts$/.test(file))
  return (await Promise.all(sources.map(functionsIn))).flat()
}

async function functionsIn(file: string): Promise<ExportedFunction[]> {
  const source = readFileSync(file, 'utf8')
  const declared = parseSync(file, source).program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declaration?.type === 'FunctionDeclaration') return [{ name: declaration.id?.name ?? '', params: declaration.params }]
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier' ? [{ name: id.name, params: init.params }] : [],
    )
  })
  if (declared.every(({ params }) => params.length === 0)) return []
  const module: Readonly<Record<string, ExportedFunction['call']>> = await import(join(process.cwd(), file))
  return declared.flatMap(({ name, params }) => {
    const call = module[name]
    const types = params.flatMap((param) => {
      if (param.type === 'AssignmentPattern' || !('typeAnnotation' in param) || ('optional' in param && param.optional)) return []
      const type = param.typeAnnotation?.typeAnnotation
      return type ? [source.slice(type.start, type.end)] : []
    })
    return call ? [{ name: `${file} ${name}`, types, call }] : []
  })
}

/** A voice and a source that hold a hostile text wherever they hold any. */
export const backgroundOf = (text: string) => ({
  voice: {
    ...newVoice,
    name: text.slice(0, 60),
    offer: text.slice(0, 200),
    audience: text.slice(0, 200),
    place: text.slice(0, 120),
    useWords: [text.slice(0, 60)],
    avoidWords: [text.slice(0, 60)],
    ownPosts: Array(10).fill(text.slice(0, 3_000)),
    ...({ emoji: 'few', hashtags: 'few', styleNote: text.slice(0, 1_000), rules: [] } as const),
  },
  source: { title: text.slice(0, 200), points: [{ position: 0, text: text.slice(0, 400), facts: [text.slice(0, 60)] }] },
})

/** Values for the types of parameters with which functions can be called one by one. */
const samples: Readonly<Record<string, (text: string) => unknown>> = {
  string: (text) => text,
  unknown: (text) => text,
  'readonly string[]': (text) => Array.from({ length: 20 }, (_, at) => text.slice(at * (text.length / 20), (at + 1) * (text.length / 20))),
  'readonly Passage[]': (text) => [{ field: 'caption', text }],
  'Background | undefined': backgroundOf,
  number: () => 100,
  boolean: () => true,
  LanguageCode: () => 'en',
  PostPlatform: () => 'facebook',
  TextLimit: () => ({ max: 1_000, unit: 'utf16' }),
  '{ min: number; max: number }': () => ({ min: 1, max: 5 }),
  Measures: () => measures,
}

/** Whether a function reads a text and can be called without other objects. */
export const readsText = ({ types }: ExportedFunction): boolean =>
  types.some((type) => /^(?:string|readonly (?:string|Passage)\[\])$/.test(type)) && types.every((type) => type in samples)

export const callWith = ({ types, call }: ExportedFunction, text: string): unknown => call(...types.map((type) => samples[type]?.(text)))
