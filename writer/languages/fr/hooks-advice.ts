import type { Line } from '#writer/languages/grammar-book.ts'

export const lesson: readonly Line[] = [
  '{topic} : [un seul conseil|le conseil à garder], et il tient en une phrase.',
  '{topic} : par où [commencer|s’y prendre], concrètement.',
  'Une chose utile à savoir sur le thème {quoted} :',
  '{topic} : la petite habitude qui [simplifie tout le reste|fait gagner du temps].',
  'On me demande souvent par quoi commencer avec {quoted}. Voici ma réponse.',
  'Le conseil que je donnerais à des amis. Le sujet : {topic}.',
  '{topic}, version pratique :',
]

export const mistake: readonly Line[] = [
  '{topic} : l’erreur que [presque tout le monde commet|l’on voit partout].',
  '{topic} : c’est [souvent|presque toujours] là que ça coince.',
  'Un faux pas classique sur le sujet {quoted} :',
  '{topic} : quand ça ne marche pas, mieux vaut vérifier ceci d’abord.',
  'Le piège qui se cache derrière {quoted}, et comment en sortir :',
  'Personne n’en parle, tout le monde tombe dedans. Le sujet : {topic}.',
  '{topic} : le détail qui complique tout sans prévenir.',
]

/** Each ends in a colon or a full stop: the list comes next. */
export const list: readonly Line[] = [
  '{topic} : [l’essentiel en quelques lignes|la liste à garder sous la main].',
  '{topic}, en bref :',
  'Quelques repères sur le sujet {quoted} :',
  '{topic} : ce qu’il vaut mieux savoir dès le départ.',
  'Mon pense-bête spécial {quoted} :',
  'À garder quelque part. Le thème : {topic}.',
  '{topic}, point par point :',
]

export const exercise: readonly Line[] = [
  '{topic} : un petit exercice [pour aujourd’hui|à faire dès ce soir].',
  '{topic} : assez lu, passons aux travaux pratiques.',
  'Un défi minuscule autour du thème {quoted} :',
  '{topic} : une expérience à tenter tout de suite.',
  'Cinq minutes devant soi ? À tester, sur le thème {quoted} :',
  'À tester avant demain. Le sujet : {topic}.',
  '{topic} : rien ne vaut un essai.',
]
