import { Recent } from '#app/features/composer/recent.tsx'
import { generationLabel, generationText, generationTopic, preview } from '#app/features/history/describe.ts'

/** What was written last, described as in History. */
export default function DashboardRecent() {
  return (
    <Recent
      label={generationLabel}
      topic={generationTopic}
      beginning={(generation) => preview(generation.result, generationTopic(generation))}
      text={generationText}
    />
  )
}
