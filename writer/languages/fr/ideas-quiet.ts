import type { IdeaPhrases } from '#writer/languages/phrase-book.ts'

/** Where somebody suffers: nothing to teach, nothing to gain. */
export const quietIdeas: IdeaPhrases['quiet'] = [
  {
    titles: ['Quelques mots face caméra : {quoted}', 'Une vidéo sans musique : {quoted}'],
    texts: [
      'Sans musique ni coupe, dites seulement les quelques phrases qui comptent aujourd’hui.',
      'Filmez vos mains plutôt que votre visage, et arrêtez-vous quand vous voulez.',
    ],
    openings: ['Premier plan : la lumière d’une fenêtre, aucun bruit.', 'Première phrase : « Je ne parlerai pas longtemps. »'],
  },
  {
    titles: ['Une lettre : {quoted}', 'Ce qui n’a pas été dit : {quoted}'],
    texts: [
      'Lisez lentement une lettre écrite à la main, sans forcément montrer votre visage.',
      'Affichez une à une les phrases restées en suspens, sur une image fixe.',
    ],
    openings: ['Premier plan : un stylo arrêté au milieu d’une page.', 'Premier plan : une chaise vide, ou une rue familière.'],
  },
  {
    titles: ['Ceux qui étaient là : {quoted}', 'Comment allez-vous aujourd’hui ? {quoted}'],
    texts: [
      'Remerciez en quelques mots les personnes restées là sans faire de bruit.',
      'Parlez peu de vous, laissez la place aux autres, et répondez sans vous presser.',
    ],
    openings: [
      'Première phrase : « Je voudrais vous parler de quelques personnes. »',
      'Première phrase : « Aujourd’hui, je voulais juste demander comment ça va. »',
    ],
  },
  {
    titles: ['Un souvenir : {quoted}', 'Un moment de silence : {quoted}'],
    texts: [
      'Choisissez un seul souvenir, racontez-le brièvement, n’expliquez rien.',
      'Une image immobile, une phrase en dessous, rien de plus.',
    ],
    openings: ['Premier plan : une vieille photo tenue entre deux doigts.', 'Premier plan : une bougie dont la flamme bouge à peine.'],
  },
  {
    titles: ['Les mots qui soulagent : {quoted}', 'Les jours qui passent lentement : {quoted}'],
    texts: [
      'Dites avec douceur quelles paroles apaisent, et lesquelles pèsent.',
      'Montrez une journée ordinaire en petits plans, sans aucun conseil.',
    ],
    openings: ['Première phrase : « Si vous ne savez pas quoi dire, dites-le. »', 'Premier plan : une tasse fumante que personne ne boit.'],
  },
]
