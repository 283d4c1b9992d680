import { carouselLimits } from '#contract/carousel.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'

const byName: readonly PostPlatform[] = ['instagram', 'linkedin', 'tiktok']

/** Where a post takes as many pictures as a carousel has slides: those on which most are posted first. A post with a title shows its pictures one by one. */
export const carouselPlatforms: readonly PostPlatform[] = [
  ...byName,
  ...postPlatforms.filter(
    (id) => !byName.includes(id) && platforms[id].pictures.most >= carouselLimits.most && !('postTitle' in platforms[id]),
  ),
]
