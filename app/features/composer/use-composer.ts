import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type DraftFields, oneOf, putDraft, textField, useDraft } from '#app/lib/generation/draft.ts'
import { issueOfSource } from '#app/lib/generation/form.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { screenKey } from '#app/lib/generation/screens.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { type Given, givenFields } from '#app/lib/given/given.ts'
import { useLocks } from '#app/lib/locks/locks.ts'
import { useSession } from '#app/lib/session.tsx'
import { isFromSource, sourceFields } from '#app/lib/sources/source-choice.ts'
import { useVoiceChoice, withVoice } from '#app/lib/voices/voice-choice.ts'
import { generationMessages } from '#contract/messages.ts'
import { type LanguageCode, languageCodes, topicMax } from '#contract/options.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import { platformsOf } from '#kinds/topic-request.ts'
import { type Asked, jobFor, screenFor, valuesFor } from './targets.ts'

/** What the composer holds; `''`: not chosen. */
export interface ComposerDraft extends Given {
  readonly topic: string
  readonly kind: KindName
  readonly platform: string
  readonly language: LanguageCode | ''
  /** `source`: it is written from the chosen points of a source. */
  readonly from: string
  readonly source: string
}

/** A stable reference, as `useDraft` requires. */
const fields: DraftFields<ComposerDraft> = {
  ...givenFields,
  topic: textField(topicMax),
  kind: oneOf(kindNames, kindNames[0]),
  platform: textField(40),
  language: oneOf(['', ...languageCodes], ''),
  ...sourceFields,
}

/** The platforms of a kind; one empty id for a kind without. */
const optionsOf = (kind: KindName): readonly string[] => {
  const ids = platformsOf(kind).map(({ value }) => value)
  return ids.length > 0 ? ids : ['']
}

/** What a press lacks; undefined when it lacks nothing. */
const missingIn = (asked: Asked): string | undefined =>
  (isFromSource(asked) ? issueOfSource({ ...asked })?.message : undefined) ??
  (asked.topic ? undefined : generationMessages.get().topicFirst)

/**
 * The state of the composer: its draft, what a press would write, and the texts that it wrote. A platform and language that were not chosen
 * follow the user's voice, or their first one while none writes, and their plan.
 * @param screen its key in the store and among the drafts
 */
export function useComposer(screen: string) {
  const [draft, setDraft] = useDraft(screen, fields)
  const [error, setError] = useState<string>()
  const { me } = useSession()
  const isLocked = useLocks()
  const voiceChoice = useVoiceChoice()
  const voice = voiceChoice.chosen ?? voiceChoice.voices?.[0]
  const navigate = useNavigate()
  const generation = useGeneration(screen)

  const { kind } = draft
  const language: LanguageCode = draft.language || voice?.language || 'en'
  const asked: Asked = {
    topic: draft.topic.trim(),
    details: draft.details,
    facts: draft.facts,
    occasion: draft.occasion,
    language,
    ...{ from: draft.from, source: draft.source },
  }
  const featureFor = (platform: string, of = kind) => jobFor(screenFor(of, platform), platform, asked).feature
  const offered = platformsOf(kind).map((choice) => ({ ...choice, locked: isLocked(featureFor(choice.value)) }))
  const free = offered.filter(({ locked }) => !locked)
  const platforms = [...free, ...offered.filter(({ locked }) => locked)]
  const preferred = free.find(({ value }) => voice?.platforms.some((id) => id === value))
  const chosen = platforms.find(({ value }) => value === draft.platform)
  const platform = (chosen ?? preferred ?? free[0] ?? platforms[0])?.value ?? ''
  const target = screenFor(kind, platform)
  const job = jobFor(target, platform, withVoice(asked, voiceChoice))
  // A kind is locked when the plan has it for no platform.
  const kindChoices = kindNames.map((value) => ({
    value,
    locked: optionsOf(value).every((id) => isLocked(featureFor(id, value))),
  }))

  return {
    ...generation,
    draft,
    change: (changed: Partial<ComposerDraft>) => {
      setDraft(changed)
      if (changed.topic !== undefined || changed.source !== undefined || changed.from !== undefined) setError(undefined)
    },
    error,
    voice,
    voiceChoice,
    language,
    kinds: kindChoices,
    platforms,
    platform,
    target,
    feature: job.feature,
    locked: isLocked(job.feature),
    /** Starts the generation, or says what is missing; returns whether the topic was there. */
    write: (): boolean => {
      if (generation.busy) return true
      const missing = missingIn(asked)
      setError(missing)
      if (!missing) generation.start([job])
      return !missing
    },
    stop: () => generations.stop(screen),
    /** Opens the generator with everything filled in; starts nothing. */
    openGenerator: () => {
      putDraft(screenKey(me?.user.id, target.path), valuesFor(target, platform, asked))
      void navigate(target.path)
    },
  }
}

export type ComposerState = ReturnType<typeof useComposer>
