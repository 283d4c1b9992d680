import type { IdeaPhrases } from '#writer/languages/phrase-book.ts'

/** Where somebody suffers: nothing to teach, nothing to gain. */
export const quietIdeas: IdeaPhrases['quiet'] = [
  {
    titles: ['{quoted} : quelques mots face caméra', '{quoted}, une vidéo sans musique'],
    texts: [
      'Sans musique ni coupe, dites seulement les quelques phrases qui comptent aujourd’hui.',
      'Filmez vos mains plutôt que votre visage, et arrêtez-vous quand vous voulez.',
    ],
    openings: ['Premier plan : la lumière d’une fenêtre, aucun bruit.', 'Première phrase : « Je ne parlerai pas longtemps. »'],
  },
  {
    titles: ['{quoted} : une lettre', '{quoted} : ce qui n’a pas été dit'],
    texts: [
      'Lisez lentement une lettre écrite à la main, sans forcément montrer votre visage.',
      'Affichez une à une les phrases restées en suspens, sur une image fixe.',
    ],
    openings: ['Premier plan : un stylo arrêté au milieu d’une page.', 'Premier plan : une chaise vide, ou une rue familière.'],
  },
  {
    titles: ['{quoted} et ceux qui étaient là', '{quoted} : comment allez-vous aujourd’hui ?'],
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
    titles: ['{quoted} : un souvenir', '{quoted} : un moment de silence'],
    texts: [
      'Choisissez un seul souvenir, racontez-le brièvement, n’expliquez rien.',
      'Une image immobile, une phrase en dessous, rien de plus.',
    ],
    openings: ['Premier plan : une vieille photo tenue entre deux doigts.', 'Premier plan : une bougie dont la flamme bouge à peine.'],
  },
  {
    titles: ['{quoted} : les mots qui soulagent', '{quoted} : les jours qui passent lentement'],
    texts: [
      'Dites avec douceur quelles paroles apaisent, et lesquelles pèsent.',
      'Montrez une journée ordinaire en petits plans, sans aucun conseil.',
    ],
    openings: ['Première phrase : « Si vous ne savez pas quoi dire, dites-le. »', 'Premier plan : une tasse fumante que personne ne boit.'],
  },
]
