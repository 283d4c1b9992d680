import { quietIdeas } from '#writer/languages/fr/ideas-quiet.ts'
import { scenes } from '#writer/languages/fr/ideas-scenes.ts'
import { steps } from '#writer/languages/fr/ideas-steps.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const ideas: PhraseBook['ideas'] = {
  shapes: { ...steps, ...scenes },
  directions: {
    casual: [
      'Parlez à la caméra comme à un ami, sans texte appris.',
      'Gardez les fous rires au montage.',
      'Filmez chez vous, tel que c’est, sans ranger.',
      'Des phrases courtes, comme dans un message vocal.',
    ],
    professional: [
      'Annoncez l’objectif en une phrase, puis passez aux actes.',
      'Appuyez chaque affirmation sur un exemple.',
      'Écrivez l’idée centrale à l’écran et dites le reste.',
      'Soignez le cadre : rien d’inutile à l’arrière-plan.',
    ],
    formal: [
      'Choisissez un ton posé et des phrases complètes.',
      'Annoncez le sujet clairement dès l’ouverture.',
      'Distinguez nettement les faits des opinions.',
      'Terminez par une synthèse en une phrase.',
    ],
    conversational: [
      'Posez une question, puis laissez un vrai silence.',
      'Parlez comme s’il n’y avait qu’une personne en face.',
      'Glissez une anecdote personnelle au milieu.',
      'Lisez un commentaire et répondez-y.',
    ],
    persuasive: [
      'Dites le doute à voix haute avant d’y répondre.',
      'Montrez d’abord, affirmez ensuite.',
      'Confiez une petite action à faire juste après la vidéo.',
      'Pas de pression : la raison suffit.',
    ],
    humorous: [
      'Riez de vous-même, jamais des autres.',
      'Gardez un visage sérieux pour la phrase la plus drôle.',
      'Repassez le raté au ralenti.',
      'Après la chute, laissez une seconde de silence.',
    ],
    entertaining: [
      'Montrez un éclat de la meilleure scène dès le début.',
      'À chaque coupe, il doit se passer quelque chose.',
      'Gardez la surprise pour la toute fin.',
      'Changez de musique au moment du rebondissement.',
    ],
    inspirational: [
      'Partez d’un petit moment vrai.',
      'Montrez aussi le passage difficile, c’est lui qui donne confiance.',
      'Baissez la voix et ralentissez.',
      'Finissez sur un geste possible dès aujourd’hui.',
    ],
    educational: [
      'Une seule notion à la fois.',
      'Affichez la définition dès qu’un mot nouveau apparaît.',
      'Placez le bon et le mauvais exemple côte à côte.',
      'Posez une question finale et laissez le temps d’y penser.',
    ],
    excited: [
      'Que l’enthousiasme s’entende dès la première seconde.',
      'Objet en main, sans introduction.',
      'Coupez vite, mais respirez au moment clé.',
      'Gardez la première réaction, la vraie.',
    ],
  },
  quiet: quietIdeas,
}
