import { z } from 'zod'

/** An excerpt is also the description that finders show, which they cut after about this many characters. */
const excerptMax = 160

const FrontMatter = z.strictObject({
  title: z.string().min(1).max(80),
  excerpt: z.string().min(1).max(excerptMax),
  category: z.string().min(1).max(30),
  date: z.iso.date(),
  /** Says what the article's picture shows. */
  alt: z.string().min(1),
})
export type FrontMatter = z.infer<typeof FrontMatter>

const block = /^---\n([\s\S]*?)\n---\n/

/** `key: value`, the value plain or in double quotes. */
const line = /^(\w+):[ \t]+(?:"(.*)"|(.*?))[ \t]*$/

/**
 * Parts a Markdown file into what its head says and its text.
 * @param file its name, for messages
 * @param fields those of its head
 * @throws Error that names the file and the field at fault
 */
export function partHead<Fields extends z.ZodObject>(
  file: string,
  source: string,
  fields: Fields,
): { head: z.infer<Fields>; markdown: string } {
  const text = source.replaceAll('\r\n', '\n')
  const found = block.exec(text)
  if (!found?.[1]) throw new Error(`${file}: it must begin with ${Object.keys(fields.shape).join(', ')} between lines of ---`)
  const said = found[1].split('\n').map((each) => {
    const [, key, quoted, plain] = line.exec(each) ?? []
    if (!key) throw new Error(`${file}: '${each}' is not 'field: value'`)
    return [key, quoted ?? plain ?? ''] as const
  })
  const { success, data, error } = fields.safeParse(Object.fromEntries(said))
  if (!success)
    throw new Error(
      `${file}: ${error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')}`,
    )
  return { head: data, markdown: text.slice(found[0].length) }
}

/** The head and the text of an article. @throws Error that names the file and the field at fault */
export const partFrontMatter = (file: string, source: string) => partHead(file, source, FrontMatter)
