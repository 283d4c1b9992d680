import { languages } from '#contract/options.ts'
import { kinds } from '#kinds/index.ts'
import type { CheckedRow } from '#kinds/topic-list-calls.ts'
import { platformsOf } from '#kinds/topic-request.ts'

type Described = Pick<NonNullable<CheckedRow['text']>, 'kind' | 'platform' | 'language'>

/** What a row is: 'Post · Instagram · English'. */
export const describe = ({ kind, platform, language }: Described): string =>
  [kinds[kind].label, platform && (platformsOf(kind).find(({ value }) => value === platform)?.label ?? platform), languages[language].name]
    .filter(Boolean)
    .join(' · ')
