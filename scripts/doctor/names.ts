import { existsSync, readFileSync } from 'node:fs'
import { parseEnv as parseFile } from 'node:util'
import { Advice } from '#scripts/doctor/check.ts'
import { variableNames } from '#server/platform/env.ts'

/** Variables of the settings file that nobody reads: mostly a letter is wrong. @throws Advice naming them */
export async function names(file: string): Promise<string> {
  if (!existsSync(file)) return 'Settings: those of this shell; there is no file .env'
  const unknown = Object.keys(parseFile(readFileSync(file, 'utf8'))).filter((name) => !variableNames.includes(name))
  if (unknown.length > 0)
    throw new Advice(unknown.map((name) => `${name} in ${file} is none of this program's names; .env.example lists them.`).join('\n'))
  return `Settings: those of this shell and of ${file}`
}
