import { fitness } from '#writer/domains/en/fitness.ts'
import { food } from '#writer/domains/en/food.ts'
import { software } from '#writer/domains/en/software.ts'
import { vehicles } from '#writer/domains/en/vehicles.ts'
import type { DomainPack } from '#writer/domains/material.ts'

/** Every field the writer knows, in English. A new field is one file and one line here. */
export const packs: readonly DomainPack[] = [food, fitness, software, vehicles]
