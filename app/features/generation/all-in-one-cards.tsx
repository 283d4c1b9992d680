import { type ComponentType, memo, type ReactNode } from 'react'
import type { RequestFor, ResultFor, Run, WrittenRun } from '#app/lib/generation/run.ts'
import type { KindName } from '#kinds/index.ts'
import { slotName } from './all-in-one-jobs.ts'
import {
  DescriptionResult,
  HashtagsResult,
  IdeasResult,
  LiveDescription,
  LiveHashtags,
  LiveIdeas,
  LivePost,
  LiveScript,
  LiveTitles,
  PostResult,
  ScriptResult,
  TitlesResult,
} from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'

interface Card<Name extends KindName> {
  readonly Written: ComponentType<{ screen: string; run: WrittenRun<Name>; onRegenerate: () => void }>
  readonly live: (screen: string, result: ResultFor<Name>, request: RequestFor<Name>) => ReactNode
}

const cards: { readonly [Name in KindName]: Card<Name> } = {
  titles: {
    Written: TitlesResult,
    live: (screen, { titles }, request) => <LiveTitles screen={screen} titles={titles} request={request} />,
  },
  description: {
    Written: DescriptionResult,
    live: (screen, { description }, request) => <LiveDescription screen={screen} text={description} request={request} />,
  },
  hashtags: {
    Written: HashtagsResult,
    live: (screen, result, request) => <LiveHashtags screen={screen} result={result} request={request} />,
  },
  ideas: { Written: IdeasResult, live: (screen, { ideas }, request) => <LiveIdeas screen={screen} ideas={ideas} request={request} /> },
  script: {
    Written: ScriptResult,
    live: (screen, { script }, request) => <LiveScript screen={screen} script={script} request={request} />,
  },
  post: { Written: PostResult, live: (screen, { post }, request) => <LivePost screen={screen} post={post} request={request} /> },
}

interface AllInOneCardProps {
  screen: string
  run: Run
  regenerate: (run: Run) => void
}

/** One of the cards, drawn as its own screen draws it. Memoized: while twelve texts grow, only those that grew are drawn again. */
export const AllInOneCard = memo(function AllInOneCard({ screen, run, regenerate }: AllInOneCardProps) {
  const { Written, live } = cards[run.kind] as Card<KindName>
  return (
    <RunSlot
      screen={screen}
      run={run}
      title={slotName(run.slot)}
      among
      written={(done) => <Written screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
      live={(result, request) => live(screen, result, request)}
    />
  )
})
