import { cn } from '#app/ui/cn.ts'
import { articlePath } from '#contract/paths.ts'
import { type PictureTheme, picturePath, pictures } from '#contract/site-pictures.ts'
import { productMessages, stepMessages } from './home-messages.ts'
import { textLink } from './text-link.ts'

/** The anchor of the steps. */
export const howItWorks = 'how-it-works'

/** A screen of the product, in the theme of the page. `npm run pictures` takes it. */
function ProductPicture({ className }: { className?: string }) {
  const { alt } = productMessages
  const { wide, narrow } = pictures
  const draw = (theme: PictureTheme, look: string) => (
    <picture className={look}>
      <source media="(max-width: 40rem)" srcSet={picturePath('narrow', theme)} width={narrow.width} height={narrow.height} />
      <img
        src={picturePath('wide', theme)}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full [filter:none]"
      />
    </picture>
  )
  return (
    <div className={cn('overflow-hidden rounded-lg border bg-paper shadow-raised max-sm:max-h-120', className)}>
      {draw('light', 'dark:hidden')}
      {draw('dark', 'hidden dark:block')}
    </div>
  )
}

const steps = () => {
  const t = stepMessages
  return [
    { title: t.chooseTitle, text: t.choose },
    { title: t.topicTitle, text: t.topic },
    { title: t.exportTitle, text: t.export },
  ]
}

/** The product in a picture, then how it is used. */
export function Product() {
  const t = productMessages
  return (
    <section id={howItWorks} className="scroll-mt-4 border-y bg-sunken/50">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
        <h2 className="text-3xl sm:text-5xl">{t.title}</h2>
        <p className="mt-3 max-w-xl text-soft sm:text-lg">{t.lead}</p>
        <figure className="mt-6 sm:mt-8">
          <ProductPicture />
          <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-soft text-sm">
            {t.caption}
            <a href={articlePath('a-demo-to-postwright')} className={textLink}>
              {t.demo}
            </a>
          </figcaption>
        </figure>
        <h3 className="mt-8 text-2xl sm:mt-12">{stepMessages.title}</h3>
        <ol className="mt-5 grid gap-4 md:grid-cols-3 md:gap-8">
          {steps().map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden className="w-6 shrink-0 font-serif text-4xl text-accent leading-none">
                {at + 1}
              </span>
              <div>
                <h4 className="font-serif text-xl">{title}</h4>
                <p className="mt-1 text-soft text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
