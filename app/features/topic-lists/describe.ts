import type { CheckedRow } from '#api/topic-lists.ts'
import { languages } from '#contract/options.ts'
import { kinds } from '#kinds/index.ts'
import { platformsOf } from '#kinds/topic-request.ts'

type Described = Pick<NonNullable<CheckedRow['text']>, 'kind' | 'platform' | 'language'>

/** What a row is: 'Post · Instagram · English · Rosa’s Bakery'. @param voice the name of the one that writes it */
export const describe = ({ kind, platform, language }: Described, voice?: string): string =>
  [
    kinds[kind].label,
    platform && (platformsOf(kind).find(({ value }) => value === platform)?.label ?? platform),
    languages[language].name,
    voice,
  ]
    .filter(Boolean)
    .join(' · ')
