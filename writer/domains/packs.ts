import { ai } from '#writer/domains/en/ai.ts'
import { beauty } from '#writer/domains/en/beauty.ts'
import { books } from '#writer/domains/en/books.ts'
import { business } from '#writer/domains/en/business.ts'
import { career } from '#writer/domains/en/career.ts'
import { craft } from '#writer/domains/en/craft.ts'
import { events } from '#writer/domains/en/events.ts'
import { fashion } from '#writer/domains/en/fashion.ts'
import { fitness } from '#writer/domains/en/fitness.ts'
import { food } from '#writer/domains/en/food.ts'
import { gaming } from '#writer/domains/en/gaming.ts'
import { home } from '#writer/domains/en/home.ts'
import { marketing } from '#writer/domains/en/marketing.ts'
import { money } from '#writer/domains/en/money.ts'
import { music } from '#writer/domains/en/music.ts'
import { parenting } from '#writer/domains/en/parenting.ts'
import { pets } from '#writer/domains/en/pets.ts'
import { photography } from '#writer/domains/en/photography.ts'
import { software } from '#writer/domains/en/software.ts'
import { sport } from '#writer/domains/en/sport.ts'
import { study } from '#writer/domains/en/study.ts'
import { travel } from '#writer/domains/en/travel.ts'
import { vehicles } from '#writer/domains/en/vehicles.ts'
import { wellbeing } from '#writer/domains/en/wellbeing.ts'
import type { DomainPack } from '#writer/domains/material.ts'

/** Every field the writer knows, in English. A new field is one file and one line here. */
export const packs: readonly DomainPack[] = [
  food,
  fitness,
  money,
  travel,
  fashion,
  beauty,
  parenting,
  study,
  career,
  business,
  marketing,
  software,
  ai,
  gaming,
  music,
  photography,
  home,
  pets,
  wellbeing,
  sport,
  vehicles,
  craft,
  books,
  events,
]
