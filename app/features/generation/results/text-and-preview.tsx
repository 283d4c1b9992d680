import { createContext, type ReactNode, use, useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { CardLookContext } from './card-look.ts'
import { resultMessages } from './messages.ts'
import { EditingContext } from './text-editor.tsx'
import { useWide } from './use-wide.ts'

/** CSS pixels from which the preview has room beside the text. */
const besideFrom = 704

/** Whether the preview is beside the text, and seen with it. */
export const PreviewBesideContext = createContext(false)

interface TextAndPreviewProps {
  /** The text as its platform would show it. */
  preview: ReactNode
  /** The whole text. */
  children: ReactNode
}

/** A text with its preview: beside it where there is room, else as a tab. Without it among many texts. */
export function TextAndPreview(props: TextAndPreviewProps) {
  if (use(CardLookContext)) return <div className="grid min-w-0 grid-cols-1 gap-3">{props.children}</div>
  return <WithPreview {...props} />
}

function WithPreview({ preview, children }: TextAndPreviewProps) {
  const [box, wide] = useWide(besideFrom)
  const [tab, setTab] = useState('text')
  const selection = use(EditingContext)?.selection ?? null
  const [shown, setShown] = useState(selection)
  if (shown !== selection) {
    setShown(selection)
    // The passage is to be seen.
    if (selection) setTab('text')
  }
  const t = resultMessages
  return (
    <div ref={box} className="min-w-0">
      {wide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] items-start gap-8">
          <div className="grid min-w-0 grid-cols-1 gap-3">
            <PreviewBesideContext value={true}>{children}</PreviewBesideContext>
          </div>
          <section aria-label={t.preview} className="sticky top-18 min-w-0">
            {preview}
          </section>
        </div>
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label={t.preview} className="-mt-2">
            <TabsTrigger value="text">{t.text}</TabsTrigger>
            <TabsTrigger value="preview">{t.preview}</TabsTrigger>
          </TabsList>
          <TabsContent value="text" className="grid grid-cols-1 gap-3 pt-4">
            {children}
          </TabsContent>
          <TabsContent value="preview" className="pt-4">
            {preview}
          </TabsContent>
        </Tabs>
      )}
    </div>
  )
}
