import type { Line } from '#writer/languages/grammar-book.ts'

export const lesson: readonly Line[] = [
  '{topic}, [un seul conseil|le conseil à garder] :',
  '{topic}, par où commencer [concrètement|pour de bon] :',
  'Une chose utile à savoir sur le thème {quoted} :',
  '{topic}, la petite habitude qui [simplifie tout le reste|fait gagner du temps] :',
  'On me demande souvent par où commencer avec {quoted}, et voici ma réponse :',
  '{topic}, ce que je dirais à des amis :',
  '{topic}, version pratique :',
]

export const mistake: readonly Line[] = [
  '{topic}, l’erreur que [presque tout le monde commet|l’on voit partout] :',
  '{topic}, là où ça coince [souvent|presque toujours] :',
  'Un faux pas classique sur le sujet {quoted} :',
  '{topic}, quand ça ne marche pas, à vérifier d’abord :',
  'Le piège qui se cache derrière {quoted}, et comment en sortir :',
  '{topic}, le piège où tout le monde tombe un jour :',
  '{topic}, le détail qui complique tout sans prévenir :',
]

/** Each ends in a colon or a full stop: the list comes next. */
export const list: readonly Line[] = [
  '{topic} : [l’essentiel en quelques lignes|la liste à garder sous la main].',
  '{topic}, en bref :',
  'Quelques repères sur le sujet {quoted} :',
  '{topic} : ce qu’il vaut mieux savoir dès le départ.',
  'Mon pense-bête spécial {quoted} :',
  '{topic}, à garder quelque part :',
  '{topic}, point par point :',
]

export const exercise: readonly Line[] = [
  '{topic}, un petit exercice [pour aujourd’hui|à faire dès ce soir] :',
  '{topic}, assez lu, place aux travaux pratiques :',
  'Un défi minuscule autour du thème {quoted} :',
  '{topic}, une expérience à tenter tout de suite :',
  'Cinq minutes devant soi ? À tester, sur le thème {quoted} :',
  '{topic}, à tester avant demain :',
  '{topic}, parce que rien ne vaut un essai :',
]
