import type { Line } from '#writer/languages/grammar-book.ts'

export const myth: readonly Line[] = [
  '{topic} : l’idée reçue [qui a la vie dure|qu’on entend partout].',
  '{topic} : vrai ou faux ?',
  'Ce qu’on répète sur le sujet {quoted}, et ce qu’il en est vraiment :',
  '{topic} : on vérifie ensemble une phrase [toute faite|entendue mille fois].',
  'Une légende tenace entoure {quoted}.',
  '{topic}, ce qu’on répète sans vérifier :',
  '{topic} : démêlons le vrai du faux.',
]

export const objection: readonly Line[] = [
  '{topic} : l’objection [qui revient le plus|que j’entends le plus].',
  '{topic}, oui, mais…',
  'Le doute le plus courant sur le sujet {quoted}, et une réponse honnête :',
  '{topic} : si vous hésitez encore, c’est normal.',
  'Des doutes sur le sujet {quoted} ? Ils se comprennent, et l’on peut y répondre.',
  '{topic}, une vraie objection prise au sérieux :',
  '{topic} : ce qui retient, et ce qu’on peut y répondre.',
]

export const moment: readonly Line[] = [
  '{topic}, [un instant|une scène] qui vaut tous les discours :',
  '{topic}, en une image :',
  'Quand j’entends {quoted}, voilà ce que je vois :',
  '{topic}, et ce moment pour lequel on aime ça :',
  'Un petit bout de vie, au chapitre {quoted} :',
  '{topic}, les yeux fermés :',
  '{topic}, sans filtre ni mise en scène :',
]

export const contrast: readonly Line[] = [
  '{topic}, [au début|le premier jour], puis plus tard :',
  '{topic}, ce qu’on imagine et ce qu’on découvre :',
  'Deux façons de voir {quoted} :',
  '{topic}, avant, après, et ce qui change entre les deux :',
  'De loin, de près : {quoted} n’a pas le même visage.',
  'Le temps change le regard. Exemple : {topic}.',
  '{topic}, l’idée de départ et la suite :',
]
