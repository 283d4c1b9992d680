import { ImagePlus, X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { thumbnailPath } from '#contract/photos.ts'
import type { Brand } from '#contract/pictures.ts'
import { brandMessages } from './messages.ts'

const PhotoPicker = lazy(() => import('./photo-picker.tsx'))

/** The logo of pictures, which is one of the user's photos. They are shown where it is chosen. */
export function LogoField({ brand, onChange }: { brand: Brand; onChange: (brand: Brand) => void }) {
  const t = brandMessages
  const titleId = useId()
  const pickerId = useId()
  const [isOpen, setOpen] = useState(false)
  const [gone, setGone] = useState<string>()
  const { logo, ...others } = brand
  const choose = (id: string | undefined) => onChange(id ? { ...others, logo: id } : others)
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-2">
      <h3 id={titleId} className="font-medium font-sans text-sm tracking-normal">
        {t.logo}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        {logo && logo !== gone && (
          <img
            src={thumbnailPath(logo)}
            alt=""
            className="size-10 rounded-md border bg-edge/50 object-contain p-1 touch:size-11"
            onError={() => setGone(logo)}
          />
        )}
        <Button variant="secondary" size="sm" aria-expanded={isOpen} aria-controls={pickerId} onClick={() => setOpen(!isOpen)}>
          {!isOpen && <ImagePlus aria-hidden />}
          {isOpen ? t.closeLogos : logo ? t.changeLogo : t.addLogo}
        </Button>
        {logo && (
          <Button variant="ghost" size="icon" aria-label={t.removeLogo} title={t.removeLogo} onClick={() => choose(undefined)}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      {logo && logo === gone && <p className="text-sm text-warn">{t.logoGone}</p>}
      <div id={pickerId} className="empty:hidden">
        {isOpen && (
          <Suspense fallback={<Spinner />}>
            <PhotoPicker legend={t.logo} hideLegend value={logo} onChange={choose} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
