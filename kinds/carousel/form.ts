import { carouselLimits } from '#contract/carousel.ts'
import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { carouselPlatforms } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import { platformName } from '#platforms/index.ts'

const t = carouselMessages

export const carouselScreen: GeneratorScreen = {
  path: `${tools}/carousel`,
  title: t.screen,
  about: t.about,
  navigation: { label: t.navigation },
  icon: 'images',
  fields: [
    topicField(t.lead),
    {
      type: 'one-of',
      name: 'platform',
      label: formMessages.platform,
      choices: choicesOf(carouselPlatforms, platformName),
      initial: carouselPlatforms[0],
    },
    { type: 'count', name: 'slides', label: t.slides, min: carouselLimits.least, max: carouselLimits.most, initial: carouselLimits.usual },
    { type: 'voice' },
  ],
  action: () => t.action,
  drawsOn: t.navigation,
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
