import type { LanguageCode } from '#contract/options.ts'
import { languages } from '#contract/options.ts'
import { type Cell, cellOf } from '#eval/grid.ts'
import { composed, textOf } from '#eval/judge.ts'
import { topics } from '#eval/topics.ts'

/** The results that are kept for reading: each kind, each sort of topic, most tones and platforms. */
function goldenCells(language: LanguageCode): Cell[] {
  const { known, unknown, question, news, grave, foreign } = topics[language]
  const [food, sport, money, study] = known
  const of = (kind: Cell['kind'], topic: string, fields: Readonly<Record<string, unknown>>, seed: number) =>
    cellOf(kind, language, topic, fields, seed)
  return [
    of('post', food, { platform: 'instagram', tone: 'casual', length: 'medium' }, 1),
    of('post', sport, { platform: 'twitter', tone: 'humorous', length: 'short' }, 2),
    of('post', money, { platform: 'linkedin', tone: 'professional', length: 'long' }, 3),
    of('post', study, { platform: 'twitter', tone: 'educational', length: 'standard' }, 4),
    of('post', unknown[0], { platform: 'facebook', tone: 'conversational', length: 'standard' }, 5),
    of('post', unknown[1], { platform: 'tiktok', tone: 'excited', length: 'medium' }, 6),
    of('post', question, { platform: 'reddit', tone: 'casual', length: 'standard' }, 7),
    of('post', news, { platform: 'instagram', tone: 'inspirational', length: 'medium' }, 8),
    of('post', grave, { platform: 'facebook', tone: 'formal', length: 'standard' }, 9),
    of('post', foreign, { platform: 'youtube', tone: 'persuasive', length: 'standard' }, 10),
    of('post', food, { platform: 'facebook', tone: 'entertaining', length: 'long', complexity: 'advanced' }, 11),
    of('titles', food, { platforms: ['youtube'], tone: 'casual' }, 1),
    of('titles', unknown[0], { platforms: ['General'], tone: 'entertaining' }, 2),
    of('titles', question, { platforms: ['reddit'], tone: 'professional' }, 3),
    of('description', sport, { platform: 'youtube', tone: 'educational' }, 1),
    of('description', unknown[1], { platform: 'instagram', tone: 'casual' }, 2),
    of('hashtags', food, { platform: 'instagram', tone: 'casual' }, 1),
    of('hashtags', unknown[0], { platform: 'youtube', tone: 'casual' }, 2),
    of('ideas', money, { category: 'any', count: 5, tone: 'casual' }, 1),
    of('ideas', unknown[0], { category: 'lifestyle', count: 3, tone: 'inspirational' }, 2),
    of('script', food, { length: 'short', tone: 'casual', targetAudience: 'beginners' }, 1),
    of('script', unknown[1], { length: 'medium', tone: 'professional', targetAudience: 'general' }, 2),
  ]
}

const settings = ({ request }: Cell): string =>
  ['platform', 'platforms', 'tone', 'length', 'complexity', 'category', 'targetAudience']
    .flatMap((name) => (request[name] === undefined || request[name] === '' ? [] : [String(request[name])]))
    .join(', ')

/** The golden file of a language: what the built-in writer writes today, for people to read. */
export function golden(language: LanguageCode): string {
  const parts = goldenCells(language).map(
    (cell) => `## ${cell.kind}: ${cell.topic}\n\n_${settings(cell)}_\n\n\`\`\`text\n${textOf(cell, composed(cell))}\n\`\`\``,
  )
  return `# ${languages[language].native}\n\nWritten by the built-in writer; \`npm run eval -- --golden\` writes it again.\n\n${parts.join('\n\n')}\n`
}
